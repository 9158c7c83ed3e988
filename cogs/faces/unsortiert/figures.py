"""The pictures in Unsortiert's rules, each with what it says in words; knows no page."""

from collections.abc import Iterable, Sequence

from bot.texts import Say
from cogs.faces.cards import cards_of
from cogs.faces.figures import Row, picture_figure, rows_in_words
from cogs.faces.sheets import Figure
from cogs.faces.unsortiert.decks import grid, tiles, written
from cogs.faces.unsortiert.hand_pictures import hand_picture
from cogs.faces.unsortiert.marks import MARKS
from cogs.faces.unsortiert.words import combination
from engine.cards import Card
from engine.unsortiert.moves import Kind, Play

NORMAL, KRASS = "normal", "krass"
"""The keys of the decks in the pictures."""


def row(say: Say, text: str, kind: Kind, word: str, deck: str = NORMAL) -> Row:
    """Cards that are a kind of play, with what there is to say about them."""
    return _row(say, cards_of(text), kind, word, deck)


def laid(say: Say, text: str, kind: Kind, number: int) -> Row:
    """Cards as a combination."""
    return row(say, text, kind, combination(say, NORMAL, kind, number))


def hand_figure(say: Say, name: str, hand: Sequence[Card], marked: Iterable[Sequence[Play]] = ()) -> Figure:
    """A hand with the groups that are ``marked``, each with the ways to play it from weak to strong."""
    groups = list(marked)
    picture = hand_picture(say, NORMAL, hand, groups)
    rows = [_readings(say, hand, plays) for plays in groups]
    return picture_figure(name, picture, [grid(say, NORMAL, hand), rows_in_words(say, rows)])


def _readings(say: Say, hand: Sequence[Card], plays: Sequence[Play]) -> Row:
    """A group of a hand with everything that it can be played as."""
    first = plays[0]
    names = [combination(say, NORMAL, play.kind, play.number) for play in plays]
    cards = hand[first.start : first.start + first.length]
    return _row(say, cards, plays[-1].kind, " / ".join(names), NORMAL)


def _row(say: Say, cards: Sequence[Card], kind: Kind, word: str, deck: str) -> Row:
    return Row(tiles(say, deck, cards), written(say, deck, cards, bare=True), MARKS[kind], word)
