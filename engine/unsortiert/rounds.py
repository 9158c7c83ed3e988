"""How a round of Unsortiert ends: who won, who draws, who is out, who opens next; knows no move."""

from collections.abc import Sequence

from engine.game import Seat
from engine.rows import clockwise
from engine.unsortiert import deals
from engine.unsortiert.combinations import strength
from engine.unsortiert.events import Drew, RoundWon, WentOut
from engine.unsortiert.moves import Kind
from engine.unsortiert.state import Drawing, Hand, Round, State, Step
from engine.unsortiert.view import Ending, Phase, RoundResult

DRAWS = 3
"""How many cards the winner draws for each draw card that lay (R14)."""

LEAST = 2
"""How many players have to hold cards for another round."""


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
    to_the_right = reversed(clockwise(range(len(hands)), result.winner))
    return next(seat for seat in to_the_right if hands[seat])


def finish(state: State) -> Step:
    """Find the winner, who draws before anything else (R18), then go on or end the deal.

    A winner who has to draw holds cards as good as certainly. When nobody else does, nothing is drawn (E6).
    """
    first = winner(state)
    draw_cards = [act.kind for act in state.acts].count(Kind.DRAW)
    result = RoundResult(state.acts, first, min(DRAWS * draw_cards, len(state.pile)))
    holders = [seat for seat in state.round.order if state.hands[seat]]
    if result.draws and first not in holders:
        holders.append(first)
    if len(holders) < LEAST:
        after, more = _end_deal(state, result, holders)
    elif result.draws:
        after, more = draw(state, state.hands, result, result.draws)
    else:
        after, more = next_round(state, state.hands, result)
    return after, (RoundWon(result), *more)


def _end_deal(state: State, result: RoundResult, holders: list[Seat]) -> Step:
    """Who alone holds cards, or alone would draw some (E5), loses (E2); else all but the winner do (E3)."""
    out = [WentOut(seat) for seat in state.round.order if seat not in holders]
    if not holders:
        losers = sorted(seat for seat in state.round.order if seat != result.winner)
        after, more = deals.end(state, Ending.ALL_OUT, tuple(losers))
    else:
        held = any(state.hands[seat] for seat in holders)
        after, more = deals.end(state, Ending.LAST if held else Ending.DRAWS, tuple(holders))
    return after, (*out, *more)


def draw(state: State, hands: tuple[Hand, ...], result: RoundResult, left: int) -> Step:
    """Give the round's winner the top card of the pile to place, the first of so many that are left."""
    card = state.pile[0]
    drew = State(
        state.standing,
        Phase.INSERT,
        state.round,
        hands,
        state.spares,
        state.pile[1:],
        state.acts,
        state.best,
        Drawing(result, card, left),
    )
    return drew, (Drew(card, result.winner),)


def next_round(state: State, hands: tuple[Hand, ...], result: RoundResult) -> Step:
    """Begin a round with all who hold cards (R2, E1); what lies goes to the discard pile (R21)."""
    before = state.round
    holders = tuple([seat for seat, hand in enumerate(hands) if hand])
    order = clockwise(holders, next_opener(result, hands))
    laid = [card for act in result.acts if act.kind is not None for card in act.cards]
    begun = State(
        state.standing,
        Phase.PLAY,
        Round(before.number + 1, order, (*before.discard, *laid), result),
        hands,
        state.spares,
        state.pile,
        (),
        None,
        None,
    )
    if len(holders) == len(before.order):
        return begun, ()
    return begun, tuple([WentOut(seat) for seat in before.order if not hands[seat]])
