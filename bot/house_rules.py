"""What a server has settled for its tables: read strictly, written whole; knows no message and no statement.

A table takes its choices from here when it is opened, and keeps them: what a server settles later is for the
tables that are opened later.
"""

import asyncio
import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, TypeAlias

from pydantic import BaseModel, BeforeValidator, Field, Json, PlainSerializer, TypeAdapter, ValidationError

from bot.choices import Pace
from bot.house_options import Damage, Options, looked_through
from bot.store import Row, Store
from bot.texts import LONGEST_CODE, languages
from engine.game import OptionValue

log = logging.getLogger(__name__)

MOST_CHANNELS = 25
"""To how many channels a server may keep its tables: as many as Discord lets one choose."""

_DAY = 24 * 60 * 60
"""A turn message that comes later than that is none."""


def _flag(stored: object) -> bool:
    if type(stored) is not int or stored not in {0, 1}:
        raise ValueError("it is neither 0 nor 1")
    return stored == 1


_Flag: TypeAlias = Annotated[bool, BeforeValidator(_flag), PlainSerializer(int)]
_Language: TypeAlias = Annotated[
    str, Field(strict=True, pattern="^[A-Za-z]+(-[A-Za-z0-9]+)*$", max_length=LONGEST_CODE)
]
_Seconds: TypeAlias = Annotated[int, Field(strict=True, ge=0, le=_DAY)]
_Channel: TypeAlias = Annotated[int, Field(strict=True, gt=0)]
_Channels: TypeAlias = Annotated[Json[frozenset[_Channel]], Field(max_length=MOST_CHANNELS)]
_Options: TypeAlias = Annotated[
    Options, BeforeValidator(lambda stored: looked_through(stored)[0]), PlainSerializer(json.dumps)
]
"""As much of it as can be read; all else is damage that `damage` tells of."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """What holds for the tables of a server; by default what does where nobody has settled anything.

    Each field is a column of the store, and its type says how it has to be stored there.
    """

    locale: _Language | None = None
    """The language of the board; None: the server's if it has chosen one, else the opener's."""
    pace: Pace = Pace.NONE
    options: _Options = field(default_factory=dict)
    """Options of games, by the game's key and by name; else the game's defaults hold."""
    turn_after: _Seconds | None = 20
    """After how many seconds somebody is told by a message that it is their turn; None: never."""
    hints: _Flag = True
    computers: _Flag = True
    """Whether computer players may sit down in the lobby."""
    channels: _Channels = frozenset()
    """Where tables may be opened, by number; none: everywhere."""

    @property
    def language(self) -> str | None:
        """The language of the board, if one was settled that is still on offer."""
        return self.locale if self.locale in languages() else None


class _Beside(BaseModel):
    """The column that is no rule."""

    guild_id: Annotated[int, Field(strict=True, gt=0)]


_RULES = TypeAdapter(HouseRules)
_BESIDE = TypeAdapter(_Beside)


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
        damaged = [*damage(row)]
        for what, why in damaged:
            log.warning("Of the rules of server %s %s holds as by default: %s", guild_id, what, why)
        lost = {what for what, _ in damaged}
        return _RULES.validate_python({name: value for name, value in row.items() if name not in lost})

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


def damage(row: Row) -> Iterator[Damage]:
    """What of a stored row cannot be read: columns, and in that of the options single ones."""
    _, damaged = looked_through(row["options"])
    yield from damaged
    for columns in (_RULES, _BESIDE):
        try:
            columns.validate_python(row)
        except ValidationError as error:
            for one in error.errors(include_url=False, include_input=False, include_context=False):
                yield str(one["loc"][0]), one["msg"]


def _columns(rules: HouseRules) -> dict[str, Any]:
    """The rules as they are stored."""
    columns: dict[str, Any] = _RULES.dump_python(rules, mode="json", round_trip=True)
    return columns
