"""Paints a player's place at the table: name, hand, open cards, chips, and how they stand; knows no rule."""

from dataclasses import replace
from functools import lru_cache

from PIL import Image

from bot.pictures.canvas import Canvas
from bot.pictures.cards import DEPTH, LYING
from bot.pictures.colours import CLOTH, GOLD, MUTED, PANEL, SEAM, TEXT, Colour
from bot.pictures.laying import Laying
from bot.pictures.lettering import drawn_whole, fitted, name
from bot.pictures.pieces import BADGE, away_sign, badge, chips_width, out_sign, put_chips, turn_sign
from bot.pictures.sheet import Point, Sheet
from bot.pictures.sketches import SeatSketch

NAMES = 36
"""The font size of names."""

WIDE = 400
"""From this width on, chips lie beside the cards."""

_PAD = 14
_FAN = 120
_LINE = 46
_CHIPS = 38
_OPEN_GAP = 5
_SIGN = BADGE + 8
"""How much room a sign takes from the name."""


def seat_height(width: float) -> int:
    """How high places of this width are."""
    return 2 * _PAD + _LINE + LYING.height + DEPTH + (0 if width >= WIDE else _CHIPS)


def paint_seat(canvas: Canvas, at: Point, width: int, number: int, seat: SeatSketch) -> None:
    """A place by its upper left corner; ``number`` is counted from 1."""
    ground = CLOTH if seat.out else PANEL
    canvas.put(_frame(width, seat_height(width), turn=seat.turn, out=seat.out), *at)
    left, right, top = at[0] + _PAD, at[0] + width - _PAD, at[1] + _PAD
    _name(canvas, (left, top + BADGE / 2), width, number, seat)
    top += _LINE
    Laying(LYING, -0.8 * LYING.width, _FAN, ground).fan(canvas, (left, top), seat.cards)
    laying = Laying(LYING, _OPEN_GAP, right - left - _FAN - 12, ground)
    opened = right - laying.width(len(seat.open))
    laying.row(canvas, (opened, top), seat.open)
    chips = left, top + LYING.height + DEPTH + _CHIPS / 2 + 4
    if width >= WIDE:
        between = (left + _FAN + opened - chips_width(seat.chips, seat.chips_of)) / 2
        chips = between, top + LYING.height / 2
    put_chips(canvas, chips, seat.chips, seat.chips_of, ground)


def named_in_full(width: int, seat: SeatSketch) -> bool:
    """Whether the whole name stands on a place of this width, also when it is that player's turn."""
    return drawn_whole(seat.name, NAMES, _name_room(width, replace(seat, turn=not seat.out)))


def _name_room(width: int, seat: SeatSketch) -> float:
    """What signs leave of the line for the name."""
    return width - 2 * _PAD - BADGE - 16 - _SIGN * sum((seat.turn, seat.out, seat.away))


def _name(canvas: Canvas, at: Point, width: int, number: int, seat: SeatSketch) -> None:
    """The line with the number, the name and what there is to say of them, centred on a height."""
    left, y = at
    right = left + width - 2 * _PAD
    ground: Colour = CLOTH if seat.out else PANEL
    canvas.put(badge(number, ground), left, y - BADGE / 2)
    for there, sign in ((seat.turn, turn_sign), (seat.out, out_sign), (seat.away, away_sign)):
        if there:
            canvas.put(sign(ground), right - BADGE, y - BADGE / 2)
            right -= _SIGN
    ink = MUTED if seat.out or seat.away else TEXT
    text = fitted(name(seat.name), NAMES, _name_room(width, seat))
    canvas.text((left + BADGE + 12, y), text, NAMES, ink, ground=ground)


@lru_cache(maxsize=32)
def _frame(width: int, height: int, *, turn: bool, out: bool) -> Image.Image:
    sheet = Sheet(width, height, CLOTH)
    edge, thick = (GOLD, 5) if turn else (SEAM, 2)
    sheet.box(0, 0, width, height, CLOTH if out else PANEL, round_by=18, edge=edge, edge_width=thick)
    return sheet.finish()
