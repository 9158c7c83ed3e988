"""How numbers are written: with their sign, and as places; knows no game."""

from collections.abc import Sequence

from bot.texts import Say
from cogs.faces.cards import plain
from engine.game import Seat

_MINUS = "\u2212"


def signed(number: int) -> str:
    """A number with a minus sign as wide as a digit where it is below zero."""
    return str(number).replace("-", _MINUS)


def gained(number: int) -> str:
    """The same with a plus sign where it is above."""
    return f"+{number}" if number > 0 else signed(number)


def ordinal(say: Say, number: int) -> str:
    """A place as an ordinal number."""
    return plain(say("ordinal", number=number))


def ordinal_place(say: Say, number: int) -> str:
    """The same with the word for it."""
    return plain(say("ordinal-place", place=ordinal(say, number)))


def place_among(numbers: Sequence[int], seat: Seat) -> int:
    """Which place a seat has, counted from 1, where more is better; those who share one have the best."""
    return 1 + sum(number > numbers[seat] for number in numbers)
