"""The two doors out of a state: what one seat may know, and everything for finished games; knows no rule."""

from typing import Any

from engine.game import Seat
from engine.unsortiert.legal import legal_moves, turn
from engine.unsortiert.state import State
from engine.unsortiert.view import View


def view(state: State, seat: Seat | None) -> View:
    """What the seat may know (T2); with None what a spectator may."""
    to_act = turn(state)
    drawing = state.drawing
    return View(
        seat=seat,
        phase=state.phase,
        deal=state.standing.deal,
        round=state.round.number,
        turn=to_act,
        order=state.round.order,
        hand=() if seat is None else state.hands[seat],
        drawn=drawing.card if drawing is not None and seat == to_act else None,
        draws_left=0 if drawing is None else drawing.left,
        hand_sizes=tuple(len(hand) for hand in state.hands),
        spares=state.spares,
        chips=state.standing.chips,
        pile=len(state.pile),
        acts=state.acts,
        best=state.best,
        last_round=state.round.last,
        result=state.standing.result,
        losers=state.standing.losers,
        legal=() if seat is None else legal_moves(state, seat),
    )


def position(state: State) -> dict[str, Any]:
    """Everything, with the keys and in the form of a printed position."""
    to_act = turn(state)
    best = state.best
    return {
        "turn": to_act,
        "over": bool(state.standing.losers),
        "legal": [] if to_act is None else sorted(str(move) for move in legal_moves(state, to_act)),
        "hands": [list(hand) for hand in state.hands],
        "spares": [list(cards) for cards in state.spares],
        "chips": list(state.standing.chips),
        "pile": len(state.pile),
        "drawn": state.drawing and state.drawing.card,
        "best": best and {"seat": best.seat, "kind": str(best.kind), "value": best.number},
        "deal": state.standing.deal,
        "losers": list(state.standing.losers),
    }
