"""Paints a table as everybody may see it: seats around it, the round in its middle; knows no rule."""

from collections.abc import Iterator

from bot.pictures.canvas import MARGIN, Canvas
from bot.pictures.round import HEIGHT, paint_round
from bot.pictures.seats import named_in_full, paint_seat, seat_height
from bot.pictures.sketches import BoardSketch, RoundSketch

WIDTH = 960
"""How wide the picture of a board is; on a phone a third of it is left."""

_GAP = 14
_MOST_WIDE = 451
_FEWEST_ABOVE = 2


def paint_board(sketch: BoardSketch) -> Canvas:
    """The table: the first seats above from left to right, the others below from right to left."""
    above, below = _rows(sketch)
    upper, lower = _width(above), _width(below)
    middle = MARGIN + seat_height(upper) + _GAP
    bottom = middle + HEIGHT + _GAP
    canvas = Canvas(WIDTH, bottom + (seat_height(lower) if below > 0 else -_GAP) + MARGIN)
    places = [(x, MARGIN, upper) for x in _places(above, upper)]
    places += [(x, bottom, lower) for x in reversed([*_places(below, lower)])]
    for number, (seat, (x, y, width)) in enumerate(zip(sketch.seats, places, strict=False), start=1):
        paint_seat(canvas, (x, y), width, number, seat)
    if isinstance(sketch.middle, RoundSketch):
        paint_round(canvas, middle, sketch.seats, sketch.middle)
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


def _width(seats: int) -> int:
    """How wide each place is where so many stand beside each other."""
    seats = max(1, seats)
    return min(_MOST_WIDE, (WIDTH - 2 * MARGIN - (seats - 1) * _GAP) // seats)


def _places(seats: int, width: int) -> Iterator[float]:
    """Where seats stand beside each other, evenly about the middle."""
    left = (WIDTH - seats * width - (seats - 1) * _GAP) / 2
    return (left + i * (width + _GAP) for i in range(seats))
