"""What adjacent cards can be in Unsortiert and what beats what; knows no hand, no seat and no round.

A card is looked at through its face: its number 1-12, or what else it is (joker, stop card, draw card). Suits
are for the eye only (A2).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from types import MappingProxyType
from typing import TypeAlias

from engine.cards import WITH_JOKERS, Card, rank, suit
from engine.unsortiert.moves import Kind

Face: TypeAlias = int
"""A card's number 1-12, or `JOKER`, `STOP` or `DRAW`."""

JOKER: Face = 0
STOP: Face = 13
DRAW: Face = 14

NUMBERS = range(1, 13)

LENGTHS: Mapping[Kind, int] = MappingProxyType(
    {
        Kind.SINGLE: 1,
        Kind.RUN2: 2,
        Kind.PAIR: 2,
        Kind.RUN3: 3,
        Kind.TRIPLE: 3,
        Kind.STOP: 1,
        Kind.DRAW: 1,
    }
)
"""How many cards each kind of play has."""

LONGEST = max(LENGTHS.values())

_NAMED: Mapping[str, Face] = {"A": 1, "J": 11, "Q": 12, "X": JOKER}
_KINGS: Mapping[str, Face] = {"S": STOP, "C": STOP, "H": DRAW, "D": DRAW}


def _face(card: Card) -> Face:
    if rank(card) == "K":
        return _KINGS[suit(card)]
    return _NAMED[rank(card)] if rank(card) in _NAMED else int(rank(card))


FACES: Mapping[Card, Face] = {card: _face(card) for card in WITH_JOKERS}
"""Every card's face."""


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read a group of cards."""

    kind: Kind
    number: int
    """Of a run the highest (A4); 0 for a king."""


def _combination(kind: Kind, number: int) -> tuple[Face, ...]:
    """The numbers that make a combination, from low to high."""
    if kind in (Kind.RUN2, Kind.RUN3):
        return tuple(range(number - LENGTHS[kind] + 1, number + 1))
    return (number,) * LENGTHS[kind]


def _all_readings() -> Iterator[tuple[Reading, tuple[Face, ...]]]:
    """Everything that can be laid, from weak to strong, with its faces; a run ends at the ace (A1)."""
    yield Reading(Kind.DRAW, 0), (DRAW,)
    for kind, number in product((Kind.SINGLE, Kind.RUN2, Kind.PAIR, Kind.RUN3, Kind.TRIPLE), NUMBERS):
        faces = _combination(kind, number)
        if faces[0] in NUMBERS:
            yield Reading(kind, number), faces
    yield Reading(Kind.STOP, 0), (STOP,)


READINGS: tuple[Reading, ...] = tuple(reading for reading, _ in _all_readings())
"""Everything that can be laid, from weak to strong."""

NOTHING = 0
"""The strength that is to be beaten while no combination lies: that of a draw card."""


def _meanings() -> dict[tuple[Face, ...], tuple[Reading, ...]]:
    """What sorted faces can be: each card of a combination may be a joker, which is no king (A10)."""
    found: dict[tuple[Face, ...], dict[Reading, None]] = {}
    for reading, faces in _all_readings():
        for group in product(*((face, JOKER) if face in NUMBERS else (face,) for face in faces)):
            found.setdefault(tuple(sorted(group)), {})[reading] = None
    return {group: tuple(meanings) for group, meanings in found.items()}


_MEANINGS: Mapping[tuple[Face, ...], tuple[Reading, ...]] = MappingProxyType(_meanings())


def readings(faces: tuple[Face, ...]) -> tuple[Reading, ...]:
    """Everything that cards with these faces, in any order (A3), can be together, from weak to strong."""
    return _MEANINGS.get(tuple(sorted(faces)), ())


STRENGTHS: Mapping[tuple[Kind | None, int], int] = {
    (None, 0): NOTHING - 1,
    **{(reading.kind, reading.number): place for place, reading in enumerate(READINGS)},
}
"""The strength of every act by its kind and number; see `strength`."""


def strength(kind: Kind | None, number: int) -> int:
    """How strong an act is: its place in `READINGS`, so the kind decides before the number.

    A draw card is the weakest play, a stop card the strongest; taking a reserve card (None) is less than any.
    """
    return STRENGTHS[kind, number]
