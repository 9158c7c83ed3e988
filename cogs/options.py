"""What a host may choose for a game, as people read and choose it; knows no game by name.

What each game says of an option is in its texts: `GAME-option-NAME` and `-about` are the command's, what a
value is called is `GAME-choice-NAME`, the heading in a server's settings is `GAME-settings-NAME`.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.texts import Say
from cogs.faces import FACES
from cogs.words import SWITCH
from engine.chosen import is_offered
from engine.game import BadOption, OptionValue
from engine.registry import GAMES

USUAL = "usual"
"""The word for what holds where nothing is chosen, if no other word says it."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something that can be chosen for a game besides who plays."""

    game: str
    name: str
    values: Mapping[str, OptionValue]
    """By the words that stand for them in commands and ids."""
    usual: str = USUAL
    """The word for what holds where nothing is chosen: a value's, or `USUAL` if that depends on the seats."""

    def word(self, value: OptionValue | None) -> str:
        """The word for a value; for None, or where it is not on offer, for what holds then."""
        return next((word for word, one in self.values.items() if is_offered([one], value)), self.usual)


def options(game: str) -> list[Option]:
    """All that can be chosen for a game."""
    return [_option(game, name, values) for name, values in GAMES[game].choosable.items()]


def several_decks(game: str) -> Sequence[str]:
    """The deck faces of a game by their keys, where there is one to choose; else none."""
    decks = [*FACES[game].decks()]
    return decks if len(decks) > 1 else []


def value_of(word: str) -> object:
    """A word as texts know it: a number as one, so that they can count."""
    return int(word) if word.isdecimal() else word


def capital(line: str) -> str:
    """A line that begins with a capital letter, whatever it is put together from."""
    return line[:1].upper() + line[1:]


def told(say: Say, option: Option, word: str) -> str:
    """What a value is called, by its word."""
    return say(f"{option.game}-choice-{option.name}", value=value_of(word))


def _option(game: str, name: str, values: Iterable[OptionValue]) -> Option:
    by_word = {_word(value): value for value in values}
    usual = next((word for word, value in by_word.items() if _is_usual(game, {name: value})), USUAL)
    return Option(game, name, by_word, usual)


def _is_usual(game: str, chosen: Mapping[str, OptionValue]) -> bool:
    """Whether it makes no difference to choose this, however many play."""
    rules = GAMES[game]
    try:
        return all(rules.options(seats, chosen) == rules.options(seats, {}) for seats in rules.seats)
    except BadOption:  # which is not for every number of players
        return False


def _word(value: OptionValue) -> str:
    if isinstance(value, bool):
        return next(word for word, meant in SWITCH.items() if meant == value)
    return str(value)
