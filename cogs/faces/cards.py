"""How single cards and rows of cards are drawn in text; knows no game's rules but what the card itself says.

A deck face is one function from a card to its text. Where the letter on a card hides its number the number
follows: `Q♦·12`. Kings say what they do: `K♠·Stop`.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias

from bot.names import FIRST_STRONG_ISOLATE, POP_ISOLATE
from bot.texts import Say
from engine.cards import JOKER, Card, rank, suit

Draw: TypeAlias = Callable[[Say, Card], str]
"""A deck face."""

GRID_WIDTH = 31
"""How many characters of fixed width fit beside each other on a narrow phone."""

_SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_ISOLATES = {ord(FIRST_STRONG_ISOLATE): None, ord(POP_ISOLATE): None}


def plain(text: str) -> str:
    """The text without isolating characters, for labels and fixed-width text that hold no foreign words."""
    return text.translate(_ISOLATES)


def _normal(say: Say, card: Card) -> str:
    if card == JOKER:
        return plain(say("card-joker"))
    return plain(say("card", rank=rank(card), suit=suit(card), sign=_SUITS[suit(card)]))


DECKS: Mapping[str, Draw] = MappingProxyType({"normal": _normal})
"""The deck faces by their keys."""


def draw(say: Say, deck: str, card: Card) -> str:
    """One card as text, in the deck face called ``deck``; an unknown face is drawn as the normal one."""
    return DECKS.get(deck, _normal)(say, card)


def draw_all(say: Say, deck: str, cards: Sequence[Card]) -> str:
    """Cards in their order, spaces between."""
    return " ".join(draw(say, deck, card) for card in cards)


def grid(cells: Sequence[str]) -> str:
    """A code block of cells in their order, each below its number from 1, in rows that fit a narrow phone."""
    width = max(map(len, (*cells, str(len(cells)))))
    columns = max(1, (GRID_WIDTH + 1) // (width + 1))
    rows = [range(start, min(start + columns, len(cells))) for start in range(0, len(cells), columns)]
    blocks = [
        f"{_row([str(i + 1) for i in row], width)}\n{_row([cells[i] for i in row], width)}" for row in rows
    ]
    return "```\n" + "\n\n".join(blocks) + "\n```"


def _row(cells: Sequence[str], width: int) -> str:
    return " ".join(cell.ljust(width) for cell in cells).rstrip()
