"""Open cards and card backs as sprites, drawn once for each size and ground; knows no hand and no table."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from PIL import Image

from bot.pictures import signs
from bot.pictures.colours import (
    BACK,
    BACK_LINE,
    BLUE,
    CLOTH,
    EDGE,
    GREEN,
    INK,
    PAPER,
    PURPLE,
    RED,
    SHADOW,
    Colour,
)
from bot.pictures.lettering import legible, size_for, width
from bot.pictures.sheet import Sheet
from bot.pictures.sketches import Sign, Tile


@dataclass(frozen=True, slots=True)
class Size:
    """How large cards are, in pixels."""

    width: int
    height: int
    number: int
    """The font size of the number."""
    small: int
    """The font size of what stands beside the suit; 0: only the suit fits."""


IN_HAND = Size(86, 126, 72, 32)
LEADING = Size(104, 150, 86, 38)
"""The play that is to be beaten."""
CLOSE = Size(70, 103, 58, 26)
"""One of so many that larger ones would cover each other."""
LYING = Size(52, 70, 44, 0)
"""Whatever else lies open."""

DEPTH = 4
"""How far a card's shadow shows below it; the sprite is so much higher."""

SUIT_COLOURS: Mapping[str, Colour] = MappingProxyType({"S": INK, "H": RED, "D": BLUE, "C": GREEN})

_SQUARES = 9
"""How many squares of the chequered border lie side by side."""


@lru_cache(maxsize=1024)
def card(tile: Tile, size: Size, ground: Colour = CLOTH) -> Image.Image:
    """An open card. The sprite is shared: lay it down, never draw on it."""
    sheet = _blank(size, ground, PAPER, EDGE)
    if tile.chequered:
        _chequer(sheet, size)
    _middle(sheet, tile, size)
    if not tile.chequered:
        _foot(sheet, tile, size)
    return sheet.finish()


@lru_cache(maxsize=16)
def back(size: Size, ground: Colour = CLOTH) -> Image.Image:
    """A card from behind, shared likewise."""
    sheet = _blank(size, ground, BACK, PAPER)
    inset = size.width * 0.13
    sheet.box(
        inset,
        inset,
        size.width - inset,
        size.height - inset,
        None,
        round_by=size.width * 0.05,
        edge=BACK_LINE,
        edge_width=size.width * 0.035,
    )
    return sheet.finish()


def _blank(size: Size, ground: Colour, paper: Colour, edge: Colour) -> Sheet:
    """A card with its shadow, with nothing on it."""
    sheet = Sheet(size.width, size.height + DEPTH, ground)
    bend = size.width * 0.12
    sheet.box(0, DEPTH, size.width, size.height + DEPTH, SHADOW, round_by=bend)
    sheet.box(0, 0, size.width, size.height, paper, round_by=bend, edge=edge, edge_width=size.width * 0.02)
    return sheet


def _chequer(sheet: Sheet, size: Size) -> None:
    """Two rows of squares at the top and at the bottom, of whole pixels."""
    side = size.width // (_SQUARES + 1)
    inset = (size.width - side * _SQUARES) / 2
    for top in (inset, size.height - inset - 2 * side):
        for i in range(_SQUARES):
            left, down = inset + i * side, top + (i % 2) * side
            sheet.box(left, down, left + side, down + side, INK)


def _middle(sheet: Sheet, tile: Tile, size: Size) -> None:
    """What counts: the number, or the sign in its place."""
    centre = size.width / 2, size.height * (0.5 if tile.chequered else 0.39)
    text = legible(tile.big)
    if tile.sign is Sign.STOP:
        signs.stop(sheet, centre, size.width * 0.82, text)
    elif tile.sign is Sign.DRAW:
        signs.draw(sheet, centre, size.width * 0.86, text)
    elif tile.sign is Sign.JOKER and not text:
        signs.star(sheet, centre, size.width * 0.84, PURPLE)
    elif text:
        sheet.letters(centre, text, size_for(text, size.number, size.width * 0.86), _ink(tile))


def _ink(tile: Tile) -> Colour:
    return PURPLE if tile.sign is Sign.JOKER else SUIT_COLOURS.get(tile.suit, INK)


def _foot(sheet: Sheet, tile: Tile, size: Size) -> None:
    """What does not count: what the card is called besides, and its suit."""
    shape = signs.SUITS.get(tile.suit)
    if shape is None and tile.sign is Sign.JOKER and tile.big:
        shape = signs.star
    small = legible(tile.small) if size.small else ""
    high = size.width * 0.34 if shape else 0
    gap = size.width * 0.03 if small and shape else 0
    letters = size_for(small, size.small, size.width * 0.86 - high - gap) if small else 0
    words = width(small, letters) if small else 0
    left, y = (size.width - words - gap - high) / 2, size.height * 0.815
    if small:
        sheet.letters((left + words / 2, y), small, letters, _ink(tile))
    if shape:
        shape(sheet, (left + words + gap + high / 2, y), high, _ink(tile))
