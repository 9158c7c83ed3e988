"""Brackets below groups of cards, each kind in its own colour and pattern; knows no rule and no hand.

Groups that share cards stand in rows below each other. Lengths are in cards here, until `bracket` draws one.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from PIL import Image

from bot.pictures.colours import BLUE_MARK, CLOTH, GREEN_MARK, GREY_MARK, RED_MARK, Colour
from bot.pictures.sheet import Sheet
from bot.pictures.sketches import Group, Mark

MARK_COLOURS: Mapping[Mark, Colour] = MappingProxyType(
    {Mark.SINGLE: GREY_MARK, Mark.RUN: BLUE_MARK, Mark.SET: GREEN_MARK, Mark.KING: RED_MARK}
)

HEIGHT = 14
"""How high a bracket is, in pixels."""

_THICK = 5
_DOT = 7


@dataclass(frozen=True, slots=True)
class Span:
    """The part of a group that lies in one row of cards."""

    start: int
    """The first card's place in that row."""
    length: int
    mark: Mark
    word: str
    open_left: bool = False
    """Whether it goes on in the row of cards before."""
    open_right: bool = False


def spans(groups: Iterable[Group], first: int, count: int) -> tuple[Span, ...]:
    """What of the groups lies in the row of cards that begins at place ``first``."""
    return tuple(_cut(group, first, count) for group in groups if _meets(group, first, count))


def stacked(every: Sequence[Span]) -> tuple[tuple[Span, ...], ...]:
    """Spans in as few rows as it takes for none to touch another of its row."""
    rows: list[list[Span]] = []
    for span in sorted(every, key=lambda span: (span.start, span.length)):
        row = next((row for row in rows if row[-1].start + row[-1].length <= span.start), None)
        if row is None:
            rows.append([span])
        else:
            row.append(span)
    return tuple(map(tuple, rows))


@lru_cache(maxsize=512)
def bracket(
    mark: Mark, length: int, *, open_left: bool = False, open_right: bool = False, ground: Colour = CLOTH
) -> Image.Image:
    """A bracket so many pixels long, its open ends without a hook; shared: lay it down, never draw on it."""
    sheet = Sheet(length, HEIGHT, ground)
    colour = MARK_COLOURS[mark]
    for left, right in _pieces(mark, length):
        if mark is Mark.KING:
            sheet.box(left, 4, right, 7, colour)
            sheet.box(left, HEIGHT - 3, right, HEIGHT, colour)
        else:
            thick, round_by = (_DOT, _DOT / 2) if mark is Mark.SINGLE else (_THICK, 0)
            sheet.box(left, HEIGHT - thick, right, HEIGHT, colour, round_by=round_by)
    for there, left in ((not open_left, 0), (not open_right, length - _THICK)):
        if there:
            sheet.box(left, 0, left + _THICK, HEIGHT, colour, round_by=1)
    return sheet.finish()


@lru_cache(maxsize=16)
def short(mark: Mark, ground: Colour = CLOTH) -> Image.Image:
    """The mark of a single card."""
    wide = 46
    sheet = Sheet(wide, 10, ground)
    for left, right in _pieces(mark, wide):
        if mark is Mark.KING:
            sheet.box(left, 0, right, 3, MARK_COLOURS[mark])
            sheet.box(left, 7, right, 10, MARK_COLOURS[mark])
        else:
            thick = right - left if mark is Mark.SINGLE else _THICK
            sheet.box(left, 5 - thick / 2, right, 5 + thick / 2, MARK_COLOURS[mark], round_by=thick / 2)
    return sheet.finish()


def _pieces(mark: Mark, length: int) -> Iterator[tuple[float, float]]:
    """The parts of a line that are drawn: dots, dashes, or all of it."""
    dash, gap = {Mark.SINGLE: (_DOT, 5), Mark.RUN: (16, 8)}.get(mark, (length, 0))
    count = max(1, round((length + gap) / (dash + gap)))
    step = (length - dash) / (count - 1) if count > 1 else 0
    for i in range(count):
        yield i * step, min(i * step + dash, length)


def _meets(group: Group, first: int, count: int) -> bool:
    return group.start < first + count and first < group.start + group.length


def _cut(group: Group, first: int, count: int) -> Span:
    start, end = group.start - first, group.start + group.length - first
    inside = max(0, start)
    return Span(inside, min(end, count) - inside, group.mark, group.word, start < 0, end > count)
