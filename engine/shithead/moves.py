"""What a player may do in Shithead, and its notation; knows no state."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain
from typing import TypeAlias

from engine.cards import Card
from engine.game import MalformedMove
from engine.shithead.ranks import RANK, RANKS, SUITS, Rank, in_order

LYING = 3
"""How many open cards, and how many blind ones, each player has."""


@dataclass(frozen=True, slots=True)
class Open:
    """Before the game: have these three of one's hand and open cards lie open (S4)."""

    cards: tuple[Card, ...]
    """In their order."""

    def __str__(self) -> str:
        return f"open:{','.join(self.cards)}"


@dataclass(frozen=True, slots=True)
class Play:
    """Play so many cards of a rank from the hand or, when that is empty, of the open cards."""

    rank: Rank
    count: int

    def __str__(self) -> str:
        return f"play:{self.rank}x{self.count}"


@dataclass(frozen=True, slots=True)
class Blind:
    """Turn the blind card at ``place`` of those left."""

    place: int

    def __str__(self) -> str:
        return f"blind:{self.place}"


@dataclass(frozen=True, slots=True)
class Take:
    """Take the pile into the hand."""

    def __str__(self) -> str:
        return "take"


Move: TypeAlias = Open | Play | Blind | Take

PLAYS: Mapping[Rank, tuple[Play, ...]] = {
    rank: tuple(Play(rank, count) for count in range(1, len(SUITS) + 1)) for rank in RANKS
}
"""By rank the one `Play` object for each number of cards, from one on."""

BLINDS = tuple(Blind(place) for place in range(LYING))
"""The one `Blind` object for each place."""

TAKE = Take()

_FEW: tuple[Move, ...] = (*chain.from_iterable(PLAYS.values()), *BLINDS, TAKE)
_KNOWN = {str(move): move for move in _FEW}


def parse_move(text: str) -> Move:
    """The move that ``text`` stands for, so that ``str`` prints it again; raises `MalformedMove`."""
    if text in _KNOWN:
        return _KNOWN[text]
    cards = tuple(map(Card, text.removeprefix("open:").split(",")))
    if text.startswith("open:") and _may_lie_open(cards):
        return Open(cards)
    raise MalformedMove(f"{text!r} is not a move of Shithead")


def _may_lie_open(cards: tuple[Card, ...]) -> bool:
    """Whether these are three different cards in their order."""
    known = len(cards) == len(set(cards)) == LYING and all(card in RANK for card in cards)
    return known and cards == in_order(cards)
