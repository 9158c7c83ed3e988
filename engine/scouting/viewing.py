"""The two doors out of a state: what one seat may know, and everything for finished games; knows no rule."""

from typing import Any

from engine.game import Seat
from engine.scouting.deals import MOST_TURNS, best, ends_if_scouted, starter
from engine.scouting.legal import legal_moves, turn
from engine.scouting.state import State
from engine.scouting.view import Phase, View


def view(state: State, seat: Seat | None) -> View:
    """What the seat may know (B17); with None what a spectator may."""
    standing = state.standing
    return View(
        seat=seat,
        phase=state.phase,
        deal=standing.deal,
        deals=standing.options.deals,
        starter=starter(standing),
        turn=turn(state),
        turns_left=MOST_TURNS - state.turns,
        ends_if_scouted=ends_if_scouted(state),
        hand=() if seat is None else state.hands[seat],
        hand_sizes=tuple(len(hand) for hand in state.hands),
        aside=len(standing.aside),
        show=state.show.cards,
        owner=state.show.owner,
        markers=state.markers,
        points=points(state),
        scores=standing.scores,
        acts=state.acts,
        result=standing.result,
        winners=winners(state),
        legal=() if seat is None else legal_moves(state, seat),
    )


def points(state: State) -> tuple[int, ...]:
    """By seat the sum of the finished deals and, while a deal runs, what it has brought so far."""
    before = state.standing.points
    if state.phase is not Phase.PLAY:
        return before
    gained = zip(before, state.piles, state.scouted, strict=True)
    return tuple(number + len(pile) + scouted for number, pile, scouted in gained)


def winners(state: State) -> tuple[Seat, ...]:
    """Who has won the game; nobody while it goes on."""
    return best(state.standing.points) if state.phase is Phase.OVER else ()


def position(state: State) -> dict[str, Any]:
    """Everything, with the keys and in the form of a printed position."""
    to_act = turn(state)
    return {
        "turn": to_act,
        "over": state.phase is Phase.OVER,
        "legal": [] if to_act is None else sorted(str(move) for move in legal_moves(state, to_act)),
        "hands": [list(hand) for hand in state.hands],
        "show": list(state.show.cards),
        "owner": state.show.owner,
        "points": list(points(state)),
        "markers": list(state.markers),
        "round": len(state.standing.scores),
        "winners": list(winners(state)),
    }
