"""Paints a table as everybody may see it: seats around it, what is played in its middle; knows no rule."""

from collections.abc import Iterator

from bot.pictures.canvas import MARGIN, Canvas
from bot.pictures.heap import HEIGHT as HEAP_HEIGHT
from bot.pictures.heap import paint_heap
from bot.pictures.round import HEIGHT as ROUND_HEIGHT
from bot.pictures.round import paint_round
from bot.pictures.seats import Place, named_in_full, paint_seat
from bot.pictures.show import HEIGHT as SHOW_HEIGHT
from bot.pictures.show import paint_show
from bot.pictures.sketches import BoardSketch, HeapSketch, RoundSketch, ShowSketch

WIDTH = 960
"""How wide the picture of a board is; on a phone a third of it is left."""

_GAP = 14
_MOST_WIDE = 451
_FEWEST_ABOVE = 2


def paint_board(sketch: BoardSketch) -> Canvas:
    """The table: the first seats above from left to right, the others below from right to left."""
    above, below = _rows(sketch)
    upper, lower = _place(sketch, above), _place(sketch, below)
    middle = MARGIN + upper.height + _GAP
    bottom = middle + _middle_height(sketch) + _GAP
    canvas = Canvas(WIDTH, bottom + (lower.height if below > 0 else -_GAP) + MARGIN)
    places = [(x, MARGIN, upper) for x in _across(above, upper.width)]
    places += [(x, bottom, lower) for x in reversed([*_across(below, lower.width)])]
    for number, (seat, (x, y, place)) in enumerate(zip(sketch.seats, places, strict=False), start=1):
        paint_seat(canvas, (x, y), place, number, seat)
    _paint_middle(canvas, middle, sketch)
    return canvas


def _middle_height(sketch: BoardSketch) -> int:
    """How much room lies between the players, the same for all that a game goes on."""
    if isinstance(sketch.middle, RoundSketch):
        return ROUND_HEIGHT
    return SHOW_HEIGHT if isinstance(sketch.middle, ShowSketch) else HEAP_HEIGHT


def _paint_middle(canvas: Canvas, top: float, sketch: BoardSketch) -> None:
    if isinstance(sketch.middle, RoundSketch):
        paint_round(canvas, top, sketch.seats, sketch.middle)
    elif isinstance(sketch.middle, ShowSketch):
        paint_show(canvas, top, sketch.seats, sketch.middle)
    else:
        paint_heap(canvas, top, sketch.middle)


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
    blind = isinstance(sketch.middle, HeapSketch) or any(seat.blind for seat in sketch.seats)
    return Place(_width(seats), chips, blind)


def _width(seats: int) -> int:
    """How wide each place is where so many stand beside each other."""
    seats = max(1, seats)
    return min(_MOST_WIDE, (WIDTH - 2 * MARGIN - (seats - 1) * _GAP) // seats)


def _across(seats: int, width: int) -> Iterator[float]:
    """Where seats stand beside each other, evenly about the middle."""
    left = (WIDTH - seats * width - (seats - 1) * _GAP) / 2
    return (left + i * (width + _GAP) for i in range(seats))
