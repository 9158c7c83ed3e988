"""Where a card goes into a hand and what it makes there; knows neither a deal nor a round."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import Card
from engine.unsortiert.combinations import Reading, strength
from engine.unsortiert.plays import joined


@dataclass(frozen=True, slots=True)
class Prospect:
    """What becomes of a hand when a card goes in at one place."""

    place: int
    """Before which card of the hand, 0-based; the number of cards for the end."""
    makes: tuple[Reading, ...]
    """The best new combination of each kind, from strong to weak; single cards are no news."""
    breaks: Reading | None
    """The best combination that is torn apart and not made up for."""


def prospects(hand: Sequence[Card], card: Card) -> list[Prospect]:
    """What the card would make at every place of the hand, from left to right."""
    return [_prospect(hand, card, place) for place in range(len(hand) + 1)]


def _prospect(hand: Sequence[Card], card: Card, place: int) -> Prospect:
    after = [*hand[:place], card, *hand[place:]]
    makes = _best_of_each_kind(after, place, place)
    torn = _best_of_each_kind(hand, place - 1, place)
    lost = bool(torn) and (not makes or _strength(torn[0]) > _strength(makes[0]))
    return Prospect(place, makes, torn[0] if lost else None)


def _best_of_each_kind(hand: Sequence[Card], first: int, last: int) -> tuple[Reading, ...]:
    """Of the groups that hold both places, from strong to weak."""
    made = (reading for _, found in joined(hand, first, last) for reading in found)
    best = {reading.kind: reading for reading in sorted(made, key=_strength)}
    return tuple(sorted(best.values(), key=_strength, reverse=True))


def _strength(reading: Reading) -> int:
    return strength(reading.kind, reading.number)
