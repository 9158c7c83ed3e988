"""What a host may choose in Unsortiert, with defaults and bounds; knows no state."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.chosen import check_names, whole_number

PLAYERS = range(3, 6)
"""How many may play (T1)."""

CHIPS = range(1, 6)
"""How many chips a player may begin with (T5)."""

_FULL_TABLE = 5


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one game."""

    players: int
    chips: int
    """What every player begins with."""

    @property
    def seats(self) -> range:
        """All the seats; the dealer is the last one (E11)."""
        return range(self.players)

    @property
    def hand_size(self) -> int:
        """How many cards a hand begins with."""
        return 7 if self.players == _FULL_TABLE else 10


def choose(players: int, chosen: Mapping[str, object]) -> Options:
    """The options for so many players: three chips, with five players two (T5); raises `BadOption`."""
    check_names(chosen, "chips")
    players = whole_number("players", players, PLAYERS)
    default = 2 if players == _FULL_TABLE else 3
    return Options(players, whole_number("chips", chosen.get("chips", default), CHIPS))
