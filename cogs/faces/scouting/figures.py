"""The pictures in Scouting's rules, each with what it says in words; knows no page."""

from collections.abc import Sequence

from bot.texts import Say
from cogs.faces.figures import Row, picture_figure, rows_in_words
from cogs.faces.scouting.decks import NORMAL, grid, tiles, written
from cogs.faces.scouting.hand_pictures import hand_picture
from cogs.faces.scouting.marks import mark
from cogs.faces.scouting.offers import offers
from cogs.faces.scouting.words import show_name
from cogs.faces.sheets import Figure
from engine.cards import Card
from engine.scouting.combinations import Kind, kind
from engine.scouting.moves import Show


def laid(say: Say, cards: Sequence[Card], word: str = "", deck: str = NORMAL) -> Row:
    """Cards with what they are as a show, or with ``word``; cards that are none are marked as single ones."""
    found = kind(cards)
    named = show_name(say, deck, cards, found) if found else ""
    looks = written(say, deck, cards, bare=True)
    return Row(tiles(say, deck, cards), looks, mark(found or Kind.SINGLE, len(cards)), word or named)


def hand_figure(say: Say, name: str, hand: Sequence[Card], marked: Sequence[Show] = ()) -> Figure:
    """A hand with the shows that are ``marked``."""
    picture = hand_picture(say, NORMAL, hand, offers(say, NORMAL, hand, marked))
    rows = [laid(say, hand[show.start : show.start + show.length]) for show in marked]
    return picture_figure(name, picture, [grid(say, NORMAL, hand), rows_in_words(say, rows)])
