"""Deck faces: how the cards of a game are written, drawn and called; knows no game and no card by itself."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.pictures.sketches import Tile
from bot.texts import Say
from cogs.faces.cards import in_code, in_columns
from engine.cards import Card
from engine.game import OptionValue


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
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    """Options of the game that go with it."""


class Decks(Mapping[str, Deck]):
    """The deck faces of a game by their keys, the usual one first."""

    def __init__(self, faces: Mapping[str, Deck]) -> None:
        self._faces = dict(faces)

    def __getitem__(self, key: str) -> Deck:
        return self._faces[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._faces)

    def __len__(self) -> int:
        return len(self._faces)

    def options(self) -> Mapping[str, Mapping[str, OptionValue]]:
        """The keys, each with the options of the game that go with it."""
        return {key: deck.options for key, deck in self.items()}

    def of(self, key: str) -> Deck:
        """The deck face with this key; one that is not known any more is drawn as the usual one."""
        return self._faces.get(key, next(iter(self._faces.values())))

    def tiles(self, say: Say, key: str, cards: Sequence[Card]) -> tuple[Tile, ...]:
        """Cards in their order for a picture."""
        return tuple(self.of(key).tile(say, card) for card in cards)

    def written(self, say: Say, key: str, cards: Sequence[Card], *, bare: bool = False) -> list[str]:
        """Cards in their order, one by one."""
        face = self.of(key)
        one = face.bare if bare else face.full
        return [one(say, card) for card in cards]

    def draw(self, say: Say, key: str, cards: Sequence[Card], *, bare: bool = False) -> str:
        """Cards in their order for labels."""
        return " ".join(self.written(say, key, cards, bare=bare))

    def tight(self, say: Say, key: str, card: Card) -> str:
        """A card as it stands in a hand, for what points at it there."""
        return self.of(key).tight(say, card)

    def coded(self, say: Say, key: str, cards: Sequence[Card], *, bare: bool = False) -> str:
        """Cards in their order for a message's text."""
        return in_code(self.written(say, key, cards, bare=bare))

    def grid(self, say: Say, key: str, cards: Sequence[Card]) -> str:
        """Cards in their order as a block of text, each below its place from 1."""
        return in_columns([self.tight(say, key, card) for card in cards])


@dataclass(frozen=True, slots=True)
class Held:
    """The cards of a hand in their fixed order, and how they are drawn."""

    decks: Decks
    deck: str
    """The key of the deck face."""
    cards: Sequence[Card]

    def tiles(self, say: Say) -> tuple[Tile, ...]:
        """For a picture."""
        return self.decks.tiles(say, self.deck, self.cards)

    def tight(self, say: Say) -> list[str]:
        """One by one as they stand in the block of text."""
        return [self.decks.tight(say, self.deck, card) for card in self.cards]

    def full(self, say: Say) -> list[str]:
        """One by one as buttons call them, for what points at them in a picture."""
        return self.decks.written(say, self.deck, self.cards)

    def grid(self, say: Say) -> str:
        """As a block of text, each below its place from 1."""
        return self.decks.grid(say, self.deck, self.cards)

    def followed_by(self, card: Card) -> "Held":
        """The same with one more card behind them."""
        return replace(self, cards=(*self.cards, card))
