"""What happens in Shithead and who may see it; knows no state."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from engine.cards import Card
from engine.game import Seat
from engine.shithead.view import Act, Ending


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards are dealt."""

    open: tuple[tuple[Card, ...], ...]
    """Everybody's open cards."""
    stock: int
    """How many cards are left."""
    to: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class HandDealt:
    """A seat gets its hand, which nobody else sees."""

    cards: tuple[Card, ...]
    to: Seat


@dataclass(frozen=True, slots=True)
class Chose:
    """A seat has chosen its open cards; which ones is not told until all have (S4)."""

    seat: Seat
    to: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class Chosen:
    """A seat's own choice: what shall lie open, and what it takes into its hand."""

    cards: tuple[Card, ...]
    hand: tuple[Card, ...]
    to: Seat


@dataclass(frozen=True, slots=True)
class Revealed:
    """All have chosen: everybody sees what lies open, and who starts."""

    open: tuple[tuple[Card, ...], ...]
    seat: Seat
    to: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class Played:
    """A seat plays cards, or turns a blind one that can be played."""

    act: Act
    to: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class TookPile:
    """A seat takes the pile, perhaps with a blind card that could not be played."""

    act: Act
    to: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class Refilled:
    """Everybody sees how many cards a seat draws, and how many are left."""

    seat: Seat
    drawn: int
    stock: int
    to: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat sees the cards that it draws."""

    cards: tuple[Card, ...]
    to: Seat


@dataclass(frozen=True, slots=True)
class Burnt:
    """The pile leaves the game."""

    cards: int
    to: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class Skipped:
    """Eights skip these seats, in this order."""

    seats: tuple[Seat, ...]
    to: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class WentOut:
    """A seat has got rid of all its cards."""

    seat: Seat
    to: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class GameEnded:
    """One player is left, or there have been too many turns."""

    ending: Ending
    turns: int
    """How many were taken."""
    places: tuple[tuple[Seat, ...], ...]
    """All seats from the first place on, those together that share one."""
    to: ClassVar[None] = None


Event: TypeAlias = (
    Dealt
    | HandDealt
    | Chose
    | Chosen
    | Revealed
    | Played
    | TookPile
    | Refilled
    | Drew
    | Burnt
    | Skipped
    | WentOut
    | GameEnded
)
