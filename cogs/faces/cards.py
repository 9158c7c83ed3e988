"""How cards look, one and in rows, as text and as tiles; knows no combination and no hand's owner.

Where the letter on a card hides its number the number follows: `Q♦·12`. Kings say what they do: `K♠·Stop`,
and in a hand, where every card has the same little room, `Stop♠`. Chequered cards say no more than that.
Every suit is followed by the selector for text, because phones would else draw it as a picture, and black
pictures vanish on Discord's dark ground. In messages cards stand in code, for the same reason.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from bot.names import FIRST_STRONG_ISOLATE, POP_ISOLATE
from bot.pictures.sketches import Sign, Tile
from bot.texts import Say
from engine.cards import JOKER, Card, rank, suit
from engine.unsortiert.combinations import DRAW, FACES, NUMBERS, STOP

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

KING = "K"

_SUITS = {"S": f"♠{AS_TEXT}", "H": f"♥{AS_TEXT}", "D": f"♦{AS_TEXT}", "C": f"♣{AS_TEXT}"}
_ISOLATES = {ord(FIRST_STRONG_ISOLATE): None, ord(POP_ISOLATE): None}


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
    """With what it means, in at most `COLUMN_WIDTH` characters."""
    tile: Callable[[Say, Card], Tile]
    """As it lies in a picture."""
    number: Callable[[Say, int], str]
    """What the cards of a number are called."""
    chips: int | None = None
    """With how many chips everybody begins, however many play; None: as the rules have it."""


def _full(say: Say, card: Card) -> str:
    if card == JOKER:
        return plain(say("card-joker"))
    return plain(say("card", rank=rank(card), suit=suit(card), sign=_SUITS[suit(card)]))


def _bare(say: Say, card: Card) -> str:
    if card == JOKER:
        return plain(say("card-joker"))
    return plain(say("card-bare", rank=rank(card), sign=_SUITS[suit(card)]))


def _tight(say: Say, card: Card) -> str:
    if card == JOKER or rank(card) != KING:
        return _full(say, card)
    return plain(say("card-king", suit=suit(card), sign=_SUITS[suit(card)]))


def _tile(say: Say, card: Card) -> Tile:
    face = FACES[card]
    if face in NUMBERS:
        small = plain(say("rank", rank=_LETTERS[face])) if face in _LETTERS else ""
        return Tile(str(face), small, suit(card))
    if card == JOKER:
        return Tile("", plain(say("card-joker")), sign=Sign.JOKER)
    return Tile(say("card-sign", sign=_SIGNS[face].value), rank(card), suit(card), _SIGNS[face])


def _letter(say: Say, number: int) -> str:
    return plain(say("rank", rank=_LETTERS.get(number, str(number))))


def _chequered(say: Say, card: Card) -> str:
    face = FACES[card]
    return str(face) if face in NUMBERS else say("card-chequered", sign=_SIGNS[face].value)


def _chequered_tile(say: Say, card: Card) -> Tile:
    return Tile(_chequered(say, card), sign=_SIGNS.get(FACES[card], Sign.NONE), chequered=True)


NORMAL = Deck(_full, _bare, _tight, _tile, _letter)
"""A pack of French cards."""

KRASS = Deck(
    _chequered, _chequered, _chequered, _chequered_tile, number=lambda _, number: str(number), chips=3
)
"""Krass Kariert: numbers without suits, X for a joker."""

DECKS: Mapping[str, Deck] = MappingProxyType({"normal": NORMAL, "krass": KRASS})
"""The deck faces by their keys."""


def deck_of(key: str) -> Deck:
    """The deck face with this key; one that is not known any more is drawn as the normal one."""
    return DECKS.get(key, NORMAL)


def tiles(say: Say, deck: str, cards: Sequence[Card]) -> tuple[Tile, ...]:
    """Cards in their order for a picture."""
    return tuple(deck_of(deck).tile(say, card) for card in cards)


def draw(say: Say, deck: str, cards: Sequence[Card], *, bare: bool = False) -> str:
    """Cards in their order for labels."""
    face = deck_of(deck)
    one = face.bare if bare else face.full
    return " ".join(one(say, card) for card in cards)


def tight(say: Say, deck: str, card: Card) -> str:
    """A card as it stands in a hand, for what points at it there."""
    return deck_of(deck).tight(say, card)


def coded(say: Say, deck: str, cards: Sequence[Card], *, bare: bool = False) -> str:
    """Cards in their order for a message's text, each in code of its own, a few of them in one piece."""
    boxes = [f"`{draw(say, deck, [card], bare=bare)}`" for card in cards]
    return (UNTORN if len(boxes) <= GROUP else " ").join(boxes)


def grid(say: Say, deck: str, cards: Sequence[Card]) -> str:
    """A code block of cards in their order, each below its place from 1, in rows that fit a narrow phone."""
    rows = []
    for start in range(0, len(cards), COLUMNS):
        row = cards[start : start + COLUMNS]
        places = [str(place) for place in range(start + 1, start + len(row) + 1)]
        if start + COLUMNS < len(cards):
            places[-1] = places[-1].ljust(COLUMN_WIDTH - 1) + GOES_ON
        rows.append(_line(places) + "\n" + _line([tight(say, deck, card) for card in row]))
    return "```\n" + "\n\n".join(rows) + "\n```"


def plain(text: str) -> str:
    """The text without isolating characters, for labels and code that hold no person's words."""
    return text.translate(_ISOLATES)


def _line(texts: Sequence[str]) -> str:
    """Texts in columns of one width."""
    return " ".join(text + " " * (COLUMN_WIDTH - _width(text)) for text in texts).rstrip()


def _width(text: str) -> int:
    """How many columns a text takes; the selector takes none."""
    return len(text.replace(AS_TEXT, ""))
