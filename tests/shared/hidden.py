"""Makes another state that differs only in what one seat, or a spectator, cannot see; knows no message."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from engine.cards import Card
from engine.game import Seat
from engine.unsortiert.state import State


def shuffled_unseen(state: State, seat: Seat | None, seed: int) -> State:
    """The state with all cards shuffled that ``seat`` (None: a spectator) cannot know the place of."""
    others = [other for other in range(len(state.hands)) if other != seat]
    drawing = state.drawing
    closed = drawing is not None and drawing.result.winner != seat
    unseen = [card for other in others for card in state.hands[other]] + list(state.pile)
    unseen += [drawing.card] if drawing is not None and closed else []
    random.Random(seed).shuffle(unseen)  # noqa: S311 - any order will do
    left = iter(unseen)
    hands = [_as_many(left, hand) if other in others else hand for other, hand in enumerate(state.hands)]
    pile = _as_many(left, state.pile)
    if drawing is not None and closed:
        drawing = replace(drawing, card=next(left))
    return replace(state, hands=tuple(hands), pile=pile, drawing=drawing)


def _as_many(left: Iterator[Card], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(islice(left, len(cards)))
