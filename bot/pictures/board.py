"""Paints a table as everybody may see it: seats around it, what is played in its middle; knows no rule."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from bot.pictures.board_sketches import BoardSketch, HeapSketch, Middle, RoundSketch, SeatSketch, ShowSketch
from bot.pictures.canvas import MARGIN, Canvas
from bot.pictures.heap import HEIGHT as HEAP_HEIGHT
from bot.pictures.heap import paint_heap
from bot.pictures.round import HEIGHT as ROUND_HEIGHT
from bot.pictures.round import paint_round
from bot.pictures.seats import Place, named_in_full, paint_seat
from bot.pictures.show import HEIGHT as SHOW_HEIGHT
from bot.pictures.show import paint_show

WIDTH = 960
"""How wide the picture of a board is; on a phone a third of it is left."""


@dataclass(frozen=True, slots=True)
class _Painter:
    """How the middle of a table is painted."""

    height: int
    """How much room lies between the players, the same for all that a game goes on."""
    paint: Callable[[Canvas, float, Sequence[SeatSketch], Any], None]
    """From a height on, as wide as the canvas; the sketch is the one that it stands for."""
    blind: bool = False
    """Whether each place has room for cards that lie face down also while nobody has any."""


_MIDDLES: Mapping[type[Middle], _Painter] = MappingProxyType(
    {
        RoundSketch: _Painter(ROUND_HEIGHT, paint_round),
        ShowSketch: _Painter(SHOW_HEIGHT, paint_show),
        HeapSketch: _Painter(HEAP_HEIGHT, paint_heap, blind=True),
    }
)
"""By what is in the middle; a game with another middle has its line here."""

_GAP = 14
_MOST_WIDE = 451
_FEWEST_ABOVE = 2


def paint_board(sketch: BoardSketch) -> Canvas:
    """The table: the first seats above from left to right, the others below from right to left."""
    above, below = _rows(sketch)
    upper, lower = _place(sketch, above), _place(sketch, below)
    middle = MARGIN + upper.height + _GAP
    painter = _MIDDLES[type(sketch.middle)]
    bottom = middle + painter.height + _GAP
    canvas = Canvas(WIDTH, bottom + (lower.height if below > 0 else -_GAP) + MARGIN)
    places = [(x, MARGIN, upper) for x in _across(above, upper.width)]
    places += [(x, bottom, lower) for x in reversed([*_across(below, lower.width)])]
    for number, (seat, (x, y, place)) in enumerate(zip(sketch.seats, places, strict=False), start=1):
        paint_seat(canvas, (x, y), place, number, seat)
    painter.paint(canvas, middle, sketch.seats, sketch.middle)
    return canvas


def named(sketch: BoardSketch) -> list[bool]:
    """By seat whether the whole name stands on its place."""
    above, below = _rows(sketch)
    widths = [*[_width(above)] * above, *[_width(below)] * below]
    return [named_in_full(width, seat) for width, seat in zip(widths, sketch.seats, strict=False)]


def _rows(sketch: BoardSketch) -> tuple[int, int]:
    """How many seats stand above and below the middle."""
    above = max(_FEWEST_ABOVE, (len(sketch.seats) + 1) // 2)
    return above, len(sketch.seats) - above


def _place(sketch: BoardSketch, seats: int) -> Place:
    """How much room each player has where so many stand beside each other."""
    chips = any(seat.chips_of > 0 for seat in sketch.seats)
    blind = _MIDDLES[type(sketch.middle)].blind or any(seat.blind for seat in sketch.seats)
    return Place(_width(seats), chips, blind)


def _width(seats: int) -> int:
    """How wide each place is where so many stand beside each other."""
    seats = max(1, seats)
    return min(_MOST_WIDE, (WIDTH - 2 * MARGIN - (seats - 1) * _GAP) // seats)


def _across(seats: int, width: int) -> Iterator[float]:
    """Where seats stand beside each other, evenly about the middle."""
    left = (WIDTH - seats * width - (seats - 1) * _GAP) / 2
    return (left + i * (width + _GAP) for i in range(seats))
