"""What lies on a pile of Shithead, and what may be played on it; knows no seat."""

from collections.abc import Mapping
from typing import TypeAlias

from engine.cards import Card
from engine.shithead.moves import PLAYS, Play
from engine.shithead.ranks import BURN, CARDS, GLASS, LOWER, MAGIC, RANK, RANKS, RESET, SUITS, Rank

Pile: TypeAlias = tuple[Card, ...]
"""The bottom first."""

Fitting: TypeAlias = Mapping[Card, tuple[Play, ...]]
"""The cards that may be played, each with the plays of its rank: one card, two cards, and so on."""


def value(pile: Pile) -> Rank | None:
    """The rank that counts: that of the topmost card that is no glass, None where there is none (S12)."""
    for card in reversed(pile):
        if RANK[card] != GLASS:
            return RANK[card]
    return None


def is_lower(pile: Pile, *, glass_keeps_seven: bool) -> bool:
    """Whether the order of a 7 binds whoever plays next.

    It does as long as the 7 lies on top: whoever is bound either lays a card on it or takes it away with the
    pile, so that nobody else is bound any more (S10). A glass lifts the order, or passes it on (S7).
    """
    return bool(pile) and (value(pile) if glass_keeps_seven else RANK[pile[-1]]) == LOWER


def burns(pile: Pile) -> bool:
    """Whether the pile leaves the game: a 10 lies on it, or four of a rank with nothing between (S16)."""
    rank, four = RANK[pile[-1]], len(SUITS)
    return rank == BURN or [RANK[card] for card in pile[-four:]] == [rank] * four


def _allowed(value: Rank | None, *, lower: bool) -> frozenset[Rank]:
    """The ranks that may be played on one that counts, or, where none does, on nothing."""
    place = RANKS.index(RESET if value is None else value)
    return MAGIC.union(RANKS[: place + 1] if lower else RANKS[place:])


def _fitting(value: Rank | None, *, lower: bool) -> Fitting:
    ranks = _allowed(value, lower=lower)
    return {card: PLAYS[RANK[card]] for card in CARDS if RANK[card] in ranks}


_ON: Mapping[Rank | None, Fitting] = {value: _fitting(value, lower=False) for value in (None, *RANKS)}
_UNDER_SEVEN = _fitting(LOWER, lower=True)


def fitting(pile: Pile, *, glass_keeps_seven: bool) -> Fitting:
    """What may be played: the same rank or a higher one, by order of a 7 a lower one; magic cards always."""
    if is_lower(pile, glass_keeps_seven=glass_keeps_seven):
        return _UNDER_SEVEN
    return _ON[value(pile)]
