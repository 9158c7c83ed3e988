"""Looks a database through: first as a whole, then table by table; knows no game."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import (
    URL,
    Column,
    ColumnElement,
    Connection,
    Integer,
    NullPool,
    and_,
    create_engine,
    func,
    inspect,
    literal,
    not_,
    null,
    or_,
    select,
    type_coerce,
    union_all,
)
from sqlalchemy.exc import DBAPIError

from bot.store import queries
from bot.store.copying import snapshot
from bot.store.engine import Database, looking
from bot.store.errors import StoreUnusable, plainly
from bot.store.houses import every_house
from bot.store.migrate import migrate, must_be_ours
from bot.store.queries import Row, StoredTable
from bot.store.schema import ABSENCES, DEALS, HEARTBEAT, LATEST, METADATA, MOVES, TABLES
from bot.store.versions import Age, schema_of

AT_ONCE = 100
"""How many numbers of tables are fetched in one go."""

EARLIEST = datetime(1970, 1, 1, tzinfo=UTC)
"""Nothing is noted of any time before."""

SHOWN = 20
"""How much SQLite tells of the damage of a file."""


@dataclass(frozen=True, slots=True)
class Happened:
    """One move or deal on record, whatever lies there."""

    revision: Any
    seat: Any
    """Who moved; None for a deal."""
    text: Any
    """The move, or the cards of the deal."""
    late: Any
    """1: the move was made because the time ran out."""


@dataclass(frozen=True, slots=True)
class Found:
    """One table as it is stored, with all that happened there, in order."""

    number: int
    stored: StoredTable | None
    """None where the file is damaged."""
    happened: tuple[Happened, ...]


class Inspection:
    """A database that is looked through while others may use it; made by `inspecting`."""

    def __init__(self, connection: Connection, older: str | None) -> None:
        self._connection = connection
        self.older = older
        """The schema it has, when that is an older one: then a migrated copy is looked through."""

    def damage(self) -> Iterator[str]:
        """What is wrong with the file as a whole, in sentences without anything that is stored in it."""
        for look in (_told_by_sqlite, _missing, _strays, _crowded, _timeless):
            try:
                with self._connection.begin():
                    yield from look(self._connection)
            except DBAPIError as error:
                _must_be_damage(error)
                yield "The file is too damaged to be looked at any further as a whole."
                return

    def found(self) -> Iterator[Found]:
        """Every table, one after the other and each at one instant; no more than one is in memory."""
        last = -(2**63)  # whatever number a damaged one has
        while numbers := self._after(last):
            for last in numbers:
                if (found := self._one(last)) is not None:
                    yield found

    def houses(self) -> list[Row]:
        """What servers have settled, as it is stored; none where the file is damaged, which was told."""
        try:
            with self._connection.begin():
                return list(every_house(self._connection))
        except DBAPIError as error:
            _must_be_damage(error)
            return []

    def _one(self, number: int) -> Found | None:
        """The table, or None when there is none any more."""
        try:
            with self._connection.begin():
                stored = queries.load(self._connection, number)
                happened = tuple(_happened(self._connection, number))
        except DBAPIError as error:
            _must_be_damage(error)
            return Found(number, None, ())
        return None if stored is None else Found(number, stored, happened)

    def _after(self, last: int) -> list[int]:
        with self._connection.begin():
            numbers = select(TABLES.c.id).where(TABLES.c.id > last).order_by(TABLES.c.id).limit(AT_ONCE)
            return list(self._connection.execute(numbers).scalars())


@contextmanager
def inspecting(database: Database) -> Iterator[Inspection]:
    """Look a database through, which stays as it is; raises `StoreError` when that cannot be done at all.

    One with an older schema is copied into a temporary folder, and the copy migrated as by the next start.
    """
    with looking(database) as connection:
        with connection.begin():
            schema = schema_of(connection)
        if schema.age is Age.EMPTY:
            raise StoreUnusable(f"The database {database} is empty; the bot was never started with it.")
        must_be_ours(schema, str(database))
        if schema.age is Age.PRESENT:
            yield Inspection(connection, None)
            return
        _must_be_sound(connection, database)
    with _migrated(database) as copied, looking(copied) as connection:
        yield Inspection(connection, schema.version)


def _must_be_sound(connection: Connection, database: Database) -> None:
    """Refuse damage that a copy would not show any more once it is migrated."""
    with connection.begin():
        for sentence in _told_by_sqlite(connection):
            raise StoreUnusable(f"The database {database} is damaged. {sentence}")


@contextmanager
def _migrated(database: Database) -> Iterator[Database]:
    """A copy of the database with this version's schema."""
    with _folder(database) as folder:
        draft = Path(folder) / "draft"
        snapshot(database, draft)
        place = URL.create("sqlite", database=str(draft))
        with create_engine(place, poolclass=NullPool, hide_parameters=True).connect() as connection:
            migrate(connection, str(database))
        yield Database(draft)


def _folder(database: Database) -> TemporaryDirectory[str]:
    try:
        return TemporaryDirectory(prefix="check-")
    except OSError as error:
        raise StoreUnusable(
            f"There is no room for a copy of the database {database}: {error.strerror}."
        ) from error


def _must_be_damage(error: DBAPIError) -> None:
    """Raise what is no damage of the file but, say, a lock or a column that is missing."""
    if not isinstance(plainly(error.orig, ""), StoreUnusable):
        raise error


def _told_by_sqlite(connection: Connection) -> Iterator[str]:
    try:
        lines = _integrity(connection, SHOWN)
    except DBAPIError as error:  # it gives up where it meets too much; the first of it will do
        _must_be_damage(error)
        lines = _integrity(connection, 1)
    for line in lines:
        yield f"SQLite says: {' '.join(line.removeprefix('*** in database main ***').split())}."


def _integrity(connection: Connection, most: int) -> list[str]:
    """The damage that SQLite finds, no more than so much of it."""
    lines = connection.exec_driver_sql(f"PRAGMA integrity_check({most})").scalars().all()
    return [line for line in lines if line != "ok"]


def _missing(connection: Connection) -> Iterator[str]:
    """Columns and indices that this version needs and the database has not."""
    inspector = inspect(connection)
    there = inspector.get_table_names()
    for table in METADATA.sorted_tables:
        if table.name not in there:
            yield f"The table {table.name} is missing."
            continue
        columns = {column["name"] for column in inspector.get_columns(table.name)}
        indices = {index["name"] for index in inspector.get_indexes(table.name)}
        for name in [column.name for column in table.columns if column.name not in columns]:
            yield f"The column {name} of {table.name} is missing."
        for name in sorted({str(index.name) for index in table.indexes} - indices):
            yield f"The index {name} of {table.name} is missing."


def _strays(connection: Connection) -> Iterator[str]:
    """Rows of tables that are not there."""
    rows = Counter(row[0] for row in connection.exec_driver_sql("PRAGMA foreign_key_check"))
    for name, count in sorted(rows.items()):
        yield f"{name} has rows of a table that is not there, {count} in all."


def _crowded(connection: Connection) -> Iterator[str]:
    """Channels in which more than one table has not ended."""
    still_open = select(TABLES.c.channel_id).where(TABLES.c.ended.is_(None))
    crowded = still_open.group_by(TABLES.c.channel_id).having(func.count() > 1)
    for channel in connection.execute(crowded).scalars().all():
        here = select(TABLES.c.id).where(TABLES.c.ended.is_(None), TABLES.c.channel_id == channel)
        numbers = ", ".join(map(str, connection.execute(here.order_by(TABLES.c.id)).scalars()))
        yield f"More than one table is open in one channel: {numbers}."


def _timeless(connection: Connection) -> Iterator[str]:
    """Notes of when the bot was up, and since when it is not in a server, that tell no moment."""
    beats = select(func.count()).where(or_(HEARTBEAT.c.id != 1, not_(_is_moment(HEARTBEAT.c.seen))))
    if connection.execute(beats).scalar_one():
        yield "When the bot was last up is noted more than once, or as no moment."
    absences = select(func.count()).where(or_(ABSENCES.c.guild_id < 1, not_(_is_moment(ABSENCES.c.since))))
    if count := connection.execute(absences).scalar_one():
        yield f"Since when the bot is not in a server is noted as no moment, {count} in all."


def _is_moment(column: Column[datetime]) -> ColumnElement[bool]:
    return and_(func.typeof(column) == "integer", column >= EARLIEST, column < LATEST)


def _happened(connection: Connection, table_id: int) -> Iterator[Happened]:
    """All deals and moves of a table, in order."""
    late = type_coerce(MOVES.c.timed_out, Integer)
    moves = select(MOVES.c.revision, MOVES.c.seat, MOVES.c.move.label("text"), late.label("late"))
    deals = select(
        DEALS.c.revision, null().label("seat"), DEALS.c.cards.label("text"), literal(0).label("late")
    )
    both = union_all(moves.where(MOVES.c.table_id == table_id), deals.where(DEALS.c.table_id == table_id))
    for row in connection.execute(both.order_by("revision")):
        yield Happened(*row)
