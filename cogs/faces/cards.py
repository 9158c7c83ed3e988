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

GRID_WIDTH = 27
"""How many characters of fixed width stand beside each other on a narrow phone."""

MOST_COLUMNS = 6
"""How many cards stand in one row at most, however narrow they are."""

GROUP = 3
"""So many cards in a message's text are not torn apart at the end of a line."""

UNTORN = "\u00a0"
"""A space at which no line ends."""

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
    """Cards in their order for a message's text, a few of them in one piece; nothing for no cards."""
    drawn = draw(say, deck, cards, bare=bare)
    return f"`{drawn if len(cards) > GROUP else drawn.replace(' ', UNTORN)}`" if cards else ""


def grid(say: Say, deck: str, cards: Sequence[Card]) -> str:
    """A code block of cards in their order, each below its place from 1, in rows that fit a narrow phone."""
    cells = [(str(place), draw(say, deck, [card])) for place, card in enumerate(cards, 1)]
    columns = next(count for count in range(MOST_COLUMNS, 0, -1) if count == 1 or _fits(cells, count))
    widths = _widths(cells, columns)
    rows = [cells[start : start + columns] for start in range(0, len(cells), columns)]
    blocks = ["\n".join(_line(line, widths) for line in zip(*row, strict=True)) for row in rows]
    return "```\n" + "\n\n".join(blocks) + "\n```"


def plain(text: str) -> str:
    """The text without isolating characters, for labels and code that hold no person's words."""
    return text.translate(_ISOLATES)


def _fits(cells: Sequence[tuple[str, str]], columns: int) -> bool:
    widths = _widths(cells, columns)
    return sum(widths) + len(widths) - 1 <= GRID_WIDTH


def _widths(cells: Sequence[tuple[str, str]], columns: int) -> list[int]:
    """How wide each column has to be."""
    return [
        max(_width(text) for cell in cells[column::columns] for text in cell)
        for column in range(min(columns, len(cells)))
    ]


def _line(texts: Sequence[str], widths: Sequence[int]) -> str:
    padded = (text + " " * (width - _width(text)) for text, width in zip(texts, widths, strict=False))
    return " ".join(padded).rstrip()


def _width(text: str) -> int:
    """How many columns a text takes; the selector takes none."""
    return len(text.replace(AS_TEXT, ""))
