"""A hand of fixed order as it stands in a message, as a picture or in words; knows no game and no button."""

from collections.abc import Callable
from typing import Any

from discord.ui import Item

from bot.pictures.illustrated import Picture
from bot.texts import Say
from cogs.faces.decks import Held
from cogs.faces.face import Facts
from cogs.faces.hand_pictures import gaps_picture
from cogs.faces.layout import text
from engine.cards import Card


def hand_items(
    say: Say, facts: Facts, held: Held, picture: Callable[[], Picture], below: str = ""
) -> list[Item[Any]]:
    """The cards, as a ``picture`` where there may be one and there are any, and a line ``below`` them."""
    if facts.pictures and held.cards:
        return [picture(), *([text(below)] if below else [])]
    return [text(held.grid(say) if held.cards else say("hand-empty"), below)]


def gap_items(say: Say, facts: Facts, held: Held, coming: Card, below: str = "") -> list[Item[Any]]:
    """The hand that a card goes into, in a picture with its gaps."""
    return hand_items(say, facts, held, lambda: gaps_picture(say, held, coming), below)
