"""What a seat may do in Scouting, and why it may not; knows not what comes of it."""

from typing import TypeVar

from engine.game import Seat
from engine.refusing import refusal
from engine.rows import inserted
from engine.scouting.combinations import NUMBERS, numbers, strength
from engine.scouting.moves import End, Move, Scout, Show
from engine.scouting.shows import can_show, scout_shows, scouts, shows
from engine.scouting.state import Hand, State
from engine.scouting.view import Phase

T = TypeVar("T")

_NONE: tuple[End, ...] = ()
_ONE = (End.LEFT,)
_BOTH = tuple(End)


def turn(state: State) -> Seat | None:
    """Who is to act; None when a deal is due or the game is over."""
    return state.turn if state.phase is Phase.PLAY else None


def ends(show: Hand) -> tuple[End, ...]:
    """Where a card can be taken: of a single card there is one way only, of none there is no way (B5, B7)."""
    return _BOTH if len(show) > 1 else _ONE if show else _NONE


def take(show: tuple[T, ...], end: End) -> tuple[T, tuple[T, ...]]:
    """What is at an end of the show, and what is left of it."""
    return (show[0], show[1:]) if end is End.LEFT else (show[-1], show[:-1])


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """All that the seat may do: show, scout, then both in one; nothing out of its turn.

    Where no show lies it has to show (B7). Both in one is one move, and only where something can be shown
    once the card is in its place (B11).
    """
    if seat != turn(state):
        return ()
    show, hand = state.show.cards, numbers(state.hands[seat])
    found: list[Move] = [*shows(hand, strength(show)), *scouts(ends(show), len(hand))]
    if state.markers[seat]:
        for end in ends(show):
            card, left = take(show, end)
            found += scout_shows(hand, end, NUMBERS[card], strength(left))
    return tuple(found)


def _is_legal(state: State, seat: Seat, move: Move) -> bool:
    """Whether `legal_moves` has the move for the seat, whose turn it is."""
    show, hand = state.show.cards, state.hands[seat]
    if isinstance(move, Show):
        return can_show(numbers(hand), move.start, move.length, strength(show))
    if move.end not in ends(show) or not 0 <= move.place <= len(hand):
        return False
    if isinstance(move, Scout):
        return True
    card, left = take(show, move.end)
    after = numbers(inserted(hand, move.place, card))
    return state.markers[seat] and can_show(after, move.start, move.length, strength(left))


def check(state: State, seat: Seat, move: Move) -> None:
    """Raise `IllegalMove` with the reason when the seat may not make the move now."""
    if seat != turn(state) or not _is_legal(state, seat, move):
        raise refusal(state.phase, seat, turn(state))
