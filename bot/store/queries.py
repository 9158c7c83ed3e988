"""Every statement that the store runs, as plain functions on a connection; knows no lock and no game."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
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
    or_,
    select,
    union,
    update,
)
from sqlalchemy.types import Text

from bot.store.errors import ChannelTaken
from bot.store.schema import ABSENCES, AUDIT, DEALS, MOVES, SEATS, TABLES

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
    audit: Row | None = None
    """The columns of an entry of the audit log but for the table."""


@dataclass(frozen=True, slots=True)
class Record:
    """What was dealt and moved at a table, in order."""

    deals: tuple[str, ...]
    moves: tuple[tuple[int, str], ...]


_ADD_MOVE = insert(MOVES)
_ADD_DEAL = insert(DEALS)
_ADD_SEAT = insert(SEATS)
_ADD_AUDIT = insert(AUDIT)
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
    if write.audit is not None:
        yield _ADD_AUDIT, [{"table_id": this, **write.audit}]
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


def first_of(connection: Connection, guild_id: int, game: str) -> int | None:
    """The number of the first table of a game in a server, of those that are kept, or None."""
    found = select(func.min(TABLES.c.id)).where(TABLES.c.guild_id == guild_id, TABLES.c.game == game)
    first: int | None = connection.execute(found).scalar_one()
    return first


def waiting(connection: Connection, waits: str) -> list[int]:
    """The numbers of the tables that wait for this."""
    found = select(TABLES.c.id).where(TABLES.c.waits == waits).order_by(TABLES.c.id)
    return list(connection.execute(found).scalars())


def telling_time(connection: Connection, waits: str, stage: str) -> list[int]:
    """The numbers of the tables that wait for this and have a deadline, or are at this stage."""
    tells = or_(TABLES.c.deadline.is_not(None), TABLES.c.stage == stage)
    found = select(TABLES.c.id).where(TABLES.c.waits == waits, tells)
    return sorted(connection.execute(found).scalars())


def ended_with_board(connection: Connection) -> list[int]:
    """The numbers of the tables that have ended and have a public message yet."""
    found = select(TABLES.c.id).where(TABLES.c.ended.is_not(None), TABLES.c.board_message_id.is_not(None))
    return sorted(connection.execute(found).scalars())


def changed_since(connection: Connection, moment: datetime) -> list[int]:
    """The numbers of the tables that have changed since then."""
    found = select(TABLES.c.id).where(TABLES.c.changed >= moment)
    return sorted(connection.execute(found).scalars())


def due(connection: Connection, now: datetime, lost: datetime) -> list[int]:
    """The numbers of the tables whose time for something is up, and of those in servers left before ``lost``.

    In a server that the bot is not in, nothing else is due.
    """
    away = select(ABSENCES.c.guild_id)
    found = select(TABLES.c.id).where(TABLES.c.due <= now, TABLES.c.guild_id.not_in(away))
    gone = select(TABLES.c.id).where(
        TABLES.c.ended.is_(None), TABLES.c.guild_id.in_(away.where(ABSENCES.c.since <= lost))
    )
    return sorted(connection.execute(union(found, gone)).scalars())


def open_of(connection: Connection, guild_id: int) -> list[int]:
    """The numbers of the tables in the server that have not ended."""
    found = select(TABLES.c.id).where(TABLES.c.guild_id == guild_id, TABLES.c.ended.is_(None))
    return sorted(connection.execute(found).scalars())


def in_channel(connection: Connection, channel_id: int) -> list[int]:
    """The numbers of the tables in the channel or in a thread of it that have not ended."""
    places = (TABLES.c.channel_id, TABLES.c.parent_id)
    found = [select(TABLES.c.id).where(place == channel_id, TABLES.c.ended.is_(None)) for place in places]
    return sorted(connection.execute(union(*found)).scalars())


def reminding(connection: Connection) -> list[int]:
    """The numbers of the tables that remind of something, or have a message that does."""
    found = select(TABLES.c.id).where(
        or_(TABLES.c.reminder.is_not(None), TABLES.c.reminded_message_id.is_not(None))
    )
    return sorted(connection.execute(found).scalars())


def guilds(connection: Connection) -> list[int]:
    """The servers in which a table stands that has not ended; what is no number of one is passed over."""
    found = select(TABLES.c.guild_id).where(TABLES.c.ended.is_(None)).distinct()
    return sorted(number for number in connection.execute(found).scalars() if isinstance(number, int))


def record(connection: Connection, table_id: int) -> Record:
    """What was dealt and moved at the table, as texts, whatever damage lies there instead."""
    cards, move = cast(DEALS.c.cards, Text), cast(MOVES.c.move, Text)
    deals = select(cards).where(DEALS.c.table_id == table_id).order_by(DEALS.c.revision)
    moves = select(MOVES.c.seat, move).where(MOVES.c.table_id == table_id).order_by(MOVES.c.revision)
    return Record(
        deals=tuple(connection.execute(deals).scalars()),
        moves=tuple((seat, move) for seat, move in connection.execute(moves)),
    )
