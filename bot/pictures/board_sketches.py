"""What the picture of a table shows, as values; knows neither how it is drawn nor any game."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.pictures.sketches import Mark, Tile


@dataclass(frozen=True, slots=True)
class SeatSketch:
    """A player at the table."""

    name: str
    """As the person is called, not yet made safe."""
    cards: int
    """How many hand cards, drawn as backs."""
    open: tuple[Tile, ...] = ()
    """The cards that lie open before them."""
    blind: int = 0
    """How many cards lie face down before them."""
    chips: int = 0
    chips_of: int = 0
    """How many they began with; 0 where there are none."""
    told: str = ""
    """What else is to be known of them, briefly: points, a place. Beside open cards it may not fit."""
    token: bool | None = None
    """Whether they still have the token that everybody has once a deal; None where there are none."""
    turn: bool = False
    ready: bool = False
    """Whether they have done what others are still waited for to do at the same time; then not their turn."""
    out: bool = False
    """Whether they have no more part in this deal."""
    away: bool = False


@dataclass(frozen=True, slots=True)
class PlaySketch:
    """What somebody did: cards laid or cards taken."""

    seat: int
    tiles: tuple[Tile, ...]
    mark: Mark | None
    """How the cards that were laid are marked; None where cards were taken."""
    word: str
    """What was laid or taken, or what came of it, briefly."""
    best: bool = False
    """Whether this is what has to be beaten, or what has won."""

    @property
    def taken(self) -> bool:
        """Whether cards were taken, none laid."""
        return self.mark is None


@dataclass(frozen=True, slots=True)
class RoundSketch:
    """The middle of a table at which rounds are played: everybody's play, and a pile to draw from."""

    plays: tuple[PlaySketch, ...]
    """This round, in order."""
    pile: int
    """How many cards the draw pile holds."""
    pile_word: str
    draws: int = 0
    """How many cards the winner of the round will have to draw; 0: no draw card lies."""
    draws_word: str = ""
    empty_word: str = ""
    """Stands in the middle while nothing was played."""


@dataclass(frozen=True, slots=True)
class ShowSketch:
    """The middle of a table on which one combination lies, large, until it is beaten."""

    tiles: tuple[Tile, ...]
    """In their order; none while nothing lies."""
    mark: Mark | None = None
    word: str = ""
    """What it is, briefly."""
    seat: int | None = None
    """Whose it is."""
    past: tuple[PlaySketch, ...] = ()
    """What was done before and since, in order, the latest last; of many the last ones are shown."""
    empty_word: str = ""
    """Stands in the middle while nothing lies."""


@dataclass(frozen=True, slots=True)
class HeapSketch:
    """The middle of a table with one pile on which all play, and one to draw from; what was done as above."""

    tiles: tuple[Tile, ...]
    """The top of the pile, the topmost card last; none while it is empty."""
    count: int
    count_word: str
    """What the pile is called; the number stands behind it."""
    value: str
    """What counts now, the biggest thing in the middle: ``9+``, ``≤7``; empty where everything goes."""
    value_word: str
    """The same in words: 9 or higher."""
    stock: int
    stock_word: str
    past: tuple[PlaySketch, ...] = ()
    empty_word: str = ""


Middle: TypeAlias = RoundSketch | ShowSketch | HeapSketch


@dataclass(frozen=True, slots=True)
class BoardSketch:
    """A table as everybody may see it."""

    seats: tuple[SeatSketch, ...]
    """Clockwise."""
    middle: Middle
