"""The two doors out of a state: what one seat may know, and everything for finished games; knows no rule."""

from typing import Any

from engine.game import Seat
from engine.shithead.legal import legal_moves, to_act
from engine.shithead.piles import is_lower, value
from engine.shithead.ranks import in_order
from engine.shithead.state import Cards, State
from engine.shithead.view import View


def view(state: State, seat: Seat | None) -> View:
    """What the seat may know; with None what a spectator may."""
    standing, opening = state.standing, state.standing.opening
    return View(
        seat=seat,
        phase=standing.phase,
        glass_keeps_seven=standing.options.glass_keeps_seven,
        choosing=() if opening is None else opening.choosing,
        turn=state.turn,
        start=None if opening is None or seat != state.turn else opening.start,
        hand=() if seat is None else state.held[seat].hand,
        hand_sizes=tuple(len(own.hand) for own in state.held),
        open=_open(state, seat),
        blind=tuple(len(own.blind) for own in state.held),
        pile=state.pile,
        stock=len(state.stock),
        burnt=state.burnt,
        value=value(state.pile),
        lower=_is_lower(state),
        acts=state.acts,
        turns=state.turns,
        places=standing.places,
        ending=standing.ending,
        left=_left(state),
        legal=() if seat is None else legal_moves(state, seat),
    )


def _open(state: State, seat: Seat | None) -> tuple[Cards, ...]:
    """Everybody's open cards; until all have chosen theirs, those of others as they were dealt (S4)."""
    opening = state.standing.opening
    if opening is None or not opening.choosing:
        return tuple(own.open for own in state.held)
    return tuple(own.open if other == seat else opening.dealt[other] for other, own in enumerate(state.held))


def _left(state: State) -> tuple[Cards, ...]:
    """What everybody is left with, which all may see once nobody plays any more."""
    if state.standing.ending is None:
        return ()
    return tuple(in_order((*own.hand, *own.open, *own.blind)) for own in state.held)


def _is_lower(state: State) -> bool:
    """Whether an order of a 7 binds the seat whose turn it is."""
    return state.turn is not None and is_lower(state.pile, glass_keeps_seven=state.options.glass_keeps_seven)


def position(state: State) -> dict[str, Any]:
    """Everything, with the keys and in the form of a printed position."""
    turn = next(iter(to_act(state)), None)
    return {
        "turn": turn,
        "over": state.standing.ending is not None,
        "legal": [] if turn is None else sorted(str(move) for move in legal_moves(state, turn)),
        "hands": [list(own.hand) for own in state.held],
        "open": [list(own.open) for own in state.held],
        "blind": [list(own.blind) for own in state.held],
        "pile": list(state.pile),
        "stock": len(state.stock),
        "lower": _is_lower(state),
        "places": [list(seats) for seats in state.standing.places],
    }
