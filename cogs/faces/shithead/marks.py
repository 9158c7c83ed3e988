"""How plays in Shithead are told apart in a picture; knows no pile."""

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


def mark(does: Effect, count: int) -> Mark:
    """The mark of so many cards of one rank that do this."""
    if does in _BURNING:
        return BURNS
    if does in _ALWAYS:
        return ALWAYS
    return SEVERAL if count > 1 else FITS
