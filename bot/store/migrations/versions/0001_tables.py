"""Tables with their seats, moves and deals, and the heartbeat; knows the schema as it was then."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    _tables()
    _records()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("locale", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("chips", sa.Integer),
        sa.Column("face", sa.String(40), nullable=False),
        sa.Column("pace", sa.String(20), nullable=False),
        sa.Column("host_id", sa.BigInteger, nullable=False),
        sa.Column("stage", sa.String(20), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("decisions", sa.Text, nullable=False),
        sa.Column("waits", sa.String(20), nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("expires", sa.BigInteger),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("timed_out", sa.Integer),
        sa.Column("seed", sa.String(64)),
        sa.Column("ended", sa.String(20)),
        sa.Column("board_message_id", sa.BigInteger),
        sa.Column("board_deal", sa.Integer),
        sa.Column("board_posted_at", sa.BigInteger),
        sa.Column("snapshot", sa.Text),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tables_waits", "tables", ["waits"])
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.create_index("ix_tables_expires", "tables", ["expires"])
    op.create_index("ix_tables_changed", "tables", ["changed"])
    not_shown = sa.text("ended IS NOT NULL AND board_message_id IS NOT NULL")
    op.create_index(
        "ix_tables_end_not_shown",
        "tables",
        ["board_message_id"],
        sqlite_where=not_shown,
        postgresql_where=not_shown,
    )
    open_only = sa.text("ended IS NULL")
    op.create_index(
        "uq_tables_open_in_channel",
        "tables",
        ["channel_id"],
        unique=True,
        sqlite_where=open_only,
        postgresql_where=open_only,
    )


def _records() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("former_id", sa.BigInteger),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "moves",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("revision", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.String(80), nullable=False),
        sa.Column("timed_out", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "deals",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("revision", sa.Integer, primary_key=True),
        sa.Column("cards", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
