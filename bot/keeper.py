"""Keeps tables in memory as the store has them and lets one change at a time through; knows no verb."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any, Concatenate, ParamSpec, TypeAlias
from weakref import WeakValueDictionary

from bot.changes import Change, Kept
from bot.codec import Codec, Unreadable
from bot.gate import Gate
from bot.recent import Recent
from bot.records import as_write, new_columns, seat_rows, set_aside
from bot.refusals import Refusal, Refused
from bot.restoring import restored, salvaged
from bot.store import Row, Store, StoredTable, Write
from bot.table import Stage, Table
from engine.game import AnyGame

P = ParamSpec("P")

Memory: TypeAlias = Recent[int, Kept]
"""Tables by number, the one touched last at the end."""

CHANGED_TO = timedelta(minutes=1)
"""How exactly it is stored when a table changed: most moves come in the same minute as the one before and so
leave that column and its index alone."""

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)

_LOG = logging.getLogger(__name__)


class Keeper:
    """The tables touched last. What is not in memory comes from the store, which is always right."""

    def __init__(
        self, store: Store, games: Mapping[str, AnyGame], now: Callable[[], datetime], remembered: int
    ) -> None:
        self._store = store
        self._games = games
        self._now = now
        self._codecs = {key: Codec(game) for key, game in games.items()}
        self._memory: Memory = Recent(remembered)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._changing = Gate()
        self._listeners: list[Callable[[Table], None]] = []

    def listen(self, callback: Callable[[Table], None]) -> None:
        """Have ``callback`` called with a table after each change; it must neither block nor raise."""
        self._listeners.append(callback)

    def forget(self) -> None:
        """Let memory go: everything comes from the store again.

        What is under way was read before, and so is remembered where nobody looks any more.
        """
        self._memory = Recent(self._memory.most)

    @asynccontextmanager
    async def aside(self) -> AsyncIterator[None]:
        """Let the store change many tables at once: no change of a single one is under way meanwhile.

        Such a change would write a part of a table as it was before next to what was changed in all.
        """
        async with self._changing.alone():
            try:
                yield
            finally:
                self.forget()

    async def add(self, table: Table) -> Table:
        """Store a new table; gives it with its number. Raises `bot.store.ChannelTaken`."""
        columns = {**new_columns(table), "changed": _minute_of(self._now())}
        table_id = await self._store.add_table(columns, seat_rows(table))
        async with self._lock(table_id):
            added = (await self._kept(table_id, self._memory)).table
            self._tell(added)
            return added

    async def get(self, table_id: int) -> Table:
        """The table as last committed; raises `Refused` when there is none."""
        if table_id in self._memory:
            return self._remember(self._memory[table_id], self._memory).table
        async with self._lock(table_id):
            return (await self._kept(table_id, self._memory)).table

    async def change(
        self,
        table_id: int,
        work: Callable[Concatenate[Kept, AnyGame, datetime, P], Change],
        /,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Table:
        """Do one change of a table, whole or not at all; raises `Refused`, `bot.store.StoreError`.

        Its moment is when its turn has come, not when it was asked for.
        """
        async with self._changing.among_others(), self._lock(table_id):
            memory = self._memory
            kept = await self._kept(table_id, memory)
            if kept.table.stage is Stage.ENDED:  # before all else: its game may not even be on offer any more
                raise Refused(Refusal.ENDED, kept.table)
            now = self._now()
            made = work(kept, self._games[kept.table.game], now, *args, **kwargs)
            made = replace(made, kept=replace(made.kept, changed=_minute_of(now)))
            await self._commit(as_write(kept, made, self._codecs[kept.table.game]), made.kept, memory)
            self._tell(made.kept.table)
            return made.kept.table

    async def remember(self, table_id: int, columns: Row, **shown: Any) -> Table:
        """Remember a public message; nothing at the table changes, so nobody is told."""
        async with self._lock(table_id):
            memory = self._memory
            kept = await self._kept(table_id, memory)
            kept = replace(kept, table=replace(kept.table, **shown))
            await self._commit(Write(table_id, columns), kept, memory)
            return kept.table

    def _lock(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _commit(self, write: Write, kept: Kept, memory: Memory) -> None:
        try:
            await self._store.write(write)
        except BaseException:
            # After a cancelled wait or a disk's error only the store knows whether it was written.
            memory.pop(write.table_id, None)
            raise
        self._remember(kept, memory)

    async def _kept(self, table_id: int, memory: Memory) -> Kept:
        """The table with its secrets; only under its lock, or what was loaded could be older than memory."""
        if table_id in memory:
            return self._remember(memory[table_id], memory)
        stored = await self._store.load(table_id)
        if stored is None:
            raise Refused(Refusal.NO_TABLE)
        try:
            return self._remember(restored(stored, self._games, self._codecs), memory)
        except Unreadable as error:
            return self._remember(Kept(await self._set_aside(stored, error)), memory)

    async def _set_aside(self, stored: StoredTable, why: Unreadable) -> Table:
        """End a table that cannot be read, once, and leave what is stored of it as it is."""
        table = salvaged(stored)
        if stored.columns["ended"] is None:
            _LOG.error("Table %d cannot be read and was set aside: %s", table.id, why)
            table = replace(table, revision=table.revision + 1)
            await self._store.write(set_aside(table))
            self._tell(table)
        return table

    def _remember(self, kept: Kept, memory: Memory) -> Kept:
        memory[kept.table.id] = kept
        return kept

    def _tell(self, table: Table) -> None:
        for callback in self._listeners:
            try:
                callback(table)
            except Exception:  # noqa: BLE001 - whatever it is, the change stands and the others are told
                _LOG.exception("A listener failed on table %d", table.id)


def _minute_of(moment: datetime) -> datetime:
    return moment - (moment - _EPOCH) % CHANGED_TO
