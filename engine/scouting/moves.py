"""What a player may do in Scouting, and its notation; knows no state."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias


class End(StrEnum):
    """An end of the show, as its cards lay in their owner's hand (B5)."""

    LEFT = "L"
    RIGHT = "R"

    __hash__ = str.__hash__
    """As the text that it is."""


@dataclass(frozen=True, slots=True)
class Show:
    """Lay ``length`` adjacent cards from place ``start``."""

    start: int
    length: int

    def __str__(self) -> str:
        return f"show:{self.start}+{self.length}"


@dataclass(frozen=True, slots=True)
class Scout:
    """Take the card at one end of the show into the hand before ``place``."""

    end: End
    place: int

    def __str__(self) -> str:
        return f"scout:{self.end.value}:{self.place}"


@dataclass(frozen=True, slots=True)
class ScoutShow:
    """Give the marker, scout, and lay cards of the hand as it is then."""

    end: End
    place: int
    start: int
    length: int

    def __str__(self) -> str:
        return f"scoutshow:{self.end.value}:{self.place}:{self.start}+{self.length}"


Move: TypeAlias = Show | Scout | ScoutShow
