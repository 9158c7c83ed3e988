"""Text in pictures: the font, what it can show, how wide that is; knows neither colours nor what is said.

What the font has no letter for is left out, as is text that runs from right to left: drawn letter by letter
it would come out mirrored, and to lay it out takes a library that is not there on every machine.
"""

import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache, partial
from importlib.resources import files
from io import BytesIO

from PIL import Image, ImageFont

from bot.cutting import cut
from bot.names import NAMELESS, clean

FONT = "RobotoCondensed-Bold.ttf"

CAPITAL = 0.711
"""How high a digit or a capital letter of this font is, as a share of the font size."""

_MISSING = "\U0010fffe"
"""Belongs to no font, so that it shows what is drawn in place of a missing letter."""

_LONGEST = 200
"""No picture has room for more characters, so more are not even measured."""

_FROM_THE_RIGHT = frozenset({"R", "AL", "AN"})


@cache
def _font_file() -> bytes:
    return files("bot.pictures").joinpath("fonts", FONT).read_bytes()


@lru_cache(maxsize=64)
def font(size: int) -> ImageFont.FreeTypeFont:
    """The font in a size, in pixels an em; laid out the same wherever this runs."""
    return ImageFont.truetype(BytesIO(_font_file()), size, layout_engine=ImageFont.Layout.BASIC)


def width(text: str, size: int) -> float:
    """How many pixels a text takes."""
    return font(size).getlength(text)


@lru_cache(maxsize=2048)
def legible(text: str) -> str:
    """As much of a text as can be drawn, in one line."""
    return " ".join("".join(_drawn(text[:_LONGEST])).split())


@lru_cache(maxsize=2048)
def name(raw: str) -> str:
    """As much of a person's name as can be drawn; empty when nothing is left."""
    cleaned = clean(raw)
    return "" if cleaned == NAMELESS else legible(cleaned)


@lru_cache(maxsize=2048)
def drawn_whole(raw: str, size: int, room: float) -> bool:
    """Whether all of a person's name can be drawn and fits; a letter in fancy dress may lose that."""
    drawn = name(raw)
    return bool(drawn) and all(map(_can_be_spelt, clean(raw))) and width(drawn, size) <= room


@lru_cache(maxsize=2048)
def fitted(text: str, size: int, room: float) -> str:
    """The text where it fits into so many pixels, else its beginning; empty where nothing fits."""
    return cut(text, room, measure=partial(width, size=size))


def wrapped(text: str, size: int, room: float, *, most: int) -> list[str]:
    """The text in lines of so many pixels, at most so many of them; what is too much is cut."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and (width(longer, size) <= room or len(lines) == most):
            lines[-1] = longer
        else:
            lines.append(word)
    return [fitted(line, size, room) for line in lines]


@lru_cache(maxsize=2048)
def size_for(text: str, size: int, room: float, least: int = 1) -> int:
    """The font size, at most ``size`` and not below ``least``, in which a text fits into so many pixels."""
    return next((s for s in range(size, least, -1) if width(text, s) <= room), least)


def _drawn(text: str) -> Iterator[str]:
    for char in text:
        yield from filter(_can_be_drawn, _spelt(char))


def _spelt(char: str) -> str:
    """What is drawn for a letter: one in fancy dress is drawn as the plain letter."""
    return char if _can_be_drawn(char) else unicodedata.normalize("NFKC", char)


def _can_be_spelt(char: str) -> bool:
    return all(map(_can_be_drawn, _spelt(char)))


@lru_cache(maxsize=4096)
def _can_be_drawn(char: str) -> bool:
    if char == " ":
        return True
    if unicodedata.category(char)[0] in "MCZ" or unicodedata.bidirectional(char) in _FROM_THE_RIGHT:
        return False
    return _shape(char) != _shape(_MISSING)


def _shape(char: str) -> tuple[tuple[int, int], bytes]:
    """What a letter looks like."""
    mask = font(32).getmask(char)
    picture = Image.new("L", mask.size)
    picture.im.paste(mask, (0, 0, *mask.size))
    return mask.size, picture.tobytes()
