"""What lies on tables besides open cards: numbers of seats, chips, signs; knows no game."""

from functools import lru_cache

from PIL import Image

from bot.pictures import signs
from bot.pictures.canvas import Canvas
from bot.pictures.colours import (
    CLOTH,
    GOLD,
    INK,
    MUTED,
    TEXT,
    Colour,
)
from bot.pictures.lettering import size_for, width
from bot.pictures.sheet import Point, Sheet

BADGE = 38
"""How wide a seat's number is."""

CHIP = 24
"""How wide a chip is."""

CHIP_STEP = 27
CHIP_NUMBER = 34
MOST_DISCS = 5
"""More chips than this are told by their number alone."""


TOKEN = (52, 38)
"""How large a token is."""


@lru_cache(maxsize=256)
def badge(number: int, ground: Colour = CLOTH, *, gold: bool = False, wide: int = BADGE) -> Image.Image:
    """A seat's number in a disc."""
    sheet = Sheet(wide, wide, ground)
    sheet.disc((wide / 2, wide / 2), wide / 2, GOLD if gold else TEXT)
    text = str(number)
    sheet.letters((wide / 2, wide / 2), text, size_for(text, round(wide * 0.86), wide * 0.8), INK)
    return sheet.finish()


def discs(of: int) -> int:
    """How many chips are drawn where a player began with so many."""
    return of if 0 < of <= MOST_DISCS else min(of, 1)


@lru_cache(maxsize=256)
def chips(have: int, of: int, ground: Colour = CLOTH) -> Image.Image:
    """Chips in a row: full discs for those that are left, hollow ones for those that are gone."""
    count = discs(max(have, of))
    sheet = Sheet(max(1, count * CHIP_STEP - (CHIP_STEP - CHIP)), CHIP, ground)
    for i in range(count):
        centre, radius = (i * CHIP_STEP + CHIP / 2, CHIP / 2), CHIP / 2
        if i < have:
            sheet.disc(centre, radius, GOLD)
            sheet.disc(centre, radius * 0.62, None, edge=INK, edge_width=2)
        else:
            sheet.disc(centre, radius - 1, None, edge=MUTED, edge_width=3)
    return sheet.finish()


def chips_width(have: int, of: int) -> int:
    """How much room `put_chips` takes; 0 where no chips are played for."""
    if of <= 0:
        return 0
    return discs(max(have, of)) * CHIP_STEP + 7 + round(width(str(have), CHIP_NUMBER))


def put_chips(canvas: Canvas, at: Point, have: int, of: int, ground: Colour) -> None:
    """Chips with their number, from ``at`` to the right and centred on its height; nothing without chips."""
    if of <= 0:
        return
    sprite = chips(have, of, ground)
    canvas.put(sprite, at[0], at[1] - CHIP / 2)
    left, ink = at[0] + sprite.width + 10, GOLD if have else MUTED
    canvas.text((left, at[1]), str(have), CHIP_NUMBER, ink, ground=ground)


@lru_cache(maxsize=16)
def token(ground: Colour, *, there: bool) -> Image.Image:
    """A ticket for one thing and another at once; one that is spent is hollow and struck through."""
    wide, high = TOKEN
    sheet, middle = Sheet(wide, high, ground), (wide / 2, high / 2)
    if there:
        sheet.box(0, 0, wide, high, GOLD, round_by=6)
    else:
        sheet.box(0, 0, wide, high, ground, round_by=6, edge=MUTED, edge_width=3)
    for x in (0, wide):
        sheet.disc((x, high / 2), 6, ground)
        if not there:
            sheet.disc((x, high / 2), 7, None, edge=MUTED, edge_width=3)
    if not there:
        sheet.stroke([(10, high - 7), (wide - 10, 7)], 4, MUTED)
    else:
        sheet.letters(middle, "&", 34, INK)
    return sheet.finish()


@lru_cache(maxsize=16)
def turn_sign(ground: Colour) -> Image.Image:
    """Marks whose turn it is."""
    sheet = Sheet(BADGE, BADGE, ground)
    sheet.disc((BADGE / 2, BADGE / 2), BADGE / 2, GOLD)
    signs.arrow(sheet, (BADGE / 2 + 1, BADGE / 2), BADGE * 0.52, INK)
    return sheet.finish()


@lru_cache(maxsize=16)
def out_sign(ground: Colour) -> Image.Image:
    """Marks who has no more part in the deal."""
    sheet = Sheet(BADGE, BADGE, ground)
    signs.tick(sheet, (BADGE / 2, BADGE / 2), BADGE * 0.8, MUTED)
    return sheet.finish()


@lru_cache(maxsize=16)
def ready_sign(ground: Colour) -> Image.Image:
    """Marks who is not waited for any more while others are: the ring of whose turn it is, ticked off."""
    sheet = Sheet(BADGE, BADGE, ground)
    sheet.disc((BADGE / 2, BADGE / 2), BADGE / 2, None, edge=GOLD, edge_width=3)
    signs.tick(sheet, (BADGE / 2, BADGE / 2), BADGE * 0.56, GOLD)
    return sheet.finish()


@lru_cache(maxsize=16)
def away_sign(ground: Colour) -> Image.Image:
    """Marks who is away."""
    sheet = Sheet(BADGE, BADGE, ground)
    signs.moon(sheet, (BADGE / 2, BADGE / 2), BADGE * 0.86, MUTED, ground)
    return sheet.finish()


@lru_cache(maxsize=16)
def took_sign(ground: Colour = CLOTH) -> Image.Image:
    """Stands beside a card that was taken: an arrow down into a tray."""
    wide, high = 26, 34
    sheet = Sheet(wide, high, ground)
    sheet.stroke([(wide / 2, 2), (wide / 2, 12)], 4, MUTED)
    sheet.shape([(3, 11), (wide - 3, 11), (wide / 2, 23)], MUTED)
    sheet.stroke([(2, 22), (2, high - 2), (wide - 2, high - 2), (wide - 2, 22)], 4, MUTED)
    return sheet.finish()


@lru_cache(maxsize=64)
def draw_sign(number: int, height: int) -> Image.Image:
    """How many cards wait for the winner."""
    sheet = Sheet(height, height, CLOTH)
    signs.draw(sheet, (height / 2, height / 2), height, f"+{number}")
    return sheet.finish()
