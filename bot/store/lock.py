"""Keeps a second process off the same database; knows nothing of what is stored in it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.store.errors import StoreBusy, StoreTaken, told_plainly


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Hold a lock beside the database that the operating system drops when the process ends, however it ends.

    It is an exclusive transaction on a file of its own, so that the database itself stays open to backups and
    to a curious ``sqlite3``, and so that nothing has to be cleaned up after a crash.
    Raises `StoreTaken` at once when another process holds it.
    """
    path = database.with_name(database.name + ".lock.db")
    with told_plainly(str(database)):
        connection = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
    with closing(connection):
        _take(connection, database)
        yield


def _take(connection: sqlite3.Connection, database: Path) -> None:
    try:
        with told_plainly(str(database)):
            connection.execute("BEGIN EXCLUSIVE")
    except StoreBusy:
        raise StoreTaken(f"The database {database} is in use by another process of this bot.") from None
