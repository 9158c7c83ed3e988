"""Paints what was done at a table as steps from left to right, the latest last; knows no rule."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate

from PIL import Image

from bot.pictures.board_sketches import PlaySketch
from bot.pictures.brackets import MARK_COLOURS
from bot.pictures.canvas import MARGIN, Canvas
from bot.pictures.cards import LYING
from bot.pictures.colours import CLOTH, MUTED, Colour
from bot.pictures.laying import Laying
from bot.pictures.lettering import fitted, legible, size_for, width
from bot.pictures.pieces import badge, took_sign
from bot.pictures.sheet import Point, Sheet
from bot.pictures.sketches import Mark

WORDS = 38
"""The font size of words."""

LEAST_WORDS = 32
"""The smallest one; words that are still too wide are cut."""

HEIGHT = 124
"""How high a trail is, whatever lies there."""

_MOST = 5
"""So many steps are shown beside each other; of more, the last ones."""

_CARD_GAP = 4
_BADGE = 34
_BESIDE = 6
"""How far a badge, a sign and cards are apart."""
_APART = 40
"""How far steps are apart, with a sign between them."""
_CLOSE = 20
"""The same where there is little room."""

_WIDEST_WORD = 240


@dataclass(frozen=True, slots=True)
class _Row:
    """How steps stand beside each other."""

    widths: Sequence[float]
    apart: float = _APART
    size: int = WORDS
    """The font size of their words at most."""

    @property
    def width(self) -> float:
        """How wide they are together."""
        return sum(self.widths) + self.apart * (len(self.widths) - 1)


def paint_all(canvas: Canvas, top: float, plays: Sequence[PlaySketch]) -> None:
    """The latest steps; where they do not fit, with smaller words, then closer, then cards on each other."""
    shown = plays[-_MOST:]
    room = _room(canvas) + (_APART if len(shown) == len(plays) else 0)
    sizes = [(size, _APART) for size in range(WORDS, LEAST_WORDS, -1)]
    rows = [
        _Row([_needed(play, size) for play in shown], apart, size)
        for size, apart in [*sizes, (LEAST_WORDS, _CLOSE)]
    ]
    fits = next((row for row in rows if row.width <= room), rows[-1])
    _paint(canvas, top, plays, _squeezed(fits, room))


def paint_latest(canvas: Canvas, top: float, plays: Sequence[PlaySketch]) -> None:
    """As many of the latest steps as can be read beside each other."""
    room = _room(canvas)
    shown = plays[len(plays) - _how_many(plays[-_MOST:], room) :]
    _paint(canvas, top, plays, _Row([min(room, _needed(play)) for play in shown]))


def ink_of(mark: Mark | None) -> Colour:
    """The colour of a mark's word; what has no mark is told in a quiet one."""
    return MARK_COLOURS[mark] if mark else MUTED


def _paint(canvas: Canvas, top: float, plays: Sequence[PlaySketch], row: _Row) -> None:
    """The latest steps about the canvas's middle, as many as the row has; a sign before whatever follows."""
    shown = plays[len(plays) - len(row.widths) :]
    left = (canvas.size[0] - row.width) / 2
    for i, (play, wide) in enumerate(zip(shown, row.widths, strict=True)):
        if i or len(shown) < len(plays):
            canvas.centre(_step_sign(), left - row.apart / 2, top + 84)
        _step(canvas, (left + wide / 2, top), wide, play, row.size)
        left += wide + row.apart


def _squeezed(row: _Row, room: float) -> _Row:
    """The same with the widest steps narrower, as much as it takes for all to fit."""
    left, most = room - row.apart * (len(row.widths) - 1), 0.0
    for count, wide in enumerate(sorted(row.widths)):
        most = left / (len(row.widths) - count)
        if wide > most:
            break
        left -= wide
    return replace(row, widths=[min(wide, most) for wide in row.widths])


def _room(canvas: Canvas) -> float:
    """How wide steps may be together where a sign before them says that there were others."""
    return canvas.size[0] - 2 * MARGIN - _APART


def _how_many(plays: Sequence[PlaySketch], room: float) -> int:
    """How many of the last ones fit beside each other; the last one is always shown."""
    widths = accumulate(_needed(play) + _APART for play in reversed(plays))
    return max(min(1, len(plays)), sum(wide - _APART <= room for wide in widths))


def _needed(play: PlaySketch, size: int = WORDS) -> float:
    """How wide a step is in which nothing covers anything, its word in a font size."""
    word = min(_WIDEST_WORD, width(legible(play.word), size) + 1)
    return max(word, _before(play) + Laying(LYING, _CARD_GAP, float("inf")).width(len(play.tiles)))


def _before(play: PlaySketch) -> float:
    """How far cards are from the left end: whose they are stands there, and the sign of who took some."""
    return _BADGE + _BESIDE + (took_sign().width + _BESIDE if play.taken else 0)


def _step(canvas: Canvas, at: Point, room: float, play: PlaySketch, most: int) -> None:
    """A play, centred below a point: what it is, and below that whose, and the cards."""
    x, top = at
    raw = legible(play.word)
    size = size_for(raw, most, room, LEAST_WORDS)
    canvas.text((x, top + 24), fitted(raw, size, room), size, ink_of(play.mark), anchor="m")
    before = _before(play) - (0 if play.tiles else _BESIDE)
    laying = Laying(LYING, _CARD_GAP, room - before)
    left, y = x - (before + laying.width(len(play.tiles))) / 2, top + 48
    canvas.put(badge(play.seat + 1, gold=play.best, wide=_BADGE), left, y + (LYING.height - _BADGE) / 2)
    if play.taken:
        sign = took_sign()
        canvas.put(sign, left + _BADGE + _BESIDE, y + (LYING.height - sign.height) / 2)
    laying.row(canvas, (left + before, y), play.tiles)


@lru_cache(maxsize=1)
def _step_sign() -> Image.Image:
    """Stands between one play and the next."""
    sheet = Sheet(12, 28, CLOTH)
    sheet.stroke([(2, 3), (9, 14), (2, 25)], 4, MUTED)
    return sheet.finish()
