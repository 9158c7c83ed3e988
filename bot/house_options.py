"""The options of games that a server has settled, as far as a stored text can be read; knows no server.

What is damaged is left out alone and takes nothing with it: an option, or a game whose options are none.
Games and options that are not on offer any more stay, so that they are back with the game.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from pydantic import Json, TypeAdapter, ValidationError

from engine.chosen import is_offered
from engine.game import OptionValue
from engine.registry import GAMES

Options: TypeAlias = Mapping[str, Mapping[str, OptionValue]]
"""Options by the game's key and by name."""

Damage: TypeAlias = tuple[str, str]
"""What cannot be read, and why, which names no value."""

_GAMES: TypeAdapter[dict[str, Any]] = TypeAdapter(Json[dict[str, Any]])


def looked_through(stored: object) -> tuple[Options, tuple[Damage, ...]]:
    """What can be read of the options that are stored, and what cannot."""
    try:
        games = _GAMES.validate_python(stored)
    except ValidationError as error:
        return {}, (("options", error.errors(include_url=False, include_input=False)[0]["msg"]),)
    sound: dict[str, Mapping[str, OptionValue]] = {}
    damage: list[Damage] = []
    for game, chosen in games.items():
        if not isinstance(chosen, dict):
            damage.append((_place(game), "They should be options by name"))
            continue
        good = {name: value for name, value in chosen.items() if _is_value(game, name, value)}
        if good:
            sound[game] = good
        strange = [name for name in chosen if name not in good]
        damage += [(_place_of_option(game, name), "The option has no such value") for name in strange]
    return sound, tuple(damage)


def _is_value(game: str, name: str, value: object) -> bool:
    """Whether an option can have a value; of one that is not on offer nobody knows more than the type."""
    offered = _offered(game)
    return is_offered(offered[name], value) if name in offered else isinstance(value, int)


def _place(game: str) -> str:
    """Whose options are damaged; a name that is not on offer may be damage itself, and is not repeated."""
    return f"options.{game if game in GAMES else '?'}"


def _place_of_option(game: str, name: str) -> str:
    """Which of them is."""
    return f"{_place(game)}.{name if name in _offered(game) else '?'}"


def _offered(game: str) -> Mapping[str, Sequence[OptionValue]]:
    """What can be chosen for a game, with its values; nothing for one that is not on offer."""
    return GAMES[game].choosable if game in GAMES else {}
