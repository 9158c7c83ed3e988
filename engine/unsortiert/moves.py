"""What a player may do in Unsortiert, and its notation; knows no state."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias


class Kind(StrEnum):
    """The kinds of play: five combinations from weak to strong, then the two kinds of king."""

    SINGLE = "single"
    RUN2 = "run2"
    PAIR = "pair"
    RUN3 = "run3"
    TRIPLE = "triple"
    STOP = "stop"
    DRAW = "draw"

    __hash__ = str.__hash__
    """As the text that it is; kinds are looked up more often than anything else."""


@dataclass(frozen=True, slots=True)
class Play:
    """Lay ``length`` adjacent cards from place ``start`` as a combination or a king."""

    start: int
    length: int
    kind: Kind
    number: int
    """The combination's number (of a run the highest), 0 for a king."""

    def __str__(self) -> str:
        tail = "" if self.number == 0 else f":{self.number}"
        return f"play:{self.start}+{self.length}:{self.kind.value}{tail}"


@dataclass(frozen=True, slots=True)
class Take:
    """Take reserve card ``spare`` (of those left) into the hand before ``place``."""

    spare: int
    place: int

    def __str__(self) -> str:
        return f"take:{self.spare}:{self.place}"


@dataclass(frozen=True, slots=True)
class Insert:
    """Put the card just drawn into the hand before ``place``."""

    place: int

    def __str__(self) -> str:
        return f"insert:{self.place}"


Move: TypeAlias = Play | Take | Insert
