"""What the places in a hand of Unsortiert are called, and what a card makes there; knows no layout."""

from collections import Counter
from collections.abc import Sequence

from bot.texts import Say
from cogs.faces.cards import plain
from cogs.faces.face import Facts
from cogs.faces.unsortiert.decks import tight
from cogs.faces.unsortiert.offers import numbered
from cogs.faces.unsortiert.places import Prospect
from cogs.faces.unsortiert.words import combination
from engine.cards import Card


def gap_names(say: Say, facts: Facts, hand: Sequence[Card]) -> list[str]:
    """Every place in a hand from left to right, by the cards beside it as they stand there.

    Beside a picture each begins with the number of its gap. No two are called the same.
    """
    places = range(len(hand) + 1)
    cards = [tight(say, facts.deck, card) for card in hand]
    if facts.pictures:
        return [
            plain(say("place-numbered", number=place + 1, place=_gap(say, cards, place))) for place in places
        ]
    found = [_gap(say, cards, place) for place in places]
    told_apart = [numbered(say, cards, place, 1, card) for place, card in enumerate(cards)]
    times = Counter(found)
    return [name if times[name] == 1 else _gap(say, told_apart, place) for place, name in enumerate(found)]


def outlook(say: Say, deck: str, one: Prospect) -> str:
    """What a place makes and breaks."""
    made = ", ".join(combination(say, deck, made.kind, made.number) for made in one.makes)
    made = made or say("place-nothing")
    if one.breaks is None:
        return made
    torn = combination(say, deck, one.breaks.kind, one.breaks.number)
    return plain(say("unsortiert-place-breaks", made=made, combination=torn))


def _gap(say: Say, cards: Sequence[str], place: int) -> str:
    before, after = "".join(cards[:place][-1:]), "".join(cards[place:][:1])
    return plain(say("place", place=_where(len(cards), place), before=before, after=after))


def _where(cards: int, place: int) -> str:
    """Which kind of place it is, by its key."""
    if not cards:
        return "only"
    if place == 0:
        return "first"
    return "last" if place == cards else "between"
