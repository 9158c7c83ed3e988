"""The SQLite driver with as few trips to its thread as a transaction needs; knows no statement of ours.

aiosqlite runs every call of the driver in a thread of its own, and each trip there and back costs about a
quarter of a committed write. A transaction that only writes needs none of the answers in between. So what
returns no rows is held back and travels with the next call that has an answer: a query, or the commit.
"""

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from sqlite3 import Error
from typing import Any

import aiosqlite
from aiosqlite.context import contextmanager

_SILENT = ("INSERT", "UPDATE", "DELETE")


def _is_silent(sql: str) -> bool:
    return sql.startswith(_SILENT) and "RETURNING" not in sql


class FewTripsCursor(aiosqlite.Cursor):
    """A cursor whose silent statements wait for the next trip; what they raise is raised there."""

    _conn: "FewTripsConnection"

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> "FewTripsCursor":
        """Run one statement, or hold it back when it is silent."""
        call = partial(self._cursor.execute, sql, tuple(parameters or ()))
        if _is_silent(sql):
            self._conn.hold(call)
        else:
            await self._conn.send(call)
        return self

    async def executemany(self, sql: str, parameters: Iterable[Any]) -> "FewTripsCursor":
        """Hold back one silent statement with many sets of values; SQLite knows no other kind of these."""
        self._conn.hold(partial(self._cursor.executemany, sql, list(parameters)))
        return self

    async def close(self) -> None:
        """Nothing: a statement that is held back still needs its cursor, and the last reference closes it."""


class FewTripsConnection(aiosqlite.Connection):
    """A connection that holds silent statements back until something has to be known.

    It must be opened with ``check_same_thread=False``, as its cursors are made without a trip.
    """

    def __init__(self, connector: Callable[[], Any]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        self._thread.daemon = True  # as SQLAlchemy has it: a connection that was lost keeps no process alive
        self._held: list[Callable[[], object]] = []

    async def opened(self) -> aiosqlite.Connection:
        """Open the database. When that fails the thread ends first, so that it does not outlive the loop."""
        try:
            return await self
        except Error:
            await asyncio.to_thread(self._thread.join)
            raise

    @contextmanager
    async def cursor(self) -> aiosqlite.Cursor:
        """A new cursor."""
        return FewTripsCursor(self, self._conn.cursor())

    def hold(self, call: Callable[[], object]) -> None:
        """Make the call in the thread before the next one that is sent."""
        self._held.append(call)

    def begin(self, statement: str) -> None:
        """Begin a transaction with the next statement."""
        self._held.append(partial(self._conn.execute, statement))

    async def send(self, call: Callable[[], object]) -> None:
        """Make the call in the thread, after all that are held back."""
        calls, self._held = [*self._held, call], []
        await self._execute(_one_after_the_other, calls)

    async def commit(self) -> None:
        """Send what is held back and commit, in one trip; whatever fails there, nothing is left open."""
        try:
            await self.send(self._conn.commit)
        except Error:
            await super().rollback()
            raise

    async def rollback(self) -> None:
        """Forget what is held back and take back what was sent."""
        self._held.clear()
        await super().rollback()

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """Make one trip to the thread and stay for its end.

        Who is cancelled meanwhile learns it afterwards: torn off its commit, nobody could know what was
        written, and the connection would be lost.
        """
        if self._connection is None:
            raise ValueError("no active connection")  # the words by which SQLAlchemy knows a lost connection
        answer = asyncio.get_running_loop().create_future()
        self._tx.put_nowait((answer, partial(fn, *args, **kwargs)))
        cancelled = False
        while not answer.done():
            try:
                await asyncio.shield(answer)
            except asyncio.CancelledError:
                cancelled = True
            except Error:
                break
        if cancelled and (task := asyncio.current_task()) is not None:
            task.uncancel()
            task.cancel()
        return answer.result()


def _one_after_the_other(calls: Iterable[Callable[[], object]]) -> None:
    for call in calls:
        call()
