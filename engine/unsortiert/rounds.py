"""What the acts of one round add up to: what to beat, who won, who opens next; knows no deal and no chips."""

from collections.abc import Sequence

from engine.cards import Card
from engine.game import Seat
from engine.unsortiert.combinations import NOTHING, STRENGTHS
from engine.unsortiert.moves import Kind
from engine.unsortiert.view import Act

DRAWS = 3
"""How many cards the winner draws for each draw card that lay (R14)."""


def laid(acts: Sequence[Act]) -> tuple[Card, ...]:
    """The cards that lie on the table; a reserve card taken does not."""
    return tuple(card for act in acts if act.kind is not None for card in act.cards)


def strength(act: Act) -> int:
    """How an act compares with the others of its round; taking a reserve card does not compare."""
    return NOTHING - 1 if act.kind is None else STRENGTHS[act.kind, act.number]


def best(acts: Sequence[Act]) -> Act | None:
    """The highest number combination, which is to be beaten; a draw card leaves the one before it (R11)."""
    return max((act for act in acts if act.number), key=strength, default=None)


def to_beat(acts: Sequence[Act]) -> int:
    """The strength that a combination has to exceed."""
    return max((strength(act) for act in acts if act.number), default=NOTHING)


def winner(acts: Sequence[Act]) -> Seat:
    """Who won the round: the strongest play, the earlier one of two draw cards (R13)."""
    return max(acts, key=strength).seat


def draws(acts: Sequence[Act]) -> int:
    """How many cards the winner has to draw if the pile holds so many (R14, R15)."""
    return DRAWS * sum(act.kind is Kind.DRAW for act in acts)


def next_opener(acts: Sequence[Act], hands: Sequence[Sequence[Card]]) -> Seat:
    """Who opens after this round, as the hands are now.

    The strongest play whose player still has cards opens (O1-O3, O5); when none of them has, the first seat
    with cards to the right of the winner, against the direction of play (O4).
    """
    ranked = sorted((act for act in acts if act.kind is not None), key=strength, reverse=True)
    first = winner(acts)
    to_the_right = range(first - 1, first - len(hands), -1)
    candidates = [act.seat for act in ranked] + [seat % len(hands) for seat in to_the_right]
    return next(seat for seat in candidates if hands[seat])
