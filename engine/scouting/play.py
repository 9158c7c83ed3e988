"""What comes of a move in Scouting; knows no notation and no view."""

from dataclasses import replace

from engine.cards import Card
from engine.game import Seat
from engine.rows import clockwise, inserted, latest, replaced
from engine.scouting import deals
from engine.scouting.combinations import kind
from engine.scouting.events import Event, Placed, Scouted, ScoutedAndShowed, Showed
from engine.scouting.legal import check, take
from engine.scouting.moves import Move, Scout, ScoutShow, Show
from engine.scouting.state import Middle, State, Step
from engine.scouting.view import Act


def apply(state: State, seat: Seat, move: Move) -> Step:
    """Make a move; raises `IllegalMove`."""
    check(state, seat, move)
    if isinstance(move, Show):
        return _show(state, seat, move)
    if isinstance(move, Scout):
        return _scout(state, seat, move)
    return _scout_show(state, seat, move)


def _show(state: State, seat: Seat, move: Show) -> Step:
    after, act = _laid(state, seat, move, None)
    return _go_on(after, act, (Showed(act, len(act.beaten)),))


def _scout(state: State, seat: Seat, move: Scout) -> Step:
    after, card = _taken(state, seat, move)
    act = Act(seat, state.show.owner, card, (), None, ())
    return _go_on(after, act, (Scouted(act, len(after.show.cards)), Placed(card, move.place, to=seat)))


def _scout_show(state: State, seat: Seat, move: ScoutShow) -> Step:
    """One after the other, so that the owner has the point, and only what is left is beaten (B10, B13)."""
    between, card = _taken(state, seat, move)
    after, act = _laid(between, seat, move, card)
    after = replace(after, markers=replaced(state.markers, seat, False))
    events = (ScoutedAndShowed(act, len(act.beaten)), Placed(card, move.place, to=seat))
    return _go_on(after, act, events)


def _taken(state: State, seat: Seat, move: Scout | ScoutShow) -> tuple[State, Card]:
    """The state with a card of the show in the seat's hand and a point for the owner; and the card."""
    show = state.show
    assert show.owner is not None  # noqa: S101 - else `check` has refused the move
    card, left = take(show.cards, move.end)
    after = replace(
        state,
        hands=replaced(state.hands, seat, inserted(state.hands[seat], move.place, card)),
        show=Middle(left, show.owner),
        scouted=replaced(state.scouted, show.owner, state.scouted[show.owner] + 1),
    )
    return after, card


def _laid(state: State, seat: Seat, move: Show | ScoutShow, scouted: Card | None) -> tuple[State, Act]:
    """The state with cards of the seat's hand as the show, and the beaten ones on its pile; and the act."""
    hand, beaten, end = state.hands[seat], state.show, move.start + move.length
    shown = hand[move.start : end]
    after = replace(
        state,
        hands=replaced(state.hands, seat, hand[: move.start] + hand[end:]),
        show=Middle(shown, seat),
        piles=replaced(state.piles, seat, state.piles[seat] + beaten.cards),
    )
    owner = beaten.owner if beaten.cards or scouted else None
    return after, Act(seat, owner, scouted, shown, kind(shown), beaten.cards)


def _go_on(state: State, act: Act, events: tuple[Event, ...]) -> Step:
    """After an act comes the next seat, or the deal's end."""
    options = state.options
    after = replace(
        state,
        turn=clockwise(options.seats, act.seat + 1)[0],
        turns=state.turns + 1,
        acts=latest(state.acts, act, options.players),
    )
    ending = deals.ending(after, act.seat)
    if ending is None:
        return after, events
    after, more = deals.end(after, ending)
    return after, events + more
