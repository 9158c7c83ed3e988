"""Paints what lies before a player besides the hand: open cards upon face-down ones; knows no rule."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.pictures.canvas import MARGIN, Canvas
from bot.pictures.cards import DEPTH, IN_HAND, back, card
from bot.pictures.colours import MUTED, TEXT
from bot.pictures.lettering import fitted, legible, size_for, width
from bot.pictures.marks import AIR, NUMBER_ROW, STEP, Marks, marks, paint_marks, paint_number
from bot.pictures.rows import MOST_IN_ROW
from bot.pictures.sketches import HandSketch, Tile

WORDS = 32
"""The font size of what these cards are called."""

WORD_ROW = 44
"""How much room a row of words takes above cards."""

PEEK = 24
"""How far face-down cards show below the open ones that lie on them."""

_LEAST_WORDS = 27
_BETWEEN_WORDS = 30
_BETWEEN_ROWS = 20


@dataclass(frozen=True, slots=True)
class _Row:
    """Places that lie side by side."""

    first: int
    tiles: tuple[Tile, ...]
    backs: int
    marks: Marks
    numbered: bool
    """Whether nothing lies on the backs, so that one may be pointed at."""

    @property
    def places(self) -> int:
        return max(len(self.tiles), self.backs)

    @property
    def under(self) -> int:
        """Where what stands below the cards begins."""
        return IN_HAND.height + DEPTH + (PEEK if self.backs and not self.numbered else 0)

    @property
    def height(self) -> int:
        return self.under + (NUMBER_ROW if self.numbered else AIR) + self.marks.height


def lies(sketch: HandSketch) -> bool:
    """Whether there is anything besides the hand."""
    return bool(sketch.open) or sketch.blind > 0


def columns(sketch: HandSketch) -> int:
    """How many cards lie side by side at most."""
    return max((row.places for row in _rows(sketch)), default=0)


def height(sketch: HandSketch) -> int:
    """How much room all of it takes."""
    rows = _rows(sketch)
    return WORD_ROW + sum(row.height + _BETWEEN_ROWS for row in rows) - _BETWEEN_ROWS if rows else 0


def paint_laid(canvas: Canvas, top: float, sketch: HandSketch) -> None:
    """The cards in rows about the canvas's middle, below what they are called."""
    _words(canvas, top + WORDS / 2, sketch)
    top += WORD_ROW
    for row in _rows(sketch):
        _lay(canvas, (canvas.size[0] - row.places * STEP + STEP - IN_HAND.width) // 2, top, row)
        top += row.height + _BETWEEN_ROWS


def _rows(sketch: HandSketch) -> Sequence[_Row]:
    return [_row(sketch, first) for first in range(0, max(len(sketch.open), sketch.blind), MOST_IN_ROW)]


def _row(sketch: HandSketch, first: int) -> _Row:
    tiles = sketch.open[first : first + MOST_IN_ROW]
    backs = max(0, min(sketch.blind - first, MOST_IN_ROW))
    return _Row(first, tiles, backs, marks(sketch.open_groups, first, len(tiles)), not sketch.open)


def _lay(canvas: Canvas, left: int, top: float, row: _Row) -> None:
    for i in range(row.backs):
        canvas.put(back(IN_HAND), left + i * STEP, top + (0 if row.numbered else PEEK))
        if row.numbered:
            paint_number(canvas, left + i * STEP, top + row.under, row.first + i + 1)
    for i, tile in enumerate(row.tiles):
        canvas.put(card(tile, IN_HAND), left + i * STEP, top)
    paint_marks(canvas, left, top + row.under + AIR, row.marks)


def _words(canvas: Canvas, y: float, sketch: HandSketch) -> None:
    """What the open cards are called, and the face-down ones with how many they are, beside each other."""
    counted = f"{legible(sketch.blind_word)} {sketch.blind}".strip() if sketch.blind > 0 else ""
    opened = legible(sketch.open_word) if sketch.open else ""
    paint_words(canvas, y, opened, counted)


def paint_words(canvas: Canvas, y: float, opened: str, counted: str = "") -> None:
    """One or two things that cards are called, about the canvas's middle."""
    room = canvas.size[0] - 2 * MARGIN - _BETWEEN_WORDS
    size = size_for(opened + counted, WORDS, room, _LEAST_WORDS)
    first, second = fitted(opened, size, room / 2), fitted(counted, size, room / 2)
    gap = _BETWEEN_WORDS if first and second else 0
    left = (canvas.size[0] - width(first, size) - gap - width(second, size)) / 2
    canvas.text((left, y), first, size, TEXT)
    canvas.text((left + width(first, size) + gap, y), second, size, MUTED)
