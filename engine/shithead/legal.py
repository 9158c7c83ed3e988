"""What a seat may do in Shithead, and why it may not; knows not what comes of it."""

from itertools import combinations

from engine.game import Seat
from engine.refusing import refusal
from engine.shithead.moves import BLINDS, LYING, TAKE, Blind, Move, Open, Play, Take
from engine.shithead.piles import Fitting, fitting
from engine.shithead.ranks import RANK, in_order
from engine.shithead.state import State


def to_act(state: State) -> tuple[Seat, ...]:
    """Who may move: whoever has to choose open cards, all at the same time (S4), or whose turn it is."""
    if state.turn is not None:
        return (state.turn,)
    opening = state.standing.opening
    return () if opening is None else opening.choosing


def playable(state: State) -> Fitting:
    """What may be played now: what fits the pile, and at the start only the rank of the start card (S3)."""
    opening = state.standing.opening
    fits = fitting(state.pile, glass_keeps_seven=state.standing.options.glass_keeps_seven)
    if opening is None or opening.start is None:
        return fits
    return {card: plays for card, plays in fits.items() if RANK[card] == RANK[opening.start]}


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """All that the seat may do, in the order of the cards; nothing out of its turn.

    First all cards of the hand have to be played (S25), then the open ones, then the blind ones (S28). The
    pile is taken only when nothing can be played (S5, S6).
    """
    if seat != state.turn:
        return _choices(state, seat) if seat in to_act(state) else ()
    own = state.held[seat]
    cards = own.hand or own.open
    if not cards:
        return BLINDS[: len(own.blind)]
    fits = playable(state)
    found: list[Move] = []
    before, count = None, 0
    for card in cards:
        if card in fits:
            plays = fits[card]
            count = count + 1 if plays is before else 0
            found.append(plays[count])
            before = plays
    return tuple(found) or (TAKE,)


def _choices(state: State, seat: Seat) -> tuple[Open, ...]:
    """Any three of one's hand and open cards."""
    own = state.held[seat]
    return tuple(map(Open, combinations(in_order(own.hand + own.open), LYING)))


def _can_choose(state: State, seat: Seat, move: Move) -> bool:
    """Whether `_choices` has the move: three different cards of one's own, in their order."""
    if not isinstance(move, Open):
        return False
    own, chosen = state.held[seat], set(move.cards)
    return len(chosen) == LYING and chosen <= {*own.hand, *own.open} and move.cards == in_order(chosen)


def _can_play(state: State, seat: Seat, move: Move) -> bool:
    """Whether `legal_moves` has the move for the seat, whose turn it is."""
    own = state.held[seat]
    cards = own.hand or own.open
    if isinstance(move, Play):
        equal = [card for card in cards if RANK[card] == move.rank]
        return 0 < move.count <= len(equal) and equal[0] in playable(state)
    if isinstance(move, Blind):
        return not cards and 0 <= move.place < len(own.blind)
    return isinstance(move, Take) and bool(cards) and playable(state).keys().isdisjoint(cards)


def check(state: State, seat: Seat, move: Move) -> None:
    """Raise `IllegalMove` with the reason when the seat may not make the move now."""
    if seat == state.turn:
        legal = _can_play(state, seat, move)
    else:
        legal = seat in to_act(state) and _can_choose(state, seat, move)
    if not legal:
        raise refusal(state.standing.phase, seat, *to_act(state))
