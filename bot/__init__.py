"""The machine room: settings, store, tables, clock, texts; knows no rule of any game."""
