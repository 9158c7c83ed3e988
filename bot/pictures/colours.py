"""The colours of all pictures, and the palette of 256 that they are drawn in; knows no shapes.

Every edge between two colours is drawn in steps between the two. Those steps are in the palette from the
beginning, so that no picture has to look for its colours: sprites are put together as they are.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain

from PIL import Image

Colour = tuple[int, int, int]
"""Red, green, blue, each 0-255."""

CLOTH: Colour = (22, 72, 60)
RIM: Colour = (12, 42, 35)
SEAM: Colour = (61, 117, 99)
"""The thin line inside the rim, and other lines that only part things."""
PANEL: Colour = (15, 54, 45)
"""What a seat's box and a caption stand on."""
SHADOW: Colour = (14, 49, 41)

PAPER: Colour = (255, 253, 247)
EDGE: Colour = (178, 172, 152)
BACK: Colour = (38, 62, 122)
BACK_LINE: Colour = (146, 168, 222)

INK: Colour = (24, 30, 48)
RED: Colour = (190, 16, 42)
BLUE: Colour = (18, 84, 194)
GREEN: Colour = (10, 102, 52)
PURPLE: Colour = (112, 34, 150)
RUST: Colour = (160, 66, 6)

TEXT: Colour = (250, 247, 236)
MUTED: Colour = (178, 208, 194)
GOLD: Colour = (255, 209, 84)

GREY_MARK: Colour = (226, 224, 212)
BLUE_MARK: Colour = (140, 190, 255)
GREEN_MARK: Colour = (160, 238, 104)
RED_MARK: Colour = (255, 158, 138)

ENOUGH = 4.5
"""The least contrast that text has to its ground (WCAG 2.2, level AA)."""

_DARK = 0.04045
"""Up to here sRGB is linear."""

_STEPS = 6
"""How many steps lie between two colours that meet."""

SEE_THROUGH = 8
"""How many entries at the palette's end are the rim, from not there at all to nearly so: round corners."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two colours that meet somewhere."""

    ground: Colour
    ink: Colour


READ = (
    *(Pair(CLOTH, ink) for ink in (TEXT, MUTED, GOLD, GREY_MARK, BLUE_MARK, GREEN_MARK, RED_MARK)),
    *(Pair(PANEL, ink) for ink in (TEXT, MUTED, GOLD, BLUE_MARK, GREEN_MARK, RED_MARK)),
    *(Pair(PAPER, ink) for ink in (INK, RED, BLUE, GREEN, PURPLE, RUST)),
    *(Pair(ground, PAPER) for ground in (BACK,)),
    Pair(GOLD, INK),
    Pair(TEXT, INK),
)
"""Text and signs with their grounds; each has `ENOUGH` contrast, whichever of the two is the ground."""

_TOUCH = (
    *(Pair(CLOTH, ink) for ink in (PAPER, EDGE, SHADOW, PANEL, SEAM, RIM)),
    *(Pair(PANEL, ink) for ink in (EDGE, SHADOW, SEAM)),
    *(Pair(SHADOW, ink) for ink in (EDGE, PAPER)),
    Pair(PAPER, EDGE),
    Pair(BACK, BACK_LINE),
    Pair(CLOTH, BACK_LINE),
    Pair(PANEL, BACK_LINE),
)
"""What else meets."""


def mixed(pair: Pair, share: float) -> Colour:
    """The colour at this share (0-1) of the way from the ground to the ink."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(pair.ground, pair.ink, strict=True))
    return red, green, blue


def contrast(one: Colour, other: Colour) -> float:
    """How well one can be read on the other, from 1 to 21, as WCAG 2.2 defines it."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: Colour) -> float:
    shares = (value / 255 for value in colour)
    red, green, blue = (s / 12.92 if s <= _DARK else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _entries() -> Iterator[Colour]:
    pairs = (*READ, *_TOUCH)
    yield from chain.from_iterable((pair.ground, pair.ink) for pair in pairs)
    for pair in pairs:
        yield from (mixed(pair, step / (_STEPS + 1)) for step in range(1, _STEPS + 1))


@cache
def entries() -> tuple[Colour, ...]:
    """The palette without its see-through end; each colour once."""
    return tuple(dict.fromkeys(_entries()))


@cache
def palette() -> Image.Image:
    """An image that holds the palette; of equal colours the first is taken, so never the see-through end."""
    holder = Image.new("P", (1, 1))
    solid = [*entries(), *[CLOTH] * (256 - SEE_THROUGH - len(entries()))]
    holder.putpalette([*chain.from_iterable(solid + [RIM] * SEE_THROUGH)])
    return holder


@cache
def index(colour: Colour) -> int:
    """The palette's index of one of the colours above."""
    value = reduced(Image.new("RGB", (1, 1), colour)).getpixel((0, 0))
    if not isinstance(value, int):
        raise TypeError(f"{value} is no index")
    return value


def reduced(image: Image.Image) -> Image.Image:
    """A picture in the palette's colours, by the nearest one each."""
    return image.quantize(palette=palette(), dither=Image.Dither.NONE)
