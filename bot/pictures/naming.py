"""Whose names a picture shows in part or not at all, so that they are said beside it; paints nothing."""

from bot.pictures import board, chart, result
from bot.pictures.any_sketch import Sketch
from bot.pictures.board_sketches import BoardSketch
from bot.pictures.sketches import ChartSketch, ResultSketch


def unnamed(sketch: Sketch) -> frozenset[int]:
    """The seats whose name has letters that cannot be drawn, or is too long for its place in the picture."""
    return frozenset(seat for seat, whole in enumerate(_named(sketch)) if not whole)


def _named(sketch: Sketch) -> list[bool]:
    """By seat whether the whole name is there; empty for a picture without names."""
    if isinstance(sketch, BoardSketch):
        return board.named(sketch)
    if isinstance(sketch, ResultSketch):
        return result.named(sketch)
    if isinstance(sketch, ChartSketch):
        return chart.named(sketch)
    return []
