"""What comes of a move in Unsortiert; knows no notation and no view."""

from engine.game import Seat
from engine.rows import inserted, replaced
from engine.unsortiert import deals, rounds
from engine.unsortiert.events import Drawn, Event, Placed, Played, Took
from engine.unsortiert.legal import check, is_stuck
from engine.unsortiert.moves import Insert, Kind, Move, Play, Take
from engine.unsortiert.state import Hand, State, Step
from engine.unsortiert.view import Act, Ending


def apply(state: State, seat: Seat, move: Move) -> Step:
    """Make a move; raises `IllegalMove`."""
    check(state, seat, move)
    if isinstance(move, Play):
        return _play(state, seat, move)
    if isinstance(move, Take):
        return _take(state, seat, move)
    return _insert(state, seat, move)


def _play(state: State, seat: Seat, move: Play) -> Step:
    """The cards leave the hand, and the gap closes (A11)."""
    hand = state.hands[seat]
    end = move.start + move.length
    act = Act(seat, hand[move.start : end], move.kind, move.number)
    hands = replaced(state.hands, seat, hand[: move.start] + hand[end:])
    return _go_on(state, hands, state.spares, act, (Played(act),))


def _take(state: State, seat: Seat, move: Take) -> Step:
    """The reserve card goes where the seat wants it, ends included (R3)."""
    left = state.spares[seat]
    card = left[move.spare]
    act = Act(seat, (card,), None, 0)
    hands = replaced(state.hands, seat, inserted(state.hands[seat], move.place, card))
    spares = replaced(state.spares, seat, left[: move.spare] + left[move.spare + 1 :])
    return _go_on(state, hands, spares, act, (Took(act), Placed(card, move.place, seat)))


def _go_on(
    state: State, hands: tuple[Hand, ...], spares: tuple[Hand, ...], act: Act, events: tuple[Event, ...]
) -> Step:
    """After an act comes the next seat, the round's end, or the deal's if that seat is stuck (R6, R10)."""
    after = state.after_act(hands, spares, act)
    if len(after.acts) == len(state.round.order) or act.kind is Kind.STOP:
        after, more = rounds.finish(after)
    elif is_stuck(after, seat := state.round.order[len(after.acts)]):
        after, more = deals.end(after, Ending.STUCK, (seat,))
    else:
        return after, events
    return after, events + more


def _insert(state: State, seat: Seat, move: Insert) -> Step:
    """One card drawn after the other is placed before the next is seen (R16)."""
    drawing = state.drawing
    assert drawing is not None  # noqa: S101 - else `check` has refused the move
    hands = replaced(state.hands, seat, inserted(state.hands[seat], move.place, drawing.card))
    if drawing.left > 1:
        after, more = rounds.draw(state, hands, drawing.result, drawing.left - 1)
    else:
        after, more = rounds.next_round(state, hands, drawing.result)
    return after, (Placed(drawing.card, move.place, seat), Drawn(seat, drawing.left - 1), *more)
