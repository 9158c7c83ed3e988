"""Turns a sketch into a PNG; knows no game, no language and no message."""

from bot.pictures.any_sketch import Sketch
from bot.pictures.board import paint_board
from bot.pictures.board_sketches import BoardSketch
from bot.pictures.canvas import Canvas
from bot.pictures.chart import paint_chart
from bot.pictures.hand import paint_hand
from bot.pictures.result import paint_result
from bot.pictures.sample import paint_sample
from bot.pictures.sketches import ChartSketch, HandSketch, ResultSketch


def paint(sketch: Sketch) -> bytes:
    """The picture as a PNG: the same for equal sketches, from whichever thread."""
    return _canvas(sketch).png()


def _canvas(sketch: Sketch) -> Canvas:
    if isinstance(sketch, HandSketch):
        return paint_hand(sketch)
    if isinstance(sketch, BoardSketch):
        return paint_board(sketch)
    if isinstance(sketch, ResultSketch):
        return paint_result(sketch)
    if isinstance(sketch, ChartSketch):
        return paint_chart(sketch)
    return paint_sample(sketch)
