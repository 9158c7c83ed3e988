"""Paints the middle of a table on which one combination lies until it is beaten; knows no rule."""

from collections.abc import Sequence

from bot.pictures import lead, trail
from bot.pictures.board_sketches import SeatSketch, ShowSketch
from bot.pictures.canvas import MARGIN, Canvas
from bot.pictures.lead import Lead, paint_lead, paint_words
from bot.pictures.lettering import name

_BELOW = 10
"""How much more room is between the combination and what was done than in a round."""

HEIGHT = lead.HEIGHT + _BELOW + trail.HEIGHT
"""How much room the middle takes, whatever lies there."""


def paint_show(canvas: Canvas, top: float, seats: Sequence[SeatSketch], sketch: ShowSketch) -> None:
    """The combination, and below it what was done, from ``top`` on, as wide as the canvas."""
    room = canvas.size[0] - 2 * MARGIN
    if sketch.tiles:
        who = "" if sketch.seat is None else name(seats[sketch.seat].name)
        paint_lead(canvas, top, room, Lead(sketch.tiles, sketch.mark, sketch.word, sketch.seat, who))
    else:
        middle = canvas.size[0] / 2, top + lead.HEIGHT / 2
        paint_words(canvas, middle, room, sketch.empty_word)
    trail.paint_latest(canvas, top + lead.HEIGHT + _BELOW, sketch.past)
