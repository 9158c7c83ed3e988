"""The deck faces of Unsortiert: how a card is written, drawn and called; knows no combination.

Kings say what they do: `K♠·Stop`, and in a hand, where every card has the same little room, `Stop♠`.
Chequered cards say no more than that.
"""

from dataclasses import replace
from types import MappingProxyType

from bot.pictures.sketches import Sign, Tile
from bot.texts import Say
from cogs.faces.cards import SUITS, plain, printed
from cogs.faces.decks import Deck, Decks
from cogs.faces.number_cards import CHEQUERED, FRENCH
from engine.cards import JOKER, Card, rank, suit
from engine.unsortiert.combinations import DRAW, FACES, NUMBERS, STOP

_SIGNS = {FACES[JOKER]: Sign.JOKER, STOP: Sign.STOP, DRAW: Sign.DRAW}


def _full(say: Say, card: Card) -> str:
    if card == JOKER:
        return printed(say, card)
    return FRENCH.full(say, card) if FACES[card] in NUMBERS else _king(say, "unsortiert-card-king-full", card)


def _tight(say: Say, card: Card) -> str:
    return _king(say, "unsortiert-card-king", card) if FACES[card] in {STOP, DRAW} else _full(say, card)


def _king(say: Say, text: str, card: Card) -> str:
    return plain(say(text, suit=suit(card), sign=SUITS[suit(card)]))


def _tile(say: Say, card: Card) -> Tile:
    face = FACES[card]
    if face in NUMBERS:
        return FRENCH.tile(say, card)
    if card == JOKER:
        return Tile("", printed(say, card), sign=Sign.JOKER)
    return Tile(say("unsortiert-card-sign", sign=_SIGNS[face].value), rank(card), suit(card), _SIGNS[face])


def _chequered(say: Say, card: Card) -> str:
    face = FACES[card]
    if face in NUMBERS:
        return CHEQUERED.full(say, card)
    return say("unsortiert-card-chequered", sign=_SIGNS[face].value)


def _chequered_tile(say: Say, card: Card) -> Tile:
    return Tile(_chequered(say, card), sign=_SIGNS.get(FACES[card], Sign.NONE), chequered=True)


_NORMAL = replace(FRENCH, full=_full, bare=printed, tight=_tight, tile=_tile)
"""A pack of French cards."""

_KRASS = Deck(
    _chequered, _chequered, _chequered, _chequered_tile, rank=str, options=MappingProxyType({"chips": 3})
)
"""Krass Kariert: numbers without suits, X for a joker; three chips, however many play."""

DECKS = Decks({"normal": _NORMAL, "krass": _KRASS})
"""The deck faces by their keys."""

decks, deck_of = DECKS.options, DECKS.of
tiles, written, draw = DECKS.tiles, DECKS.written, DECKS.draw
tight, coded, grid = DECKS.tight, DECKS.coded, DECKS.grid
