"""How long to wait before what has failed is tried again; knows neither what it is nor why it failed."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

Pause: TypeAlias = Callable[[float], Awaitable[object]]
"""Waits so many seconds."""

_LONGEST = 60.0
_DOUBLINGS = 6
"""After which the longest pause is reached; a float could not be doubled for ever."""


def before_try(failures: int) -> float:
    """Seconds to wait after so many failures in a row: twice as long each time, a minute at most."""
    return min(2.0 ** min(failures - 1, _DOUBLINGS), _LONGEST)
