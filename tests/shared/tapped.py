"""How much can be chosen in Discord, for tests that hold a game against it without knowing Discord."""

MOST_TAPPED = 25
"""So many values stand in one list, and so many parameters has a command, since Discord takes no more."""

FOR_ALL_GAMES = 4
"""So many of those may belong to every game: cards, pace, hints, computer players."""
