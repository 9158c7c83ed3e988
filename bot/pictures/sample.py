"""Paints groups of cards with what they are called beside them, for rules; knows no rule itself."""

from bot.pictures.brackets import HEIGHT, MARK_COLOURS, bracket, short
from bot.pictures.canvas import MARGIN, Canvas
from bot.pictures.cards import DEPTH, IN_HAND
from bot.pictures.laying import Laying
from bot.pictures.lettering import fitted, legible, size_for
from bot.pictures.sketches import Mark, SampleSketch, Tile

WIDTH = 640
"""Narrower than a board, so that it is larger on a phone."""

WORDS = 46
"""The font size of what groups are called; less for all where one is long."""

_LEAST_WORDS = 30
_LAYING = Laying(IN_HAND, 6, 300)
_LEFT = MARGIN + 6
_ROW = IN_HAND.height + DEPTH + 6 + HEIGHT + 18
_BETWEEN = 28


def paint_sample(sketch: SampleSketch) -> Canvas:
    """The groups one below the other, their words in one column."""
    canvas = Canvas(WIDTH, 2 * MARGIN + max(1, len(sketch.rows)) * _ROW - 12)
    left = _LEFT + _BETWEEN + max((_LAYING.width(len(tiles)) for tiles, _, _ in sketch.rows), default=0)
    room = WIDTH - MARGIN - 6 - left
    words = [legible(word) for _, _, word in sketch.rows]
    size = min((size_for(word, WORDS, room, _LEAST_WORDS) for word in words), default=WORDS)
    for i, ((tiles, mark, _), word) in enumerate(zip(sketch.rows, words, strict=True)):
        top = MARGIN + i * _ROW
        _group(canvas, top, tiles, mark)
        middle = left, top + IN_HAND.height / 2
        canvas.text(middle, fitted(word, size, room), size, MARK_COLOURS[mark])
    return canvas


def _group(canvas: Canvas, top: int, tiles: tuple[Tile, ...], mark: Mark) -> None:
    below = top + IN_HAND.height + DEPTH + 6
    _LAYING.row(canvas, (_LEFT, top), tiles)
    if len(tiles) == 1:
        canvas.centre(short(mark), _LEFT + IN_HAND.width / 2, below + HEIGHT / 2)
    elif tiles:
        canvas.put(bracket(mark, round(_LAYING.width(len(tiles)))), _LEFT, below)
