"""The SQLite driver with as few trips to its thread as a transaction needs; knows no statement of ours.

aiosqlite runs every call of the driver in a thread of its own, and each trip there and back costs about a
quarter of a committed write. A transaction that only writes needs none of the answers in between. So what
returns no rows is held back and travels with the next call that has an answer: a query, or the commit.
"""

from collections.abc import Callable, Iterable
from functools import partial
from sqlite3 import Error
from typing import Any

import aiosqlite
from aiosqlite.context import contextmanager

_SILENT = ("BEGIN", "INSERT", "UPDATE", "DELETE")


def _is_silent(sql: str) -> bool:
    return sql.startswith(_SILENT) and "RETURNING" not in sql


class FewTripsCursor(aiosqlite.Cursor):
    """A cursor whose silent statements wait for the next trip; what they raise is raised there."""

    _conn: "FewTripsConnection"

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> "FewTripsCursor":
        """Run one statement, or hold it back when it is silent."""
        await self._conn.send(
            partial(self._cursor.execute, sql, tuple(parameters or ())), hold=_is_silent(sql)
        )
        return self

    async def executemany(self, sql: str, parameters: Iterable[Any]) -> "FewTripsCursor":
        """Run one silent statement with many sets of values, held back like any other."""
        await self._conn.send(partial(self._cursor.executemany, sql, list(parameters)), hold=_is_silent(sql))
        return self

    async def close(self) -> None:
        """Nothing: a statement that is held back still needs its cursor, and the last reference closes it."""


class FewTripsConnection(aiosqlite.Connection):
    """A connection that holds silent statements back until something has to be known.

    It must be opened with ``check_same_thread=False``, as its cursors are made without a trip.
    """

    def __init__(self, connector: Callable[[], Any]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        self._held: list[Callable[[], object]] = []

    @contextmanager
    async def cursor(self) -> aiosqlite.Cursor:
        """A new cursor."""
        return FewTripsCursor(self, self._conn.cursor())

    async def send(self, call: Callable[[], object], *, hold: bool) -> None:
        """Make the call in the thread after all that are held back, or hold it back itself."""
        self._held.append(call)
        if not hold:
            calls, self._held = self._held, []
            await self._execute(_one_after_the_other, calls)  # type: ignore[no-untyped-call]

    async def commit(self) -> None:
        """Send what is held back and commit, in one trip; whatever fails there, nothing is left open."""
        try:
            await self.send(self._conn.commit, hold=False)
        except Error:
            await super().rollback()
            raise

    async def rollback(self) -> None:
        """Forget what is held back and take back what was sent."""
        self._held.clear()
        await super().rollback()


def _one_after_the_other(calls: Iterable[Callable[[], object]]) -> None:
    for call in calls:
        call()
