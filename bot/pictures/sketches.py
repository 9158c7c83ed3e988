"""What a picture shows, as values that compare and hash; knows neither how it is drawn nor any game.

Every word in a sketch is in its reader's language already, every name is as people are called: making it safe
to draw is the painter's business. Two equal sketches are the same picture.
"""

import hashlib
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

SUFFIX = ".png"


class Sign(StrEnum):
    """What a card is instead of a number; each has a drawing of its own."""

    NONE = ""
    STOP = "stop"
    DRAW = "draw"
    JOKER = "joker"


class Mark(StrEnum):
    """How a group of cards is marked: each has its own pattern, those of a family have one colour."""

    SINGLE = "single"
    RUN2 = "run2"
    """Two numbers that follow each other."""
    RUN3 = "run3"
    PAIR = "pair"
    """Two cards of one number."""
    TRIPLE = "triple"
    STOP = "stop"
    """A card that ends a round."""
    DRAW = "draw"
    """A card that has cards drawn."""


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
    open: tuple[Tile, ...] = ()
    """The cards that lie open before the player, besides the hand."""
    open_groups: tuple[Group, ...] = ()
    open_word: str = ""
    blind: int = 0
    """How many cards lie face down before the player; with no open ones on them, they are numbered."""
    blind_word: str = ""


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
    """What somebody did in this round."""

    seat: int
    tiles: tuple[Tile, ...]
    mark: Mark | None
    """None: took the card instead of playing."""
    word: str
    """What was laid, briefly, or that a card was taken."""
    best: bool = False
    """Whether this is what has to be beaten, or what has won."""


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


Sketch: TypeAlias = HandSketch | BoardSketch | ResultSketch | ChartSketch | SampleSketch


def file_name(sketch: Sketch) -> str:
    """The name of the picture's file: equal sketches have the same, others another."""
    kind = type(sketch).__name__.removesuffix("Sketch").lower()
    return f"{kind}-{hashlib.sha256(repr(sketch).encode()).hexdigest()[:16]}{SUFFIX}"
