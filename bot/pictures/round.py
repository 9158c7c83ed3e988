"""Paints the middle of the table: what is to be beaten, all plays, what is to be drawn; knows no rule."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.pictures.brackets import MARK_COLOURS
from bot.pictures.canvas import MARGIN, Canvas
from bot.pictures.cards import DEPTH, IN_HAND, LEADING, LYING, back
from bot.pictures.colours import CLOTH, GOLD, MUTED, TEXT, Colour
from bot.pictures.laying import Laying, counted_back
from bot.pictures.lettering import fitted, legible, name, size_for, width, wrapped
from bot.pictures.pieces import BADGE, badge, draw_sign, took_sign
from bot.pictures.seats import NAMES
from bot.pictures.sheet import Point, Sheet
from bot.pictures.sketches import PlaySketch, RoundSketch, SeatSketch

WORDS = 32
"""The font size of words."""

LEAD_HEIGHT = 216
TRAIL_HEIGHT = 124
HEIGHT = LEAD_HEIGHT + TRAIL_HEIGHT
"""How much room the middle takes, whatever lies there, so that the table does not change its size."""

_SIDE = 190
"""How wide the places of the draw pile and the draw sign are."""

_MOST_PLAYS = 5
"""So many plays are shown beside each other; of more, the last ones."""

_GAP = 4
_SMALL_BADGE = 34


def paint_round(canvas: Canvas, top: float, seats: Sequence[SeatSketch], sketch: RoundSketch) -> None:
    """The middle of the table, from ``top`` on, as wide as the canvas."""
    _pile(canvas, MARGIN, top, sketch)
    if sketch.draws > 0:
        _draws(canvas, canvas.size[0] - MARGIN - _SIDE, top, sketch)
    if not sketch.plays:
        _empty(canvas, top, sketch.empty_word)
        return
    lead = next((play for play in sketch.plays if play.best), None)
    if lead:
        _lead(canvas, top, name(seats[lead.seat].name), lead)
    _trail(canvas, top + LEAD_HEIGHT, sketch)


def _pile(canvas: Canvas, left: float, top: float, sketch: RoundSketch) -> None:
    corner, y = left + (_SIDE - IN_HAND.width) / 2, top + 18
    if sketch.pile > 0:
        for i in (2, 1):
            canvas.put(back(IN_HAND), corner + 5 * i, y - 4 * i)
    canvas.put(counted_back(max(0, sketch.pile), IN_HAND), corner, y)
    _word(canvas, (left + _SIDE / 2, y + IN_HAND.height + 30), sketch.pile_word, MUTED)


def _draws(canvas: Canvas, left: float, top: float, sketch: RoundSketch) -> None:
    x, y = left + _SIDE / 2, top + 18
    canvas.centre(draw_sign(sketch.draws, 122), x, y + IN_HAND.height / 2)
    _word(canvas, (x, y + IN_HAND.height + 30), sketch.draws_word, TEXT)


def _word(canvas: Canvas, at: Point, raw: str, ink: Colour) -> None:
    word = legible(raw)
    size = size_for(word, WORDS, _SIDE, 28)
    canvas.text(at, fitted(word, size, _SIDE), size, ink, anchor="m")


def _empty(canvas: Canvas, top: float, raw: str) -> None:
    lines = wrapped(legible(raw), 40, _room(canvas), most=3)
    for i, line in enumerate(lines):
        y = top + HEIGHT / 2 + (i - (len(lines) - 1) / 2) * 52
        canvas.text((canvas.size[0] / 2, y), line, 40, TEXT, anchor="m")


def _room(canvas: Canvas) -> int:
    """How much lies between the draw pile and the draw sign."""
    return canvas.size[0] - 2 * (MARGIN + _SIDE + 16)


def _lead(canvas: Canvas, top: float, who: str, play: PlaySketch) -> None:
    """The play to beat: whose it is and what, above its cards."""
    x, laying = canvas.size[0] / 2, Laying(LEADING, 8, _room(canvas) - 24)
    word = fitted(legible(play.word), NAMES, _room(canvas) * 0.5)
    who = fitted(who, NAMES, _room(canvas) - BADGE - 40 - width(word, NAMES))
    named = width(who, NAMES) + 20 if who else 0
    left, y = x - (BADGE + 12 + named + width(word, NAMES)) / 2, top + 24
    canvas.put(badge(play.seat + 1, gold=True), left, y - BADGE / 2)
    left += BADGE + 12
    canvas.text((left, y), who, NAMES, TEXT)
    canvas.text((left + named, y), word, NAMES, _ink(play))
    cards = laying.width(len(play.tiles))
    canvas.put(_frame(round(cards) + 24, LEADING.height + DEPTH + 18), x - cards / 2 - 12, top + 47)
    laying.row(canvas, (x - cards / 2, top + 57), play.tiles)


def _trail(canvas: Canvas, top: float, sketch: RoundSketch) -> None:
    """All plays in their order, from left to right."""
    plays = sketch.plays[-_MOST_PLAYS:]
    room = (canvas.size[0] - 2 * MARGIN) / max(len(plays), 3)
    left = (canvas.size[0] - room * len(plays)) / 2
    for i, play in enumerate(plays):
        if i or len(plays) < len(sketch.plays):
            canvas.centre(_step_sign(), left + i * room, top + 84)
        _step(canvas, (left + (i + 0.5) * room, top), room - 14, play)


def _step(canvas: Canvas, at: Point, room: float, play: PlaySketch) -> None:
    """A play, centred below a point: whose it is and what, above its cards."""
    x, top = at
    raw, most = legible(play.word), room - _SMALL_BADGE - 6
    size = size_for(raw, WORDS, most, 28)
    word = fitted(raw, size, most)
    left, y = x - (_SMALL_BADGE + (6 + width(word, size) if word else 0)) / 2, top + 24
    canvas.put(badge(play.seat + 1, gold=play.best, wide=_SMALL_BADGE), left, y - _SMALL_BADGE / 2)
    canvas.text((left + _SMALL_BADGE + 6, y), word, size, _ink(play))
    beside = took_sign().width + 8 if play.mark is None else 0
    laying = Laying(LYING, _GAP, room - 2 * beside)
    corner = x - laying.width(len(play.tiles)) / 2, top + 48
    laying.row(canvas, corner, play.tiles)
    if beside:
        canvas.put(took_sign(), corner[0] - beside, corner[1] + (LYING.height - took_sign().height) / 2)


def _ink(play: PlaySketch) -> Colour:
    return MARK_COLOURS[play.mark] if play.mark else MUTED


@lru_cache(maxsize=32)
def _frame(wide: int, high: int) -> Image.Image:
    """What goes around the play to beat."""
    sheet = Sheet(wide, high, CLOTH)
    sheet.box(0, 0, wide, high, CLOTH, round_by=20, edge=GOLD, edge_width=4)
    return sheet.finish()


@lru_cache(maxsize=1)
def _step_sign() -> Image.Image:
    """Stands between one play and the next."""
    sheet = Sheet(12, 28, CLOTH)
    sheet.stroke([(2, 3), (9, 14), (2, 25)], 4, MUTED)
    return sheet.finish()
