"""The store: one writer, one reader, every change whole or not at all; knows no game."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from datetime import datetime, timedelta
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import houses, queries, uptime
from bot.store.driver import Patience, SteadyConnection
from bot.store.engine import READS, Database, driver_of, make_engine
from bot.store.errors import told_plainly
from bot.store.lock import locked
from bot.store.migrate import migrate
from bot.store.prepared import Preparer
from bot.store.queries import Record, Row, StoredTable, Write
from bot.store.uptime import Furthest

P = ParamSpec("P")
R = TypeVar("R")


class Store:
    """All tables on disk. Make one with `Store.open`, give it back with `close`."""

    def __init__(
        self,
        database: Database,
        writer: AsyncConnection,
        reader: AsyncConnection,
        driver: SteadyConnection,
        opened: AsyncExitStack,
    ) -> None:
        self._database = str(database)
        self._writer = writer
        self._reader = reader
        self._driver = driver
        self._preparer = Preparer(writer.dialect)
        self._opened = opened
        self._writing = asyncio.Lock()
        self._reading = self._writing if reader is writer else asyncio.Lock()

    @classmethod
    async def open(cls, name: str, *, busy_timeout: float = 5.0) -> "Store":
        """Open the database (a path, ``:memory:`` or an SQLite URL) and bring it to this version's schema.

        ``busy_timeout``: how many seconds to wait for a lock that another program holds.
        Raises `StoreError` with a sentence when it cannot be used.
        """
        database = Database.named(name)
        database.make_folder()
        async with AsyncExitStack() as opened:
            if database.path is not None:
                opened.enter_context(locked(database.path))
            engine = make_engine(database, Patience(busy_timeout))
            opened.push_async_callback(engine.dispose)
            with told_plainly(str(database)):
                writer = await opened.enter_async_context(engine.connect())
                await writer.run_sync(migrate, str(database))
                reader = writer
                if database.path is not None:  # one in memory is seen by one connection only
                    reader = await opened.enter_async_context(engine.connect())
                    await reader.execution_options(**READS)
            store = cls(database, writer, reader, await driver_of(writer), opened.pop_all())
        return store  # noqa: RET504 - an exit stack may swallow errors, for all that types know

    def hurry(self) -> None:
        """Wait for other programs no more: what they are in the way of is `StoreBusy` at once."""
        self._driver.patience.end()

    async def close(self) -> None:
        """Wait for what is under way, close the database, let another process have it; again does nothing."""
        async with AsyncExitStack() as waiting:
            for turn in {self._writing, self._reading}:
                await waiting.enter_async_context(turn)
            await self._opened.aclose()

    async def add_table(self, columns: Row, seats: Sequence[Row]) -> int:
        """Store a new table; gives its number. Raises `ChannelTaken` when the channel has one."""
        return await self._write(queries.add_table, columns, seats)

    async def write(self, change: Write) -> None:
        """Store a change of a table, whole or not at all."""
        batch = [self._preparer.batch(*part) for part in queries.statements(change)]
        async with self._writing:
            with told_plainly(self._database):
                await self._driver.transact(batch)

    async def load(self, table_id: int) -> StoredTable | None:
        """The table with this number, or None."""
        return await self._read(queries.load, table_id)

    async def open_in(self, channel_id: int) -> int | None:
        """The number of the table in the channel that has not ended, or None."""
        return await self._read(queries.open_in, channel_id)

    async def first_of(self, guild_id: int, game: str) -> int | None:
        """The number of the first table of a game in a server, of those that are kept, or None."""
        return await self._read(queries.first_of, guild_id, game)

    async def waiting(self, waits: str) -> list[int]:
        """The numbers of the tables that wait for this."""
        return await self._read(queries.waiting, waits)

    async def telling_time(self, waits: str, stage: str) -> list[int]:
        """The numbers of the tables that wait for this and have a deadline, or are at this stage."""
        return await self._read(queries.telling_time, waits, stage)

    async def ended_with_board(self) -> list[int]:
        """The numbers of the tables that have ended and have a public message yet."""
        return await self._read(queries.ended_with_board)

    async def changed_since(self, moment: datetime) -> list[int]:
        """The numbers of the tables that have changed since then."""
        return await self._read(queries.changed_since, moment)

    async def due(self, now: datetime, lost: datetime) -> list[int]:
        """The numbers of the tables whose time is up, and of those in servers left before ``lost``."""
        return await self._read(queries.due, now, lost)

    async def open_of(self, guild_id: int) -> list[int]:
        """The numbers of the tables in the server that have not ended."""
        return await self._read(queries.open_of, guild_id)

    async def in_channel(self, channel_id: int) -> list[int]:
        """The numbers of the tables in the channel or in a thread of it that have not ended."""
        return await self._read(queries.in_channel, channel_id)

    async def reminding(self) -> list[int]:
        """The numbers of the tables that remind of something, or have a message that does."""
        return await self._read(queries.reminding)

    async def guilds(self) -> list[int]:
        """The servers in which a table stands that has not ended."""
        return await self._read(queries.guilds)

    async def absences(self) -> dict[int, datetime]:
        """The servers that the bot is not in, and since when."""
        return await self._read(uptime.absences)

    async def leave_guild(self, guild_id: int, now: datetime) -> datetime:
        """Note that the bot is no longer in a server; gives since when."""
        return await self._write(uptime.leave_guild, guild_id, now)

    async def rejoin_guild(self, guild_id: int, now: datetime) -> None:
        """Note that the bot is in a server again; the time that it was not counts for nobody."""
        await self._write(uptime.rejoin_guild, guild_id, now)

    async def house(self, guild_id: int) -> Row | None:
        """What a server has settled for its tables, or None."""
        return await self._read(houses.house, guild_id)

    async def settle(self, guild_id: int, columns: Row) -> None:
        """Store what a server settles for its tables."""
        await self._write(houses.settle, guild_id, columns)

    async def record(self, table_id: int) -> Record:
        """What was dealt and moved at the table."""
        return await self._read(queries.record, table_id)

    async def beat(self, now: datetime) -> None:
        """Note that the bot is up."""
        await self._write(uptime.beat, now)

    async def resume(self, now: datetime, *, seen: datetime | None = None) -> timedelta:
        """Move every deadline on by the time since ``seen``, or since the last heartbeat; gives it."""
        return await self._write(uptime.resume, now, seen)

    async def too_far(self, furthest: Sequence[Furthest]) -> list[int]:
        """The numbers of the tables that have a moment further ahead than it may lie."""
        return await self._read(uptime.too_far, furthest)

    async def _write(
        self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        async with self._writing:
            with told_plainly(self._database):
                return await self._writer.run_sync(_in_transaction, work, *args, **kwargs)

    async def _read(
        self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        async with self._reading:
            with told_plainly(self._database):
                return await self._reader.run_sync(_in_transaction, work, *args, **kwargs)


def _in_transaction(
    connection: Connection,
    work: Callable[Concatenate[Connection, P], R],
    /,
    *args: P.args,
    **kwargs: P.kwargs,
) -> R:
    with connection.begin():
        return work(connection, *args, **kwargs)
