"""The games on offer, by key; knows none of their rules."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.game import AnyGame
from engine.scouting.game import Scouting
from engine.shithead.game import Shithead
from engine.unsortiert.game import Unsortiert

_ALL: tuple[AnyGame, ...] = (Unsortiert(), Scouting(), Shithead())

_BY_KEY = {game.key: game for game in _ALL}

GAMES: Mapping[str, AnyGame] = MappingProxyType(_BY_KEY)
"""Every game by the key under which the store, transcripts and texts know it."""
