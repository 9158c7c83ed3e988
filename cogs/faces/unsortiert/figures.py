"""The pictures in Unsortiert's rules, each with what it says in words; knows no page."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.pictures.sketches import SampleSketch
from bot.texts import Say
from cogs.faces.cards import plain
from cogs.faces.face import Facts
from cogs.faces.sheets import Figure
from cogs.faces.unsortiert.decks import coded, draw, grid, tiles
from cogs.faces.unsortiert.hand_pictures import hand_picture
from cogs.faces.unsortiert.marks import MARKS
from cogs.faces.unsortiert.words import combination
from engine.cards import Card
from engine.unsortiert.moves import Kind, Play

NORMAL, KRASS = "normal", "krass"
"""The keys of the decks in the pictures."""


@dataclass(frozen=True, slots=True)
class Row:
    """Cards with what they are."""

    cards: tuple[Card, ...]
    kind: Kind
    word: str


def cards_of(text: str) -> tuple[Card, ...]:
    """Cards by their notation."""
    return tuple(Card(name) for name in text.split())


def laid(say: Say, text: str, kind: Kind, number: int) -> Row:
    """Cards as a combination."""
    return Row(cards_of(text), kind, combination(say, NORMAL, kind, number))


def rows_figure(say: Say, name: str, rows: Sequence[Row], deck: str = NORMAL) -> Figure:
    """Rows of cards, one below the other."""
    sketch = SampleSketch(
        tuple((tiles(say, deck, row.cards), MARKS[row.kind], plain(row.word)) for row in rows)
    )
    told = [say("rules-alt-row", cards=draw(say, deck, row.cards, bare=True), word=row.word) for row in rows]
    return Figure(name, sketch, plain("; ".join(told)), _in_words(say, rows, deck))


def hand_figure(say: Say, name: str, hand: Sequence[Card], marked: Iterable[Sequence[Play]] = ()) -> Figure:
    """A hand with the groups that are ``marked``, each with the ways to play it from weak to strong."""
    groups = list(marked)
    picture = hand_picture(say, Facts(0, 0, (), None, deck=NORMAL), hand, groups)
    rows = [_row(say, hand, plays) for plays in groups]
    words = "\n".join(filter(None, (grid(say, NORMAL, hand), _in_words(say, rows, NORMAL))))
    return Figure(name, picture.sketch, picture.items[0].description or "", words)


def _row(say: Say, hand: Sequence[Card], plays: Sequence[Play]) -> Row:
    """A group of a hand with everything that it can be played as."""
    first = plays[0]
    names = [combination(say, NORMAL, play.kind, play.number) for play in plays]
    cards = tuple(hand[first.start : first.start + first.length])
    return Row(cards, plays[-1].kind, " / ".join(names))


def _in_words(say: Say, rows: Sequence[Row], deck: str) -> str:
    return "\n".join(
        say("rules-alt-row", cards=coded(say, deck, row.cards, bare=True), word=row.word) for row in rows
    )
