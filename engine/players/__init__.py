"""Computer players: they get a view and a source of chance, never a state."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, TypeAlias

from engine.players import chance, greedy

Player: TypeAlias = Callable[[Any, Random], Any]
"""Takes the view of the seat that is to act and a source of chance, gives one of the legal moves."""

PLAYERS: Mapping[str, Mapping[str, Player]] = MappingProxyType(
    {"unsortiert": MappingProxyType({"random": chance.play, "greedy": greedy.play})}
)
"""The computer players by game and by name."""
