"""How long to wait before what has failed is tried again; knows neither what it is nor why it failed."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

Pause: TypeAlias = Callable[[float], Awaitable[object]]
"""Waits so many seconds."""

_LONGEST = 60.0
_DOUBLINGS = 6
"""After which the longest pause is reached; a float could not be doubled for ever."""


def before_try(failures: int) -> float:
    """Seconds to wait after so many failures in a row: twice as long each time, a minute at most."""
    return min(2.0 ** min(failures - 1, _DOUBLINGS), _LONGEST)


class Rests:
    """Which of many things, by number, rest for now as they failed; time is told in rounds of a second."""

    def __init__(self) -> None:
        self._round = 0
        self._failed: dict[int, tuple[int, int]] = {}
        """How often in a row, and until which round it rests."""

    def awake(self, asked: Sequence[int]) -> list[int]:
        """Begin a round: gives those of all that are asked for that do not rest, and forgets all others."""
        self._round += 1
        self._failed = {number: self._failed[number] for number in asked if number in self._failed}
        return [number for number in asked if self._failed.get(number, (0, 0))[1] <= self._round]

    def failed(self, number: int) -> None:
        """It failed, once more."""
        failures = self._failed.get(number, (0, 0))[0] + 1
        self._failed[number] = failures, self._round + round(before_try(failures))

    def worked(self, number: int) -> None:
        """It did not fail."""
        self._failed.pop(number, None)
