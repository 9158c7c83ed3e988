"""What can be laid from a hand, worked out once for any three cards in a row; knows no seat and no round."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import TypeAlias

from engine.cards import WITH_JOKERS, Card
from engine.unsortiert.combinations import (
    FACES,
    LENGTHS,
    LONGEST,
    READINGS,
    Face,
    Reading,
    readings,
    strength,
)
from engine.unsortiert.moves import Play

_END: Face = -1
"""Stands after the last card of a hand and belongs to nothing."""

_PLACES = range(len(WITH_JOKERS))

_PLAYS: Mapping[Reading, tuple[Play, ...]] = {
    reading: tuple(Play(start, LENGTHS[reading.kind], reading.kind, reading.number) for start in _PLACES)
    for reading in READINGS
}
"""The one `Play` object for each reading and place."""

_Group: TypeAlias = tuple[tuple[tuple[Play, ...], ...], ...]
"""What begins with a card: by the strength to be beaten, a row of plays for each reading that beats it."""


def _beaten(reading: Reading) -> int:
    """How many strengths a reading exceeds; a king may be laid on anything (R7, R11)."""
    return strength(reading.kind, reading.number) if reading.number else len(READINGS)


def _group(faces: tuple[Face, ...]) -> _Group:
    """What can be laid of the first one, two or three of these faces: short and weak readings first."""
    found = [reading for length in range(1, len(faces) + 1) for reading in readings(faces[:length])]
    group: list[tuple[tuple[Play, ...], ...]] = []
    for place, reading in enumerate(found):
        rows = tuple(_PLAYS[stronger] for stronger in found[place:])
        group += [rows] * (_beaten(reading) - len(group))
    return (*group, *[()] * (len(READINGS) - len(group)))


def _all_groups() -> Iterator[tuple[tuple[Face, ...], _Group]]:
    """Every group by its faces; near the end of a hand there are fewer than three, with or without `_END`."""
    for length in range(1, LONGEST + 1):
        for faces in product(sorted(set(FACES.values())), repeat=length):
            group = _group(faces)
            yield faces, group
            yield faces + (_END,) * (LONGEST - length), group


_GROUPS: Mapping[tuple[Face, ...], _Group] = dict(_all_groups())
"""What any three faces in a row begin; looking this up is most of what the rules do."""


def play(start: int, reading: Reading) -> Play:
    """The play that lays the group at place ``start`` with this reading."""
    return _PLAYS[reading][start]


def _groups(hand: tuple[Card, ...]) -> Iterable[_Group]:
    """What begins with each card of a hand, from left to right."""
    faces = [*map(FACES.__getitem__, hand), _END, _END]
    return map(_GROUPS.__getitem__, zip(faces, faces[1:], faces[2:], strict=False))


def plays(hand: tuple[Card, ...], beat: int) -> tuple[Play, ...]:
    """All that is stronger than ``beat``: from left to right, short groups and weak readings first."""
    return tuple([row[place] for place, group in enumerate(_groups(hand)) for row in group[beat]])


def can_beat(hand: tuple[Card, ...], beat: int) -> bool:
    """Whether there are any `plays`."""
    return any(group[beat] for group in _groups(hand))


def can_lay(hand: tuple[Card, ...], play: Play, beat: int) -> bool:
    """Whether the play is one of `plays`."""
    faces = tuple(map(FACES.__getitem__, hand[play.start : play.start + LONGEST]))
    return faces in _GROUPS and play in [row[play.start] for row in _GROUPS[faces][beat]]
