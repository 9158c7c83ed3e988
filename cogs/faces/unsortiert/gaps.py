"""What the places in a hand of Unsortiert are called, and what a card makes there; knows no layout."""

from collections.abc import Sequence

from bot.texts import Say
from cogs.faces import places
from cogs.faces.cards import plain
from cogs.faces.face import Facts
from cogs.faces.unsortiert.decks import tight
from cogs.faces.unsortiert.places import Prospect
from cogs.faces.unsortiert.words import combination
from engine.cards import Card


def gap_names(say: Say, facts: Facts, hand: Sequence[Card]) -> list[str]:
    """Every place in a hand from left to right, by the cards beside it."""
    return places.gap_names(say, facts, [tight(say, facts.deck, card) for card in hand])


def outlook(say: Say, deck: str, one: Prospect) -> str:
    """What a place makes and breaks."""
    made = ", ".join(combination(say, deck, made.kind, made.number) for made in one.makes)
    made = made or say("place-nothing")
    if one.breaks is None:
        return made
    torn = combination(say, deck, one.breaks.kind, one.breaks.number)
    return plain(say("place-breaks", made=made, combination=torn))
