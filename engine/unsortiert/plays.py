"""What can be laid from a hand, worked out before for any three cards in a row; knows no seat and no round.

Most of what the rules do is to ask a hand what can be laid, so this is made to be quick. A hand is read card
by card by a small machine that remembers the last two: each new card completes the group of three that begins
two places before, and the machine has at hand what can be laid of it.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
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
from engine.unsortiert.moves import Kind, Play

_Row: TypeAlias = tuple[Play, ...]
"""The plays with one reading, by place."""

_Group: TypeAlias = tuple[tuple[_Row, ...], ...]
"""What begins with a card: by the strength that is to be beaten, a row for each reading that beats it."""

_Reader: TypeAlias = "list[tuple[_Group, _Reader]]"
"""What the machine does by the next card's face: the group that this completes, and how it reads on."""

PLACES = range(len(WITH_JOKERS))
"""Every place that a card can have in a hand."""

_ROWS: Mapping[Reading, _Row] = {
    reading: tuple(Play(start, LENGTHS[reading.kind], reading.kind, reading.number) for start in PLACES)
    for reading in READINGS
}
"""The one `Play` object for each reading and place."""

_AFTER = Card("")
_END = (_AFTER, _AFTER)
"""Stand after the last card of a hand, so that every card begins a group of three."""

_NO_FACE: Face = 15
"""The face of what is no card: one more than the last."""


def _beaten(reading: Reading) -> int:
    """How many strengths a reading exceeds; a king may be laid on anything (R7, R11)."""
    return strength(reading.kind, reading.number) if reading.number else len(READINGS)


@cache
def _group(found: tuple[Reading, ...]) -> _Group:
    """The group of a card that begins these readings, from weak to strong."""
    group: list[tuple[_Row, ...]] = []
    for place, reading in enumerate(found):
        rows = tuple(_ROWS[stronger] for stronger in found[place:])
        group += [rows] * (_beaten(reading) - len(group))
    return (*group, *[()] * (len(READINGS) - len(group)))


def _begun(faces: tuple[Face, ...]) -> tuple[Reading, ...]:
    """What can be laid of the first one, two or three of these faces, short and weak ones first."""
    return tuple(reading for length in range(1, len(faces) + 1) for reading in readings(faces[:length]))


_FACES = {**FACES, _AFTER: _NO_FACE}


def _reader() -> _Reader:
    """The machine as it begins, with no card read."""
    faces = range(_NO_FACE + 1)
    readers: dict[tuple[Face, Face], _Reader] = {(one, two): [] for one in faces for two in faces}
    for (one, two), reader in readers.items():
        reader += [(_group(_begun((one, two, face))), readers[two, face]) for face in faces]
    return readers[_NO_FACE, _NO_FACE]


_READER = _reader()


def play(start: int, reading: Reading) -> Play:
    """The play that lays the group at place ``start`` with this reading."""
    return _ROWS[reading][start]


def plays(hand: tuple[Card, ...], beat: int) -> tuple[Play, ...]:
    """All that is stronger than ``beat``: from left to right, short groups and weak readings first."""
    found = []
    reader = _READER
    for place, card in enumerate(hand + _END, start=-2):
        group, reader = reader[_FACES[card]]
        for row in group[beat]:
            found.append(row[place])  # noqa: PERF401 - a comprehension for each card takes longer
    return tuple(found)


def can_beat(hand: tuple[Card, ...], beat: int) -> bool:
    """Whether there are any `plays`."""
    reader = _READER
    for card in hand + _END:
        group, reader = reader[_FACES[card]]
        if group[beat]:
            return True
    return False


def joined(hand: Sequence[Card], first: int, last: int) -> Iterator[tuple[int, tuple[Reading, ...]]]:
    """The groups of two or more adjacent cards that hold both places and can be laid together.

    Each as where it begins and what it can be, from weak to strong; short groups and left ones first.
    """
    for length in range(2, LONGEST + 1):
        for start in range(max(0, last - length + 1), min(first, len(hand) - length) + 1):
            if found := readings(tuple(FACES[card] for card in hand[start : start + length])):
                yield start, found


def _all_beaten() -> Iterator[tuple[tuple[Face, ...], dict[tuple[Kind, int], int]]]:
    """For any faces what they can be, and how many strengths that exceeds."""
    for length in range(1, LONGEST + 1):
        for faces in product(sorted(set(FACES.values())), repeat=length):
            yield faces, {(reading.kind, reading.number): _beaten(reading) for reading in readings(faces)}


_BEATEN: Mapping[tuple[Face, ...], Mapping[tuple[Kind, int], int]] = dict(_all_beaten())


def can_lay(hand: tuple[Card, ...], play: Play, beat: int) -> bool:
    """Whether the play is one of `plays`."""
    faces = tuple(map(FACES.__getitem__, hand[play.start : play.start + play.length]))
    there = play.start >= 0 and len(faces) == play.length and faces in _BEATEN
    return there and _BEATEN[faces].get((play.kind, play.number), beat) > beat
