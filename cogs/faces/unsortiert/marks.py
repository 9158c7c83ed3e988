"""How the kinds of play are told apart: by the colour of a button, by a mark in a picture; knows no hand."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from discord import ButtonStyle

from bot.pictures.sketches import Mark
from bot.texts import Say
from cogs.faces.cards import plain
from cogs.faces.unsortiert.words import kind_name
from engine.unsortiert.moves import Kind

STYLES: Mapping[Kind, ButtonStyle] = MappingProxyType(
    {
        Kind.SINGLE: ButtonStyle.secondary,
        Kind.RUN2: ButtonStyle.primary,
        Kind.RUN3: ButtonStyle.primary,
        Kind.PAIR: ButtonStyle.success,
        Kind.TRIPLE: ButtonStyle.success,
        Kind.STOP: ButtonStyle.danger,
        Kind.DRAW: ButtonStyle.danger,
    }
)
"""What colour tells of a kind, besides its word."""

MARKS: Mapping[Kind, Mark] = MappingProxyType(
    {
        Kind.SINGLE: Mark.GREY_DOTTED,
        Kind.RUN2: Mark.BLUE_DASHED,
        Kind.RUN3: Mark.BLUE_DASH_DOTTED,
        Kind.PAIR: Mark.GREEN_SOLID,
        Kind.TRIPLE: Mark.GREEN_DOUBLE,
        Kind.STOP: Mark.RED_SOLID,
        Kind.DRAW: Mark.RED_BROKEN,
    }
)
"""The same in a picture, where each kind has a pattern besides."""


def brief(say: Say, kind: Kind) -> str:
    """The kind's name where its cards lie beside it, so that one sees how many they are."""
    return plain(say("unsortiert-picture-kind", kind=kind.value))


def mark_word(say: Say, kinds: Iterable[Kind]) -> str:
    """What a group of cards may be laid as; of several kinds briefly, for there is little room."""
    first, *others = dict.fromkeys(kinds)
    if not others:
        return kind_name(say, first)
    return " / ".join(dict.fromkeys(brief(say, kind) for kind in (first, *others)))
