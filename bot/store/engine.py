"""Makes the database engine: which file, how it is opened, when it is safe; knows no schema."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, cast

import aiosqlite
from sqlalchemy import URL, Connection, NullPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.driver import Patience, SteadyConnection
from bot.store.errors import StoreUnusable, told_plainly

MEMORY = ":memory:"

READS = {"begin": "BEGIN"}
"""Execution options of a connection that never writes, and so never waits for a writer."""


def _file(name: str) -> Path:
    path = Path(os.path.realpath(name))
    if not name or path.is_dir():
        raise StoreUnusable(f"The database has to be a file, and {name or 'an empty name'} is none.")
    return path


@dataclass(frozen=True, slots=True)
class Database:
    """Where the store is."""

    path: Path | None
    """None: in memory only."""

    @classmethod
    def named(cls, name: str) -> "Database":
        """From a path, ``:memory:`` or an SQLite URL; raises `StoreUnusable` for any other database.

        A file has one name only, whatever links lead to it: by that name a second process is refused.
        """
        if "://" not in name:
            return cls(None if name == MEMORY else _file(name))
        try:
            url = make_url(name)
        except ArgumentError:
            raise StoreUnusable(f"{name} is neither a path nor the address of a database.") from None
        if url.get_backend_name() != "sqlite":
            raise StoreUnusable(
                f"Databases of the kind {url.get_backend_name()} are not supported; use SQLite."
            )
        if not url.database or url != URL.create(url.drivername, database=url.database):
            raise StoreUnusable(
                f"The address {url} has to name a file and nothing else, as sqlite:///path/to/file does."
            )
        return cls.named(url.database)

    def make_folder(self) -> None:
        """Make the folder of the file, if it is missing; raises `StoreUnusable`."""
        if self.path is not None:
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise StoreUnusable(
                    f"The folder of the database {self} cannot be made: {error.strerror}."
                ) from error

    def __str__(self) -> str:
        return MEMORY if self.path is None else str(self.path)


def make_engine(database: Database, patience: Patience) -> AsyncEngine:
    """An engine on the database, with so much patience for other programs."""
    url = URL.create("sqlite+aiosqlite", database=str(database))

    async def connect(*_: object, **__: object) -> aiosqlite.Connection:
        connector = partial(_connect, str(database), busy_timeout=0)  # it is the driver that has patience
        return await SteadyConnection(connector, patience).opened()

    # an error goes to the log, and the values of its statement may be a hand or a seed
    engine = create_async_engine(url, async_creator=connect, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


@contextmanager
def looking(database: Database, busy_timeout: float = 10.0) -> Iterator[Connection]:
    """A connection that changes nothing, on a file that is there, also while the bot has it.

    ``busy_timeout``: how many seconds to wait for a lock that another program holds.
    Raises `StoreError`, whatever SQLite reports meanwhile.
    """
    path = database.path
    if path is None:
        raise StoreUnusable("A database in memory is nobody else's to look at.")
    if not os.path.exists(path):  # noqa: PTH110 - the other one raises where it may not look
        raise StoreUnusable(f"There is no database {database}.")
    creator = partial(_look, path, busy_timeout)
    engine = create_engine("sqlite://", creator=creator, poolclass=NullPool, hide_parameters=True)
    event.listen(engine, "begin", _begin)
    try:
        with told_plainly(str(database)), engine.connect() as connection:
            yield connection.execution_options(**READS)
    except (DBAPIError, sqlite3.Error) as error:
        why = error.orig if isinstance(error, DBAPIError) else error
        raise StoreUnusable(f"The database {database} cannot be read: {why}.") from error


def _look(path: Path, busy_timeout: float) -> sqlite3.Connection:
    """A connection that leaves everything as it is, the file and what lies beside it.

    What a crash has left in the log is for the next start to bring into the file. Where there is none, only a
    connection that could write takes away again what SQLite lays beside the file.
    """
    log = path.with_name(f"{path.name}-wal")
    mode = "ro" if log.exists() and log.stat().st_size else "rw"
    connection = _connect(f"{path.absolute().as_uri()}?mode={mode}", busy_timeout, uri=True)
    connection.execute("PRAGMA query_only=ON")
    return connection


def _connect(database: str, busy_timeout: float, *, uri: bool = False) -> sqlite3.Connection:
    """A connection that also gives texts that are no UTF-8, for the reader of that one row to refuse."""
    connection = sqlite3.connect(database, timeout=busy_timeout, isolation_level=None, uri=uri)
    connection.text_factory = partial(str, encoding="utf-8", errors="surrogateescape")
    return connection


def _prepare(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Begin explicitly, as Python's driver does not do so before a schema change.

    A writer takes its lock at once: one that has read first could not wait for it any more.
    """
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN IMMEDIATE"))


async def driver_of(connection: AsyncConnection) -> SteadyConnection:
    """The driver's own connection below SQLAlchemy's."""
    return cast("SteadyConnection", (await connection.get_raw_connection()).driver_connection)
