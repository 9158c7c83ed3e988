"""Where a card goes into a hand of fixed order and what it makes there; knows no game and no combination."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.texts import Say
from cogs.faces.cards import plain

C = TypeVar("C")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Prospect(Generic[T]):
    """What becomes of a hand when a card goes in at one place."""

    place: int
    """Before which card of the hand, 0-based; the number of cards for the end."""
    makes: tuple[T, ...]
    """The best new combination of each kind, from strong to weak; single cards are no news."""
    breaks: T | None
    """The best combination that is torn apart and not made up for."""


def prospects(
    hand: Sequence[C],
    card: C,
    best: Callable[[Sequence[C], int, int], tuple[T, ...]],
    strength: Callable[[T], int],
) -> list[Prospect[T]]:
    """What the card would make at every place of the hand, from left to right.

    ``best`` gives the best combination of each kind that holds two places of a hand, the strongest first.
    """

    def at(place: int) -> Prospect[T]:
        makes = best([*hand[:place], card, *hand[place:]], place, place)
        torn = best(hand, place - 1, place)
        lost = bool(torn) and (not makes or strength(torn[0]) > strength(makes[0]))
        return Prospect(place, makes, torn[0] if lost else None)

    return [at(place) for place in range(len(hand) + 1)]


def outlook(say: Say, one: Prospect[T], named: Callable[[T], str]) -> str:
    """What a place makes and breaks, each as it is ``named``."""
    made = ", ".join(map(named, one.makes)) or say("place-nothing")
    if one.breaks is None:
        return made
    return plain(say("place-breaks", made=made, combination=named(one.breaks)))
