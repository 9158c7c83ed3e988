"""Paints piles of cards that nobody sees, counted, with words below; knows no rule."""

from bot.pictures.canvas import Canvas
from bot.pictures.cards import IN_HAND, back
from bot.pictures.colours import MUTED, Colour
from bot.pictures.laying import counted_back
from bot.pictures.lettering import fitted, legible, size_for
from bot.pictures.sheet import Point

SIDE = 190
"""How wide the places left and right of the middle are."""

TOP = 18
"""How far below the place's upper edge a pile lies."""

WORDS = 32
"""The font size of what piles are called."""

_LEAST_WORDS = 28


def paint_pile(canvas: Canvas, left: float, top: float, count: int, word: str) -> None:
    """A pile to draw from in a place by its upper left corner; empty, only its place is there."""
    corner, y = left + (SIDE - IN_HAND.width) / 2, top + TOP
    if count > 0:
        for i in (2, 1):
            canvas.put(back(IN_HAND), corner + 5 * i, y - 4 * i)
    canvas.put(counted_back(max(0, count), IN_HAND), corner, y)
    paint_word(canvas, (left + SIDE / 2, y + IN_HAND.height + 30), word, MUTED)


def paint_word(canvas: Canvas, at: Point, raw: str, ink: Colour, room: float = SIDE) -> None:
    """What something is called, centred on a point."""
    word = legible(raw)
    size = size_for(word, WORDS, room, _LEAST_WORDS)
    canvas.text(at, fitted(word, size, room), size, ink, anchor="m")
