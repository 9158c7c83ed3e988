"""Cards side by side: open ones in a row, backs in a fan; knows no player and no rule."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.pictures.canvas import Canvas
from bot.pictures.cards import DEPTH, Size, back, card
from bot.pictures.colours import BACK, CLOTH, MUTED, PAPER, SEAM, SHADOW, Colour
from bot.pictures.lettering import size_for
from bot.pictures.sheet import Point, Sheet
from bot.pictures.sketches import Tile

_MOST_BACKS = 40
"""More than these cannot be told apart in a fan."""


@dataclass(frozen=True, slots=True)
class Laying:
    """How cards are laid next to each other: closer where there is no room for the gap between them."""

    size: Size
    gap: float
    """Between two cards, in pixels; negative where they overlap."""
    room: float
    """How wide all of them may be."""
    ground: Colour = CLOTH

    def step(self, count: int) -> float:
        """From one card to the next."""
        return min(self.size.width + self.gap, (self.room - self.size.width) / max(1, count - 1))

    def width(self, count: int) -> float:
        """How wide so many cards are together."""
        return (count - 1) * self.step(count) + self.size.width if count else 0

    def row(self, canvas: Canvas, at: Point, tiles: Sequence[Tile]) -> None:
        """Lay open cards, the first one's upper left corner ``at`` a point."""
        for i, tile in enumerate(tiles):
            canvas.put(card(tile, self.size, self.ground), at[0] + i * self.step(len(tiles)), at[1])

    def backs(self, canvas: Canvas, at: Point, count: int) -> None:
        """Lay cards face down, as far from each other as open ones."""
        for i in range(count):
            canvas.put(back(self.size, self.ground), at[0] + i * self.step(count), at[1])

    def fan(self, canvas: Canvas, at: Point, count: int) -> None:
        """Lay as many backs, the uppermost one with their number; an empty place where there are none."""
        shown = max(1, min(count, _MOST_BACKS))
        for i in range(shown - 1):
            canvas.put(back(self.size, self.ground), at[0] + i * self.step(shown), at[1])
        last = at[0] + (shown - 1) * self.step(shown)
        canvas.put(counted_back(max(0, count), self.size, self.ground), last, at[1])


@lru_cache(maxsize=256)
def counted_back(number: int, size: Size, ground: Colour = CLOTH) -> Image.Image:
    """A card from behind with a number on it; only its empty place where the number is 0."""
    sheet = Sheet(size.width, size.height + DEPTH, ground)
    bend, middle, text = size.width * 0.12, (size.width / 2, size.height / 2), str(number)
    letters = size_for(text, size.number, size.width * 0.8)
    if number:
        sheet.box(0, DEPTH, size.width, size.height + DEPTH, SHADOW, round_by=bend)
        edge = size.width * 0.03
        sheet.box(0, 0, size.width, size.height, BACK, round_by=bend, edge=PAPER, edge_width=edge)
    else:
        sheet.box(1, 1, size.width - 1, size.height - 1, None, round_by=bend, edge=SEAM, edge_width=3)
    sheet.letters(middle, text, letters, PAPER if number else MUTED)
    return sheet.finish()
