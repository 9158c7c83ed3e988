"""Paints a hand: cards in their order, numbered, with brackets below what may be played; knows no rule."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from PIL import Image

from bot.pictures import laid
from bot.pictures.canvas import MARGIN, Canvas
from bot.pictures.cards import DEPTH, IN_HAND, card
from bot.pictures.colours import CLOTH, GOLD, SEAM
from bot.pictures.laid import WORD_ROW, WORDS, paint_laid, paint_words
from bot.pictures.lettering import legible
from bot.pictures.marks import AIR, NUMBER_ROW, STEP, Marks, marks, paint_marks, paint_number
from bot.pictures.rows import row_lengths
from bot.pictures.sheet import Sheet
from bot.pictures.sketches import HandSketch, Tile

_FEWEST_COLUMNS = 6
"""A short hand lies on a table that is no narrower than this many cards."""

GAP_NUMBERS = 52
"""The font size of the numbers of gaps, which are what is to be chosen there."""

_BESIDE = 20
"""How much more room is left and right of the cards where the gaps there are numbered."""
_GAP_ROW = 62
"""How much room the numbers of gaps take, with what points at the gaps."""
_POINTER = (26, 14)
_BETWEEN_ROWS = 20
_BETWEEN_ZONES = 30
_COMING_ROW = IN_HAND.height + DEPTH + 44


@dataclass(frozen=True, slots=True)
class _Row:
    """Cards that lie side by side."""

    first: int
    tiles: tuple[Tile, ...]
    marks: Marks
    below: int
    """How much room is between the cards and their marks, for places."""

    @property
    def height(self) -> int:
        return IN_HAND.height + DEPTH + self.below + self.marks.height


def paint_hand(sketch: HandSketch) -> Canvas:
    """A table with the hand on it, as wide as its longest row."""
    rows = [*_rows(sketch)]
    columns = max(_FEWEST_COLUMNS, laid.columns(sketch), *(len(row.tiles) for row in rows))
    width = 2 * (MARGIN + (_BESIDE if sketch.gaps else 0)) + columns * STEP - (STEP - IN_HAND.width)
    canvas = Canvas(width, _height(sketch, rows))
    top = MARGIN + _above(sketch, rows)
    if sketch.coming:
        canvas.centre(_coming(sketch.coming), width / 2, MARGIN + (_COMING_ROW - 8) / 2)
    if rows and sketch.word:
        paint_words(canvas, top - WORD_ROW + WORDS / 2, legible(sketch.word))
    for row in rows:
        left = (width - len(row.tiles) * STEP + STEP - IN_HAND.width) // 2
        _lay(canvas, row, left, top, sketch)
        top += row.height + _BETWEEN_ROWS
    if laid.lies(sketch):
        top = canvas.size[1] - MARGIN - laid.height(sketch)
        if rows:
            canvas.put(_seam(width - 2 * MARGIN), MARGIN, top - _BETWEEN_ZONES / 2 - 1)
        paint_laid(canvas, top, sketch)
    return canvas


def _height(sketch: HandSketch, rows: Sequence[_Row]) -> int:
    """How high the table is: what comes in, the hand, and what lies before the player."""
    hand = sum(row.height + _BETWEEN_ROWS for row in rows) - (_BETWEEN_ROWS if rows else 0)
    between = _BETWEEN_ZONES if rows and laid.lies(sketch) else 0
    return 2 * MARGIN + _above(sketch, rows) + hand + between + laid.height(sketch)


def _above(sketch: HandSketch, rows: Sequence[_Row]) -> int:
    """How much room is above the hand: for a card that comes in, and for what the hand is called."""
    return (_COMING_ROW if sketch.coming else 0) + (WORD_ROW if rows and sketch.word else 0)


def _rows(sketch: HandSketch) -> Iterator[_Row]:
    """The hand in rows; none where only something else lies."""
    if not sketch.tiles and laid.lies(sketch):
        return
    first, below = 0, _GAP_ROW if sketch.gaps else NUMBER_ROW if sketch.numbered else AIR
    for length in row_lengths(len(sketch.tiles), sketch.groups):
        tiles = sketch.tiles[first : first + length]
        yield _Row(first, tiles, marks(sketch.groups, first, length), below)
        first += length


def _lay(canvas: Canvas, row: _Row, left: int, top: int, sketch: HandSketch) -> None:
    for i, tile in enumerate(row.tiles):
        canvas.put(card(tile, IN_HAND), left + i * STEP, top)
    y = top + IN_HAND.height + DEPTH
    if sketch.gaps:
        _gaps(canvas, row, left, y)
    elif sketch.numbered:
        for i in range(len(row.tiles)):
            paint_number(canvas, left + i * STEP, y, row.first + i + 1)
    paint_marks(canvas, left, y + row.below, row.marks)


def _gaps(canvas: Canvas, row: _Row, left: int, top: float) -> None:
    """The places of the gaps: a gap where a row is broken is numbered on both sides."""
    for i in range(len(row.tiles) + 1):
        x = left + i * STEP - (STEP - IN_HAND.width) // 2
        canvas.put(_pointer(), x - _pointer().width / 2, top)
        middle = x, top + (_POINTER[1] + _GAP_ROW) / 2
        canvas.text(middle, str(row.first + i + 1), GAP_NUMBERS, GOLD, anchor="m")


@lru_cache(maxsize=16)
def _seam(wide: int) -> Image.Image:
    """Parts the hand from what lies before the player."""
    return Sheet(wide, 2, SEAM).finish()


@cache
def _pointer() -> Image.Image:
    """A small triangle that points up, between two cards."""
    wide, high = _POINTER
    sheet = Sheet(wide, high, CLOTH)
    sheet.shape([(0, high), (wide / 2, 0), (wide, high)], GOLD)
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
