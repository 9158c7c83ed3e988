"""What a seat may do in Unsortiert, and why it may not; knows not what comes of it."""

from functools import cache

from engine.game import Seat
from engine.refusing import refusal
from engine.unsortiert.combinations import NOTHING, STRENGTHS
from engine.unsortiert.moves import Insert, Move, Play, Take
from engine.unsortiert.plays import can_beat, can_lay, plays
from engine.unsortiert.state import State
from engine.unsortiert.view import Phase


def turn(state: State) -> Seat | None:
    """Who is to act; None when a deal is due or the game is over."""
    if state.phase is Phase.PLAY:
        return state.round.order[len(state.acts)]
    return None if state.drawing is None else state.drawing.result.winner


@cache
def takes(spares: int, size: int) -> tuple[Take, ...]:
    """Every way to put one of so many reserve cards into a hand of so many cards (R3)."""
    return tuple(Take(spare, place) for spare in range(spares) for place in range(size + 1))


@cache
def inserts(size: int) -> tuple[Insert, ...]:
    """Every way to put a drawn card into a hand of so many cards (R16)."""
    return tuple(Insert(place) for place in range(size + 1))


def _beat(state: State) -> int:
    """The strength that a combination has to exceed; a draw card leaves what lay before it (R11, R12)."""
    return NOTHING if state.best is None else STRENGTHS[state.best.kind, state.best.number]


def is_stuck(state: State, seat: Seat) -> bool:
    """Whether the seat whose turn comes can do nothing at all, so that the deal ends (R6)."""
    return not state.spares[seat] and not can_beat(state.hands[seat], _beat(state))


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """All that the seat may do: plays from left to right, then reserve cards; nothing out of its turn.

    The opener has to play (R1); who has no reserve card left and can play has to play too (R5).
    """
    if seat != turn(state):
        return ()
    hand = state.hands[seat]
    if state.drawing is not None:
        return inserts(len(hand))
    found = plays(hand, _beat(state))
    return found + takes(len(state.spares[seat]), len(hand)) if state.acts else found


def _is_legal(state: State, seat: Seat, move: Move) -> bool:
    """Whether `legal_moves` has the move for the seat, whose turn it is."""
    hand = state.hands[seat]
    if isinstance(move, Play):
        return state.drawing is None and can_lay(hand, move, _beat(state))
    if isinstance(move, Take):
        spares = state.spares[seat] if state.drawing is None and state.acts else ()
        return 0 <= move.spare < len(spares) and 0 <= move.place <= len(hand)
    return state.drawing is not None and 0 <= move.place <= len(hand)


def check(state: State, seat: Seat, move: Move) -> None:
    """Raise `IllegalMove` with the reason when the seat may not make the move now."""
    if seat != turn(state) or not _is_legal(state, seat, move):
        raise refusal(state.phase, seat, turn(state))
