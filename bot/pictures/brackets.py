"""Brackets below groups of cards, each mark in its own colour and pattern; knows no rule and no hand.

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
    {
        Mark.GREY_DOTTED: GREY_MARK,
        Mark.BLUE_DASHED: BLUE_MARK,
        Mark.BLUE_DASH_DOTTED: BLUE_MARK,
        Mark.GREEN_SOLID: GREEN_MARK,
        Mark.GREEN_DOUBLE: GREEN_MARK,
        Mark.RED_SOLID: RED_MARK,
        Mark.RED_BROKEN: RED_MARK,
    }
)
"""The colour of a mark, and of the word for what is marked."""

HEIGHT = 14
"""How high a bracket is, in pixels."""

_THICK = 5
_SHORT = (46, 10)
"""How large the mark of a single card is."""


@dataclass(frozen=True, slots=True)
class _Pattern:
    """How a line is drawn."""

    thick: float
    pieces: tuple[float, ...] = ()
    """How long its parts are, in turn, the first one at the end once more; none: it is unbroken."""
    gap: float = 0
    """How far they are apart at least."""
    lines: int = 1
    """How many lie above each other, as far apart as they are thick."""
    round_by: float = 0


_PATTERNS: Mapping[Mark, _Pattern] = MappingProxyType(
    {
        Mark.GREY_DOTTED: _Pattern(7, (7,), 5, round_by=3.5),
        Mark.BLUE_DASHED: _Pattern(_THICK, (16,), 7),
        Mark.BLUE_DASH_DOTTED: _Pattern(_THICK, (26, 6), 7),
        Mark.GREEN_SOLID: _Pattern(_THICK),
        Mark.GREEN_DOUBLE: _Pattern(4, lines=2),
        Mark.RED_SOLID: _Pattern(9),
        Mark.RED_BROKEN: _Pattern(9, (18,), 8),
    }
)


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
    sheet, colour = Sheet(length, HEIGHT, ground), MARK_COLOURS[mark]
    _line(sheet, mark, length, HEIGHT)
    for there, left in ((not open_left, 0), (not open_right, length - _THICK)):
        if there:
            sheet.box(left, 0, left + _THICK, HEIGHT, colour, round_by=1)
    return sheet.finish()


@lru_cache(maxsize=16)
def short(mark: Mark, ground: Colour = CLOTH) -> Image.Image:
    """The mark of a single card."""
    wide, high = _SHORT
    sheet = Sheet(wide, high, ground)
    _line(sheet, mark, wide, (high + _PATTERNS[mark].thick) / 2)
    return sheet.finish()


def _line(sheet: Sheet, mark: Mark, length: float, bottom: float) -> None:
    """The line of a mark from the left of the sheet on, which ends so far down."""
    pattern, colour = _PATTERNS[mark], MARK_COLOURS[mark]
    for line in range(pattern.lines):
        low = bottom - 2 * line * pattern.thick
        for left, right in _pieces(pattern, length):
            sheet.box(left, low - pattern.thick, right, low, colour, round_by=pattern.round_by)


def _pieces(pattern: _Pattern, length: float) -> Iterator[tuple[float, float]]:
    """From where to where there is something of a line, as even as can be from end to end."""
    first, *_ = wanted = pattern.pieces or (length,)
    times = int((length - first) / (sum(wanted) + len(wanted) * pattern.gap))
    every = [*wanted * times, first]
    gap = (length - sum(every)) / max(1, len(every) - 1)
    left = 0.0
    for piece in every:
        yield left, min(left + piece, length)
        left += piece + gap


def _meets(group: Group, first: int, count: int) -> bool:
    return group.start < first + count and first < group.start + group.length


def _cut(group: Group, first: int, count: int) -> Span:
    start, end = group.start - first, group.start + group.length - first
    inside = max(0, start)
    return Span(inside, min(end, count) - inside, group.mark, group.word, start < 0, end > count)
