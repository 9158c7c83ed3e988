"""What a host may choose in Shithead, with defaults and bounds; knows no state."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.chosen import check_names, whole_number
from engine.game import BadOption

PLAYERS = range(3, 7)
"""How many may play (S32)."""

_SMALL_TABLES = range(3, 5)


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one game."""

    players: int
    glass_keeps_seven: bool
    """Whether a 3 on a 7 passes the order to go lower on to the next player, instead of lifting it (S7)."""

    @property
    def seats(self) -> range:
        """All the seats."""
        return range(self.players)

    @property
    def hand_size(self) -> int:
        """How many cards a hand begins with, and is filled up to while the stock lasts (S41)."""
        return 3 if self.players in _SMALL_TABLES else 2


def choose(players: int, chosen: Mapping[str, object]) -> Options:
    """The options for so many players; a 3 lifts a 7's order unless chosen otherwise. Raises `BadOption`."""
    check_names(chosen, "glass_keeps_seven")
    players = whole_number("players", players, PLAYERS)
    keeps = chosen.get("glass_keeps_seven", False)
    if not isinstance(keeps, bool):
        raise BadOption("glass_keeps_seven", f"{keeps!r} is neither true nor false")
    return Options(players, keeps)
