"""People to moves, events to words: commands, panels and buttons; no SQL, no rule, never a raw state."""
