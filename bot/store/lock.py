"""Keeps a second process off the same database; knows nothing of what is stored in it."""

import sqlite3
from pathlib import Path

from bot.store.errors import StoreTaken, told_plainly


class ProcessLock:
    """A lock beside the database that the operating system drops when the process ends, however it ends.

    It is an exclusive transaction on a file of its own, so that the database itself stays open to backups and
    to a curious ``sqlite3``, and so that nothing has to be cleaned up after a crash.
    """

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(database.name + ".lock.db")
        self._database = database
        self._connection: sqlite3.Connection | None = None

    def take(self) -> None:
        """Take the lock at once; raises `StoreTaken` when another process holds it."""
        with told_plainly(str(self._database)):
            connection = sqlite3.connect(self._path, timeout=0, isolation_level=None, check_same_thread=False)
            try:
                connection.execute("BEGIN EXCLUSIVE")
            except sqlite3.OperationalError as error:
                connection.close()
                if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                    raise StoreTaken(
                        f"The database {self._database} is in use by another process of this bot."
                    ) from None
                raise
        self._connection = connection

    def drop(self) -> None:
        """Give the lock back; does nothing when it is not held."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
