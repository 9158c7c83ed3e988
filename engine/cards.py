"""Cards, decks and their notation; knows no game.

A card is its text: rank then suit (``AS``, ``10D``, ``KC``), ``X`` for a joker. The text is the same in every
language and for every deck face; how a card is shown is not this module's business.
"""

from typing import NewType

Card = NewType("Card", str)

SUITS = ("S", "H", "D", "C")
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
JOKER = Card("X")

STANDARD = tuple(Card(rank + suit) for suit in SUITS for rank in RANKS)
"""The 52 cards, in the order in which a shuffle begins."""

WITH_JOKERS = (*STANDARD, JOKER, JOKER)
"""The 54 cards of a deck with its two jokers."""


class MalformedCard(ValueError):
    """A text that names no card."""


_KNOWN = frozenset(WITH_JOKERS)


def parse_card(text: str) -> Card:
    """The card that ``text`` names; raises `MalformedCard` when it names none."""
    if text not in _KNOWN:
        raise MalformedCard(f"{text!r} is not a card")
    return Card(text)


def rank(card: Card) -> str:
    """The card's rank, ``X`` for a joker."""
    return card if card == JOKER else card[:-1]


def suit(card: Card) -> str:
    """The card's suit letter, empty for a joker."""
    return "" if card == JOKER else card[-1]
