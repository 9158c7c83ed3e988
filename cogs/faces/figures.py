"""Rows of cards in the rules of a game, each row with what is said of it; knows no game and no page."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.pictures.illustrated import Picture
from bot.pictures.sketches import Mark, SampleSketch, Tile
from bot.texts import Say
from cogs.faces.cards import in_code, plain
from cogs.faces.sheets import Figure


@dataclass(frozen=True, slots=True)
class Row:
    """Cards with what they are."""

    tiles: tuple[Tile, ...]
    cards: Sequence[str]
    """The same as they are written."""
    mark: Mark
    word: str


def rows_figure(say: Say, name: str, rows: Sequence[Row]) -> Figure:
    """Rows of cards, one below the other."""
    sketch = SampleSketch(tuple((row.tiles, row.mark, plain(row.word)) for row in rows))
    told = [say("rules-alt-row", cards=" ".join(row.cards), word=row.word) for row in rows]
    return Figure(name, sketch, plain("; ".join(told)), rows_in_words(say, rows))


def picture_figure(name: str, picture: Picture, words: Iterable[str]) -> Figure:
    """A picture of a message, and the lines that stand in its place; empty ones are left out."""
    said = picture.items[0].description or ""
    return Figure(name, picture.sketch, said, "\n".join(line for line in words if line))


def rows_in_words(say: Say, rows: Sequence[Row]) -> str:
    """The same for where no pictures can be shown."""
    return "\n".join(say("rules-alt-row", cards=in_code(row.cards), word=row.word) for row in rows)
