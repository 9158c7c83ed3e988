"""How a round of Unsortiert ends: who won, who draws, who is out, who opens next; knows no move."""

from collections.abc import Sequence

from engine.game import Seat
from engine.unsortiert import deals
from engine.unsortiert.combinations import strength
from engine.unsortiert.events import Drew, RoundWon, WentOut
from engine.unsortiert.moves import Kind
from engine.unsortiert.state import Drawing, Hand, Round, State, Step
from engine.unsortiert.view import Ending, Phase, RoundResult

DRAWS = 3
"""How many cards the winner draws for each draw card that lay (R14)."""


def winner(state: State) -> Seat:
    """Who wins the round: always the strongest play, the earlier one of two draw cards.

    That is the stop card (R7), else the highest combination, else what the opener laid, a draw card (R13).
    """
    last = state.acts[-1]
    if last.kind is Kind.STOP:
        return last.seat
    return (state.best or state.acts[0]).seat


def next_opener(result: RoundResult, hands: Sequence[Hand]) -> Seat:
    """Who opens after a round, as the hands are now.

    The winner (O1); else the strongest play whose player still has cards (O2, O3, O5); when none of them has,
    the first seat with cards to the right of the winner, against the direction of play (O4).
    """
    if hands[result.winner]:
        return result.winner
    candidates = [act for act in result.acts if act.kind is not None and hands[act.seat]]
    if candidates:
        return max(candidates, key=lambda act: strength(act.kind, act.number)).seat
    to_the_right = (seat % len(hands) for seat in range(result.winner - 1, result.winner - len(hands), -1))
    return next(seat for seat in to_the_right if hands[seat])


def finish(state: State) -> Step:
    """Find the winner, who draws before anything else (R18)."""
    first = winner(state)
    draws = min(DRAWS * sum(act.kind is Kind.DRAW for act in state.acts), len(state.pile))
    result = RoundResult(state.acts, first, draws)
    if draws and any(hand for seat, hand in enumerate(state.hands) if seat != first):
        after, more = draw(state, state.hands, result, draws)
    else:
        after, more = _settle(state, result)
    return after, (RoundWon(result), *more)


def draw(state: State, hands: tuple[Hand, ...], result: RoundResult, left: int) -> Step:
    """Give the round's winner the top card of the pile to place, the first of so many that are left."""
    card = state.pile[0]
    drew = State(
        state.options,
        state.standing,
        Phase.INSERT,
        hands,
        state.spares,
        state.pile[1:],
        state.discard,
        state.round,
        state.acts,
        state.best,
        Drawing(result, card, left),
    )
    return drew, (Drew(card, to=result.winner),)


def _settle(state: State, result: RoundResult) -> Step:
    """End the deal (E2, E3) or begin the next round.

    A winner who has to draw while nobody else holds cards would be alone with them; nothing is drawn (E6).
    """
    drawer = result.winner if result.draws else None
    holders = tuple([seat for seat in state.round.order if state.hands[seat] or seat == drawer])
    if len(holders) > 1:
        return next_round(state, state.hands, result)
    out = [WentOut(seat) for seat in state.round.order if seat not in holders]
    if holders:
        after, more = deals.end(state, Ending.LAST, holders)
    else:
        losers = tuple(sorted(seat for seat in state.round.order if seat != result.winner))
        after, more = deals.end(state, Ending.ALL_OUT, losers)
    return after, (*out, *more)


def next_round(state: State, hands: tuple[Hand, ...], result: RoundResult) -> Step:
    """Begin a round with all who hold cards (R2, E1); what lies goes to the discard pile (R21)."""
    order = [seat for seat in state.options.clockwise(next_opener(result, hands)) if hands[seat]]
    laid = [card for act in result.acts if act.kind is not None for card in act.cards]
    begun = State(
        state.options,
        state.standing,
        Phase.PLAY,
        hands,
        state.spares,
        state.pile,
        (*state.discard, *laid),
        Round(state.round.number + 1, tuple(order), result),
        (),
        None,
        None,
    )
    return begun, tuple([WentOut(seat) for seat in state.round.order if not hands[seat]])
