"""The SQLite driver, which waits for locks, ends every call, moves in one trip; knows no statement.

aiosqlite runs each call of the Python driver in a thread of its own. A trip there and back costs about a
quarter of a committed write, and SQLAlchemy makes several for each statement. That is of no account for what
happens seldom; what happens with every move has `SteadyConnection.transact`.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from threading import Event
from time import monotonic
from typing import Any, ParamSpec, TypeAlias, TypeVar

import aiosqlite

P = ParamSpec("P")
R = TypeVar("R")

Batch: TypeAlias = Sequence[tuple[str, Sequence[tuple[Any, ...]]]]
"""Statements, each with the rows of values to run it for."""


_SHORTEST, _LONGEST = 0.001, 0.05
"""Seconds between two looks whether a lock is gone: twice as many each time."""


class Patience:
    """How long to wait for a lock that another program holds.

    SQLite would wait by itself, but nobody could tell it that there is no more time for that.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._over = Event()

    def end(self) -> None:
        """Wait for no lock any more; what waits now is refused at once."""
        self._over.set()

    def persist(self, work: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
        """Do the work as soon as no other program is in the way.

        It must have changed nothing when it is refused for that: a statement, or a whole transaction.
        """
        until, pause = monotonic() + self._seconds, _SHORTEST
        while True:
            try:
                return work(*args, **kwargs)
            except sqlite3.OperationalError as error:
                if not _locked(error) or monotonic() >= until or self._over.wait(pause):
                    raise
            pause = min(2 * pause, _LONGEST)


def _locked(error: sqlite3.Error) -> bool:
    return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY  # the rest of the code says by what


class SteadyConnection(aiosqlite.Connection):
    """A connection whose calls come to their end."""

    def __init__(self, connector: Callable[[], sqlite3.Connection], patience: Patience) -> None:
        super().__init__(connector, iter_chunk_size=64)
        self.patience = patience
        """With locks; the connections of one store share it."""
        self._thread.daemon = True  # as SQLAlchemy has it: a connection that was lost keeps no process alive

    async def opened(self) -> aiosqlite.Connection:
        """Open the database. When that fails the thread ends first, so that it does not outlive the loop."""
        try:
            return await self
        except sqlite3.Error:
            await asyncio.to_thread(self._thread.join)
            raise

    async def transact(self, batch: Batch) -> None:
        """Run the batch in a transaction of its own, whole or not at all."""
        await self._execute(_transact, self._conn, batch)

    async def commit(self) -> None:
        """Commit; whatever fails there, nothing is left open."""
        try:
            await super().commit()
        except sqlite3.Error:
            await self.rollback()
            raise

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """Make one trip to the thread and stay for its end.

        Who is cancelled meanwhile learns it afterwards: torn off its commit, nobody could know what was
        written, and the connection would be lost.
        """
        answer = asyncio.get_running_loop().create_future()
        self._tx.put_nowait((answer, partial(self.patience.persist, fn, *args, **kwargs)))
        cancelled = False
        while not answer.done():
            try:
                await asyncio.shield(answer)
            except asyncio.CancelledError:
                cancelled = True
            except sqlite3.Error:
                break
        if cancelled and (task := asyncio.current_task()) is not None:
            task.uncancel()
            task.cancel()
        return answer.result()


def _transact(connection: sqlite3.Connection, batch: Batch) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement, rows in batch:
            connection.executemany(statement, rows)
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise
