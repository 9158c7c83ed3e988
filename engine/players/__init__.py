"""Computer players: they get a view and a source of chance, never a state."""
