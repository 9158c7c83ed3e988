"""Looks for sprites and words in a finished picture, by their pixels; knows not how it was painted."""

from io import BytesIO

from PIL import Image

from bot.pictures.canvas import lettered
from bot.pictures.colours import CLOTH, Colour, index

Place = tuple[int, int]


def opened(png: bytes) -> Image.Image:
    """The picture as anybody's program reads it, its pixels still numbers of the palette."""
    image = Image.open(BytesIO(png))
    image.load()
    assert (image.format, image.mode) == ("PNG", "P")
    return image


def places(picture: Image.Image, sprite: Image.Image) -> list[Place]:
    """Where a sprite lies in full, by its upper left corner, from top to bottom."""
    wide, pixels, wanted = picture.width, picture.tobytes(), sprite.tobytes()
    lines = [wanted[i : i + sprite.width] for i in range(0, len(wanted), sprite.width)]
    telling = max(range(len(lines)), key=lambda i: len({*lines[i]}))
    found: list[Place] = []
    at = pixels.find(lines[telling])
    while at >= 0:
        left, top = at % wide, at // wide - telling
        inside = (0 <= top <= picture.height - sprite.height) and left + sprite.width <= wide
        if inside and picture.crop((left, top, left + sprite.width, top + sprite.height)).tobytes() == wanted:
            found.append((left, top))
        at = pixels.find(lines[telling], at + 1)
    return found


def words(picture: Image.Image, text: str, size: int, ink: Colour, ground: Colour = CLOTH) -> list[Place]:
    """Where a text stands, in a size and in colours."""
    return places(picture, lettered(text, size, ink, ground)[0])


def shape(sprite: Image.Image) -> bytes:
    """Where on the cloth something of a sprite is, whatever its colour."""
    ground = index(CLOTH)
    return bytes(pixel != ground for pixel in sprite.tobytes())
