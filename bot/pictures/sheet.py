"""A small drawing with smooth edges, from which a sprite is made; knows no card and no table.

Shapes are drawn several times as large and shrunk, which smooths their edges; letters are put on afterwards,
since the font smooths its own. Positions and lengths are pixels of the finished sprite and may be broken.
"""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from bot.pictures.colours import Colour, reduced
from bot.pictures.lettering import CAPITAL, font

FINE = 4
"""How many times as large shapes are drawn."""

Point = tuple[float, float]


class Sheet:
    """A drawing of a size, on one ground."""

    def __init__(self, width: float, height: float, ground: Colour) -> None:
        self.size = (round(width), round(height))
        self._image = Image.new("RGB", (self.size[0] * FINE, self.size[1] * FINE), ground)
        self._draw = ImageDraw.Draw(self._image)
        self._letters: list[tuple[Point, str, int, Colour]] = []

    def box(  # noqa: PLR0913 - a rectangle has four sides
        self,
        left: float,
        top: float,
        right: float,
        bottom: float,
        fill: Colour | None,
        *,
        round_by: float = 0,
        edge: Colour | None = None,
        edge_width: float = 0,
    ) -> None:
        """A rectangle, which may have round corners and an edge inside its bounds."""
        corners = _fine((left, top)) + tuple(value - 1 for value in _fine((right, bottom)))
        self._draw.rounded_rectangle(
            corners, round(round_by * FINE), fill, edge, max(1, round(edge_width * FINE)) if edge else 0
        )

    def disc(
        self,
        centre: Point,
        radius: float,
        fill: Colour | None,
        *,
        edge: Colour | None = None,
        edge_width: float = 0,
    ) -> None:
        """A circle, which may have an edge inside its bounds."""
        x, y = centre
        self.box(
            x - radius,
            y - radius,
            x + radius,
            y + radius,
            fill,
            round_by=radius,
            edge=edge,
            edge_width=edge_width,
        )

    def shape(self, points: Sequence[Point], fill: Colour) -> None:
        """A polygon."""
        self._draw.polygon([_fine(point) for point in points], fill)

    def stroke(self, points: Sequence[Point], thick: float, colour: Colour) -> None:
        """A line through the points, with round ends and corners."""
        self._draw.line([_fine(point) for point in points], colour, round(thick * FINE))
        for point in points:
            self.disc(point, thick / 2, colour)

    def letters(self, centre: Point, text: str, size: int, colour: Colour) -> None:
        """Text, its capitals centred on a point."""
        self._letters.append((centre, text, size, colour))

    def finish(self) -> Image.Image:
        """The sprite."""
        image = self._image.reduce(FINE)
        draw = ImageDraw.Draw(image)
        for (x, y), text, size, colour in self._letters:
            draw.text((x, y + CAPITAL * size / 2), text, colour, font(size), anchor="ms")
        return reduced(image)


def _fine(point: Point) -> tuple[int, int]:
    return round(point[0] * FINE), round(point[1] * FINE)
