"""Plays low cards first and keeps the magic ones; knows of Shithead what its seat may know."""

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
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
    """Magic and high cards are worth most at the end, when the open cards are played, and none is higher."""
    OPENS_EQUAL = "opens-equal"
    """Others are higher, but equal cards can go together at the end."""
    BLIND = "blind"
    """All blind cards are as good for all that anybody knows."""
    OUT = "out"
    """These are the last cards."""
    BURNS = "burns"
    """It makes four of a rank, which burns the pile and brings another turn."""
    START = "start"
    """The start card is due, and of magic cards one is enough."""
    START_ALL = "start-all"
    """The start card is due, and all others of its rank are gone with it."""
    LOWEST = "lowest"
    """Low cards get harder to play, high ones do not."""
    LOWEST_SAVES = "lowest-saves"
    """The same, and a magic card is kept that could be played, too."""
    LOWEST_ALL = "lowest-all"
    """The same, and there are several of that rank, which can go together."""
    ALL = "all"
    """It is the only rank that can be played, and more cards of it are gone at once."""
    SAVES = "saves"
    """But for this card only magic ones can be played, which are kept for when nothing else can."""
    SAVES_ALL = "saves-all"
    """The same, and there are several of that rank, which can go together."""
    MAGIC = "magic"
    """Only magic cards can be played, and this one will be missed the least."""
    MAGIC_ONE = "magic-one"
    """Only those of one magic rank can be played, and while the hand is refilled one is enough."""
    MAGIC_ALL = "magic-all"
    """Only magic cards can be played, and as there is no stock any more several can go together."""


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
    return _best(view)


def advise(view: View) -> Advice:
    """The best of the legal moves of a view to a greedy player, and why; the view's seat has to be to act."""
    best = _best(view)
    return Advice(best, _why(view, best))


def _best(view: View) -> Move:
    """The first of the legal moves that cost least."""
    if choices := [move for move in view.legal if isinstance(move, Open)]:
        return max(choices, key=_worth)
    plays = [move for move in view.legal if isinstance(move, Play)]
    return min(plays, key=partial(_cost, view)) if plays else view.legal[0]


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


def _why(view: View, best: Move) -> Reason:
    """What the choice came down to."""
    if len(view.legal) == 1:
        return Reason.ONLY
    if isinstance(best, Open):
        return _why_open(view.legal, best)
    return _why_play(view, best) if isinstance(best, Play) else Reason.BLIND


def _why_open(choices: Iterable[Move], best: Open) -> Reason:
    """Whether any card that stays in hand is worth more than one that lies open."""
    cards = {card for choice in choices if isinstance(choice, Open) for card in choice.cards}
    lying = [_WORTH[RANK[card]] for card in best.cards]
    kept = [_WORTH[RANK[card]] for card in cards.difference(best.cards)]
    return Reason.OPENS if max(kept) <= min(lying) else Reason.OPENS_EQUAL


def _why_play(view: View, best: Play) -> Reason:
    """What speaks for these cards, the weightiest first."""
    if _is_last(view, best):
        return Reason.OUT
    if _makes_four(view, best):
        return Reason.BURNS
    if view.start is not None:
        return Reason.START if best.count == 1 else Reason.START_ALL
    ranks = {move.rank for move in view.legal if isinstance(move, Play)}
    return _why_magic(ranks, best) if best.rank in MAGIC else _why_other(ranks, best)


def _why_magic(ranks: AbstractSet[Rank], best: Play) -> Reason:
    """Why a magic card, which is played only when no other can be."""
    if best.count > 1:
        return Reason.MAGIC_ALL
    return Reason.MAGIC if len(ranks) > 1 else Reason.MAGIC_ONE


def _why_other(ranks: AbstractSet[Rank], best: Play) -> Reason:
    """Whether there was another to choose from, and whether magic ones are kept."""
    saves = not ranks.isdisjoint(MAGIC)
    if len(ranks - MAGIC) > 1:
        if best.count > 1:
            return Reason.LOWEST_ALL
        return Reason.LOWEST_SAVES if saves else Reason.LOWEST
    if saves:
        return Reason.SAVES if best.count == 1 else Reason.SAVES_ALL
    return Reason.ALL
