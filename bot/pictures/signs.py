"""Suits and signs as shapes of our own; knows no card, only where a sign goes and how large."""

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from types import MappingProxyType

from bot.pictures.colours import PAPER, RED, RUST, Colour
from bot.pictures.lettering import size_for
from bot.pictures.sheet import Point, Sheet

Shape = Callable[[Sheet, Point, float, Colour], None]
"""Draws a sign: where its middle is, how high it is, in what colour."""


def spade(sheet: Sheet, centre: Point, height: float, colour: Colour) -> None:
    """A heart on its head, on a stem."""
    _heart(sheet, (centre[0], centre[1] - 0.06 * height), height * 0.88, colour, down=-1)
    _stem(sheet, centre, height, colour)


def heart(sheet: Sheet, centre: Point, height: float, colour: Colour) -> None:
    """Two discs above a triangle."""
    _heart(sheet, centre, height, colour, down=1)


def diamond(sheet: Sheet, centre: Point, height: float, colour: Colour) -> None:
    """A square on its corner, a little slender."""
    x, y = centre
    half, wide = height / 2, height * 0.4
    sheet.shape([(x, y - half), (x + wide, y), (x, y + half), (x - wide, y)], colour)


def club(sheet: Sheet, centre: Point, height: float, colour: Colour) -> None:
    """Three discs on a stem."""
    x, y = centre
    radius = height * 0.235
    for across, down in ((0, -0.265), (-0.25, 0.09), (0.25, 0.09)):
        sheet.disc((x + across * height, y + down * height), radius, colour)
    sheet.disc(centre, height * 0.12, colour)
    _stem(sheet, centre, height, colour)


SUITS: Mapping[str, Shape] = MappingProxyType({"S": spade, "H": heart, "D": diamond, "C": club})


def star(sheet: Sheet, centre: Point, height: float, colour: Colour) -> None:
    """Five points."""
    x, y = centre
    y += 0.04 * height
    radii = (height * 0.54, height * 0.24)
    corners = [(radii[i % 2], -pi / 2 + i * pi / 5) for i in range(10)]
    sheet.shape([(x + radius * cos(angle), y + radius * sin(angle)) for radius, angle in corners], colour)


def stop(sheet: Sheet, centre: Point, height: float, text: str) -> None:
    """The road sign, with a word or a hand in it."""
    for inset, colour in ((0.0, RED), (0.045, PAPER), (0.085, RED)):
        sheet.shape(_octagon(centre, height / 2 - inset * height), colour)
    if text:
        sheet.letters(centre, text, size_for(text, round(height * 0.5), height * 0.8), PAPER)
    else:
        _palm(sheet, centre, height * 0.62)


def draw(sheet: Sheet, centre: Point, height: float, text: str) -> None:
    """Cards on cards, with how many on the uppermost."""
    x, y = centre
    wide, high, step = height * 0.88, height * 0.84, height * 0.06
    left, top = x - (wide + 2 * step) / 2, y - (high + 2 * step) / 2
    for i, across in enumerate((2, 1, 0)):
        corner = left + across * step, top + i * step
        ends = corner[0] + wide, corner[1] + high
        sheet.box(*corner, *ends, RUST, round_by=height * 0.11, edge=PAPER, edge_width=height * 0.035)
    middle = left + wide / 2, top + 2 * step + high / 2
    sheet.letters(middle, text, size_for(text, round(height * 0.8), wide * 0.9), PAPER)


def moon(sheet: Sheet, centre: Point, height: float, colour: Colour, ground: Colour) -> None:
    """A crescent: somebody is away."""
    x, y = centre
    sheet.disc(centre, height / 2, colour)
    sheet.disc((x + height * 0.24, y - height * 0.14), height * 0.42, ground)


def tick(sheet: Sheet, centre: Point, height: float, colour: Colour) -> None:
    """A check mark: somebody is done."""
    x, y = centre
    points = [(-0.36, 0.04), (-0.1, 0.3), (0.38, -0.28)]
    sheet.stroke([(x + a * height, y + d * height) for a, d in points], height * 0.17, colour)


def arrow(sheet: Sheet, centre: Point, height: float, colour: Colour) -> None:
    """A triangle that points to the right."""
    x, y = centre
    half = height / 2
    sheet.shape([(x - half * 0.8, y - half), (x + half * 0.9, y), (x - half * 0.8, y + half)], colour)


def _heart(sheet: Sheet, centre: Point, height: float, colour: Colour, *, down: int) -> None:
    x, y = centre
    radius = height * 0.275
    lobes = y - down * height * 0.21
    for side in (-1, 1):
        sheet.disc((x + side * radius * 0.92, lobes), radius, colour)
    tip = (x, y + down * height * 0.5)
    reach, bend = radius * 1.8, lobes + down * radius * 0.5
    sheet.shape([(x - reach, bend), (x, lobes - down * radius * 0.3), (x + reach, bend), tip], colour)


def _stem(sheet: Sheet, centre: Point, height: float, colour: Colour) -> None:
    x, y = centre
    foot = y + height * 0.5
    sheet.shape([(x, y), (x + height * 0.2, foot), (x - height * 0.2, foot)], colour)


def _octagon(centre: Point, radius: float) -> list[Point]:
    x, y = centre
    outer = radius / cos(pi / 8)
    angles = [pi / 8 + i * pi / 4 for i in range(8)]
    return [(x + outer * cos(angle), y + outer * sin(angle)) for angle in angles]


def _palm(sheet: Sheet, centre: Point, height: float) -> None:
    """A hand that says stop."""
    x, y = centre
    thick = height * 0.17
    for i, top in enumerate((-0.3, -0.42, -0.4, -0.26)):
        across = x + (i - 1.3) * height * 0.2
        sheet.stroke([(across, y + top * height), (across, y + 0.12 * height)], thick, PAPER)
    left, right = x - 0.345 * height, x + 0.425 * height
    sheet.box(left, y, right, y + 0.48 * height, PAPER, round_by=height * 0.2)
    thumb = [(x - 0.24 * height, y + 0.24 * height), (x - 0.5 * height, y - 0.02 * height)]
    sheet.stroke(thumb, thick, PAPER)
