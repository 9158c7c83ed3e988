"""Paints the middle of a table with one pile on which all play: its top, and what counts; knows no rule."""

from collections.abc import Sequence
from functools import cache

from PIL import Image

from bot.pictures import lead, trail
from bot.pictures.board_sketches import HeapSketch, SeatSketch
from bot.pictures.canvas import MARGIN, Canvas
from bot.pictures.cards import IN_HAND, LEADING, card
from bot.pictures.colours import CLOTH, GOLD, MUTED, PANEL, TEXT
from bot.pictures.lead import paint_words
from bot.pictures.lettering import fitted, legible, size_for, width, wrapped
from bot.pictures.piles import SIDE, TOP, WORDS, paint_pile
from bot.pictures.sheet import Sheet

HEIGHT = lead.HEIGHT + trail.HEIGHT
"""How much room the middle takes, whatever lies there."""

VALUE = 124
"""The font size of what counts, larger than anything else."""

ALONE = 40
"""The font size of the words for it where they stand alone."""

COUNTED = 40
"""The font size of how many cards lie there."""

MOST_BELOW = 4
"""So many cards can be seen below the topmost one."""

_BOX = (250, 206)
"""How large the box is in which that stands."""

_PAD = 14
_BOX_TOP = 4
_TOP = 8
_STEP = 80
"""From one of the cards below to the next: their numbers stay free."""


def paint_heap(canvas: Canvas, top: float, _: Sequence[SeatSketch], sketch: HeapSketch) -> None:
    """Stock, pile, what counts; below it what was done; from ``top`` on, as wide as the canvas."""
    lower = LEADING.height - IN_HAND.height
    paint_pile(canvas, MARGIN, top + _TOP + lower - TOP, sketch.stock, sketch.stock_word)
    counts = bool(sketch.value or sketch.value_word)
    left, right = MARGIN + SIDE, canvas.size[0] - MARGIN - (_BOX[0] if counts else SIDE)
    if counts:
        _value(canvas, right, top + _BOX_TOP, sketch)
    if sketch.tiles:
        _heap(canvas, (left + right) / 2, top + _TOP, sketch)
    else:
        middle = (left + right) / 2, top + _TOP + LEADING.height / 2
        paint_words(canvas, middle, right - left - 2 * _PAD, sketch.empty_word)
    trail.paint_latest(canvas, top + lead.HEIGHT, sketch.past)


def _heap(canvas: Canvas, x: float, top: float, sketch: HeapSketch) -> None:
    """The top of the pile, its topmost card large and uncovered, and how many cards there are."""
    below, topmost = sketch.tiles[:-1][-MOST_BELOW:], sketch.tiles[-1]
    left = x - (len(below) * _STEP + LEADING.width) / 2
    lower = top + LEADING.height - IN_HAND.height
    for i, tile in enumerate(below):
        canvas.put(card(tile, IN_HAND), left + i * _STEP, lower)
    canvas.put(card(topmost, LEADING), left + len(below) * _STEP, top)
    _count(canvas, x, top + LEADING.height + 30, sketch)


def _count(canvas: Canvas, x: float, y: float, sketch: HeapSketch) -> None:
    """What the pile is called, and behind it how many cards it holds."""
    count = str(max(0, sketch.count))
    word = fitted(legible(sketch.count_word), WORDS, 300)
    before = width(word, WORDS) + 10 if word else 0
    left = x - (before + width(count, COUNTED)) / 2
    canvas.text((left, y), word, WORDS, MUTED)
    canvas.text((left + before, y), count, COUNTED, TEXT)


def _value(canvas: Canvas, left: float, top: float, sketch: HeapSketch) -> None:
    """What counts, in a box of its own, with its words below."""
    value, room = legible(sketch.value), _BOX[0] - 2 * _PAD
    size, most = (WORDS, 2) if value else (ALONE, 3)
    lines = wrapped(legible(sketch.value_word), size, room, most=most)
    canvas.put(_box(), left, top)
    x, middle = left + _BOX[0] / 2, top + _BOX[1] / 2
    if value:
        large = size_for(value, VALUE, room)
        canvas.text((x, top + 70), value, large, GOLD, ground=PANEL, anchor="m")
        middle = top + 160
    for i, line in enumerate(lines):
        y = middle + (i - (len(lines) - 1) / 2) * size * 1.1
        canvas.text((x, y), line, size, TEXT, ground=PANEL, anchor="m")


@cache
def _box() -> Image.Image:
    """What goes around what counts."""
    sheet = Sheet(*_BOX, CLOTH)
    sheet.box(0, 0, *_BOX, PANEL, round_by=20, edge=GOLD, edge_width=4)
    return sheet.finish()
