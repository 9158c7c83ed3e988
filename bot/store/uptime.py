"""The statements by which time counts for nobody: when the bot is up, and where it is not; knows no game.

Plain functions on a connection, as in `bot.store.queries`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    and_,
    case,
    delete,
    insert,
    or_,
    select,
    true,
    type_coerce,
    update,
)
from sqlalchemy.types import BigInteger

from bot.store.schema import ABSENCES, HEARTBEAT, LATEST, TABLES, ticks


@dataclass(frozen=True, slots=True)
class Furthest:
    """How far ahead the moments of tables may lie that are at a stage and have a pace."""

    stage: str
    pace: str
    since: datetime
    deadline: datetime
    expires: datetime


def absences(connection: Connection) -> dict[int, datetime]:
    """The servers that the bot is not in, and since when."""
    return {row.guild_id: row.since for row in connection.execute(select(ABSENCES))}


def leave_guild(connection: Connection, guild_id: int, now: datetime) -> datetime:
    """Note that the bot is no longer in a server; gives since when, which stays as it was noted first."""
    noted = select(ABSENCES.c.since).where(ABSENCES.c.guild_id == guild_id)
    since: datetime | None = connection.execute(noted).scalar_one_or_none()
    if since is not None:
        return since
    connection.execute(insert(ABSENCES), {"guild_id": guild_id, "since": now})
    return now


def rejoin_guild(connection: Connection, guild_id: int, now: datetime) -> None:
    """Note that the bot is in a server again, and move its deadlines on by the time that it was not."""
    this = ABSENCES.c.guild_id == guild_id
    since = connection.execute(select(ABSENCES.c.since).where(this)).scalar_one_or_none()
    if isinstance(since, datetime) and since < now:
        _move_on(connection, now - since, TABLES.c.guild_id == guild_id)
    connection.execute(delete(ABSENCES).where(this))


def beat(connection: Connection, now: datetime) -> None:
    """Note that the bot is up."""
    this = HEARTBEAT.c.id == 1
    if connection.execute(select(HEARTBEAT.c.id).where(this)).first() is None:
        connection.execute(insert(HEARTBEAT), {"id": 1, "seen": now})
    else:
        connection.execute(update(HEARTBEAT).where(this), {"seen": now})


def resume(connection: Connection, now: datetime, seen: datetime | None) -> timedelta:
    """Move every deadline on by the time since the bot was ``seen``, or since the last heartbeat; gives it.

    A heartbeat in the future moves nothing: it may be damaged, and games that are moved back by too much end.
    Whoever has seen the bot then is believed, and moves all back. No server was left in the future.
    What is damaged is left alone: a table whose deadline is none is for its reader to refuse.
    """
    away = now - seen if seen is not None else max(timedelta(), _since_last_beat(connection, now))
    if away:
        _move_on(connection, away, true())
        later = type_coerce(ABSENCES.c.since, BigInteger) + ticks(away)
        sound = ABSENCES.c.since < LATEST
        connection.execute(update(ABSENCES).where(sound).values({ABSENCES.c.since: later}))
    ahead = _after(ABSENCES.c.since, now)
    connection.execute(update(ABSENCES).where(ahead).values({ABSENCES.c.since: now}))
    beat(connection, now)
    return away


def too_far(connection: Connection, furthest: Sequence[Furthest]) -> list[int]:
    """The numbers of the tables that have a moment further ahead than it may lie."""
    beyond = (
        and_(
            TABLES.c.stage == these.stage,
            TABLES.c.pace == these.pace,
            or_(
                _after(TABLES.c.since, these.since),
                _after(TABLES.c.deadline, these.deadline),
                _after(TABLES.c.expires, these.expires),
            ),
        )
        for these in furthest
    )
    found = select(TABLES.c.id).where(TABLES.c.due < LATEST, or_(*beyond))
    return sorted(connection.execute(found).scalars())


def _after(column: Column[datetime], moment: datetime) -> ColumnElement[bool]:
    """Whether a moment is later, and is one at all."""
    return and_(column > moment, column < LATEST)


def _since_last_beat(connection: Connection, now: datetime) -> timedelta:
    seen = connection.execute(select(HEARTBEAT.c.seen).where(HEARTBEAT.c.id == 1)).scalar_one_or_none()
    return now - seen if isinstance(seen, datetime) else timedelta()


def _move_on(connection: Connection, away: timedelta, which: ColumnElement[bool]) -> None:
    """Move everything that tables wait for, and since when they do, by a time that counts for nobody.

    Every table that has not ended is due some day, so that the index leads to these alone.
    """
    moved = {
        column: case((column < LATEST, type_coerce(column, BigInteger) + ticks(away)), else_=column)
        for column in (TABLES.c.deadline, TABLES.c.since, TABLES.c.expires, TABLES.c.remind_at, TABLES.c.due)
    }
    connection.execute(update(TABLES).where(TABLES.c.due < LATEST, which).values(moved))
