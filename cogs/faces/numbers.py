"""How numbers are written: below zero, and as places; knows no game."""

from bot.texts import Say
from cogs.faces.cards import plain

_MINUS = "\u2212"


def signed(number: int) -> str:
    """A number with a minus sign as wide as a digit where it is below zero."""
    return str(number).replace("-", _MINUS)


def ordinal(say: Say, number: int) -> str:
    """A place as an ordinal number."""
    return plain(say("ordinal", number=number))


def ordinal_place(say: Say, number: int) -> str:
    """The same with the word for it."""
    return plain(say("ordinal-place", place=ordinal(say, number)))
