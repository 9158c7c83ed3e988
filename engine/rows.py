"""Rows of cards and rows by seat, changed into new ones; knows no game."""

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from engine.cards import Card
from engine.game import Seat

T = TypeVar("T")


def replaced(rows: tuple[T, ...], seat: Seat, row: T) -> tuple[T, ...]:
    """What every seat has, with that of one seat replaced."""
    changed = list(rows)
    changed[seat] = row
    return tuple(changed)


def inserted(row: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The row with one item more, before ``place``."""
    changed = list(row)
    changed.insert(place, item)
    return tuple(changed)


def latest(row: tuple[T, ...], item: T, most: int) -> tuple[T, ...]:
    """The row with one item more at its end, and of them all the last ones, so many at most."""
    return (*row, item)[-most:]


def dealt(cards: Sequence[Card], players: int) -> tuple[tuple[Card, ...], ...]:
    """Cards dealt out one at a time, seat 0 first, round the table."""
    return tuple(tuple(cards[seat::players]) for seat in range(players))


@cache
def clockwise(seats: tuple[Seat, ...] | range, first: Seat) -> tuple[Seat, ...]:
    """The seats, given in ascending order, in that of their turns from ``first`` on, or the next after it."""
    return (*(seat for seat in seats if seat >= first), *(seat for seat in seats if seat < first))
