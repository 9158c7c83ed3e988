"""The deck faces of Unsortiert: how a card is written, drawn and called; knows no combination.

Where the letter on a card hides its number the number follows: `Q♦·12`. Kings say what they do: `K♠·Stop`,
and in a hand, where every card has the same little room, `Stop♠`. Chequered cards say no more than that.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from bot.pictures.sketches import Sign, Tile
from bot.texts import Say
from cogs.faces.cards import SUITS, in_code, in_columns, letter, plain, printed
from engine.cards import JOKER, Card, rank, suit
from engine.unsortiert.combinations import DRAW, FACES, NUMBERS, STOP

KING = "K"

_SIGNS = {FACES[JOKER]: Sign.JOKER, STOP: Sign.STOP, DRAW: Sign.DRAW}
_LETTERS = {1: "A", 11: "J", 12: "Q"}


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck face: how a card is written and drawn."""

    full: Callable[[Say, Card], str]
    """With what it means where it does not say so itself."""
    bare: Callable[[Say, Card], str]
    """Without, for where the meaning is told beside it."""
    tight: Callable[[Say, Card], str]
    """With what it means, in at most `cogs.faces.cards.COLUMN_WIDTH` characters."""
    tile: Callable[[Say, Card], Tile]
    """As it lies in a picture."""
    rank: Callable[[int], str]
    """The rank of the cards of a number, as the notation of cards has it."""
    options: Mapping[str, int] = field(default_factory=dict)
    """Options of the game that go with it."""


def _full(say: Say, card: Card) -> str:
    if card == JOKER:
        return printed(say, card)
    return plain(say("unsortiert-card", rank=rank(card), suit=suit(card), sign=SUITS[suit(card)]))


def _tight(say: Say, card: Card) -> str:
    if card == JOKER or rank(card) != KING:
        return _full(say, card)
    return plain(say("unsortiert-card-king", suit=suit(card), sign=SUITS[suit(card)]))


def _tile(say: Say, card: Card) -> Tile:
    face = FACES[card]
    if face in NUMBERS:
        return Tile(str(face), letter(say, rank(card)) if face in _LETTERS else "", suit(card))
    if card == JOKER:
        return Tile("", printed(say, card), sign=Sign.JOKER)
    return Tile(say("unsortiert-card-sign", sign=_SIGNS[face].value), rank(card), suit(card), _SIGNS[face])


def _rank(number: int) -> str:
    return _LETTERS.get(number, str(number))


def _chequered(say: Say, card: Card) -> str:
    face = FACES[card]
    return str(face) if face in NUMBERS else say("unsortiert-card-chequered", sign=_SIGNS[face].value)


def _chequered_tile(say: Say, card: Card) -> Tile:
    return Tile(_chequered(say, card), sign=_SIGNS.get(FACES[card], Sign.NONE), chequered=True)


NORMAL = Deck(_full, printed, _tight, _tile, _rank)
"""A pack of French cards."""

KRASS = Deck(
    _chequered, _chequered, _chequered, _chequered_tile, rank=str, options=MappingProxyType({"chips": 3})
)
"""Krass Kariert: numbers without suits, X for a joker; three chips, however many play."""

DECKS: Mapping[str, Deck] = MappingProxyType({"normal": NORMAL, "krass": KRASS})
"""The deck faces by their keys."""


def decks() -> Mapping[str, Mapping[str, int]]:
    """The keys of the deck faces, each with the options of the game that go with it."""
    return {key: deck.options for key, deck in DECKS.items()}


def deck_of(key: str) -> Deck:
    """The deck face with this key; one that is not known any more is drawn as the normal one."""
    return DECKS.get(key, NORMAL)


def tiles(say: Say, deck: str, cards: Sequence[Card]) -> tuple[Tile, ...]:
    """Cards in their order for a picture."""
    return tuple(deck_of(deck).tile(say, card) for card in cards)


def draw(say: Say, deck: str, cards: Sequence[Card], *, bare: bool = False) -> str:
    """Cards in their order for labels."""
    return " ".join(_written(say, deck, cards, bare=bare))


def tight(say: Say, deck: str, card: Card) -> str:
    """A card as it stands in a hand, for what points at it there."""
    return deck_of(deck).tight(say, card)


def coded(say: Say, deck: str, cards: Sequence[Card], *, bare: bool = False) -> str:
    """Cards in their order for a message's text."""
    return in_code(_written(say, deck, cards, bare=bare))


def grid(say: Say, deck: str, cards: Sequence[Card]) -> str:
    """Cards in their order as a block of text, each below its place from 1."""
    return in_columns([tight(say, deck, card) for card in cards])


def _written(say: Say, deck: str, cards: Sequence[Card], *, bare: bool) -> list[str]:
    face = deck_of(deck)
    one = face.bare if bare else face.full
    return [one(say, card) for card in cards]
