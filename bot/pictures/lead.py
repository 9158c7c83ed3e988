"""Paints what is to be beaten in the middle of a table, large, and whose it is; knows no rule."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.pictures.canvas import Canvas
from bot.pictures.cards import CLOSE, DEPTH, IN_HAND, LEADING, Size
from bot.pictures.colours import CLOTH, GOLD, TEXT
from bot.pictures.laying import Laying
from bot.pictures.lettering import fitted, legible, width, wrapped
from bot.pictures.pieces import BADGE, badge
from bot.pictures.seats import NAMES
from bot.pictures.sheet import Point, Sheet
from bot.pictures.sketches import Mark, Tile
from bot.pictures.trail import ink_of

HEIGHT = 216
"""How much room it takes, whatever lies there."""

_EMPTY = 40
"""The font size of what stands where nothing lies."""

_PAD = 12
_GAPS: Sequence[tuple[Size, float]] = ((LEADING, 8), (IN_HAND, 3), (CLOSE, 4))
"""From large to small, with how far cards are apart."""


@dataclass(frozen=True, slots=True)
class Lead:
    """What lies there."""

    tiles: tuple[Tile, ...]
    mark: Mark | None
    word: str
    seat: int | None
    who: str
    """As much of that player's name as can be drawn."""


def paint_lead(canvas: Canvas, top: float, room: float, lead: Lead) -> None:
    """Whose it is and what, above its cards, which are as large as they fit into the room."""
    _head(canvas, top + 24, room, lead)
    laying = _laying(len(lead.tiles), room - 2 * _PAD)
    left = (canvas.size[0] - laying.width(len(lead.tiles))) / 2
    below = top + 57 + (LEADING.height - laying.size.height) / 2
    wide = round(laying.width(len(lead.tiles))) + 2 * _PAD
    canvas.put(_frame(wide, laying.size.height + DEPTH + 18), left - _PAD, below - 10)
    laying.row(canvas, (left, below), lead.tiles)


def paint_words(canvas: Canvas, middle: Point, room: float, raw: str) -> None:
    """What is said where nothing lies, in lines about a point."""
    lines = wrapped(legible(raw), _EMPTY, room, most=3)
    for i, line in enumerate(lines):
        y = middle[1] + (i - (len(lines) - 1) / 2) * 52
        canvas.text((middle[0], y), line, _EMPTY, TEXT, anchor="m")


def _laying(cards: int, room: float) -> Laying:
    """The largest cards that do not cover each other; very many do."""
    for size, gap in _GAPS:
        if cards * (size.width + gap) - gap <= room:
            break
    return Laying(size, gap, room)


def _head(canvas: Canvas, y: float, room: float, lead: Lead) -> None:
    """The line with the number and the name of whose it is, and what it is."""
    word = fitted(legible(lead.word), NAMES, room * 0.5)
    before = 0 if lead.seat is None else BADGE + 12
    who = fitted(lead.who, NAMES, room - before - 28 - width(word, NAMES))
    named = width(who, NAMES) + 20 if who else 0
    left = (canvas.size[0] - before - named - width(word, NAMES)) / 2
    if lead.seat is not None:
        canvas.put(badge(lead.seat + 1, gold=True), left, y - BADGE / 2)
    canvas.text((left + before, y), who, NAMES, TEXT)
    canvas.text((left + before + named, y), word, NAMES, ink_of(lead.mark))


@lru_cache(maxsize=32)
def _frame(wide: int, high: int) -> Image.Image:
    """What goes around what is to be beaten."""
    sheet = Sheet(wide, high, CLOTH)
    sheet.box(0, 0, wide, high, CLOTH, round_by=20, edge=GOLD, edge_width=4)
    return sheet.finish()
