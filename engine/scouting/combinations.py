"""What adjacent cards can be in Scouting and what beats what; knows no hand, no seat and no deal.

A card is looked at through its number, 1-12; suits are for the eye only (B6).
"""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import TypeAlias

from engine.cards import STANDARD, SUITS, Card, rank

DECK: tuple[Card, ...] = tuple(card for card in STANDARD if rank(card) != "K")
"""The 48 cards, ace to queen (B4)."""

_NAMED: Mapping[str, int] = {"A": 1, "J": 11, "Q": 12}

NUMBERS: Mapping[Card, int] = MappingProxyType(
    {card: _NAMED[rank(card)] if rank(card) in _NAMED else int(rank(card)) for card in DECK}
)
"""Every card's number."""

HIGHEST = max(NUMBERS.values())

Group: TypeAlias = tuple[int, ...]
"""The numbers of adjacent cards that can be shown, from left to right."""


class Kind(StrEnum):
    """What can be shown; of equally many cards a set beats a run."""

    SINGLE = "single"
    """One card: neither set nor run (B3)."""
    RUN = "run"
    """Numbers that follow each other, up or down as they lie in the hand."""
    SET = "set"
    """Equal numbers."""

    __hash__ = str.__hash__
    """As the text that it is."""


_STRONG = tuple(Kind)
"""The kinds from weak to strong."""


def _groups() -> Iterator[tuple[Group, Kind]]:
    """Everything that can be shown; a run does not go round the corner (B4)."""
    for number in range(1, HIGHEST + 1):
        yield (number,), Kind.SINGLE
        yield from (((number,) * length, Kind.SET) for length in range(2, len(SUITS) + 1))
        for highest in range(number + 1, HIGHEST + 1):
            up = tuple(range(number, highest + 1))
            yield up, Kind.RUN
            yield up[::-1], Kind.RUN


KINDS: Mapping[Group, Kind] = MappingProxyType(dict(_groups()))
"""Everything that can be shown, and of which kind it is."""


def _rank(group: Group) -> tuple[int, int, int]:
    """What decides, in this order: how many cards, which kind, the lowest card."""
    return len(group), _STRONG.index(KINDS[group]), min(group)


NOTHING = 0
"""The strength of an empty table, which every group exceeds."""

_RANKS = sorted({_rank(group) for group in KINDS})

STRENGTHS: Mapping[Group, int] = MappingProxyType(
    {(): NOTHING, **{group: _RANKS.index(_rank(group)) + 1 for group in KINDS}}
)
"""How strong every group is; one beats another that is less strong, and 4-5 is as strong as 5-4."""


def numbers(cards: Sequence[Card]) -> Group:
    """The cards' numbers, whether or not they can be shown together."""
    return tuple(map(NUMBERS.__getitem__, cards))


def kind(cards: Sequence[Card]) -> Kind | None:
    """What the cards are together as they lie; None when they cannot be shown."""
    return KINDS.get(numbers(cards))


def strength(cards: Sequence[Card]) -> int:
    """How strong cards are that lie as a show, `NOTHING` where none are; raises `KeyError` for others."""
    return STRENGTHS[numbers(cards)]
