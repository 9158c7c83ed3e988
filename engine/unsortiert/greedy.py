"""Sheds the most cards with the weakest play that does it; knows of Unsortiert what its seat may know."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import TypeAlias

from engine.cards import Card
from engine.unsortiert.combinations import FACES, LONGEST, NOTHING, readings, strength
from engine.unsortiert.moves import Insert, Kind, Move, Play, Take
from engine.unsortiert.plays import joined
from engine.unsortiert.view import View


class Reason(StrEnum):
    """Why a greedy player prefers a move to all others."""

    ONLY = "only"
    """Nothing else is allowed."""
    SHEDS = "sheds"
    """It is the only play, and who plays has fewer cards than who takes one."""
    MOST = "most"
    """It sheds more cards than the other plays."""
    MOST_WEAKLY = "most-weakly"
    """It sheds the most cards, and is the weakest play that does."""
    WEAKEST = "weakest"
    """All plays shed equally many cards; this one is the weakest, and a stronger one can be made later."""
    NO_WEAKER = "no-weaker"
    """All plays shed equally many cards, and this one is the weakest."""
    READS = "reads"
    """All plays are of the same cards, read in several ways, of which this one is the weakest."""
    JOINS = "joins"
    """There are others as good, but after this one the rest of the hand takes fewer plays."""
    EQUAL = "equal"
    """All plays come to the same."""
    NO_DRAWING = "no-drawing"
    """A better play might well win a round with a draw card."""
    MAKES = "makes"
    """The card becomes part of a combination in that place."""
    KEEPS = "keeps"
    """The card makes nothing in that place, but with it elsewhere the hand would take more plays."""
    ASIDE = "aside"
    """The card makes nothing anywhere, and harms nowhere."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What a greedy player would do, and why."""

    move: Move
    reason: Reason


_Cost: TypeAlias = tuple[bool, int, int, int]
"""What a play costs, the worst first: cards to draw, cards kept, strength spent, plays still needed."""

_Worth: TypeAlias = tuple[int, int]
"""What a hand with a new card is worth, best lowest: plays needed, then the strongest group it is in."""


def play(view: View, _: Random) -> Move:
    """The move of a greedy player, which leaves nothing to chance. It plays whenever it can."""
    return advise(view).move


def advise(view: View) -> Advice:
    """The best of the legal moves of a view to a greedy player, and why; the view's seat has to be to act."""
    if len(view.legal) == 1:
        return Advice(view.legal[0], Reason.ONLY)
    plays = {move: _cost(view, move) for move in view.legal if isinstance(move, Play)}
    if plays:
        best = min(plays, key=plays.__getitem__)
        return Advice(best, _why_play(plays, best))
    places = {
        move: _worth(_placed(view, move), move.place) for move in view.legal if not isinstance(move, Play)
    }
    place = min(places, key=places.__getitem__)
    return Advice(place, _why_place(view, places, place))


def _why_play(plays: Mapping[Play, _Cost], chosen: Play) -> Reason:
    """What the choice came down to."""
    costs, best = plays.values(), plays[chosen]
    if len(costs) == 1:
        return Reason.SHEDS
    if min(cost[1:] for cost in costs) < best[1:]:
        return Reason.NO_DRAWING
    most = [cost for cost in costs if cost[1] == best[1]]
    weakest = [cost for cost in most if cost[2] == best[2]]
    if len(weakest) < len(most):
        return _why_weakest(plays, chosen) if len(most) == len(costs) else Reason.MOST_WEAKLY
    if len(most) < len(costs):
        return Reason.MOST
    return Reason.JOINS if any(cost[3] > best[3] for cost in weakest) else Reason.EQUAL


def _why_weakest(plays: Mapping[Play, _Cost], chosen: Play) -> Reason:
    """Whether a stronger play is left by the weakest of plays that have equally many cards."""
    if {play.start for play in plays} == {chosen.start}:
        return Reason.READS
    stronger = [play for play, cost in plays.items() if cost[2] > plays[chosen][2]]
    stays = any(abs(play.start - chosen.start) >= chosen.length for play in stronger)
    return Reason.WEAKEST if stays else Reason.NO_WEAKER


def _why_place(view: View, worths: Mapping[Take | Insert, _Worth], best: Take | Insert) -> Reason:
    if any(joined(_placed(view, best), best.place, best.place)):
        return Reason.MAKES
    return Reason.KEEPS if any(turns > worths[best][0] for turns, _ in worths.values()) else Reason.ASIDE


def turns(hand: tuple[Card, ...]) -> int:
    """The fewest plays that shed a hand, if no gap ever closes."""
    faces = tuple(FACES[card] for card in hand)
    fewest = [0]
    for end in range(1, len(faces) + 1):
        starts = [start for start in range(max(0, end - LONGEST), end) if readings(faces[start:end])]
        fewest.append(1 + min(fewest[start] for start in starts))
    return fewest[-1]


def _cost(view: View, move: Play) -> _Cost:
    rest = view.hand[: move.start] + view.hand[move.start + move.length :]
    return _brings_cards(view, move), len(rest), strength(move.kind, move.number), turns(rest)


def _brings_cards(view: View, move: Play) -> bool:
    """Whether the play may well win a round with a draw card: as its opener, or as the last to act."""
    if move.kind is Kind.DRAW:
        return not view.acts
    return len(view.acts) + 1 == len(view.order) and any(act.kind is Kind.DRAW for act in view.acts)


def _placed(view: View, move: Take | Insert) -> tuple[Card, ...]:
    """The hand with the reserve card or the drawn card in its place."""
    assert view.seat is not None  # noqa: S101 - a spectator has no moves
    card = view.drawn if isinstance(move, Insert) else view.spares[view.seat][move.spare]
    assert card is not None  # noqa: S101 - else there would be nothing to insert
    return (*view.hand[: move.place], card, *view.hand[move.place :])


def _worth(hand: tuple[Card, ...], place: int) -> _Worth:
    made = (found[-1] for _, found in joined(hand, place, place))
    return turns(hand), -max((strength(reading.kind, reading.number) for reading in made), default=NOTHING)
