"""Paints a player's place at the table: name, cards, chips, and what else there is of them; knows no rule."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from PIL import Image

from bot.pictures.board_sketches import SeatSketch
from bot.pictures.canvas import Canvas
from bot.pictures.cards import DEPTH, LYING
from bot.pictures.colours import CLOTH, GOLD, MUTED, PANEL, SEAM, TEXT, Colour
from bot.pictures.laying import Laying
from bot.pictures.lettering import drawn_whole, fitted, legible, name, size_for, width
from bot.pictures.pieces import (
    BADGE,
    TOKEN,
    away_sign,
    badge,
    chips_width,
    out_sign,
    put_chips,
    ready_sign,
    token,
    turn_sign,
)
from bot.pictures.sheet import Point, Sheet

NAMES = 36
"""The font size of names."""

TOLD = 40
"""The font size of what else is to be known of a player."""

STACKED = 32
"""The same above a token, where there is little room."""

_LEAST_TOLD = 28
_RAISED, _LOWERED = 23, 17
"""How far above the middle of the cards it then is, and how far below it the token."""

WIDE = 400
"""From this width on, chips lie beside the cards, and what is told beside the token."""

PEEK = 18
"""How far face-down cards show below the open ones that lie on them."""

_PAD = 14
_FAN = 120
_NARROWEST_FAN = 80
_LINE = 46
_CHIPS = 38
_OPEN_GAP = 5
_APART = 12
_SIGN = BADGE + 8
"""How much room a sign takes from the name."""


@dataclass(frozen=True, slots=True)
class Place:
    """How much room every player of a row has; the same for all that a game goes on."""

    width: int
    chips: bool = False
    """Whether there are chips at this table."""
    blind: bool = False
    """Whether cards lie face down before players."""

    @property
    def height(self) -> int:
        """How high it is."""
        below = (PEEK if self.blind else 0) + (_CHIPS if self.chips_below else 0)
        return 2 * _PAD + _LINE + LYING.height + DEPTH + below

    @property
    def chips_below(self) -> bool:
        """Whether chips have a line of their own, for want of room beside the cards."""
        return self.chips and self.width < WIDE


def paint_seat(canvas: Canvas, at: Point, place: Place, number: int, seat: SeatSketch) -> None:
    """A place by its upper left corner; ``number`` is counted from 1."""
    ground = CLOTH if seat.out else PANEL
    canvas.put(_frame(place.width, place.height, turn=seat.turn, out=seat.out), *at)
    left, right, top = at[0] + _PAD, at[0] + place.width - _PAD, at[1] + _PAD
    _name(canvas, (left, top + BADGE / 2), place.width, number, seat)
    top += _LINE
    beside = max(_lying_wide(seat), width(legible(seat.told), STACKED))
    fan = max(_NARROWEST_FAN, min(_FAN, right - left - _APART - beside))
    Laying(LYING, -0.8 * LYING.width, fan, ground).fan(canvas, (left, top), seat.cards)
    beside, y = left + fan, top + LYING.height / 2
    right = _lying(canvas, (right, top), right - beside - _APART, seat)
    if place.chips_below:
        chips = left, top + LYING.height + DEPTH + (PEEK if place.blind else 0) + _CHIPS / 2 + 4
        put_chips(canvas, chips, seat.chips, seat.chips_of, ground)
    elif wide := chips_width(seat.chips, seat.chips_of):
        between = (beside + right - wide) / 2
        put_chips(canvas, (between, y), seat.chips, seat.chips_of, ground)
        beside = between + wide
    right -= _APART * bool(seat.open or seat.blind)
    (_more if place.width >= WIDE else _more_stacked)(canvas, beside + _APART, right, y, seat)


def named_in_full(width: int, seat: SeatSketch) -> bool:
    """Whether the whole name stands on a place of this width, also when it is that player's turn."""
    return drawn_whole(seat.name, NAMES, _name_room(width, replace(seat, turn=not seat.out, ready=False)))


def _lying_wide(seat: SeatSketch) -> float:
    """How much room the open and the face-down cards of a player need for none to cover another."""
    return Laying(LYING, _OPEN_GAP, float("inf")).width(max(len(seat.open), seat.blind))


def _lying(canvas: Canvas, at: Point, room: float, seat: SeatSketch) -> float:
    """Lay the cards before a player, open ones upon face-down ones; say where they begin."""
    ground: Colour = CLOTH if seat.out else PANEL
    laying = Laying(LYING, _OPEN_GAP, min(room, _lying_wide(seat)), ground)
    left = at[0] - laying.width(max(len(seat.open), seat.blind))
    if seat.blind:
        laying.backs(canvas, (left, at[1] + PEEK), seat.blind)
    laying.row(canvas, (left, at[1]), seat.open)
    return left


def _more(canvas: Canvas, left: float, right: float, y: float, seat: SeatSketch) -> None:
    """What else there is to know, as far right as it goes: the token, then what is told."""
    ground: Colour = CLOTH if seat.out else PANEL
    text = fitted(legible(seat.told), TOLD, right - left)
    canvas.text((right, y), text, TOLD, GOLD, ground=ground, anchor="r")
    right -= width(text, TOLD) + _APART if text else 0
    if seat.token is not None and right - TOKEN[0] >= left:
        canvas.put(token(ground, there=seat.token), right - TOKEN[0], y - TOKEN[1] / 2)


def _more_stacked(canvas: Canvas, left: float, right: float, y: float, seat: SeatSketch) -> None:
    """The same where there is little room: what is told above the token."""
    ground: Colour = CLOTH if seat.out else PANEL
    raw = legible(seat.told)
    stacked = bool(raw) and seat.token is not None
    size = size_for(raw, STACKED if stacked else TOLD, right - left, _LEAST_TOLD)
    text = fitted(raw, size, right - left)
    canvas.text((right, y - _RAISED * stacked), text, size, GOLD, ground=ground, anchor="r")
    if seat.token is not None and right - TOKEN[0] >= left:
        canvas.put(token(ground, there=seat.token), right - TOKEN[0], y + _LOWERED * stacked - TOKEN[1] / 2)


def _name_room(width: int, seat: SeatSketch) -> float:
    """What signs leave of the line for the name."""
    return width - 2 * _PAD - BADGE - 16 - _SIGN * len(_signs(seat))


def _signs(seat: SeatSketch) -> Sequence[Callable[[Colour], Image.Image]]:
    """How the player stands, from right to left."""
    every = ((seat.turn, turn_sign), (seat.ready, ready_sign), (seat.out, out_sign), (seat.away, away_sign))
    return [sign for there, sign in every if there]


def _name(canvas: Canvas, at: Point, width: int, number: int, seat: SeatSketch) -> None:
    """The line with the number, the name and what there is to say of them, centred on a height."""
    left, y = at
    right = left + width - 2 * _PAD
    ground: Colour = CLOTH if seat.out else PANEL
    canvas.put(badge(number, ground), left, y - BADGE / 2)
    for sign in _signs(seat):
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
