"""Looks a database through, table by table; knows no game and no damage of the file as a whole."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import (
    URL,
    Connection,
    Integer,
    NullPool,
    create_engine,
    literal,
    null,
    select,
    type_coerce,
    union_all,
)
from sqlalchemy.exc import DBAPIError

from bot.store import queries
from bot.store.copying import snapshot
from bot.store.damage import must_be_damage, told_by_sqlite, whole
from bot.store.engine import Database, looking
from bot.store.errors import StoreUnusable
from bot.store.houses import every_house
from bot.store.migrate import migrate, must_be_ours
from bot.store.queries import Row, StoredTable
from bot.store.schema import DEALS, MOVES, TABLES
from bot.store.versions import Age, schema_of

AT_ONCE = 100
"""How many numbers of tables are fetched in one go."""


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
        yield from whole(self._connection)

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
            must_be_damage(error)
            return []

    def _one(self, number: int) -> Found | None:
        """The table, or None when there is none any more."""
        try:
            with self._connection.begin():
                stored = queries.load(self._connection, number)
                happened = tuple(_happened(self._connection, number))
        except DBAPIError as error:
            must_be_damage(error)
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
        for sentence in told_by_sqlite(connection):
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
