"""How a table comes into being, and how it is found; knows no Discord, no SQL and no rule of a game."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime

from bot import lobby
from bot.choices import Choices
from bot.finding import Finding
from bot.house_rules import HouseRules
from bot.keeper import Keeper
from bot.refusals import Refusal, Refused
from bot.store import ChannelTaken, Store
from bot.table import Holder, Person, Stage, Table
from bot.timing import expiry
from engine.game import AnyGame

RETRIES = 2
"""How often a table is opened again because the one that was in its channel is gone when looked for."""


class Opening(Finding):
    """The part of the table service that opens tables, one a channel."""

    def __init__(
        self, store: Store, games: Mapping[str, AnyGame], now: Callable[[], datetime], remembered: int
    ) -> None:
        super().__init__(store, now)
        self._games = games
        self._keeper = Keeper(store, games, now, remembered)

    async def get(self, table_id: int) -> Table:
        """The table as last committed."""
        return await self._keeper.get(table_id)

    async def at(self, channel_id: int) -> Table | None:
        """The table in the channel that has not ended, or None."""
        table_id = await self._store.open_in(channel_id)
        if table_id is None:
            return None
        table = await self.get(table_id)
        return None if table.stage is Stage.ENDED else table

    async def open(  # noqa: PLR0913 - a table is all this, and every one of them is named
        self,
        *,
        guild_id: int,
        channel_id: int,
        locale: str,
        host: Person,
        game: str,
        choices: Choices,
        computers: int = 0,
        parent_id: int | None = None,
    ) -> Table:
        """Open a lobby in a channel; ``parent_id``: of which channel that is a thread or a post.

        Raises `Refused` with the table that stands there already, or when so many computer players find no
        seat or may have none, `engine.game.BadOption` for a choice that the game does not offer, `KeyError`
        for no such game.
        """
        seats = lobby.with_computers((Holder(host.user_id, host.name),), computers)
        _check(self._games[game], choices, seats)
        table = Table(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            parent_id=parent_id,
            locale=locale,
            game=game,
            choices=choices,
            host_id=host.user_id,
            seats=seats,
        )
        return await self._add(replace(table, expires=expiry(table, self.now())))

    async def again(self, table_id: int, person: Person, rules: HouseRules) -> Table:
        """Open a lobby where a game was played to its end, for all who sat there then; theirs to host.

        ``rules``: what the server has settled by now. Raises `Refused` with the table that stands in its
        channel already, when there was no such end, and for who had no seat there.
        """
        old = await self.get(table_id)
        return await self._add(lobby.again(old, self.now(), person, rules))

    async def _add(self, table: Table) -> Table:
        """Add the table, or refuse with the one that is there; one that has just ended is no obstacle."""
        for _ in range(RETRIES):
            with suppress(ChannelTaken):
                return await self._keeper.add(table)
            if (there := await self.at(table.channel_id)) is not None:
                raise Refused(Refusal.TABLE_HERE, there)
        return await self._keeper.add(table)


def _check(game: AnyGame, choices: Choices, seats: Sequence[Holder]) -> None:
    """Raise where a table cannot be opened with these choices for these seats, as `Opening.open` says."""
    if len(seats) > 1 and not choices.computers:
        raise Refused(Refusal.COMPUTERS_OFF)
    if len(seats) > game.seats[-1]:
        raise Refused(Refusal.FULL)
    game.options(game.seats[0], choices.options)
