"""Rows of cards and rows by seat, changed into new ones; knows no game."""

from collections.abc import Sequence
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


def dealt(cards: Sequence[Card], players: int) -> tuple[tuple[Card, ...], ...]:
    """Cards dealt out one at a time, seat 0 first, round the table."""
    return tuple(tuple(cards[seat::players]) for seat in range(players))
