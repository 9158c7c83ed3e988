"""How plays in Shithead are told apart: by the colour of a button, by a mark in a picture; knows no pile."""

from discord import ButtonStyle

from bot.pictures.sketches import Mark
from cogs.faces.shithead.effects import Effect

FITS, SEVERAL, ALWAYS, BURNS, FAILS = (
    Mark.GREY_DOTTED,
    Mark.BLUE_DASHED,
    Mark.GREEN_SOLID,
    Mark.RED_BROKEN,
    Mark.RED_SOLID,
)
"""The marks of one card, of several, of what fits on anything, of what burns, and of what does not fit."""

_BURNING = (Effect.CLEAR, Effect.FOUR)
_ALWAYS = (Effect.RESET, Effect.GLASS)


def style(does: Effect, count: int) -> ButtonStyle:
    """How the button looks: red for what burns, green for what fits on anything, blue for several cards."""
    if does in _BURNING:
        return ButtonStyle.danger
    if does in _ALWAYS:
        return ButtonStyle.success
    return ButtonStyle.primary if count > 1 else ButtonStyle.secondary


def mark(does: Effect, count: int) -> Mark:
    """The same in a picture."""
    if does in _BURNING:
        return BURNS
    if does in _ALWAYS:
        return ALWAYS
    return SEVERAL if count > 1 else FITS
