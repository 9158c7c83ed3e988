"""How single cards and rows of cards are drawn in text; knows no combination and no hand's owner.

Where the letter on a card hides its number the number follows: `Q♦·12`. Kings say what they do: `K♠·Stop`.
Every suit is followed by the selector for text, because phones would else draw it as a picture, and black
pictures vanish on Discord's dark ground. In messages cards stand in code, for the same reason.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from bot.names import FIRST_STRONG_ISOLATE, POP_ISOLATE
from bot.texts import Say
from engine.cards import JOKER, Card, rank, suit

GRID_WIDTH = 24
"""How many characters of fixed width stand beside each other on a narrow phone."""

AS_TEXT = "\ufe0e"
"""Asks for the character before it to be drawn as text."""

_SUITS = {"S": f"♠{AS_TEXT}", "H": f"♥{AS_TEXT}", "D": f"♦{AS_TEXT}", "C": f"♣{AS_TEXT}"}
_ISOLATES = {ord(FIRST_STRONG_ISOLATE): None, ord(POP_ISOLATE): None}


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck face: how a card is written."""

    full: Callable[[Say, Card], str]
    """With what it means where it does not say so itself."""
    bare: Callable[[Say, Card], str]
    """Without, for where the meaning is told beside it."""


def _full(say: Say, card: Card) -> str:
    if card == JOKER:
        return plain(say("card-joker"))
    return plain(say("card", rank=rank(card), suit=suit(card), sign=_SUITS[suit(card)]))


def _bare(say: Say, card: Card) -> str:
    if card == JOKER:
        return plain(say("card-joker"))
    return plain(say("card-bare", rank=rank(card), sign=_SUITS[suit(card)]))


NORMAL = Deck(_full, _bare)
"""A pack of French cards."""

DECKS: Mapping[str, Deck] = MappingProxyType({"normal": NORMAL})
"""The deck faces by their keys."""


def draw(say: Say, deck: str, cards: Sequence[Card], *, bare: bool = False) -> str:
    """Cards in their order for labels; an unknown ``deck`` is drawn as the normal one."""
    face = DECKS.get(deck, NORMAL)
    one = face.bare if bare else face.full
    return " ".join(one(say, card) for card in cards)


def coded(say: Say, deck: str, cards: Sequence[Card], *, bare: bool = False) -> str:
    """Cards in their order for a message's text; nothing for no cards."""
    return f"`{draw(say, deck, cards, bare=bare)}`" if cards else ""


def grid(say: Say, deck: str, cards: Sequence[Card]) -> str:
    """A code block of cards in their order, each below its place from 1, in rows that fit a narrow phone."""
    cells = [draw(say, deck, [card]) for card in cards]
    width = max(map(_width, cells), default=0)
    columns = max(1, (GRID_WIDTH + 1) // (width + 1))
    rows = [range(start, min(start + columns, len(cells))) for start in range(0, len(cells), columns)]
    pairs = [([str(place + 1) for place in row], [cells[place] for place in row]) for row in rows]
    blocks = [f"{_row(places, width)}\n{_row(shown, width)}" for places, shown in pairs]
    return "```\n" + "\n\n".join(blocks) + "\n```"


def plain(text: str) -> str:
    """The text without isolating characters, for labels and code that hold no person's words."""
    return text.translate(_ISOLATES)


def _row(cells: Sequence[str], width: int) -> str:
    return " ".join(cell + " " * (width - _width(cell)) for cell in cells).rstrip()


def _width(cell: str) -> int:
    """How many columns a cell takes; the selector takes none."""
    return len(cell.replace(AS_TEXT, ""))
