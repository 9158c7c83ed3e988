"""A painter for tests about messages: every picture is one dot, which takes no time; knows no game."""

import base64

from bot.pictures.any_sketch import Sketch

_DOT = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


def quick_paint(_: Sketch) -> bytes:
    """A picture of one dot, as a PNG."""
    return _DOT
