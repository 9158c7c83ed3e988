"""The machine room: settings, store, tables, clock, texts; knows no rule of any game."""

__version__ = "0.1.0"
