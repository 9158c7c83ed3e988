"""Paints the middle of the table: what is to be beaten, all plays, what is to be drawn; knows no rule."""

from collections.abc import Sequence

from bot.pictures import lead, trail
from bot.pictures.board_sketches import RoundSketch, SeatSketch
from bot.pictures.canvas import MARGIN, Canvas
from bot.pictures.cards import IN_HAND
from bot.pictures.colours import TEXT
from bot.pictures.lead import Lead, paint_lead, paint_words
from bot.pictures.lettering import name
from bot.pictures.pieces import draw_sign
from bot.pictures.piles import SIDE, TOP, paint_pile, paint_word

HEIGHT = lead.HEIGHT + trail.HEIGHT
"""How much room the middle takes, whatever lies there, so that the table does not change its size."""

_DRAWS = 122
"""How high the sign is that says how many cards are to be drawn."""


def paint_round(canvas: Canvas, top: float, seats: Sequence[SeatSketch], sketch: RoundSketch) -> None:
    """The middle of the table, from ``top`` on, as wide as the canvas."""
    paint_pile(canvas, MARGIN, top, sketch.pile, sketch.pile_word)
    if sketch.draws > 0:
        _draws(canvas, canvas.size[0] - MARGIN - SIDE / 2, top + TOP, sketch)
    room = canvas.size[0] - 2 * (MARGIN + SIDE + 16)
    if not sketch.plays:
        paint_words(canvas, (canvas.size[0] / 2, top + HEIGHT / 2), room, sketch.empty_word)
        return
    if best := next((play for play in sketch.plays if play.best), None):
        who = name(seats[best.seat].name)
        paint_lead(canvas, top, room, Lead(best.tiles, best.mark, best.word, best.seat, who))
    trail.paint_all(canvas, top + lead.HEIGHT, sketch.plays)


def _draws(canvas: Canvas, x: float, top: float, sketch: RoundSketch) -> None:
    canvas.centre(draw_sign(sketch.draws, _DRAWS), x, top + IN_HAND.height / 2)
    paint_word(canvas, (x, top + IN_HAND.height + 30), sketch.draws_word, TEXT)
