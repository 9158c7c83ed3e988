"""The ranks of Shithead and the order of its cards; knows no pile and no seat."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from engine.cards import STANDARD, Card, rank

Rank: TypeAlias = str
"""A card's rank as cards are written, ``2`` to ``A``."""

RANKS: tuple[Rank, ...] = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""From low to high."""

SUITS = ("C", "D", "S", "H")
"""From low to high, where an order is needed."""

RESET: Rank = "2"
GLASS: Rank = "3"
LOWER: Rank = "7"
SKIP: Rank = "8"
BURN: Rank = "10"

MAGIC = frozenset({RESET, GLASS, BURN})
"""What may be played on anything (S8)."""

RANK: Mapping[Card, Rank] = {card: rank(card) for card in STANDARD}
"""Every card's rank."""

CARDS: tuple[Card, ...] = tuple(Card(rank + suit) for rank in RANKS for suit in SUITS)
"""All cards in their order."""

_ORDER = {card: place for place, card in enumerate(CARDS)}
_STARTERS = ("4", "5", "6", "7", "8", "9", "J", "Q", "K", "A", "10", "2", "3")
_STARTING = {card: (_STARTERS.index(rank(card)), place) for card, place in _ORDER.items()}


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards in their order, in which hands and open cards always lie."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def starter(cards: Iterable[Card]) -> Card:
    """Which of the cards starts a game: the lowest rank, the magic ones last, of it the lowest suit (S1)."""
    return min(cards, key=_STARTING.__getitem__)
