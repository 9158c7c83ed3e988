"""Where a long hand is broken into rows; knows nothing of how cards look."""

from collections.abc import Sequence
from functools import cache
from math import ceil

from bot.pictures.sketches import Group

MOST_IN_ROW = 10
"""So many cards lie side by side and can still be read on a phone."""

_TORN = 4
"""How bad it is to tear a group apart, beside rows that are unequal by one card each (1), by two (4)."""


def row_lengths(cards: int, groups: Sequence[Group]) -> tuple[int, ...]:
    """How many cards lie in each row: as few rows as will do, about equal, tearing few groups apart."""
    rows = max(1, ceil(cards / MOST_IN_ROW))
    torn = [
        sum(group.start < place < group.start + group.length for group in groups) for place in range(cards)
    ]

    @cache
    def best(first: int, left: int) -> tuple[float, tuple[int, ...]]:
        if left == 1:
            length = cards - first
            return (_unequal(length) if length <= MOST_IN_ROW else float("inf")), (length,)
        return min(_with(first, length, left) for length in range(1, min(MOST_IN_ROW, cards - first - 1) + 1))

    def _with(first: int, length: int, left: int) -> tuple[float, tuple[int, ...]]:
        cost, rest = best(first + length, left - 1)
        return cost + _unequal(length) + _TORN * torn[first + length], (length, *rest)

    def _unequal(length: int) -> float:
        return (length - cards / rows) ** 2

    return best(0, rows)[1]
