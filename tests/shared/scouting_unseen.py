"""The cards of a state of Scouting, and another state that differs only in what a seat cannot see."""

from dataclasses import replace
from itertools import islice
from random import Random

from engine.cards import Card
from engine.game import Seat
from engine.scouting.state import State


def cards_of(state: State) -> list[Card]:
    """All of them, wherever they lie."""
    rows = (*state.hands, *state.piles, state.show.cards, state.standing.aside)
    return [card for row in rows for card in row]


def unseen(state: State, seat: Seat | None, seed: int) -> State:
    """The state with all cards shuffled that ``seat`` (None: a spectator) does not see lying anywhere."""
    return elsewhere(state, () if seat is None else (seat,), seed)


def elsewhere(state: State, seats: tuple[Seat, ...], seed: int) -> State:
    """The state with all cards shuffled that none of these seats sees lying anywhere.

    Those that were scouted are shuffled with the others: what the last acts tell of them is all that a view
    tells (B17).
    """
    others = [other for other in state.options.seats if other not in seats]
    cards = [card for other in others for card in state.hands[other]] + [*state.standing.aside]
    Random(seed).shuffle(cards)  # noqa: S311 - any order will do
    left, hands = iter(cards), list(state.hands)
    for other in others:
        hands[other] = tuple(islice(left, len(hands[other])))
    return replace(state, hands=tuple(hands), standing=replace(state.standing, aside=tuple(left)))
