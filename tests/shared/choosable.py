"""All that a host may choose, of every game on offer."""

from collections.abc import Iterator

from cogs.options import Option, options
from engine.registry import GAMES


def every_option() -> Iterator[Option]:
    """Game by game."""
    for game in GAMES:
        yield from options(game)
