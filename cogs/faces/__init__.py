"""How games look: from what a seat may know to messages; knows no table service and no click."""

from collections.abc import Mapping
from types import MappingProxyType

from cogs.faces import scouting, shithead, unsortiert
from cogs.faces.face import Face, Facts, Sitter

_BY_KEY: dict[str, Face] = {"unsortiert": unsortiert, "scouting": scouting, "shithead": shithead}

FACES: Mapping[str, Face] = MappingProxyType(_BY_KEY)
"""The faces by the games' keys. A further game adds its module here."""

__all__ = ["FACES", "Face", "Facts", "Sitter"]
