"""Where a card goes into a hand of fixed order and what it makes there; knows no game and no combination."""

from collections.abc import Callable, Iterable, Sequence
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
    holding: Callable[[Sequence[C], int, int], Iterable[T]],
    kind: Callable[[T], object],
    strength: Callable[[T], int],
) -> list[Prospect[T]]:
    """What the card would make at every place of the hand, from left to right.

    ``holding`` gives the combinations of adjacent cards of a hand that hold two places of it.
    """

    def best(hand: Sequence[C], first: int, last: int) -> tuple[T, ...]:
        """Of each kind the best one that holds both places, from strong to weak."""
        found = sorted(holding(hand, first, last), key=strength)
        return tuple(sorted({kind(one): one for one in found}.values(), key=strength, reverse=True))

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
