"""A turn of Unsortiert: what a seat may do and what comes of it; knows no notation and no view."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache

from engine.cards import Card
from engine.game import IllegalMove, RefusalCode, Seat
from engine.unsortiert import deals, rounds
from engine.unsortiert.combinations import FACES, LONGEST, NOTHING, plays_from
from engine.unsortiert.events import Drawn, Drew, Event, Placed, Played, RoundWon, Took, WentOut
from engine.unsortiert.moves import Insert, Kind, Move, Play, Take
from engine.unsortiert.state import State
from engine.unsortiert.view import Act, Ending, Phase, RoundResult

Step = tuple[State, tuple[Event, ...]]
"""A new state and what happened on the way to it."""


def turn(state: State) -> Seat | None:
    """Who is to act; None when a deal is due or the game is over."""
    if state.won is not None:
        return state.won.winner
    return state.order[len(state.acts)] if state.phase is Phase.PLAY else None


@cache
def takes(spares: int, size: int) -> tuple[Take, ...]:
    """Every way to put one of so many reserve cards into a hand of so many cards (R3)."""
    return tuple(Take(spare, place) for spare in range(spares) for place in range(size + 1))


@cache
def inserts(size: int) -> tuple[Insert, ...]:
    """Every way to put a drawn card into a hand of so many cards (R16)."""
    return tuple(Insert(place) for place in range(size + 1))


def plays(hand: tuple[Card, ...], beat: int) -> tuple[Play, ...]:
    """All that is stronger than ``beat`` in the hand, from left to right; kings always are (R7, R11)."""
    faces = tuple([FACES[card] for card in hand])
    return tuple(
        [
            play
            for start in range(len(faces))
            for strength, play in plays_from(start, faces[start : start + LONGEST])
            if strength > beat
        ]
    )


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """All that the seat may do: plays from left to right, then reserve cards; nothing out of its turn."""
    if seat != turn(state):
        return ()
    hand = state.hands[seat]
    if state.phase is Phase.INSERT:
        return inserts(len(hand))
    if not state.acts:
        return plays(hand, NOTHING)
    return plays(hand, rounds.to_beat(state.acts)) + takes(len(state.spares[seat]), len(hand))


def apply(state: State, seat: Seat, move: Move) -> Step:
    """Make a move; raises `IllegalMove`."""
    _check(state, seat, move)
    match move:
        case Play():
            return _play(state, seat, move)
        case Take():
            return _take(state, seat, move)
        case Insert():
            return _insert(state, seat, move)


def _check(state: State, seat: Seat, move: Move) -> None:
    if state.phase is Phase.OVER:
        raise IllegalMove(RefusalCode.OVER, "the game has ended")
    if state.phase is Phase.DEAL:
        raise IllegalMove(RefusalCode.DEAL_DUE, "the next deal is due")
    if seat != turn(state):
        raise IllegalMove(RefusalCode.NOT_TO_ACT, f"it is the turn of seat {turn(state)}")
    if move not in legal_moves(state, seat):
        raise IllegalMove(RefusalCode.ILLEGAL, f"seat {seat} may not do that now")


def _with(
    rows: tuple[tuple[Card, ...], ...], seat: Seat, row: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    """The rows with that of one seat replaced."""
    return (*rows[:seat], row, *rows[seat + 1 :])


def _put(cards: tuple[Card, ...], place: int, card: Card) -> tuple[Card, ...]:
    """The cards with one more before ``place``."""
    return (*cards[:place], card, *cards[place:])


def _play(state: State, seat: Seat, move: Play) -> Step:
    hand = state.hands[seat]
    end = move.start + move.length
    act = Act(seat, hand[move.start : end], move.kind, move.number)
    hands = _with(state.hands, seat, hand[: move.start] + hand[end:])
    return _go_on(replace(state, hands=hands, acts=(*state.acts, act)), (Played(act),))


def _take(state: State, seat: Seat, move: Take) -> Step:
    spares = state.spares[seat]
    card = spares[move.spare]
    act = Act(seat, (card,), None, 0)
    taken = replace(
        state,
        hands=_with(state.hands, seat, _put(state.hands[seat], move.place, card)),
        spares=_with(state.spares, seat, spares[: move.spare] + spares[move.spare + 1 :]),
        acts=(*state.acts, act),
    )
    return _go_on(taken, (Took(act), Placed(card, move.place, to=seat)))


def _go_on(state: State, events: tuple[Event, ...]) -> Step:
    """After an act comes the next seat, the end of the round, or of the deal if that seat is stuck (R6)."""
    if len(state.acts) == len(state.order) or state.acts[-1].kind is Kind.STOP:
        return _and(events, _end_round(state))
    seat = state.order[len(state.acts)]
    if not state.spares[seat] and not plays(state.hands[seat], rounds.to_beat(state.acts)):
        return _and(events, deals.end(state, Ending.STUCK, (seat,)))
    return state, events


def _and(events: Iterable[Event], step: Step) -> Step:
    """The step with earlier events before its own."""
    state, later = step
    return state, (*events, *later)


def _end_round(state: State) -> Step:
    """Find the winner, who draws first of all (R18); decided at once when nobody else holds cards (E6)."""
    winner = rounds.winner(state.acts)
    result = RoundResult(state.acts, winner, min(rounds.draws(state.acts), len(state.pile)))
    others = any(hand for seat, hand in enumerate(state.hands) if seat != winner)
    if result.draws and others:
        drawing = replace(state, phase=Phase.INSERT, won=result, draws_left=result.draws)
        return _and([RoundWon(result)], _draw(drawing))
    return _and([RoundWon(result)], _settle(state, result))


def _draw(state: State) -> Step:
    """Give the round's winner the top card to place."""
    card, *pile = state.pile
    assert state.won is not None  # noqa: S101 - only the winner draws
    return replace(state, drawn=card, pile=tuple(pile)), (Drew(card, to=state.won.winner),)


def _insert(state: State, seat: Seat, move: Insert) -> Step:
    assert state.won is not None and state.drawn is not None  # noqa: S101, PT018 - a card is there to be placed
    placed = replace(
        state,
        hands=_with(state.hands, seat, _put(state.hands[seat], move.place, state.drawn)),
        drawn=None,
        draws_left=state.draws_left - 1,
    )
    events = (Placed(state.drawn, move.place, to=seat), Drawn(seat, placed.draws_left))
    if placed.draws_left:
        return _and(events, _draw(placed))
    return _and(events, _settle(replace(placed, won=None), state.won))


def _settle(state: State, result: RoundResult) -> Step:
    """See who is out, then end the deal (E2, E3) or let the next opener begin."""

    def holds(seat: Seat) -> bool:
        return bool(state.hands[seat]) or (seat == result.winner and result.draws > 0)

    out = [WentOut(seat) for seat in state.order if not holds(seat)]
    holders = tuple(seat for seat in state.order if holds(seat))
    if len(holders) == 1:
        return _and(out, deals.end(state, Ending.LAST, holders))
    if not holders:
        losers = tuple(sorted(seat for seat in state.order if seat != result.winner))
        return _and(out, deals.end(state, Ending.ALL_OUT, losers))
    return _next_round(state, result), tuple(out)


def _next_round(state: State, result: RoundResult) -> State:
    opener = rounds.next_opener(result.acts, state.hands)
    return replace(
        state,
        phase=Phase.PLAY,
        discard=state.discard + rounds.laid(result.acts),
        round=state.round + 1,
        order=tuple(seat for seat in state.options.clockwise(opener) if state.hands[seat]),
        acts=(),
        last_round=result,
    )
