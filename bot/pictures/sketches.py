"""What a picture shows, as values that compare and hash; knows neither how it is drawn nor any game.

Every word in a sketch is in its reader's language already, every name is as people are called: making it safe
to draw is the painter's business. Two equal sketches are the same picture. Tables are in `board_sketches`,
whatever can be painted is an `any_sketch.Sketch`.
"""

from dataclasses import dataclass
from enum import StrEnum


class Sign(StrEnum):
    """What a card is instead of a number; each has a drawing of its own."""

    NONE = ""
    STOP = "stop"
    DRAW = "draw"
    JOKER = "joker"


class Mark(StrEnum):
    """How a group of cards is marked, by its colour and pattern; what it means is for each game to say."""

    GREY_DOTTED = "grey dotted"
    BLUE_DASHED = "blue dashed"
    BLUE_DASH_DOTTED = "blue dash-dotted"
    GREEN_SOLID = "green solid"
    GREEN_DOUBLE = "green double"
    """Two lines."""
    RED_SOLID = "red solid"
    """Thicker than the others, as the next one is."""
    RED_BROKEN = "red broken"


@dataclass(frozen=True, slots=True)
class Tile:
    """A card that lies open."""

    big: str
    """What counts, the biggest thing on it: ``12``, ``A``; with a sign what it says, such as ``+3``."""
    small: str = ""
    """How the card is called besides, without its suit: ``Q``; empty for nothing."""
    suit: str = ""
    """``S``, ``H``, ``D``, ``C``, each with a colour of its own; empty for a card without one."""
    sign: Sign = Sign.NONE
    chequered: bool = False
    """Whether it is a card of the chequered deck, which has no suits."""


@dataclass(frozen=True, slots=True)
class Group:
    """Adjacent cards of a hand that may be played together."""

    start: int
    """The first card's place, 0-based."""
    length: int
    mark: Mark
    word: str
    """What they are, briefly."""


@dataclass(frozen=True, slots=True)
class HandSketch:
    """A hand in its fixed order, each card above its place, counted from 1."""

    tiles: tuple[Tile, ...]
    groups: tuple[Group, ...] = ()
    gaps: bool = False
    """Whether a card is to go in: then the gaps are numbered instead of the cards, from 1 at the far left."""
    coming: Tile | None = None
    """The card that is to go in."""
    numbered: bool = True
    """Whether places matter, so that they are numbered."""
    word: str = ""
    """What the hand is called, where something else lies before the player, too."""
    open: tuple[Tile, ...] = ()
    """The cards that lie open before the player, besides the hand."""
    open_groups: tuple[Group, ...] = ()
    open_word: str = ""
    blind: int = 0
    """How many cards lie face down before the player; with no open ones on them, they are numbered."""
    blind_word: str = ""


@dataclass(frozen=True, slots=True)
class RowSketch:
    """What a player was left with when a deal ended."""

    name: str
    tiles: tuple[Tile, ...]
    chips: int = 0
    chips_of: int = 0
    lost: bool = False
    """Whether the deal cost them something."""
    told: str = ""
    """What else there is to say of how it ended for them, briefly: points, a place."""


@dataclass(frozen=True, slots=True)
class ResultSketch:
    """Everybody's open hand at the end of a deal."""

    rows: tuple[RowSketch, ...]
    empty_word: str
    """Stands where no card is left."""


@dataclass(frozen=True, slots=True)
class LineSketch:
    """A player's score after each deal; it may be below zero."""

    name: str
    scores: tuple[int, ...]
    """The first one is what the game began with."""
    lost: bool = False


@dataclass(frozen=True, slots=True)
class ChartSketch:
    """Scores over the deals of a game."""

    lines: tuple[LineSketch, ...]
    across: str
    """What is counted from left to right, such as: deal."""
    up: str
    """What the numbers are, such as: chips."""


@dataclass(frozen=True, slots=True)
class SampleSketch:
    """Groups of cards with what they are called beside them, one below the other: for rules."""

    rows: tuple[tuple[tuple[Tile, ...], Mark, str], ...]
