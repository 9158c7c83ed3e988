"""Whatever a picture may show, and what its file is called; knows not what is in it."""

import hashlib
from typing import TypeAlias

from bot.pictures.board_sketches import BoardSketch
from bot.pictures.sketches import ChartSketch, HandSketch, ResultSketch, SampleSketch

SUFFIX = ".png"

Sketch: TypeAlias = HandSketch | BoardSketch | ResultSketch | ChartSketch | SampleSketch


def file_name(sketch: Sketch) -> str:
    """The name of the picture's file: equal sketches have the same, others another."""
    kind = type(sketch).__name__.removesuffix("Sketch").lower()
    return f"{kind}-{hashlib.sha256(repr(sketch).encode()).hexdigest()[:16]}{SUFFIX}"
