"""One's cards in Shithead as they stand in a message, as a picture or in words; knows no button."""

from collections.abc import Sequence
from typing import Any

from discord.ui import Item

from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.layout import text
from cogs.faces.shithead.cards import boxed
from cogs.faces.shithead.hand_pictures import cards_picture
from cogs.faces.shithead.own import Own
from engine.cards import Card


def cards_shown(
    say: Say,
    facts: Facts,
    cards: Own,
    playable: Sequence[tuple[Card, ...]] = (),
    pile: tuple[Card, ...] = (),
) -> list[Item[Any]]:
    """All one's cards, in a picture with those marked that are ``playable``; nothing where there are none."""
    if not (cards.first or cards.blind):
        return []
    if facts.pictures:
        return [cards_picture(say, cards, playable, pile)]
    return [text(*cards_in_words(say, cards))]


def cards_in_words(say: Say, cards: Own) -> list[str]:
    """A line each for the hand, the open cards and the blind ones, as far as there are any."""
    lines = [
        say("shithead-hand", cards=boxed(say, cards.hand), count=len(cards.hand)) if cards.hand else "",
        say("shithead-hand-open", cards=boxed(say, cards.open)) if cards.open else "",
        say("shithead-hand-blind", count=cards.blind) if cards.blind else "",
    ]
    return [line for line in lines if line]
