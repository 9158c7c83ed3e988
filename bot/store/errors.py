"""What the store says when it cannot do its work, in sentences for whoever runs the bot; knows no table."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError


class StoreError(Exception):
    """The store could not do what was asked; nothing was written. Its text is a sentence for the operator."""


class StoreBusy(StoreError):
    """Raised when another program held the database for longer than the store is willing to wait."""


class StoreTaken(StoreError):
    """Raised at the start when another process of the bot uses the same database."""


class StoreUnusable(StoreError):
    """Raised when the database cannot be opened, read or written at all."""


class ChannelTaken(StoreError):
    """Raised when a second table would stand in one channel."""


_UNUSABLE = {
    sqlite3.SQLITE_READONLY: "is read-only; give the bot the right to write to it",
    sqlite3.SQLITE_CANTOPEN: "cannot be opened; its folder must exist and be writable for the bot",
    sqlite3.SQLITE_PERM: "may not be used by the bot; check its permissions",
    sqlite3.SQLITE_NOTADB: "is not a database; restore a backup or choose another file",
    sqlite3.SQLITE_CORRUPT: "is damaged; restore a backup, the file is left as it is",
    sqlite3.SQLITE_FULL: "cannot grow; the disk is full",
    sqlite3.SQLITE_IOERR: "cannot be read or written; the disk reports an error",
}

_PRIMARY = 0xFF  # SQLite's extended result codes carry the primary one in their lowest byte


def plainly(error: BaseException | None, database: str) -> StoreError | None:
    """The sentence for what SQLite reports about ``database``, or None when it is not about the file."""
    code = getattr(error, "sqlite_errorcode", 0) & _PRIMARY
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreBusy(f"The database {database} is locked by another program.")
    if code in _UNUSABLE:
        return StoreUnusable(f"The database {database} {_UNUSABLE[code]}.")
    return None


@contextmanager
def told_plainly(database: str) -> Iterator[None]:
    """Turn what the driver raises about the file into a `StoreError`; anything else goes through."""
    try:
        yield
    except UnicodeDecodeError as error:  # what SQLite says about a damaged schema may quote the damage
        raise StoreUnusable(f"The database {database} {_UNUSABLE[sqlite3.SQLITE_CORRUPT]}.") from error
    except (DBAPIError, sqlite3.Error) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        plain = plainly(cause, database)
        if plain is None:
            raise
        raise plain from error
