"""What happens in Scouting and who may see it; knows no state."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from engine.cards import Card
from engine.game import Seat
from engine.scouting.view import Act, DealResult


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal begins; everybody has their marker."""

    deal: int
    """1-based."""
    starter: Seat
    aside: int
    """How many cards nobody gets."""
    to: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class HandDealt:
    """A seat gets its hand, which nobody else sees."""

    cards: tuple[Card, ...]
    to: Seat


@dataclass(frozen=True, slots=True)
class Showed:
    """A seat lays cards."""

    act: Act
    points: int
    """For the show that it beats."""
    to: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class Scouted:
    """A seat takes a card from the show, whose owner gets a point; where it goes is not told (B17)."""

    act: Act
    left: int
    """How many cards of the show remain."""
    to: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class ScoutedAndShowed:
    """A seat gives its marker and does both."""

    act: Act
    points: int
    """For what was left of the show that it beats."""
    to: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class Placed:
    """A seat puts the scouted card into its hand."""

    card: Card
    place: int
    """How many cards lie before it."""
    to: Seat


@dataclass(frozen=True, slots=True)
class DealEnded:
    """A deal ends; all hands are shown and cost points."""

    result: DealResult
    to: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class GameEnded:
    """Everybody has started a deal."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    to: ClassVar[None] = None


Event: TypeAlias = Dealt | HandDealt | Showed | Scouted | ScoutedAndShowed | Placed | DealEnded | GameEnded
