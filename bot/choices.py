"""What whoever opens a table chooses for it; knows neither the table nor what a server has settled."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from enum import StrEnum

from engine.game import OptionValue


class Pace(StrEnum):
    """How long a person may think about a move."""

    MINUTE = "minute"
    FIVE_MINUTES = "five-minutes"
    DAY = "day"
    NONE = "none"

    @property
    def limit(self) -> timedelta | None:
        """The time for one move, or None for as long as one likes."""
        minutes = {Pace.MINUTE: 1, Pace.FIVE_MINUTES: 5, Pace.DAY: 24 * 60}.get(self)
        return None if minutes is None else timedelta(minutes=minutes)

    @property
    def slow(self) -> bool:
        """Whether a single move may take a day."""
        return self.limit is not None and self.limit >= timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Choices:
    """What the opener chose."""

    options: Mapping[str, OptionValue] = field(default_factory=dict)
    """Options of the game by name; of those that are not here the game's defaults hold."""
    face: str = "normal"
    """How the cards look."""
    pace: Pace = Pace.NONE
    turn_after: int | None = None
    """After how many seconds somebody is told by a message that it is their turn; None: never."""
    hints: bool = True
    """Whether players may ask for a hint."""
    computers: bool = True
    """Whether computer players may sit down in the lobby; whoever leaves is stood in for all the same."""
