"""How the kinds of play are told apart: by the colour of a button, by a mark in a picture; knows no hand."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from discord import ButtonStyle

from bot.pictures.sketches import Mark
from bot.texts import Say
from cogs.faces.cards import plain
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
        Kind.SINGLE: Mark.SINGLE,
        Kind.RUN2: Mark.RUN,
        Kind.RUN3: Mark.RUN,
        Kind.PAIR: Mark.SET,
        Kind.TRIPLE: Mark.SET,
        Kind.STOP: Mark.KING,
        Kind.DRAW: Mark.KING,
    }
)
"""The same in a picture."""


def mark_word(say: Say, kinds: Iterable[Kind]) -> str:
    """What cards may be laid as, briefly; of several kinds even more so, for there is little room."""
    found = [*dict.fromkeys(kinds)]
    key = "mark" if len(found) == 1 else "mark-either"
    return " / ".join(dict.fromkeys(plain(say(key, kind=kind.value)) for kind in found))
