"""What a server has settled for its tables: read strictly, written whole; knows no message and no statement.

A table takes its choices from here when it is opened, and keeps them: what a server settles later is for the
tables that are opened later.
"""

import asyncio
import json
import logging
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Annotated, Any, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, Json, ValidationError

from bot.choices import Pace
from bot.store import Row, Store
from bot.texts import LONGEST_CODE, languages
from engine.chosen import is_offered
from engine.game import OptionValue
from engine.registry import GAMES

log = logging.getLogger(__name__)

MOST_CHANNELS = 25
"""To how many channels a server may keep its tables: as many as Discord lets one choose."""

_DAY = 24 * 60 * 60
"""A turn message that comes later than that is none."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """What holds for the tables of a server; by default what does where nobody has settled anything."""

    locale: str | None = None
    """The language of the board; None: the server's if it has chosen one, else the opener's."""
    pace: Pace = Pace.NONE
    options: Mapping[str, Mapping[str, OptionValue]] = field(default_factory=dict)
    """Options of games, by the game's key and by name; else the game's defaults hold."""
    turn_after: int | None = 20
    """After how many seconds somebody is told by a message that it is their turn; None: never."""
    hints: bool = True
    computers: bool = True
    """Whether computer players may sit down in the lobby."""
    channels: frozenset[int] = frozenset()
    """Where tables may be opened, by number; none: everywhere."""

    @property
    def language(self) -> str | None:
        """The language of the board, if one was settled that is still on offer."""
        return self.locale if self.locale in languages() else None


_Options: TypeAlias = dict[str, dict[str, OptionValue]]


def _on_offer(options: _Options) -> _Options:
    """The options, if those that a game still has are offered with these values."""
    for game, chosen in options.items():
        choosable = GAMES[game].choosable if game in GAMES else {}
        for name in chosen.keys() & choosable.keys():
            if not is_offered(choosable[name], chosen[name]):
                raise ValueError("an option has no such value")
    return options


class _Settled(BaseModel):
    """The columns that hold the rules, each as it has to be."""

    model_config = ConfigDict(strict=True, frozen=True)

    locale: Annotated[str, Field(pattern="^[A-Za-z]+(-[A-Za-z0-9]+)*$", max_length=LONGEST_CODE)] | None
    pace: Annotated[Pace, Field(strict=False)]
    options: Annotated[Json[_Options], AfterValidator(_on_offer)]
    turn_after: Annotated[int, Field(ge=0, le=_DAY)] | None
    hints: Annotated[int, Field(ge=0, le=1)]
    computers: Annotated[int, Field(ge=0, le=1)]
    channels: Json[Annotated[list[Annotated[int, Field(gt=0)]], Field(max_length=MOST_CHANNELS)]]


class _HouseRow(_Settled):
    """All the columns."""

    model_config = ConfigDict(extra="forbid")

    guild_id: Annotated[int, Field(gt=0)]
    greeted: Annotated[int, Field(ge=0, le=1)]


class Houses:
    """What all servers have settled. Its verbs raise `bot.store.StoreError` when the store cannot do them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._changing = asyncio.Lock()

    async def rules(self, guild_id: int) -> HouseRules:
        """What a server has settled; of what is damaged there the default holds, and the log says so."""
        row = await self._store.house(guild_id)
        if row is None:
            return HouseRules()
        damaged = dict(damage(row))
        for column, why in damaged.items():
            log.warning("Of the rules of server %s %s holds as by default: %s", guild_id, column, why)
        sound = {**_columns(HouseRules()), **_without(row, damaged)}
        return _rules(_Settled.model_validate(sound))

    async def change(self, guild_id: int, **changes: Any) -> HouseRules:
        """Settle some of it anew; gives all that holds then. What was damaged is whole afterwards."""
        async with self._changing:
            rules = replace(await self.rules(guild_id), **changes)
            await self._store.settle(guild_id, _columns(rules))
        return rules

    async def choose(self, guild_id: int, game: str, option: str, value: OptionValue | None) -> HouseRules:
        """Settle an option of a game anew; None: the game's default. Gives all that holds then."""
        async with self._changing:
            rules = await self.rules(guild_id)
            others = {name: one for name, one in rules.options.get(game, {}).items() if name != option}
            chosen = others if value is None else {**others, option: value}
            options = {**rules.options, game: chosen}
            rules = replace(rules, options={key: some for key, some in options.items() if some})
            await self._store.settle(guild_id, _columns(rules))
        return rules

    async def greet(self, guild_id: int) -> bool:
        """Whether this is the first time that this is asked about a server; true once and never again."""
        return await self._store.greet(guild_id, _columns(HouseRules()))


def damage(row: Row) -> Iterator[tuple[str, str]]:
    """The columns of a stored row that cannot be read, each with what is wrong, which names no value."""
    try:
        _HouseRow.model_validate(row)
    except ValidationError as error:
        for one in error.errors(include_url=False, include_input=False, include_context=False):
            yield str(one["loc"][0]), one["msg"]


def _without(row: Row, damaged: Container[str]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in damaged}


def _columns(rules: HouseRules) -> dict[str, Any]:
    """The rules as they are stored."""
    stored = {part.name: getattr(rules, part.name) for part in fields(rules)}
    whole = {"hints": int(rules.hints), "computers": int(rules.computers)}
    texts = {"options": json.dumps(rules.options), "channels": json.dumps(sorted(rules.channels))}
    return {**stored, **whole, **texts, "pace": rules.pace.value}


def _rules(settled: _Settled) -> HouseRules:
    return HouseRules(
        locale=settled.locale,
        pace=settled.pace,
        options=settled.options,
        turn_after=settled.turn_after,
        hints=bool(settled.hints),
        computers=bool(settled.computers),
        channels=frozenset(settled.channels),
    )
