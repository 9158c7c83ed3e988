"""What one seat, or a spectator, may know of a game of Shithead; the only thing players and panels see."""

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card
from engine.game import Seat
from engine.shithead.moves import Move
from engine.shithead.ranks import Rank

RECENT = 8
"""How many acts a view tells of."""


class Phase(StrEnum):
    """What the game waits for."""

    DEAL = "deal"
    """The cards."""
    CHOOSE = "choose"
    """Seats to choose, all at the same time, which of their cards lie open."""
    PLAY = "play"
    """A seat to play, to turn a blind card or to take the pile."""
    OVER = "over"


class Ending(StrEnum):
    """Why a game ended."""

    LAST = "last-one-left"
    """All others are out (S31)."""
    TURNS = "too-many-turns"
    """It would not have ended by itself (S33)."""


class Deed(StrEnum):
    """What a seat does on its turn."""

    HAND = "hand"
    """It plays from its hand."""
    OPEN = "open"
    """It plays its open cards."""
    BLIND = "blind"
    """It turns a blind card."""
    TAKE = "take"
    """It takes the pile."""


@dataclass(frozen=True, slots=True)
class Act:
    """What a seat did on its turn, and what came of it; everybody sees that."""

    seat: Seat
    deed: Deed
    cards: tuple[Card, ...]
    """The cards played, or the blind one turned; none for who takes the pile."""
    taken: int
    """How many cards went into the hand: the pile and the blind card that could not be played on it."""
    burnt: int
    """How many cards left the game, these counted in; then the seat goes on unless it is out."""
    skipped: tuple[Seat, ...]
    """Whom eights skipped, in order; when they come round also the seat itself (S22)."""
    out: bool
    """Whether these were the seat's last cards."""


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it. With ``seat`` None: as a spectator does."""

    seat: Seat | None
    phase: Phase
    glass_keeps_seven: bool
    """Whether a 3 on a 7 passes its order on."""
    choosing: tuple[Seat, ...]
    """Who still has to choose open cards."""
    turn: Seat | None
    """Whose turn it is; None while open cards are chosen and when the game is over."""
    start: Card | None
    """The card that has to be played to start the game, for the seat that has to only."""
    hand: tuple[Card, ...]
    """One's own in the order of the cards; empty for a spectator."""
    hand_sizes: tuple[int, ...]
    open: tuple[tuple[Card, ...], ...]
    """Everybody's open cards in the order of the cards.

    While they are chosen, others see those that were dealt, and only one's own are those that one has chosen.
    """
    blind: tuple[int, ...]
    """How many blind cards everybody has left."""
    pile: tuple[Card, ...]
    """The bottom first."""
    stock: int
    """How many cards are left to draw."""
    burnt: tuple[Card, ...]
    """The cards that have left the game, in the order in which they did."""
    value: Rank | None
    """The rank that counts on the pile, under any glass; None when anything may be played."""
    lower: bool
    """Whether the seat whose turn it is may go no higher than the 7 that counts."""
    acts: tuple[Act, ...]
    """What was done last, `RECENT` acts at most."""
    turns: int
    """How many turns were taken."""
    places: tuple[tuple[Seat, ...], ...]
    """Who is out, in that order; when the game is over all seats, those together that share a place."""
    ending: Ending | None
    """Why the game ended; None while it goes on."""
    left: tuple[tuple[Card, ...], ...]
    """By seat all cards that are left when the game is over, in their order; empty while it goes on."""
    legal: tuple[Move, ...]
    """The moves that this seat may make now."""
