"""The cards of a state of Scouting, and another state that differs only in what a seat cannot see."""

from collections import Counter
from dataclasses import replace
from random import Random

from engine.cards import Card
from engine.game import Seat
from engine.scouting.state import Hand, State


def cards_of(state: State) -> list[Card]:
    """All of them, wherever they lie."""
    rows = (*state.hands, *state.piles, state.show.cards, state.standing.aside)
    return [card for row in rows for card in row]


def unseen(state: State, seat: Seat | None, seed: int) -> State:
    """The state with all cards shuffled that ``seat`` (None: a spectator) cannot know the place of.

    What others have scouted stays in their hands, for everybody saw it, but anywhere in them (B17).
    """
    return elsewhere(state, () if seat is None else (seat,), seed)


def elsewhere(state: State, seats: tuple[Seat, ...], seed: int) -> State:
    """The state with all cards shuffled that these seats together cannot know the place of."""
    rng = Random(seed)  # noqa: S311 - any order will do
    others = [other for other in state.options.seats if other not in seats]
    closed = [card for other in others for card in _closed(state, other)] + [*state.standing.aside]
    rng.shuffle(closed)
    hands = list(state.hands)
    for other in others:
        number = len(_closed(state, other))
        hand, closed = [*state.known[other], *closed[:number]], closed[number:]
        rng.shuffle(hand)
        hands[other] = tuple(hand)
    return replace(state, hands=tuple(hands), standing=replace(state.standing, aside=tuple(closed)))


def _closed(state: State, seat: Seat) -> Hand:
    """The cards in a hand that nobody else has seen."""
    return tuple((Counter(state.hands[seat]) - Counter(state.known[seat])).elements())
