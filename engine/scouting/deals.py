"""How a deal of Scouting begins and ends, and with it the game; knows no move."""

from collections.abc import Sequence
from dataclasses import replace

from engine.cards import Card
from engine.game import Seat
from engine.refusing import check_deck
from engine.rows import clockwise, dealt
from engine.scouting.combinations import DECK
from engine.scouting.events import DealEnded, Dealt, Event, GameEnded, HandDealt
from engine.scouting.state import Middle, Standing, State, Step
from engine.scouting.view import DealResult, Ending, Phase

MOST_TURNS = 300
"""After so many turns a deal ends: who only shows one card and scouts it would never end it (B18)."""


def starter(standing: Standing) -> Seat:
    """Who starts the deal that runs or ran last; each is started one seat further left (B1)."""
    return max(0, standing.deal - 1)


def begin(state: State, cards: Sequence[Card]) -> Step:
    """Deal the hands; the rest stays aside, unseen. Raises `IllegalMove`."""
    check_deck(state.phase, cards, DECK)
    before, players = state.standing, state.options.players
    in_hands = players * state.options.hand_size
    nothing = ((),) * players
    standing = replace(before, deal=before.deal + 1, aside=tuple(cards[in_hands:]))
    begun = State(
        standing=standing,
        phase=Phase.PLAY,
        turn=starter(standing),
        turns=0,
        hands=dealt(cards[:in_hands], players),
        show=Middle(cards=(), owner=None),
        markers=(True,) * players,
        piles=nothing,
        scouted=(0,) * players,
        acts=(),
    )
    hands = [HandDealt(hand, to=seat) for seat, hand in enumerate(begun.hands)]
    return begun, (Dealt(standing.deal, begun.turn, len(standing.aside)), *hands)


def ending(state: State, seat: Seat) -> Ending | None:
    """Whether and why the deal is over now that this seat has acted.

    When it is the owner's turn again it does not matter whether anything is left of the show (B8).
    """
    if not state.hands[seat]:
        return Ending.EMPTY
    if state.turn == state.show.owner:
        return Ending.ROUND
    return Ending.LIMIT if state.turns == MOST_TURNS else None


def ends_if_scouted(state: State) -> bool:
    """Whether the deal ends if the seat to act only scouts, because the show's owner comes next (B8)."""
    if state.phase is not Phase.PLAY or not state.show.cards:
        return False
    return clockwise(state.options.seats, state.turn + 1)[0] == state.show.owner


def end(state: State, ending: Ending) -> Step:
    """End the deal: every card left in hand costs a point, but not the owner whose turn has come (B15)."""
    before, seats = state.standing, state.options.seats
    exempt = state.show.owner if ending is Ending.ROUND else None
    beaten = tuple(len(pile) for pile in state.piles)
    lost = tuple(0 if seat == exempt else len(hand) for seat, hand in enumerate(state.hands))
    scores = tuple(beaten[seat] + state.scouted[seat] - lost[seat] for seat in seats)
    standing = replace(before, scores=(*before.scores, scores))
    result = DealResult(
        deal=before.deal,
        ending=ending,
        turns=state.turns,
        out=next((seat for seat in seats if not state.hands[seat]), None),
        exempt=exempt,
        hands=state.hands,
        beaten=beaten,
        scouted=state.scouted,
        lost=lost,
        scores=scores,
        points=standing.points,
        winners=best(scores),
        acts=state.acts,
    )
    over = before.deal == state.options.deals
    ended = replace(
        state, standing=replace(standing, result=result), phase=Phase.OVER if over else Phase.DEAL
    )
    events: tuple[Event, ...] = (DealEnded(result),)
    return ended, (*events, GameEnded(best(result.points), result.points)) if over else events


def best(points: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats with the highest points, which share the win (B16)."""
    return tuple(seat for seat, number in enumerate(points) if number == max(points))
