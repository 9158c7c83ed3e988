"""Paints what was done at a table as steps from left to right, the latest last; knows no rule."""

from collections.abc import Sequence
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

WORDS = 32
"""The font size of words."""

HEIGHT = 124
"""How high a trail is, whatever lies there."""

_LEAST_WORDS = 28
_MOST = 5
"""So many steps are shown beside each other; of more, the last ones."""

_CARD_GAP = 4
_BADGE = 34
_BESIDE_BADGE = 6
_APART = 40
"""How far steps are apart that take only the room that they need."""

_WIDEST_WORD = 240


def evenly(canvas: Canvas, top: float, plays: Sequence[PlaySketch]) -> None:
    """The latest steps, all as wide."""
    shown = plays[-_MOST:]
    room = (canvas.size[0] - 2 * MARGIN) / max(len(shown), 3)
    left = (canvas.size[0] - room * len(shown)) / 2
    middles = [left + (i + 0.5) * room for i in range(len(shown))]
    for i, (play, x) in enumerate(zip(shown, middles, strict=True)):
        if i or len(shown) < len(plays):
            canvas.centre(_step_sign(), x - room / 2, top + 84)
        _step(canvas, (x, top), room - 14, play)


def by_need(canvas: Canvas, top: float, plays: Sequence[PlaySketch]) -> None:
    """As many of the latest steps as can be read beside each other, each as wide as what is on it."""
    room = canvas.size[0] - 2 * MARGIN - _APART
    shown = plays[len(plays) - _how_many(plays[-_MOST:], room) :]
    wide = [min(room, _needed(play)) for play in shown]
    left = (canvas.size[0] - sum(wide) - _APART * (len(wide) - 1)) / 2
    for i, (play, own) in enumerate(zip(shown, wide, strict=True)):
        if i or len(shown) < len(plays):
            canvas.centre(_step_sign(), left - _APART / 2, top + 84)
        _step(canvas, (left + own / 2, top), own, play)
        left += own + _APART


def ink_of(mark: Mark | None) -> Colour:
    """The colour of a mark's word; what has no mark is told in a quiet one."""
    return MARK_COLOURS[mark] if mark else MUTED


def _how_many(plays: Sequence[PlaySketch], room: float) -> int:
    """How many of the last ones fit beside each other; the last one is always shown."""
    widths = accumulate(_needed(play) + _APART for play in reversed(plays))
    return max(min(1, len(plays)), sum(wide - _APART <= room for wide in widths))


def _needed(play: PlaySketch) -> float:
    """How wide a step is in which nothing covers anything."""
    word = legible(play.word)
    head = _BADGE + (_BESIDE_BADGE + min(_WIDEST_WORD, width(word, WORDS)) + 1 if word else 0)
    cards = Laying(LYING, _CARD_GAP, float("inf")).width(len(play.tiles))
    return max(head, cards + _beside(play))


def _beside(play: PlaySketch) -> float:
    """What the sign of who took something needs left of cards."""
    return took_sign().width + 8 if play.mark is None and play.tiles else 0


def _step(canvas: Canvas, at: Point, room: float, play: PlaySketch) -> None:
    """A play, centred below a point: whose it is and what, above its cards."""
    x, top = at
    raw, most = legible(play.word), room - _BADGE - _BESIDE_BADGE
    size = size_for(raw, WORDS, most, _LEAST_WORDS)
    word = fitted(raw, size, most)
    left, y = x - (_BADGE + (_BESIDE_BADGE + width(word, size) if word else 0)) / 2, top + 24
    canvas.put(badge(play.seat + 1, gold=play.best, wide=_BADGE), left, y - _BADGE / 2)
    canvas.text((left + _BADGE + _BESIDE_BADGE, y), word, size, ink_of(play.mark))
    laying = Laying(LYING, _CARD_GAP, room - _beside(play))
    corner = x + (_beside(play) - laying.width(len(play.tiles))) / 2, top + 48
    laying.row(canvas, corner, play.tiles)
    if play.mark is None:
        sign = took_sign()
        left = corner[0] - _beside(play) if play.tiles else x - sign.width / 2
        canvas.put(sign, left, corner[1] + (LYING.height - sign.height) / 2)


@lru_cache(maxsize=1)
def _step_sign() -> Image.Image:
    """Stands between one play and the next."""
    sheet = Sheet(12, 28, CLOTH)
    sheet.stroke([(2, 3), (9, 14), (2, 25)], 4, MUTED)
    return sheet.finish()
