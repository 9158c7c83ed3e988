"""Cards that are numbers from 1 to 12, French and chequered, in messages and pictures; knows no game.

Where the letter on a French card hides its number the number follows: `Q♦·12`.
"""

from collections.abc import Mapping
from types import MappingProxyType

from bot.pictures.sketches import Tile
from bot.texts import Say
from cogs.faces.cards import SUITS, letter, plain, printed
from cogs.faces.decks import Deck
from engine.cards import Card, rank, suit

_LETTERS: Mapping[int, str] = MappingProxyType({1: "A", 11: "J", 12: "Q"})
_NUMBERS: Mapping[str, int] = MappingProxyType({rank: number for number, rank in _LETTERS.items()})


def number_of(card: Card) -> int:
    """The number that a card stands for; raises `ValueError` for kings and jokers."""
    return _NUMBERS.get(rank(card)) or int(rank(card))


def rank_of(number: int) -> str:
    """The rank of the French cards of a number, as the notation of cards has it."""
    return _LETTERS.get(number, str(number))


def with_number(say: Say, card: Card) -> str:
    """A French card, with its number where a letter hides that."""
    return plain(say("card-number", rank=rank(card), sign=SUITS[suit(card)]))


def number_tile(say: Say, card: Card) -> Tile:
    """A French card in a picture: its number large, its letter small."""
    return Tile(str(number_of(card)), letter(say, rank(card)) if rank(card) in _NUMBERS else "", suit(card))


def _chequered(_: Say, card: Card) -> str:
    return str(number_of(card))


def _chequered_tile(_: Say, card: Card) -> Tile:
    return Tile(str(number_of(card)), chequered=True)


FRENCH = Deck(with_number, printed, with_number, number_tile, rank_of)
"""A pack of French cards from ace to queen."""

CHEQUERED = Deck(_chequered, _chequered, _chequered, _chequered_tile, rank=str)
"""The numbers alone, without suits and letters."""
