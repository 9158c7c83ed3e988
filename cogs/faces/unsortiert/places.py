"""Where a card goes into a hand and what it makes there; knows neither a deal nor a round."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.cards import Card
from engine.unsortiert.combinations import FACES, LONGEST, Reading, readings, strength


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
    makes = _best_of_each_kind(_groups(after, place, place))
    torn = _best_of_each_kind(_groups(hand, place - 1, place))
    lost = bool(torn) and (not makes or _strength(torn[0]) > _strength(makes[0]))
    return Prospect(place, makes, torn[0] if lost else None)


def _groups(hand: Sequence[Card], first: int, last: int) -> Iterable[Sequence[Card]]:
    """The groups of two or more adjacent cards that hold both the ``first`` and the ``last`` place."""
    for start in range(max(0, last - LONGEST + 1), first + 1):
        for end in range(max(last + 1, start + 2), min(len(hand), start + LONGEST) + 1):
            yield hand[start:end]


def _best_of_each_kind(groups: Iterable[Sequence[Card]]) -> tuple[Reading, ...]:
    made = (reading for group in groups for reading in readings(tuple(FACES[card] for card in group)))
    best = {reading.kind: reading for reading in sorted(made, key=_strength)}
    return tuple(sorted(best.values(), key=_strength, reverse=True))


def _strength(reading: Reading) -> int:
    return strength(reading.kind, reading.number)
