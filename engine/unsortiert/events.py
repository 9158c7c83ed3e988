"""What happens in Unsortiert and who may see it; knows no state."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from engine.cards import Card
from engine.game import Seat
from engine.unsortiert.view import Act, DealResult, RoundResult


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal begins."""

    deal: int
    """1-based."""
    opener: Seat
    spares: tuple[tuple[Card, ...], ...]
    """Everybody's open reserve cards."""
    to: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class HandDealt:
    """A seat gets its hand, which nobody else sees."""

    cards: tuple[Card, ...]
    to: Seat


@dataclass(frozen=True, slots=True)
class Played:
    """A seat lays a combination or a king."""

    act: Act
    to: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class Took:
    """A seat takes a reserve card, which lay open; where it goes is not told (T2)."""

    act: Act
    to: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class Placed:
    """A seat puts a card into its hand."""

    card: Card
    place: int
    """How many cards lie before it."""
    to: Seat


@dataclass(frozen=True, slots=True)
class Drew:
    """The round's winner draws a card."""

    card: Card
    to: Seat


@dataclass(frozen=True, slots=True)
class Drawn:
    """Everybody sees that the round's winner has put a drawn card away, and how many are still to come."""

    seat: Seat
    draws_left: int
    to: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class RoundWon:
    """A round has a winner, who draws if draw cards lay."""

    result: RoundResult
    to: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class WentOut:
    """A seat has no cards left at the end of a round."""

    seat: Seat
    to: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class DealEnded:
    """A deal ends; all hands are shown and the losers pay."""

    result: DealResult
    to: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class GameEnded:
    """Somebody had to give a chip and had none left."""

    losers: tuple[Seat, ...]
    to: ClassVar[None] = None


Event: TypeAlias = (
    Dealt | HandDealt | Played | Took | Placed | Drew | Drawn | RoundWon | WentOut | DealEnded | GameEnded
)
