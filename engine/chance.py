"""The computer player that leaves everything to chance; knows no rule of any game."""

from random import Random
from typing import Any


def play(view: Any, rng: Random) -> Any:
    """Any of the legal moves of a view, each equally likely."""
    return rng.choice(view.legal)
