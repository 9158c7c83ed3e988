"""How the kinds of show are told apart: by the colour of a button, by a mark in a picture; knows no hand."""

from collections.abc import Mapping
from types import MappingProxyType

from discord import ButtonStyle

from bot.pictures.sketches import Mark
from engine.scouting.combinations import Kind

STYLES: Mapping[Kind, ButtonStyle] = MappingProxyType(
    {Kind.SINGLE: ButtonStyle.secondary, Kind.RUN: ButtonStyle.primary, Kind.SET: ButtonStyle.success}
)
"""What colour tells of a kind, besides its word."""

_FEW = 2

_TWO: Mapping[Kind, Mark] = MappingProxyType(
    {Kind.SINGLE: Mark.GREY_DOTTED, Kind.RUN: Mark.BLUE_DASHED, Kind.SET: Mark.GREEN_SOLID}
)
_MORE: Mapping[Kind, Mark] = MappingProxyType(
    {Kind.SINGLE: Mark.GREY_DOTTED, Kind.RUN: Mark.BLUE_DASH_DOTTED, Kind.SET: Mark.GREEN_DOUBLE}
)


def mark(kind: Kind, length: int) -> Mark:
    """The same in a picture, where more than two cards have another pattern than two."""
    return (_MORE if length > _FEW else _TWO)[kind]
