"""Where a scouted card goes into a hand and what it makes there; knows neither a deal nor a show to beat."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.cards import Card
from engine.rows import inserted
from engine.scouting.combinations import HIGHEST, KINDS, STRENGTHS, Group, Kind, numbers


@dataclass(frozen=True, slots=True)
class Prospect:
    """What becomes of a hand when a card goes in at one place."""

    place: int
    """Before which card of the hand, 0-based; the number of cards for the end."""
    makes: tuple[Group, ...]
    """The best new show of each kind, from strong to weak; single cards are no news."""
    breaks: Group | None
    """The best show that is torn apart and not made up for."""


def prospects(hand: Sequence[Card], card: Card) -> list[Prospect]:
    """What the card would make at every place of the hand, from left to right."""
    before = numbers(hand)
    (number,) = numbers([card])
    return [_prospect(before, number, place) for place in range(len(hand) + 1)]


def holding(hand: Group, first: int, last: int) -> Iterator[tuple[int, Group]]:
    """What can be shown and holds both places, each with where it begins; single cards are left out."""
    for start in range(max(0, last - HIGHEST + 1), first + 1):
        for end in range(max(last, start + 1) + 1, min(len(hand), start + HIGHEST) + 1):
            if (group := hand[start:end]) in KINDS:
                yield start, group


def _prospect(hand: Group, number: int, place: int) -> Prospect:
    makes = _best_of_each_kind(inserted(hand, place, number), place, place)
    torn = _best_of_each_kind(hand, place - 1, place)
    lost = bool(torn) and (not makes or STRENGTHS[torn[0]] > STRENGTHS[makes[0]])
    return Prospect(place, makes, torn[0] if lost else None)


def _best_of_each_kind(hand: Group, first: int, last: int) -> tuple[Group, ...]:
    """Of what holds both places, from strong to weak."""
    found = sorted((group for _, group in holding(hand, first, last)), key=STRENGTHS.__getitem__)
    best: dict[Kind, Group] = {KINDS[group]: group for group in found}
    return tuple(sorted(best.values(), key=STRENGTHS.__getitem__, reverse=True))
