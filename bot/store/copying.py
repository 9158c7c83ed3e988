"""Copies a database that is in use, whole or not at all; knows no table's content."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast

from sqlalchemy import func, select

from bot.store.engine import Database, looking
from bot.store.errors import StoreError, StoreUnusable
from bot.store.schema import TABLES
from bot.store.versions import Age, Schema, schema_of

COMPANIONS = ("-wal", "-shm", "-journal", ".lock.db")
"""What lies beside a database under its name, so that nothing else may."""

GAP = 1_000_000
"""So many numbers a copy leaves out: what is given out after it is copied stays below."""

HIGHEST = 10**9 - GAP
"""No table changes as often as that; a number beyond it is damage, and stays for the reader to refuse."""

_SKIP_CHANGES = """
UPDATE tables SET revision = revision + ?
WHERE ended IS NULL AND typeof(revision) = 'integer' AND revision BETWEEN 0 AND ?
"""

_LAST_TABLE = """
SELECT max(
    coalesce(max(id), 0), coalesce((SELECT max(seq) FROM sqlite_sequence WHERE name = 'tables'), 0)
) FROM tables
"""


@dataclass(frozen=True, slots=True)
class Copied:
    """What was copied."""

    size: int
    """In bytes."""
    tables: int
    """How many tables people have opened."""
    version: str
    """The number of its schema."""


def copy(database: Database, to: Path) -> Copied:
    """Copy the database as it is at this instant into a new file, which is on the disk when this returns.

    The bot may play on meanwhile. The copy needs no other file beside it, may be read by whoever may read the
    database, and appears under its name only once it was looked through. All in it is the same but for the
    numbers that come next (`_numbered_on`). Raises `StoreError` with a sentence; then there is no copy.
    """
    _must_be_free(database, to)
    with _beside(to) as draft:
        schema = snapshot(database, draft)
        tables = _looked_through(draft, schema, database)
        _numbered_on(draft, database)
        shutil.copymode(str(database), draft)
        _place(draft, to)
        return Copied(to.stat().st_size, tables, schema.version)


def snapshot(database: Database, to: Path) -> Schema:
    """Copy every page as it is at this instant into a file that nobody looks at yet; gives its schema.

    All at once, since a copy in steps begins anew whenever somebody writes between them. The copy is a single
    file: how the original keeps its log is no matter of content. Raises `StoreError`.
    """
    with looking(database) as source, source.begin():
        schema = schema_of(source)
        if schema.age in (Age.EMPTY, Age.FOREIGN):
            raise StoreUnusable(f"{database} is no database of this bot.")
        try:
            with closing(sqlite3.connect(to, isolation_level=None)) as target:
                cast("sqlite3.Connection", source.connection.driver_connection).backup(target)
                target.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.Error as error:
            raise StoreUnusable(f"The database {database} cannot be copied: {_why(error)}.") from error
    return schema


def _why(error: sqlite3.Error) -> str:
    full = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL
    return "the disk is full" if full else str(error)


def _must_be_free(database: Database, to: Path) -> None:
    """Refuse to write over anything, or where something would be taken for a part of a database."""
    if os.path.lexists(to):
        raise StoreUnusable(f"{to} exists already; choose another name for the copy.")
    if not os.path.isdir(to.parent):  # noqa: PTH112 - the other one raises where it may not look
        raise StoreUnusable(f"There is no folder {to.parent} to copy the database to.")
    if database.path and to.resolve() in _companions(database.path):
        raise StoreUnusable(f"{to} is where the database keeps its own things; choose another name.")
    for left in filter(os.path.lexists, _companions(to)):
        raise StoreUnusable(
            f"{left} would be taken for a part of the copy; remove it or choose another name."
        )


def _companions(path: Path) -> list[Path]:
    return [path.with_name(path.name + ending) for ending in COMPANIONS]


@contextmanager
def _beside(to: Path) -> Iterator[Path]:
    """Where to write what is to become the file: on the same disk, and gone afterwards with all around it."""
    try:
        with TemporaryDirectory(dir=to.parent, prefix=".unsortiert-") as folder:
            yield Path(folder) / "draft"
    except OSError as error:
        raise StoreUnusable(f"The copy {to} cannot be written: {error.strerror}.") from error


def _looked_through(draft: Path, schema: Schema, database: Database) -> int:
    """How many tables the copy holds; it is read page by page, or its damage would show when it is needed."""
    damaged = StoreUnusable(
        f"The database {database} is damaged and was not copied; `unsortiert check` says more."
    )
    try:
        with looking(Database(draft)) as copied, copied.begin():
            found = copied.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
            if found != "ok" or schema_of(copied) != schema:
                raise damaged
            return copied.execute(select(func.count()).select_from(TABLES)).scalar_one()
    except StoreError:
        raise damaged from None


def _numbered_on(draft: Path, database: Database) -> None:
    """Have the copy go on with numbers of changes and of tables that the original will not have come to.

    Messages of what was played after the copying outlive that. They name a decision by the number of the
    change that asked for it, and a table by its own: if a bot that goes on with the copy gave them out again,
    an old hand would play cards of a new one. What is asked in the copy keeps its number, as it is the same.
    Who goes on with the same copy a second time begins with the same numbers as the first time.
    """
    try:
        with closing(sqlite3.connect(draft)) as target, target:
            target.execute(_SKIP_CHANGES, (GAP, HIGHEST))
            (last,) = target.execute(_LAST_TABLE).fetchone()
            target.execute("DELETE FROM sqlite_sequence WHERE name = 'tables'")
            target.execute("INSERT INTO sqlite_sequence VALUES ('tables', ? + ?)", (last, GAP))
    except sqlite3.Error as error:
        raise StoreUnusable(f"The database {database} cannot be copied: {_why(error)}.") from error


def _place(draft: Path, to: Path) -> None:
    """Have the draft appear under its name at once, with all of it on the disk.

    What has got that name meanwhile stays, but on a disk that knows only one name for a file.
    """
    _flush(draft)
    try:
        os.link(draft, to)
    except FileExistsError:
        raise StoreUnusable(f"{to} exists already; choose another name for the copy.") from None
    except OSError:
        draft.rename(to)
    _flush(to.parent)


def _flush(path: Path) -> None:
    """Wait until a file, or a folder's list of names, is on the disk."""
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
