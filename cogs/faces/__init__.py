"""How games look: from what a seat may know to messages; knows no table service and no click."""

from collections.abc import Mapping
from types import MappingProxyType

from cogs.faces import unsortiert
from cogs.faces.face import Face, Facts, Sitter

FACES: Mapping[str, Face] = MappingProxyType({"unsortiert": unsortiert})
"""The faces by the games' keys. A further game adds its module here."""

__all__ = ["FACES", "Face", "Facts", "Sitter"]
