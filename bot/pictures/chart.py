"""Paints scores over the deals of a game as lines; knows no game.

Lines are told apart by colour, by the shape of their points, and by the name at their end. Where scores are
equal they run a little beside their true height, so that they do not cover each other.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from bot.pictures import signs
from bot.pictures.canvas import MARGIN, Canvas
from bot.pictures.colours import BLUE_MARK, CLOTH, GOLD, GREEN_MARK, MUTED, RED_MARK, SEAM, TEXT, Colour
from bot.pictures.lettering import drawn_whole, fitted, legible, name, width
from bot.pictures.pieces import badge
from bot.pictures.sheet import Point, Sheet
from bot.pictures.sketches import ChartSketch, LineSketch

WIDTH = 960
HEIGHT = 600
WORDS = 30
"""The font size of the axes."""

NAMES = 32
COLOURS: Sequence[Colour] = (GOLD, BLUE_MARK, GREEN_MARK, RED_MARK, TEXT, MUTED)

_LEFT, _TOP, _BOTTOM = 76, 78, 92
"""Where the lines begin: from the left, from the top, from the bottom."""

_NUMBER_GAP = 28
"""How far the lines are from the numbers at the left."""

_LABELS = 292
"""How much room there is at the right for names, with what stands before and behind them."""

_APART = 6
"""How far lines run apart where their scores are equal."""

_LABEL_STEP = 50
_MOST_TICKS = 8
_BADGE = 34
_CROSS = 26
_BEFORE_NAME = 34 + _BADGE + 8
"""How far a name begins from the left of its line's mark."""


@dataclass(frozen=True, slots=True)
class _Plot:
    """Where a score after a deal lies."""

    deals: int
    low: int
    """The least score there is room for, at most 0."""
    high: int

    @property
    def left(self) -> float:
        """Where the lines begin: right of the numbers."""
        widest = max(width(_number(score), WORDS) for score in self.scores)
        return max(_LEFT, MARGIN + widest + _NUMBER_GAP)

    @property
    def scores(self) -> range:
        """Which scores have a line in the grid, 0 among them."""
        step = _step(self.high - self.low)
        return range(-(-self.low // step) * step, self.high + 1, step)

    def x(self, deal: float) -> float:
        return self.left + deal * (WIDTH - MARGIN - _LABELS - self.left) / max(1, self.deals)

    def y(self, score: float) -> float:
        return (
            HEIGHT - _BOTTOM - (score - self.low) * (HEIGHT - _TOP - _BOTTOM) / max(1, self.high - self.low)
        )


def paint_chart(sketch: ChartSketch) -> Canvas:
    """The lines over a grid, deals from left to right."""
    scores = [score for line in sketch.lines for score in line.scores]
    deals = max((len(line.scores) for line in sketch.lines), default=1) - 1
    low = min([0, *scores])
    plot = _Plot(max(1, deals), low, max([low + 1, 0, *scores]))
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.put(_lines(plot, sketch.lines), plot.left - 20, _TOP - 30)
    _axes(canvas, plot, sketch)
    _label(canvas, plot, sketch.lines)
    return canvas


def _axes(canvas: Canvas, plot: _Plot, sketch: ChartSketch) -> None:
    for score in plot.scores:
        ink = TEXT if score == 0 and plot.low < 0 else MUTED
        canvas.text((plot.left - _NUMBER_GAP, plot.y(score)), _number(score), WORDS, ink, anchor="r")
    for deal in range(0, plot.deals + 1, _step(plot.deals)):
        canvas.text((plot.x(deal), HEIGHT - _BOTTOM + 34), str(deal), WORDS, MUTED, anchor="m")
    canvas.text((MARGIN + 8, MARGIN + 18), fitted(legible(sketch.up), WORDS, 500), WORDS, TEXT)
    across = fitted(legible(sketch.across), WORDS, _LABELS - 20)
    canvas.text((plot.x(plot.deals) + 32, HEIGHT - _BOTTOM + 34), across, WORDS, TEXT)


def _step(most: int) -> int:
    """How much is between two numbers beside so long a line: 1, 2 or 5, or ten or a hundred times as much."""
    step = 1
    while most > step * _MOST_TICKS:
        step = step * 5 // 2 if str(step).startswith("2") else step * 2
    return step


def _number(score: int) -> str:
    return str(score).replace("-", "\N{MINUS SIGN}")


def _lines(plot: _Plot, lines: Sequence[LineSketch]) -> Image.Image:
    """Grid and lines as one sprite, which begins a little above and left of where scores lie."""
    left, top = plot.left - 20, _TOP - 30
    sheet = Sheet(plot.x(plot.deals) - left + 20, HEIGHT - _BOTTOM + 20 - top, CLOTH)
    for score in plot.scores:
        y, zero = plot.y(score) - top, score == 0 and plot.low < 0
        thick, colour = (2, MUTED) if zero else (1, SEAM)
        sheet.box(8, y - thick, plot.x(plot.deals) - left + 10, y + thick, colour)
    for i, line in enumerate(lines):
        heights = (plot.y(score) + _shift(lines, i, deal) for deal, score in enumerate(line.scores))
        _line(sheet, [(plot.x(deal) - left, y - top) for deal, y in enumerate(heights)], i)
    return sheet.finish()


def _shift(lines: Sequence[LineSketch], i: int, deal: int) -> float:
    """How far below its true height a line runs there, since others have the same score."""
    score = lines[i].scores[deal]
    equal = [other for other, line in enumerate(lines) if line.scores[deal : deal + 1] == (score,)]
    return (equal.index(i) - (len(equal) - 1) / 2) * _APART


def _line(sheet: Sheet, points: Sequence[Point], i: int) -> None:
    if points:
        sheet.stroke(points, 4, COLOURS[i % len(COLOURS)])
    for point in points:
        _mark(sheet, point, 18, i)


def _mark(sheet: Sheet, centre: Point, size: float, i: int) -> None:
    _MARKS[i % len(_MARKS)](sheet, centre, size, COLOURS[i % len(COLOURS)])


def _disc(sheet: Sheet, centre: Point, size: float, colour: Colour) -> None:
    sheet.disc(centre, size / 2, colour)


def _square(sheet: Sheet, centre: Point, size: float, colour: Colour) -> None:
    (x, y), half = centre, size * 0.45
    sheet.box(x - half, y - half, x + half, y + half, colour)


def _triangle(sheet: Sheet, centre: Point, size: float, colour: Colour) -> None:
    (x, y), wide = centre, size * 0.57
    sheet.shape([(x, y - size * 0.55), (x + wide, y + size / 2), (x - wide, y + size / 2)], colour)


def _diamond(sheet: Sheet, centre: Point, size: float, colour: Colour) -> None:
    signs.diamond(sheet, centre, size * 1.35, colour)


def _ring(sheet: Sheet, centre: Point, size: float, colour: Colour) -> None:
    sheet.disc(centre, size / 2, colour)
    sheet.disc(centre, size / 4, CLOTH)


_MARKS: Sequence[signs.Shape] = (_disc, _square, _triangle, _diamond, _ring, signs.star)


def _label(canvas: Canvas, plot: _Plot, lines: Sequence[LineSketch]) -> None:
    """Each line's name at its end; names that would meet are moved apart."""
    ends = [_end(plot, lines, i) for i in range(len(lines))]
    order = sorted(range(len(lines)), key=ends.__getitem__)
    for i, y in zip(order, _apart(sorted(ends)), strict=True):
        _name(canvas, (plot.x(plot.deals) + 24, y), i, lines[i])


def _end(plot: _Plot, lines: Sequence[LineSketch], i: int) -> float:
    """How far down a line ends; one without a score would at 0."""
    last = len(lines[i].scores) - 1
    return plot.y(lines[i].scores[last]) + _shift(lines, i, last) if last >= 0 else plot.y(0)


def _name(canvas: Canvas, at: Point, i: int, line: LineSketch) -> None:
    """A line's mark, its seat's number and its name, from a point to the right."""
    mark = Sheet(30, 30, CLOTH)
    _mark(mark, (15, 15), 22, i)
    canvas.centre(mark.finish(), at[0] + 15, at[1])
    canvas.centre(badge(i + 1, wide=_BADGE), at[0] + 34 + _BADGE / 2, at[1])
    left = at[0] + _BEFORE_NAME
    text = fitted(name(line.name), NAMES, _name_room(line))
    canvas.text((left, at[1]), text, NAMES, COLOURS[i % len(COLOURS)])
    if line.lost:
        canvas.centre(_cross(), left + width(text, NAMES) + 8 + _CROSS / 2, at[1])


def named(sketch: ChartSketch) -> list[bool]:
    """By line whether the whole name stands at its end."""
    return [drawn_whole(line.name, NAMES, _name_room(line)) for line in sketch.lines]


def _name_room(line: LineSketch) -> int:
    """What is left for the name, and for the sign behind it of who lost."""
    return _LABELS - 24 - _BEFORE_NAME - 6 - (_CROSS + 8 if line.lost else 0)


def _apart(ends: Sequence[float]) -> list[float]:
    """Heights in rising order with enough between them, within the picture."""
    placed: list[float] = []
    for end in ends:
        placed.append(max(end, placed[-1] + _LABEL_STEP) if placed else end)
    lowest = HEIGHT - _BOTTOM - 12
    return [
        min(y, lowest - i * _LABEL_STEP) for i, y in zip(reversed(range(len(placed))), placed, strict=True)
    ]


def _cross() -> Image.Image:
    """Marks who lost the game."""
    sheet = Sheet(26, 26, CLOTH)
    sheet.stroke([(5, 5), (21, 21)], 5, RED_MARK)
    sheet.stroke([(21, 5), (5, 21)], 5, RED_MARK)
    return sheet.finish()
