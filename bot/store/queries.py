"""Every statement that the store runs, as plain functions on a connection; knows no lock and no game."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, TypeAlias

from sqlalchemy import (
    Connection,
    Delete,
    Insert,
    Update,
    bindparam,
    cast,
    delete,
    func,
    insert,
    select,
    type_coerce,
    union,
    update,
)
from sqlalchemy.types import BigInteger, Text

from bot.store.errors import ChannelTaken
from bot.store.schema import DEALS, HEARTBEAT, LATEST, MOVES, SEATS, TABLES, ticks

Row: TypeAlias = Mapping[str, Any]
"""Columns by name."""

Statement: TypeAlias = Insert | Update | Delete
"""A statement that changes something and answers nothing."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """One table as it is stored."""

    columns: Row
    seats: Sequence[Row]
    moved: Any
    """The revision of the last move on record, or None."""
    dealt: Sequence[Any]
    """The revisions of the deals on record."""


@dataclass(frozen=True, slots=True)
class Write:
    """Everything that one change of a table writes."""

    table_id: int
    columns: Row
    """The columns of the table that change."""
    seats: Sequence[Row] | None = None
    """All seats anew, or None when they stay."""
    move: Row | None = None
    """``revision``, ``seat``, ``move``, ``timed_out``."""
    deal: Row | None = None
    """``revision``, ``cards``."""


@dataclass(frozen=True, slots=True)
class Record:
    """What was dealt and moved at a table, in order."""

    deals: tuple[str, ...]
    moves: tuple[tuple[int, str], ...]


_ADD_MOVE = insert(MOVES)
_ADD_DEAL = insert(DEALS)
_ADD_SEAT = insert(SEATS)
_EMPTY_SEATS = delete(SEATS).where(SEATS.c.table_id == bindparam("this_id"))
_CHANGE = update(TABLES).where(TABLES.c.id == bindparam("this_id"))
_ADD_TABLE = insert(TABLES).returning(TABLES.c.id)


def add_table(connection: Connection, columns: Row, seats: Sequence[Row]) -> int:
    """Store a new table; gives its number. Raises `ChannelTaken` when the channel has one."""
    if open_in(connection, columns["channel_id"]) is not None:
        raise ChannelTaken("The channel has a table already.")
    table_id: int = connection.execute(_ADD_TABLE, columns).scalar_one()
    connection.execute(_ADD_SEAT, [{"table_id": table_id, **seat} for seat in seats])
    return table_id


def statements(write: Write) -> Iterator[tuple[Statement, Sequence[Row]]]:
    """The statements that a change of a table takes, each with the rows of values to run it for."""
    this = write.table_id
    if write.move is not None:
        yield _ADD_MOVE, [{"table_id": this, **write.move}]
    if write.deal is not None:
        yield _ADD_DEAL, [{"table_id": this, **write.deal}]
    if write.seats is not None:
        yield _EMPTY_SEATS, [{"this_id": this}]
    if write.seats:
        yield _ADD_SEAT, [{"table_id": this, **seat} for seat in write.seats]
    yield _CHANGE, [{"this_id": this, **write.columns}]


def load(connection: Connection, table_id: int) -> StoredTable | None:
    """The table with this number, or None."""
    columns = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().one_or_none()
    if columns is None:
        return None
    seats = select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)
    moved = select(func.max(MOVES.c.revision)).where(MOVES.c.table_id == table_id)
    dealt = select(DEALS.c.revision).where(DEALS.c.table_id == table_id)
    return StoredTable(
        columns=dict(columns),
        seats=[dict(row) for row in connection.execute(seats).mappings()],
        moved=connection.execute(moved).scalar_one(),
        dealt=list(connection.execute(dealt).scalars()),
    )


def open_in(connection: Connection, channel_id: int) -> int | None:
    """The number of the table in the channel that has not ended, or None."""
    found = select(TABLES.c.id).where(TABLES.c.channel_id == channel_id, TABLES.c.ended.is_(None))
    return connection.execute(found).scalar_one_or_none()


def waiting(connection: Connection, waits: str) -> list[int]:
    """The numbers of the tables that wait for this."""
    found = select(TABLES.c.id).where(TABLES.c.waits == waits).order_by(TABLES.c.id)
    return list(connection.execute(found).scalars())


def ended_with_board(connection: Connection) -> list[int]:
    """The numbers of the tables that have ended and have a public message yet."""
    found = select(TABLES.c.id).where(TABLES.c.ended.is_not(None), TABLES.c.board_message_id.is_not(None))
    return sorted(connection.execute(found).scalars())


def changed_since(connection: Connection, moment: datetime) -> list[int]:
    """The numbers of the tables that have changed since then."""
    found = select(TABLES.c.id).where(TABLES.c.changed >= moment)
    return sorted(connection.execute(found).scalars())


def due(connection: Connection, now: datetime) -> list[int]:
    """The numbers of the tables whose time, or whose open move's time, is up."""
    found = [select(TABLES.c.id).where(moment <= now) for moment in (TABLES.c.deadline, TABLES.c.expires)]
    return sorted(connection.execute(union(*found)).scalars())


def record(connection: Connection, table_id: int) -> Record:
    """What was dealt and moved at the table, as texts, whatever damage lies there instead."""
    cards, move = cast(DEALS.c.cards, Text), cast(MOVES.c.move, Text)
    deals = select(cards).where(DEALS.c.table_id == table_id).order_by(DEALS.c.revision)
    moves = select(MOVES.c.seat, move).where(MOVES.c.table_id == table_id).order_by(MOVES.c.revision)
    return Record(
        deals=tuple(connection.execute(deals).scalars()),
        moves=tuple((seat, move) for seat, move in connection.execute(moves)),
    )


def beat(connection: Connection, now: datetime) -> None:
    """Note that the bot is up."""
    if connection.execute(select(HEARTBEAT.c.id)).first() is None:
        connection.execute(insert(HEARTBEAT), {"id": 1, "seen": now})
    else:
        connection.execute(update(HEARTBEAT), {"seen": now})


def resume(connection: Connection, now: datetime, *, set_back: bool) -> timedelta:
    """Move every deadline on by the time since the last heartbeat; gives that time.

    A heartbeat in the future is believed only if the clock is known to have been ``set_back``.
    What is damaged is left alone: a table whose deadline is none is for its reader to refuse.
    """
    seen = connection.execute(select(HEARTBEAT.c.seen)).scalar_one_or_none()
    away = now - seen if isinstance(seen, datetime) else timedelta()
    if away < timedelta() and not set_back:
        away = timedelta()
    if away:
        for column in (TABLES.c.deadline, TABLES.c.expires):
            later = type_coerce(column, BigInteger) + ticks(away)
            connection.execute(update(TABLES).where(column < LATEST).values({column: later}))
    beat(connection, now)
    return away
