"""Paints what everybody was left with when a deal ended; knows no rule."""

from collections.abc import Sequence
from functools import cache, lru_cache

from PIL import Image

from bot.pictures.canvas import MARGIN, Canvas
from bot.pictures.cards import DEPTH, LYING
from bot.pictures.colours import CLOTH, GOLD, MUTED, PANEL, RED_MARK, SEAM, TEXT
from bot.pictures.laying import Laying
from bot.pictures.lettering import drawn_whole, fitted, legible, name, width
from bot.pictures.pieces import BADGE, badge, chips_width, put_chips
from bot.pictures.seats import NAMES, TOLD
from bot.pictures.sheet import Sheet
from bot.pictures.sketches import ResultSketch, RowSketch, Tile

WIDTH = 960
WORDS = 32
MOST_IN_ROW = 15
"""So many cards lie side by side."""

_PAD = 14
_LINE = 50
_LEFT = MARGIN + _PAD + 4
_APART = 18
"""How far the name, the sign of who lost and the chips are from each other at least."""
_MOST_TOLD = 400
"""How wide that may be which is told of how it ended for a player."""

_CARD_GAP = 5
_CARD_ROW = LYING.height + DEPTH + 6
_GAP = 12


def paint_result(sketch: ResultSketch) -> Canvas:
    """A box for each player, one below the other."""
    heights = [_height(row) for row in sketch.rows]
    canvas = Canvas(WIDTH, 2 * MARGIN + sum(heights) + _GAP * max(0, len(heights) - 1))
    top = MARGIN
    for number, (row, height) in enumerate(zip(sketch.rows, heights, strict=True), start=1):
        canvas.put(_frame(WIDTH - 2 * MARGIN, height, lost=row.lost), MARGIN, top)
        _head(canvas, top + _PAD + BADGE / 2, number, row)
        _cards(canvas, top + _PAD + _LINE, row.tiles, legible(sketch.empty_word))
        top += height + _GAP
    return canvas


def _height(row: RowSketch) -> int:
    return 2 * _PAD + _LINE + _CARD_ROW * max(1, len(_lines(row.tiles))) - 6


def _lines(tiles: Sequence[Tile]) -> list[Sequence[Tile]]:
    return [tiles[i : i + MOST_IN_ROW] for i in range(0, len(tiles), MOST_IN_ROW)]


def _head(canvas: Canvas, y: float, number: int, row: RowSketch) -> None:
    """Who it is, whether the deal cost them something, and the chips that they have."""
    canvas.put(badge(number, PANEL), _LEFT, y - BADGE / 2)
    told = _told(row)
    canvas.text((WIDTH - _LEFT, y), told, TOLD, GOLD, ground=PANEL, anchor="r")
    right = WIDTH - _LEFT - _ended_wide(row)
    put_chips(canvas, (right, y), row.chips, row.chips_of, PANEL)
    if row.lost:
        sign = lost_sign()
        canvas.put(sign, right - sign.width - _APART, y - sign.height / 2)
    text = fitted(name(row.name), NAMES, _name_room(row))
    canvas.text((_LEFT + BADGE + 12, y), text, NAMES, TEXT, ground=PANEL)


def named(sketch: ResultSketch) -> list[bool]:
    """By seat whether the whole name stands in its row."""
    return [drawn_whole(row.name, NAMES, _name_room(row)) for row in sketch.rows]


def _name_room(row: RowSketch) -> float:
    """What is left for the name between the seat's number, the sign of who lost, and the chips."""
    beside = _ended_wide(row) + (lost_sign().width + _APART if row.lost else 0)
    return WIDTH - 2 * _LEFT - BADGE - 12 - beside - _APART


def _told(row: RowSketch) -> str:
    """As much as there is room for of how it ended for a player."""
    return fitted(legible(row.told), TOLD, _MOST_TOLD)


def _ended_wide(row: RowSketch) -> float:
    """How much room the chips and what is told take at the right."""
    parts = [chips_width(row.chips, row.chips_of), width(_told(row), TOLD)]
    return sum(parts) + (_APART if all(parts) else 0)


def _cards(canvas: Canvas, top: float, tiles: Sequence[Tile], empty: str) -> None:
    laying = Laying(LYING, _CARD_GAP, WIDTH - 2 * _LEFT, PANEL)
    for i, line in enumerate(_lines(tiles)):
        laying.row(canvas, (_LEFT, top + i * _CARD_ROW), line)
    if not tiles:
        middle = _LEFT, top + LYING.height / 2
        canvas.text(middle, fitted(empty, WORDS, WIDTH - 2 * _LEFT), WORDS, MUTED, ground=PANEL)


@lru_cache(maxsize=32)
def _frame(width: int, height: int, *, lost: bool) -> Image.Image:
    sheet = Sheet(width, height, CLOTH)
    edge, thick = (RED_MARK, 4) if lost else (SEAM, 2)
    sheet.box(0, 0, width, height, PANEL, round_by=18, edge=edge, edge_width=thick)
    return sheet.finish()


@cache
def lost_sign() -> Image.Image:
    """A chip that goes: a minus sign in a disc, above an arrow down."""
    high = BADGE
    sheet = Sheet(high * 1.7, high, PANEL)
    sheet.disc((high / 2, high / 2), high / 2 - 1, None, edge=RED_MARK, edge_width=4)
    sheet.stroke([(high * 0.3, high / 2), (high * 0.7, high / 2)], 5, RED_MARK)
    x = high * 1.38
    sheet.stroke([(x, 4), (x, high * 0.55)], 6, RED_MARK)
    sheet.shape([(x - 12, high * 0.5), (x + 12, high * 0.5), (x, high - 2)], RED_MARK)
    return sheet.finish()
