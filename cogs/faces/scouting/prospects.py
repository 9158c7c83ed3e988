"""What a scouted card makes in a hand of Scouting; knows neither a deal nor a show to beat."""

from collections.abc import Iterator, Sequence

from cogs.faces import prospects as places
from cogs.faces.prospects import Prospect
from engine.cards import Card
from engine.scouting.combinations import HIGHEST, KINDS, STRENGTHS, Group, numbers


def prospects(hand: Sequence[Card], card: Card) -> list[Prospect[Group]]:
    """What the card would make at every place of the hand, from left to right."""
    (number,) = numbers([card])
    return places.prospects(numbers(hand), number, _groups, KINDS.__getitem__, STRENGTHS.__getitem__)


def holding(hand: Group, first: int, last: int) -> Iterator[tuple[int, Group]]:
    """What can be shown and holds both places, each with where it begins; single cards are left out."""
    for start in range(max(0, last - HIGHEST + 1), first + 1):
        for end in range(max(last, start + 1) + 1, min(len(hand), start + HIGHEST) + 1):
            if (group := hand[start:end]) in KINDS:
                yield start, group


def _groups(hand: Sequence[int], first: int, last: int) -> Iterator[Group]:
    """The same without where it begins."""
    return (group for _, group in holding(tuple(hand), first, last))
