"""What a card makes in a hand of Unsortiert; knows neither a deal nor a round."""

from collections.abc import Iterator, Sequence
from operator import attrgetter

from cogs.faces import prospects as places
from cogs.faces.prospects import Prospect
from engine.cards import Card
from engine.unsortiert.combinations import Reading, strength
from engine.unsortiert.plays import joined


def prospects(hand: Sequence[Card], card: Card) -> list[Prospect[Reading]]:
    """What the card would make at every place of the hand, from left to right."""
    return places.prospects(hand, card, _holding, attrgetter("kind"), _strength)


def _holding(hand: Sequence[Card], first: int, last: int) -> Iterator[Reading]:
    """What the groups that hold both places can be played as."""
    return (reading for _, found in joined(hand, first, last) for reading in found)


def _strength(reading: Reading) -> int:
    return strength(reading.kind, reading.number)
