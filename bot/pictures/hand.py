"""Paints a hand: cards in their order, numbered, with brackets below what may be played; knows no rule."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from PIL import Image

from bot.pictures.brackets import HEIGHT, MARK_COLOURS, Span, bracket, short, spans, stacked
from bot.pictures.canvas import MARGIN, Canvas
from bot.pictures.cards import DEPTH, IN_HAND, card
from bot.pictures.colours import CLOTH, GOLD, TEXT
from bot.pictures.lettering import fitted, legible, size_for
from bot.pictures.rows import row_lengths
from bot.pictures.sheet import Sheet
from bot.pictures.sketches import HandSketch, Tile

STEP = 92
"""From one card to the next, in pixels."""

NUMBERS = 32
"""The font size of the places."""

WORDS = 30
"""The font size of the words on brackets."""

_LEAST_WORDS = 27
_FEWEST_COLUMNS = 6
"""A short hand lies on a table that is no narrower than this many cards."""

_NUMBER_ROW = 38
_BESIDE = 12
"""How much more room is left and right of the cards where the gaps there are numbered."""
_SHORT_ROW = 16
_BRACKET_ROW = 50
_BETWEEN_ROWS = 20
_COMING_ROW = IN_HAND.height + DEPTH + 44


@dataclass(frozen=True, slots=True)
class _Row:
    """Cards that lie side by side."""

    first: int
    tiles: tuple[Tile, ...]
    singles: tuple[Span, ...]
    stacks: tuple[tuple[Span, ...], ...]

    @property
    def height(self) -> int:
        marks = (_SHORT_ROW if self.singles else 0) + _BRACKET_ROW * len(self.stacks)
        return IN_HAND.height + DEPTH + _NUMBER_ROW + marks


def paint_hand(sketch: HandSketch) -> Canvas:
    """A table with the hand on it, as wide as its longest row."""
    rows = [*_rows(sketch)]
    columns = max(_FEWEST_COLUMNS, *(len(row.tiles) for row in rows))
    width = 2 * (MARGIN + (_BESIDE if sketch.gaps else 0)) + columns * STEP - (STEP - IN_HAND.width)
    top = MARGIN + (_COMING_ROW if sketch.coming else 0)
    canvas = Canvas(width, top + sum(row.height + _BETWEEN_ROWS for row in rows) - _BETWEEN_ROWS + MARGIN)
    if sketch.coming:
        canvas.centre(_coming(sketch.coming), width / 2, MARGIN + (_COMING_ROW - 8) / 2)
    for row in rows:
        left = (width - len(row.tiles) * STEP + STEP - IN_HAND.width) // 2
        _lay(canvas, row, left, top, gaps=sketch.gaps)
        top += row.height + _BETWEEN_ROWS
    return canvas


def _rows(sketch: HandSketch) -> Iterator[_Row]:
    first = 0
    for length in row_lengths(len(sketch.tiles), sketch.groups):
        inside = spans(sketch.groups, first, length)
        whole = [span for span in inside if span.length > 1 or span.open_left or span.open_right]
        singles = tuple(span for span in inside if span not in whole)
        yield _Row(first, sketch.tiles[first : first + length], singles, stacked(whole))
        first += length


def _lay(canvas: Canvas, row: _Row, left: int, top: int, *, gaps: bool) -> None:
    for i, tile in enumerate(row.tiles):
        canvas.put(card(tile, IN_HAND), left + i * STEP, top)
    y = top + IN_HAND.height + DEPTH
    _number(canvas, row, left, y + _NUMBER_ROW / 2, gaps=gaps)
    y += _NUMBER_ROW
    for span in row.singles:
        canvas.centre(short(span.mark), left + span.start * STEP + IN_HAND.width / 2, y + HEIGHT / 2 - 2)
    y += _SHORT_ROW if row.singles else 0
    for stack in row.stacks:
        for span in stack:
            _mark(canvas, span, left + span.start * STEP, y)
        y += _BRACKET_ROW


def _number(canvas: Canvas, row: _Row, left: int, y: float, *, gaps: bool) -> None:
    """The places of the cards, or of the gaps: a gap where a row is broken is numbered on both sides."""
    for i in range(len(row.tiles) + gaps):
        text, x = str(row.first + i + 1), left + i * STEP
        if gaps:
            x -= (STEP - IN_HAND.width) // 2
            canvas.put(_pointer(), x - _pointer().width / 2, y - _NUMBER_ROW / 2)
            canvas.text((x, y + 9), text, NUMBERS, GOLD, anchor="m")
        else:
            canvas.text((x + IN_HAND.width / 2, y), text, NUMBERS, TEXT, anchor="m")


def _mark(canvas: Canvas, span: Span, left: int, top: int) -> None:
    """A bracket with its word, as large as it fits."""
    length = (span.length - 1) * STEP + IN_HAND.width
    ends = {"open_left": span.open_left, "open_right": span.open_right}
    canvas.put(bracket(span.mark, length, **ends), left, top)
    word = legible(span.word)
    size = size_for(word, WORDS, length, _LEAST_WORDS)
    middle = left + length / 2, top + HEIGHT + (_BRACKET_ROW - HEIGHT) / 2 - 2
    canvas.text(middle, fitted(word, size, length), size, MARK_COLOURS[span.mark], anchor="m")


@cache
def _pointer() -> Image.Image:
    """A small triangle that points up, between two cards."""
    sheet = Sheet(20, 12, CLOTH)
    sheet.shape([(0, 12), (10, 0), (20, 12)], GOLD)
    return sheet.finish()


def _coming(tile: Tile) -> Image.Image:
    """The card that is to go in, framed, above an arrow."""
    frame = 10
    wide = 2 * frame + IN_HAND.width
    sheet = Sheet(wide, _COMING_ROW - 8, CLOTH)
    high = IN_HAND.height + 2 * frame
    sheet.box(0, 0, wide, high, CLOTH, round_by=18, edge=GOLD, edge_width=5)
    sheet.shape([(wide / 2 - 20, high + 4), (wide / 2 + 20, high + 4), (wide / 2, high + 22)], GOLD)
    picture = sheet.finish()
    picture.paste(card(tile, IN_HAND), (frame, frame))
    return picture
