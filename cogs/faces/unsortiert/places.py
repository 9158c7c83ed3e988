"""What a card makes in a hand of Unsortiert; knows neither a deal nor a round."""

from collections.abc import Sequence

from cogs.faces import prospects as places
from cogs.faces.prospects import Prospect
from engine.cards import Card
from engine.unsortiert.combinations import Reading, strength
from engine.unsortiert.plays import joined


def prospects(hand: Sequence[Card], card: Card) -> list[Prospect[Reading]]:
    """What the card would make at every place of the hand, from left to right."""
    return places.prospects(hand, card, _best_of_each_kind, _strength)


def _best_of_each_kind(hand: Sequence[Card], first: int, last: int) -> tuple[Reading, ...]:
    """Of the groups that hold both places, from strong to weak."""
    made = (reading for _, found in joined(hand, first, last) for reading in found)
    best = {reading.kind: reading for reading in sorted(made, key=_strength)}
    return tuple(sorted(best.values(), key=_strength, reverse=True))


def _strength(reading: Reading) -> int:
    return strength(reading.kind, reading.number)
