"""The pictures in the rules of games with decks, each with what it says in words; knows no game and no page."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.pictures.sketches import Mark, SampleSketch
from bot.texts import Say
from cogs.faces.cards import plain
from cogs.faces.decks import Decks
from cogs.faces.sheets import Figure
from engine.cards import Card


@dataclass(frozen=True, slots=True)
class Row:
    """Cards with what they are."""

    cards: tuple[Card, ...]
    mark: Mark
    word: str


def cards_of(text: str) -> tuple[Card, ...]:
    """Cards by their notation."""
    return tuple(Card(name) for name in text.split())


def rows_figure(say: Say, name: str, rows: Sequence[Row], decks: Decks, deck: str) -> Figure:
    """Rows of cards, one below the other."""
    sketch = SampleSketch(
        tuple((decks.tiles(say, deck, row.cards), row.mark, plain(row.word)) for row in rows)
    )
    told = [
        say("rules-alt-row", cards=decks.draw(say, deck, row.cards, bare=True), word=row.word) for row in rows
    ]
    return Figure(name, sketch, plain("; ".join(told)), rows_in_words(say, rows, decks, deck))


def rows_in_words(say: Say, rows: Sequence[Row], decks: Decks, deck: str) -> str:
    """The same for where no pictures can be shown."""
    return "\n".join(
        say("rules-alt-row", cards=decks.coded(say, deck, row.cards, bare=True), word=row.word)
        for row in rows
    )
