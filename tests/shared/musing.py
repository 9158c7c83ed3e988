"""A computer player that thinks until a test has done something meanwhile; knows no test."""

from random import Random
from threading import Event
from typing import Any

PATIENCE = 5.0
"""Seconds for which it is held up, and waited for, at most."""


class Musing:
    """Takes the first legal move, and is held up for one seat, or for any, until it is woken."""

    def __init__(self, seat: int | None = None) -> None:
        self.thinking, self.wake = Event(), Event()
        self._seat = seat

    def __call__(self, view: Any, _chance: Random) -> Any:
        """Say that it thinks, and wait."""
        if self._seat in {None, view.seat}:
            self.thinking.set()
            self.wake.wait(PATIENCE)
        return view.legal[0]
