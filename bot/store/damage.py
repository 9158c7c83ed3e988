"""What can be wrong with the file of a database as a whole; knows nothing of what lies in a single table."""

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime

from sqlalchemy import Column, ColumnElement, Connection, and_, func, inspect, not_, or_, select
from sqlalchemy.exc import DBAPIError

from bot.store.errors import StoreUnusable, plainly
from bot.store.schema import ABSENCES, HEARTBEAT, LATEST, METADATA, TABLES

EARLIEST = datetime(1970, 1, 1, tzinfo=UTC)
"""Nothing is noted of any time before."""

SHOWN = 20
"""How much SQLite tells of the damage of a file."""


def whole(connection: Connection) -> Iterator[str]:
    """All that is, in sentences without anything that is stored in it."""
    for look in (told_by_sqlite, _missing, _strays, _crowded, _timeless):
        try:
            with connection.begin():
                yield from look(connection)
        except DBAPIError as error:
            must_be_damage(error)
            yield "The file is too damaged to be looked at any further as a whole."
            return


def must_be_damage(error: DBAPIError) -> None:
    """Raise what is no damage of the file but, say, a lock or a column that is missing."""
    if not isinstance(plainly(error.orig, ""), StoreUnusable):
        raise error


def told_by_sqlite(connection: Connection) -> Iterator[str]:
    """What SQLite itself finds damaged."""
    try:
        lines = _integrity(connection, SHOWN)
    except DBAPIError as error:  # it gives up where it meets too much; the first of it will do
        must_be_damage(error)
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
