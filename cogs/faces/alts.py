"""What the alt texts of all games have in common: names that are safe there, and what fits; knows no game."""

from collections.abc import Iterable, Sequence
from functools import partial

from bot import names
from bot.cutting import cut
from bot.pictures.illustrated import ALT_LENGTH
from bot.texts import Say
from cogs.faces.cards import plain
from cogs.faces.face import Facts
from cogs.faces.seats import away, sitter_name
from engine.game import Seat

NAME_LENGTH = 20
"""How many characters of a name an alt text has: one of a board has to have room for everything."""

alt_text = partial(names.bare, room=NAME_LENGTH)
"""A name as it stands in an alt text, in which no markdown is read."""


def called(say: Say, facts: Facts, seat: Seat) -> str:
    """What a seat's player is called in an alt text."""
    return sitter_name(say, facts.sitters[seat], alt_text)


def turn_told(say: Say, facts: Facts, turn: Seat | None) -> str:
    """Whose turn it is; empty where nobody is waited for."""
    return "" if turn is None or facts.rests else say("alt-turn", name=called(say, facts, turn))


def seat_told(say: Say, facts: Facts, seat: Seat, told: Iterable[str]) -> str:
    """A seat with what there is to say of it; what is empty is left out."""
    name = called(say, facts, seat)
    return say("alt-seat", number=seat + 1, name=name, told=plain(", ".join(filter(None, told))))


def player_told(say: Say, facts: Facts, seat: Seat, told: Iterable[str]) -> str:
    """The same at a table where a deal runs: besides, whether somebody is away."""
    return seat_told(say, facts, seat, [*told, say("alt-away") if away(facts, seat) else ""])


def drawn_name(say: Say, facts: Facts, seat: Seat) -> str:
    """What a seat's player is called in a picture, whose painter makes room for it."""
    return plain(sitter_name(say, facts.sitters[seat], names.bare))


def as_alt(sentences: Sequence[str]) -> str:
    """As many whole sentences as an alt text has room for, the first ones first."""
    return cut([*filter(None, sentences)], ALT_LENGTH, separator=" ")
