"""The figures of `make bench`: wherever possible ratios of one run, which mean the same on every machine."""

from engine.game import AnyGame

MISSED = 3
"""The exit status of a part whose figure misses its target; a part that breaks down has another one."""

PLAYERS = 4
"""So many sit at a table that is measured, if the game takes so many."""


def seated(game: AnyGame) -> int:
    """How many play at a table that is measured."""
    return min(max(PLAYERS, game.seats[0]), game.seats[-1])
