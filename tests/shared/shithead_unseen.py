"""Makes a state of Shithead that differs only in what one seat, or a spectator, cannot see; knows no test."""

import random
from collections.abc import Collection, Iterator
from dataclasses import replace
from itertools import islice

from engine.cards import Card
from engine.game import Seat
from engine.shithead.ranks import in_order
from engine.shithead.state import Cards, Holding, State


def cards_of(state: State) -> list[Card]:
    """All cards, wherever they lie."""
    held = [card for own in state.held for card in (*own.hand, *own.open, *own.blind)]
    return [*held, *state.stock, *state.pile, *state.burnt]


def unseen(state: State, seat: Seat | None, seed: int) -> State:
    """The state with all cards shuffled that ``seat`` (None: a spectator) cannot know the place of."""
    return unseen_by_all(state, (seat,), seed)


def unseen_by_all(state: State, seats: Collection[Seat | None], seed: int) -> State:
    """The state with all cards shuffled that none of these seats can know the place of.

    When the game is over that is the stock. Before, these are other hands, all blind cards, their own too,
    and the stock; while open cards are chosen, others may have chosen anything of what was dealt to them.
    """
    rng = random.Random(seed)  # noqa: S311 - any order will do
    if state.standing.ending is not None:
        return replace(state, stock=tuple(rng.sample(state.stock, len(state.stock))))
    others = [other for other in range(len(state.held)) if other not in seats]
    known = {other: _lying(state, other) for other in others}
    cards = [card for other in others for card in _closed(state.held[other], known[other])]
    cards += [card for own in state.held for card in own.blind]
    cards += state.stock
    rng.shuffle(cards)
    left = iter(cards)
    held = list(state.held)
    for other in others:
        hand = _as_many(left, held[other].hand)
        held[other] = replace(held[other], **_chosen(state, other, hand, known[other], rng))
    held = [replace(own, blind=_as_many(left, own.blind)) for own in held]
    return replace(state, held=tuple(held), stock=_as_many(left, state.stock))


def _lying(state: State, seat: Seat) -> Cards:
    """A seat's open cards as others see them."""
    opening = state.standing.opening
    return opening.dealt[seat] if opening is not None and opening.choosing else state.held[seat].open


def _closed(own: Holding, lying: Cards) -> list[Card]:
    """A seat's hand as far as others cannot see it."""
    return [card for card in (*own.hand, *own.open) if card not in lying]


def _chosen(state: State, seat: Seat, hand: Cards, lying: Cards, rng: random.Random) -> dict[str, Cards]:
    """What the seat may have with this hand, also after its choice, of which others do not know yet."""
    opening = state.standing.opening
    cards = [*hand, *lying]
    if opening is not None and opening.choosing and seat not in opening.choosing:
        rng.shuffle(cards)
    return {"hand": in_order(cards[: len(hand)]), "open": in_order(cards[len(hand) :])}


def _as_many(left: Iterator[Card], cards: Cards) -> Cards:
    return tuple(islice(left, len(cards)))
