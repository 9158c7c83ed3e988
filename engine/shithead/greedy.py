"""Plays low cards first and keeps the magic ones; knows of Shithead what its seat may know."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import TypeAlias

from engine.shithead.moves import Move, Open, Play
from engine.shithead.ranks import MAGIC, RANK, SUITS, Rank
from engine.shithead.view import View


class Reason(StrEnum):
    """Why a greedy player prefers a move to all others."""

    ONLY = "only"
    """Nothing else is allowed."""
    OPENS = "opens"
    """Magic and high cards are worth most at the end, when the open cards are played."""
    BLIND = "blind"
    """All blind cards are as good for all that anybody knows."""
    OUT = "out"
    """These are the last cards."""
    BURNS = "burns"
    """It makes four of a rank, which burns the pile and brings another turn."""
    LOWEST = "lowest"
    """Low cards get harder to play, high ones do not."""
    LOWEST_ALL = "lowest-all"
    """The same, and there are several of that rank, which can go together."""
    ALL = "all"
    """It is the only rank that can be played, and more cards of it are gone at once."""
    SAVES = "saves"
    """Magic cards can always be played, so they are kept for when nothing else can."""
    MAGIC = "magic"
    """Only magic cards can be played, and this one will be missed the least."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What a greedy player would do, and why."""

    move: Move
    reason: Reason


_WORTH: Mapping[Rank, int] = {
    rank: worth
    for worth, rank in enumerate(("4", "5", "6", "7", "8", "9", "J", "Q", "K", "A", "3", "2", "10"))
}
"""How much each rank is missed once it is played."""

_TOGETHER = 3
"""How much more open cards are worth for each that can be played together with another one."""

_Cost: TypeAlias = tuple[bool, bool, int, int]
"""What a play costs, the worst first: not being out, no other turn, what is missed; then how many go."""


def play(view: View, _: Random) -> Move:
    """The move of a greedy player, which leaves nothing to chance."""
    return advise(view).move


def advise(view: View) -> Advice:
    """The best of the legal moves of a view to a greedy player, and why; the view's seat has to be to act."""
    if len(view.legal) == 1:
        return Advice(view.legal[0], Reason.ONLY)
    if choices := [move for move in view.legal if isinstance(move, Open)]:
        return Advice(max(choices, key=_worth), Reason.OPENS)
    plays = {move: _cost(view, move) for move in view.legal if isinstance(move, Play)}
    if not plays:
        return Advice(view.legal[0], Reason.BLIND)
    best = min(plays, key=plays.__getitem__)
    return Advice(best, _why(plays, best))


def _worth(choice: Open) -> int:
    """What the cards are worth at the end."""
    ranks = [RANK[card] for card in choice.cards]
    return sum(_WORTH[rank] for rank in ranks) + _TOGETHER * (len(ranks) - len(set(ranks)))


def _cost(view: View, move: Play) -> _Cost:
    """While the hand is refilled magic cards go one at a time; all others go together."""
    number = move.count if view.stock and move.rank in MAGIC else -move.count
    return not _is_last(view, move), not _makes_four(view, move), _WORTH[move.rank], number


def _is_last(view: View, move: Play) -> bool:
    """Whether nothing is left after the play."""
    assert view.seat is not None  # noqa: S101 - a spectator has no moves
    own = len(view.hand) + len(view.open[view.seat]) + view.blind[view.seat]
    return not view.stock and move.count == own


def _makes_four(view: View, move: Play) -> bool:
    ranks = [*(RANK[card] for card in view.pile), *[move.rank] * move.count]
    return ranks[-len(SUITS) :].count(move.rank) == len(SUITS)


def _why(plays: Mapping[Play, _Cost], best: Play) -> Reason:
    """What the choice came down to."""
    staying, passing, _, _ = plays[best]
    if not staying:
        return Reason.OUT
    if not passing:
        return Reason.BURNS
    if best.rank in MAGIC:
        return Reason.MAGIC
    if len({play.rank for play in plays} - MAGIC) > 1:
        return Reason.LOWEST if best.count == 1 else Reason.LOWEST_ALL
    return Reason.SAVES if best.count == 1 else Reason.ALL
