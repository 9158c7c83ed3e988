"""How a game of Shithead begins: the deal, the choice of open cards, who starts; knows no turn."""

from collections.abc import Sequence
from dataclasses import replace

from engine.cards import STANDARD, Card
from engine.game import Seat
from engine.refusing import check_deck
from engine.rows import dealt, replaced
from engine.shithead.events import Chose, Chosen, Dealt, HandDealt, Revealed
from engine.shithead.moves import LYING, Open
from engine.shithead.ranks import in_order, starter
from engine.shithead.state import Holding, Opening, State, Step
from engine.shithead.view import Phase

DECK: tuple[Card, ...] = STANDARD


def begin(state: State, cards: Sequence[Card]) -> Step:
    """Deal the blind cards, the open ones, then the hands; the rest is the stock. Raises `IllegalMove`."""
    check_deck(state.standing.phase, cards, DECK)
    options = state.options
    lying = options.players * LYING
    stock_from = 2 * lying + options.players * options.hand_size
    blind = dealt(cards[:lying], options.players)
    opened = tuple(map(in_order, dealt(cards[lying : 2 * lying], options.players)))
    hands = tuple(map(in_order, dealt(cards[2 * lying : stock_from], options.players)))
    opening = Opening((*options.seats,), dealt=opened, start=None)
    begun = replace(
        state,
        standing=replace(state.standing, phase=Phase.CHOOSE, opening=opening),
        held=tuple(map(Holding, hands, opened, blind)),
        stock=tuple(cards[stock_from:]),
    )
    told = [HandDealt(hand, to=seat) for seat, hand in enumerate(hands)]
    return begun, (Dealt(opened, len(begun.stock)), *told)


def choose(state: State, seat: Seat, move: Open) -> Step:
    """Lay open what the seat wants; others see it when all have chosen, in whatever order (S4)."""
    opening, own = state.standing.opening, state.held[seat]
    assert opening is not None  # noqa: S101 - else `check` has refused the move
    hand = in_order({*own.hand, *own.open}.difference(move.cards))
    choosing = tuple(other for other in opening.choosing if other != seat)
    chosen = replace(
        state,
        standing=replace(state.standing, opening=replace(opening, choosing=choosing)),
        held=replaced(state.held, seat, Holding(hand, move.cards, own.blind)),
    )
    after, more = (chosen, ()) if choosing else _start(chosen, opening)
    return after, (Chose(seat), Chosen(move.cards, hand, to=seat), *more)


def _start(state: State, opening: Opening) -> Step:
    """All have chosen: whoever has the lowest card of all hands starts with it (S1, S2)."""
    first = starter(card for own in state.held for card in own.hand)
    seat = next(seat for seat, own in enumerate(state.held) if first in own.hand)
    opening = replace(opening, choosing=(), start=first)
    standing = replace(state.standing, phase=Phase.PLAY, opening=opening)
    opened = tuple(own.open for own in state.held)
    return replace(state, standing=standing, turn=seat), (Revealed(opened, seat),)
