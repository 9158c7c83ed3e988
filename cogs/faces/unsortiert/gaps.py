"""What a card makes at a place in a hand of Unsortiert, in words; knows no layout."""

from bot.texts import Say
from cogs.faces.cards import plain
from cogs.faces.unsortiert.places import Prospect
from cogs.faces.unsortiert.words import combination


def outlook(say: Say, deck: str, one: Prospect) -> str:
    """What a place makes and breaks."""
    made = ", ".join(combination(say, deck, made.kind, made.number) for made in one.makes)
    made = made or say("place-nothing")
    if one.breaks is None:
        return made
    torn = combination(say, deck, one.breaks.kind, one.breaks.number)
    return plain(say("place-breaks", made=made, combination=torn))
