"""The table that a picture is laid out on: cloth, rim, round corners; knows no card and no player."""

from collections.abc import Mapping
from functools import lru_cache
from io import BytesIO
from types import MappingProxyType

from PIL import Image, ImageDraw

from bot.pictures.colours import CLOTH, RIM, SEAM, SEE_THROUGH, Colour, index, palette, reduced
from bot.pictures.lettering import CAPITAL, font
from bot.pictures.sheet import FINE, Point, Sheet

MARGIN = 22
"""How far from the picture's edge things stand, its rim counted in."""

_CORNER = 30
_RIM = 8
_SEAM = 2
_ANCHORS: Mapping[str, float] = MappingProxyType({"l": 0.0, "m": 0.5, "r": 1.0})
_SOLID = 255
_EFFORT = 6
"""How hard PNG compresses: more takes twice the time for a few per cent."""


class Canvas:
    """A picture in the making. Whatever is put on it covers what was there."""

    def __init__(self, width: int, height: int) -> None:
        self.size = (width, height)
        self._image = _cloth(width, height).copy()

    def put(self, sprite: Image.Image, left: float, top: float) -> None:
        """Lay a sprite down by its upper left corner."""
        self._image.paste(sprite, (round(left), round(top)))

    def centre(self, sprite: Image.Image, x: float, y: float) -> None:
        """Lay a sprite down by its middle."""
        self.put(sprite, x - sprite.width / 2, y - sprite.height / 2)

    def text(  # noqa: PLR0913 - where, what, and in which colours
        self,
        at: Point,
        text: str,
        size: int,
        ink: Colour,
        *,
        ground: Colour = CLOTH,
        anchor: str = "l",
    ) -> None:
        """Text, its capitals centred on a height, its left end, middle or right end ``at`` the point."""
        if not text:
            return
        sprite, rise = lettered(text, size, ink, ground)
        left = at[0] - _ANCHORS[anchor] * sprite.width
        self.put(sprite, left, round(at[1] + CAPITAL * size / 2) - rise)

    def png(self) -> bytes:
        """The finished picture."""
        buffer = BytesIO()
        self._image.save(buffer, "PNG", compress_level=_EFFORT, transparency=_transparency())
        return buffer.getvalue()


@lru_cache(maxsize=2048)
def lettered(text: str, size: int, ink: Colour, ground: Colour) -> tuple[Image.Image, int]:
    """Text as a sprite that is no larger than its letters, and how far it rises above its base line."""
    left, top, right, bottom = (round(side) for side in font(size).getbbox(text, anchor="ls"))
    sheet = Image.new("RGB", (max(1, right - left), max(1, bottom - top)), ground)
    ImageDraw.Draw(sheet).text((-left, -top), text, ink, font(size), anchor="ls")
    return reduced(sheet), -top


@lru_cache(maxsize=16)
def _cloth(width: int, height: int) -> Image.Image:
    """An empty table."""
    image = palette().resize((width, height))
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, width, height), index(RIM))
    draw.rectangle((_RIM, _RIM, width - _RIM - 1, height - _RIM - 1), index(SEAM))
    inner = _RIM + _SEAM
    draw.rectangle((inner, inner, width - inner - 1, height - inner - 1), index(CLOTH))
    corner = _corner()
    for across, turn in ((0, None), (1, Image.Transpose.FLIP_LEFT_RIGHT)):
        for down, tilt in ((0, None), (1, Image.Transpose.FLIP_TOP_BOTTOM)):
            turned = corner if turn is None else corner.transpose(turn)
            turned = turned if tilt is None else turned.transpose(tilt)
            image.paste(turned, (across * (width - _CORNER), down * (height - _CORNER)))
    return image


def _corner() -> Image.Image:
    """The upper left corner, which is round and see-through outside."""
    sheet = Sheet(_CORNER, _CORNER, RIM)
    for inset, colour in ((_RIM, SEAM), (_RIM + _SEAM, CLOTH)):
        sheet.box(inset, inset, 2 * _CORNER, 2 * _CORNER, colour, round_by=_CORNER - inset)
    corner = sheet.finish()
    mask = Image.new("L", (_CORNER * FINE, _CORNER * FINE))
    side = 2 * _CORNER * FINE
    ImageDraw.Draw(mask).ellipse((0, 0, side, side), _SOLID)
    mask = mask.reduce(FINE)
    steps = mask.point([256 - SEE_THROUGH + value * SEE_THROUGH // 256 for value in range(256)])
    corner.paste(steps, mask=mask.point([_SOLID if value < _SOLID else 0 for value in range(256)]))
    return corner


def _transparency() -> bytes:
    """How solid each entry of the palette is."""
    steps = (step * _SOLID // SEE_THROUGH for step in range(SEE_THROUGH))
    return bytes([_SOLID] * (256 - SEE_THROUGH) + [*steps])
