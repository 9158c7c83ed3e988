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
        wrong = _wrong(game, chosen)
        damage += ((_place(game, name), why) for name, why in wrong.items())
        if None not in wrong and wrong.keys() != chosen.keys():
            sound[game] = {name: value for name, value in chosen.items() if name not in wrong}
    return sound, tuple(damage)


def _wrong(game: str, chosen: Any) -> Mapping[str | None, str]:
    """Which options of a game cannot be read, and why; None: all of them."""
    if not isinstance(chosen, dict):
        return {None: "They should be options by name"}
    offered = GAMES[game].choosable if game in GAMES else {}
    strange = (name for name, value in chosen.items() if not _is_value(offered.get(name), value))
    return dict.fromkeys(strange, "The option has no such value")


def _is_value(offered: Sequence[OptionValue] | None, value: object) -> bool:
    """Whether an option can have a value; of one that is not on offer nobody knows more than the type."""
    return isinstance(value, int) if offered is None else is_offered(offered, value)


def _place(game: str, name: str | None) -> str:
    """What is damaged; a name that is not on offer may be damage itself, and is not repeated."""
    names = GAMES[game].choosable if game in GAMES else ()
    option = "" if name is None else f".{name if name in names else '?'}"
    return f"options.{game if game in GAMES else '?'}{option}"
