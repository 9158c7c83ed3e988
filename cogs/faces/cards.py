"""French cards in messages: their letters and suits, in code and in columns; knows no game.

Every suit is followed by the selector for text, because phones would else draw it as a picture, and black
pictures vanish on Discord's dark ground. In messages cards stand in code, for the same reason.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.names import FIRST_STRONG_ISOLATE, POP_ISOLATE
from bot.texts import Say
from engine.cards import JOKER, Card, rank, suit

COLUMNS = 5
"""How many cards of a hand stand in one row, as many as a narrow phone has room for."""

COLUMN_WIDTH = 5
"""How many characters a card of a hand takes at most."""

GOES_ON = "→"
"""Stands at the end of a row whose last card touches the first one of the next row."""

GROUP = 3
"""So many cards in a message's text are not torn apart at the end of a line."""

UNTORN = "\u00a0"
"""A space at which no line ends."""

AS_TEXT = "\ufe0e"
"""Asks for the character before it to be drawn as text."""

SUITS: Mapping[str, str] = MappingProxyType(
    {"S": f"♠{AS_TEXT}", "H": f"♥{AS_TEXT}", "D": f"♦{AS_TEXT}", "C": f"♣{AS_TEXT}"}
)
"""The signs of the suits by their notation."""

_ISOLATES = {ord(FIRST_STRONG_ISOLATE): None, ord(POP_ISOLATE): None}


def cards_of(notation: str) -> tuple[Card, ...]:
    """The cards of a text in their notation, with spaces between them."""
    return tuple(map(Card, notation.split()))


def plain(text: str) -> str:
    """The text without isolating characters, for labels and code that hold no person's words."""
    return text.translate(_ISOLATES)


def letter(say: Say, notation: str) -> str:
    """What is on the cards of a rank: its letter in the language, or its number."""
    return plain(say("rank", rank=notation))


def printed(say: Say, card: Card) -> str:
    """What is on a card, whatever it does."""
    if card == JOKER:
        return plain(say("card-joker"))
    return plain(say("card-bare", rank=rank(card), sign=SUITS[suit(card)]))


def in_code(cards: Sequence[str]) -> str:
    """Cards as they are written, each in code of its own, a few of them in one piece."""
    boxes = [f"`{card}`" for card in cards]
    return (UNTORN if len(boxes) <= GROUP else " ").join(boxes)


def in_columns(cards: Sequence[str]) -> str:
    """A code block of written cards, each below its place from 1, in rows that fit a narrow phone."""
    rows = []
    for start in range(0, len(cards), COLUMNS):
        row = cards[start : start + COLUMNS]
        places = [str(place) for place in range(start + 1, start + len(row) + 1)]
        if start + COLUMNS < len(cards):
            places[-1] = places[-1].ljust(COLUMN_WIDTH - 1) + GOES_ON
        rows.append(_line(places) + "\n" + _line(row))
    return "```\n" + "\n\n".join(rows) + "\n```"


def _line(texts: Sequence[str]) -> str:
    """Texts in columns of one width."""
    return " ".join(text + " " * (COLUMN_WIDTH - _width(text)) for text in texts).rstrip()


def _width(text: str) -> int:
    """How many columns a text takes; the selector takes none."""
    return len(text.replace(AS_TEXT, ""))
