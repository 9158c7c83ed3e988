"""What adjacent cards can be in Unsortiert and what beats what; knows no hand, no seat and no round.

A card is looked at through its face: its number 1-12, or what else it is (joker, stop card, draw card). Suits
are for the eye only (A2).
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import TypeAlias

from engine.cards import WITH_JOKERS, Card, rank, suit
from engine.unsortiert.moves import Kind, Play

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

NOTHING = 0
"""The strength that is to be beaten while no combination lies."""

ALWAYS = 1000
"""Stronger than everything: how kings compare when the question is whether they may be laid."""

_STEP = 16
_NAMED: Mapping[str, Face] = {"A": 1, "J": 11, "Q": 12, "X": JOKER}
_KINGS: Mapping[str, Face] = {"S": STOP, "C": STOP, "H": DRAW, "D": DRAW}


def _face(card: Card) -> Face:
    if rank(card) == "K":
        return _KINGS[suit(card)]
    return _NAMED[rank(card)] if rank(card) in _NAMED else int(rank(card))


FACES: Mapping[Card, Face] = MappingProxyType({card: _face(card) for card in WITH_JOKERS})
"""Every card's face."""

STRENGTHS: Mapping[tuple[Kind, int], int] = MappingProxyType(
    {
        (kind, number): step * _STEP + number
        for step, kind in enumerate((Kind.SINGLE, Kind.RUN2, Kind.PAIR, Kind.RUN3, Kind.TRIPLE), 1)
        for number in NUMBERS
    }
    | {(Kind.DRAW, 0): NOTHING, (Kind.STOP, 0): ALWAYS}
)
"""How strong a play is among those of its round: by kind, within a kind by number.

A draw card is the weakest of all and a stop card the strongest. So the winner of every round is the strongest
play, the earlier one of two draw cards, and the opener's right to a draw-card round needs no rule of its own.
"""


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read a group of cards."""

    kind: Kind
    number: int
    """Of a run the highest; 0 for a king."""


def _needs(reading: Reading) -> tuple[Face, ...]:
    """The numbers that a combination is made of."""
    kind, top = reading.kind, reading.number
    match kind:
        case Kind.SINGLE | Kind.PAIR | Kind.TRIPLE:
            return (top,) * LENGTHS[kind]
        case Kind.RUN2:
            return (top - 1, top)
        case _:
            return (top - 2, top - 1, top)


def _combinations() -> tuple[Reading, ...]:
    """All number combinations from weak to strong; a run does not reach below the ace (A1)."""
    readings = (Reading(kind, number) for kind, number in STRENGTHS if number)
    return tuple(reading for reading in readings if min(_needs(reading)) in NUMBERS)


COMBINATIONS = _combinations()

KINGS: Mapping[tuple[Face, ...], Reading] = MappingProxyType(
    {(STOP,): Reading(Kind.STOP, 0), (DRAW,): Reading(Kind.DRAW, 0)}
)
"""What a king is, which is always laid alone."""


def _fits(faces: Sequence[Face], reading: Reading) -> bool:
    """Whether the faces make this combination, each joker standing for any number."""
    needs = _needs(reading)
    numbers = Counter(face for face in faces if face != JOKER)
    return len(faces) == len(needs) and numbers <= Counter(needs)


@cache
def readings(faces: tuple[Face, ...]) -> tuple[Reading, ...]:
    """Everything that cards with these faces can be together, from weak to strong; kings only alone (A10)."""
    if faces in KINGS:
        return (KINGS[faces],)
    return tuple(reading for reading in COMBINATIONS if _fits(faces, reading))


@cache
def play(start: int, reading: Reading) -> Play:
    """The one `Play` object that lays the group at place ``start`` with this reading."""
    return Play(start, LENGTHS[reading.kind], reading.kind, reading.number)


@cache
def plays_from(start: int, faces: tuple[Face, ...]) -> tuple[tuple[int, Play], ...]:
    """The plays that begin at place ``start`` with the first of these faces, each with its strength."""
    return tuple(
        (STRENGTHS[reading.kind, reading.number] or ALWAYS, play(start, reading))
        for length in range(1, len(faces) + 1)
        for reading in readings(faces[:length])
    )
