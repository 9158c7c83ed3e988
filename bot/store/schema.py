"""The tables of the store, in portable terms; knows no query."""

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    text,
)

METADATA = MetaData()

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_TICK = timedelta(milliseconds=1)

LATEST = datetime.max.replace(tzinfo=UTC)
"""No moment is later. To SQLite texts and bytes are, so that nothing but moments is before it."""


def ticks(span: timedelta) -> int:
    """A span of time in the unit in which instants are stored."""
    return span // _TICK


class Instant(TypeDecorator[datetime]):
    """A moment as milliseconds since 1970 in UTC: no time zone can move it, every database can add to it."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, _dialect: Dialect) -> int | None:
        """To the store; a naive time is refused by Python."""
        return None if value is None else ticks(value - _EPOCH)

    def process_result_value(self, value: Any | None, _dialect: Dialect) -> datetime | None:
        """From the store; what is no moment there stays as it is, for the reader to refuse that one table."""
        try:
            return _EPOCH + value * _TICK if isinstance(value, int) else value
        except OverflowError:
            return value


TABLES = Table(
    "tables",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("parent_id", BigInteger),
    Column("locale", String(10), nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("face", String(40), nullable=False),
    Column("pace", String(20), nullable=False),
    Column("turn_after", Integer),
    Column("hints", Integer, nullable=False),
    Column("computers", Integer, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("stage", String(20), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("decisions", Text, nullable=False),
    Column("waits", String(20), nullable=False),
    Column("deadline", Instant),
    Column("since", Instant),
    Column("expires", Instant),
    Column("remind_at", Instant),
    Column("due", Instant),
    Column("reminder", String(20)),
    Column("votes", Text, nullable=False),
    Column("notes", Text, nullable=False),
    Column("changed", Instant, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("late", Text, nullable=False),
    Column("seed", String(64)),
    Column("ended", String(20)),
    Column("board_message_id", BigInteger),
    Column("board_deal", Integer),
    Column("board_posted_at", Instant),
    Column("reminded_message_id", BigInteger),
    Column("reminded_about", Text),
    Column("snapshot", Text),
    Index("ix_tables_waits", "waits"),
    Index("ix_tables_due", "due"),
    Index("ix_tables_changed", "changed"),
    Index("ix_tables_of_game", "guild_id", "game"),
    Index(
        "uq_tables_open_in_channel",
        "channel_id",
        unique=True,
        sqlite_where=text("ended IS NULL"),
        postgresql_where=text("ended IS NULL"),
    ),
    Index(
        "ix_tables_open_in_guild",
        "guild_id",
        sqlite_where=text("ended IS NULL"),
        postgresql_where=text("ended IS NULL"),
    ),
    Index(
        "ix_tables_open_in_parent",
        "parent_id",
        sqlite_where=text("ended IS NULL AND parent_id IS NOT NULL"),
        postgresql_where=text("ended IS NULL AND parent_id IS NOT NULL"),
    ),
    Index(
        "ix_tables_reminding",
        "id",
        sqlite_where=text("reminder IS NOT NULL OR reminded_message_id IS NOT NULL"),
        postgresql_where=text("reminder IS NOT NULL OR reminded_message_id IS NOT NULL"),
    ),
    Index(
        "ix_tables_end_not_shown",
        "board_message_id",
        sqlite_where=text("ended IS NOT NULL AND board_message_id IS NOT NULL"),
        postgresql_where=text("ended IS NOT NULL AND board_message_id IS NOT NULL"),
    ),
    sqlite_autoincrement=True,  # the button of a deleted table must never reach a new one
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger),
    Column("name", String(200), nullable=False),
    Column("player", String(40), nullable=False),
    Column("former_id", BigInteger),
    Column("missed", Integer, nullable=False),
    Column("wish_id", BigInteger),
    Column("wish_name", String(200)),
    sqlite_with_rowid=False,
)

MOVES = Table(
    "moves",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("revision", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", String(80), nullable=False),
    Column("timed_out", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

DEALS = Table(
    "deals",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("revision", Integer, primary_key=True),
    Column("cards", Text, nullable=False),
    sqlite_with_rowid=False,
)

HEARTBEAT = Table(
    "heartbeat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seen", Instant, nullable=False),
)

ABSENCES = Table(
    "absences",
    METADATA,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("since", Instant, nullable=False),
)
"""The servers that the bot is no longer in."""

HOUSES = Table(
    "houses",
    METADATA,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String(10)),
    Column("pace", String(20), nullable=False),
    Column("options", Text, nullable=False),
    Column("turn_after", Integer),
    Column("hints", Integer, nullable=False),
    Column("computers", Integer, nullable=False),
    Column("channels", Text, nullable=False),
)
"""What servers have settled for their tables; without a row everything is as by default."""

AUDIT = Table(
    "audit",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Instant, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("table_id", Integer, nullable=False),
    Column("actor_id", BigInteger, nullable=False),
    Column("actor", String(200), nullable=False),
    Column("action", String(20), nullable=False),
    Column("seat", Integer),
    Column("whom_id", BigInteger),
    Column("whom", String(200), nullable=False),
    Column("to_id", BigInteger),
    Column("to_name", String(200), nullable=False),
    Index("ix_audit_guild", "guild_id", "at"),
    sqlite_autoincrement=True,
)
"""What moderators did."""
