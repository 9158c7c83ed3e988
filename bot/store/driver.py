"""The SQLite driver, with calls that come to their end and transactions in one trip; knows no statement.

aiosqlite runs each call of the Python driver in a thread of its own. A trip there and back costs about a
quarter of a committed write, and SQLAlchemy makes several for each statement. That is of no account for what
happens seldom; what happens with every move has `SteadyConnection.transact`.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias

import aiosqlite

Batch: TypeAlias = Sequence[tuple[str, Sequence[tuple[Any, ...]]]]
"""Statements, each with the rows of values to run it for."""


class SteadyConnection(aiosqlite.Connection):
    """A connection whose calls come to their end."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)
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
        self._tx.put_nowait((answer, partial(fn, *args, **kwargs)))
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
