"""What a host may choose in Scouting, which is the number of players; knows no state."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.chosen import check_names, whole_number

PLAYERS = range(3, 6)
"""How many may play."""

_HAND_SIZES = MappingProxyType({3: 12, 4: 11, 5: 9})


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one game."""

    players: int

    @property
    def seats(self) -> range:
        """All the seats."""
        return range(self.players)

    @property
    def hand_size(self) -> int:
        """How many cards a hand begins with."""
        return _HAND_SIZES[self.players]

    @property
    def deals(self) -> int:
        """How many deals a game has: everybody starts one (B1)."""
        return self.players


def choose(players: int, chosen: Mapping[str, object]) -> Options:
    """The options for so many players; raises `BadOption`."""
    check_names(chosen)
    return Options(whole_number("players", players, PLAYERS))
