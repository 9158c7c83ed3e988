"""A hand of fixed order as it stands in a message, as a picture or in words; knows no game and no button."""

from collections.abc import Callable, Sequence
from typing import Any

from discord.ui import Item

from bot.pictures.illustrated import Picture
from bot.texts import Say
from cogs.faces.decks import Decks
from cogs.faces.face import Facts
from cogs.faces.hand_pictures import gaps_picture
from cogs.faces.layout import text
from engine.cards import Card


def hand_items(  # noqa: PLR0913, PLR0917 - what to show, and how
    say: Say,
    facts: Facts,
    decks: Decks,
    hand: Sequence[Card],
    picture: Callable[[], Picture],
    below: str = "",
) -> list[Item[Any]]:
    """The cards, as a ``picture`` where there may be one and there are any, and a line ``below`` them."""
    if facts.pictures and hand:
        return [picture(), *([text(below)] if below else [])]
    return [text(decks.grid(say, facts.deck, hand) if hand else say("hand-empty"), below)]


def gap_items(  # noqa: PLR0913, PLR0917 - the same
    say: Say, facts: Facts, decks: Decks, hand: Sequence[Card], coming: Card, below: str = ""
) -> list[Item[Any]]:
    """The hand that a card goes into, in a picture with its gaps."""

    def picture() -> Picture:
        return gaps_picture(say, decks, facts.deck, hand, coming)

    return hand_items(say, facts, decks, hand, picture, below)
