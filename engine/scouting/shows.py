"""What can be shown of a whole hand, worked out before for any cards in a row; knows no seat and no deal.

A hand can have many hundred moves, so this is made to be quick. A hand is read from right to left by a small
machine that remembers the longest group that begins with the card just read: whatever begins there can be
shown, is as long as that group at most, and the machine has at hand which lengths beat what lies.
"""

from functools import cache
from itertools import product

from engine.scouting.combinations import DECK, HIGHEST, KINDS, STRENGTHS, Group
from engine.scouting.moves import End, Scout, ScoutShow, Show

PLACES = range(len(DECK))
"""Every place that a card can have in a hand."""

LENGTHS = range(1, HIGHEST + 1)
"""How many cards can be shown together."""


class _Reader:
    """The machine after a card, with the longest group that begins there; at the beginning none does."""

    __slots__ = ("beating", "before", "group")

    def __init__(self, group: Group) -> None:
        self.group = group
        self.before: list[_Reader] = []
        """How it reads on, by the number of the card to the left, of which 0 is none."""
        strengths = [STRENGTHS[group[:length]] for length in range(1, len(group) + 1)]
        self.beating: list[slice | None] = []
        """By the strength that is to be beaten, the part of a row of moves by length that does it."""
        for beat in range(max(STRENGTHS.values()) + 1):
            short = sum(strength <= beat for strength in strengths)
            self.beating.append(slice(short, len(group)) if short < len(group) else None)


def _longest(number: int, group: Group) -> Group:
    """The longest group that begins with a number to the left of the longest one that begins there."""
    return next(longer for longer in ((number, *group), (number, *group[:1]), (number,)) if longer in KINDS)


def _reader() -> _Reader:
    """The machine as it begins, with no card read."""
    readers = {group: _Reader(group) for group in ((), *KINDS)}
    for group, reader in readers.items():
        reader.before = [readers[()]]
        reader.before += [readers[_longest(number, group)] for number in range(1, HIGHEST + 1)]
    return readers[()]


_READER = _reader()


def _read(hand: Group) -> list[_Reader]:
    """The machine before any card and after each, from right to left."""
    read = [_READER]
    for number in reversed(hand):
        read.append(read[-1].before[number])
    return read


_SHOWS = tuple(tuple(Show(start, length) for length in LENGTHS) for start in PLACES)
"""The one `Show` object for each place and length."""


@cache
def _after_scouting(end: End, place: int) -> tuple[tuple[ScoutShow, ...], ...]:
    """The one `ScoutShow` object for each place and length, once a card was taken to ``place``."""
    return tuple(tuple(ScoutShow(end, place, start, length) for length in LENGTHS) for start in PLACES)


def shows(hand: Group, beat: int) -> list[Show]:
    """All that is stronger than ``beat``, from left to right, short groups first."""
    found: list[Show] = []
    for row, reader in zip(_SHOWS, reversed(_read(hand)), strict=False):
        if (part := reader.beating[beat]) is not None:
            found += row[part]
    return found


@cache
def scouts(ends: tuple[End, ...], size: int) -> tuple[Scout, ...]:
    """Every way to take a card from one of the ends into a hand of so many cards."""
    return tuple(Scout(end, place) for end, place in product(ends, range(size + 1)))


def scout_shows(hand: Group, end: End, number: int, beat: int) -> list[ScoutShow]:
    """Every way to take this card and then show what is stronger than ``beat``: by place, then as `shows`."""
    found: list[ScoutShow] = []
    read = _read(hand)
    behind = [reader.beating[beat] for reader in read]
    for place in range(len(hand) + 1):
        left = len(hand) - place
        reader = read[left].before[number]
        parts = [*behind[1 : left + 1], reader.beating[beat]]
        for card in reversed(hand[:place]):
            reader = reader.before[card]
            parts.append(reader.beating[beat])
        parts.reverse()
        for row, part in zip(_after_scouting(end, place), parts, strict=False):
            if part is not None:
                found += row[part]
    return found


def longest(hand: Group) -> list[Group]:
    """The longest group that begins at each place."""
    return [reader.group for reader in reversed(_read(hand)[1:])]


def can_show(hand: Group, start: int, length: int, beat: int) -> bool:
    """Whether so many cards from place ``start`` on are one of the `shows`."""
    group = hand[start : start + length] if start >= 0 < length else ()
    return len(group) == length and STRENGTHS.get(group, beat) > beat
