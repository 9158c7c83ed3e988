"""Absence, reminders, votes, wishes, notes, servers left, the audit log; knows the schema as it was then.

What older tables did not know they begin without: nobody was away, nobody is reminded of anything yet.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _tables()
    _seats()
    _new()
    _bring_up_to_date()


def _tables() -> None:
    for column in (
        sa.Column("parent_id", sa.BigInteger),
        sa.Column("since", sa.BigInteger),
        sa.Column("remind_at", sa.BigInteger),
        sa.Column("due", sa.BigInteger),
        sa.Column("reminder", sa.String(20)),
        sa.Column("votes", sa.Text, nullable=False, server_default="[]"),
        sa.Column("notes", sa.Text, nullable=False, server_default="[]"),
        sa.Column("reminded_message_id", sa.BigInteger),
        sa.Column("reminded_about", sa.Text),
    ):
        op.add_column("tables", column)
    op.drop_index("ix_tables_deadline", "tables")
    op.drop_index("ix_tables_expires", "tables")
    op.create_index("ix_tables_due", "tables", ["due"])
    _index("ix_tables_open_in_guild", "guild_id", "ended IS NULL")
    _index("ix_tables_open_in_parent", "parent_id", "ended IS NULL AND parent_id IS NOT NULL")
    _index("ix_tables_reminding", "id", "reminder IS NOT NULL OR reminded_message_id IS NOT NULL")


def _index(name: str, column: str, where: str) -> None:
    op.create_index(name, "tables", [column], sqlite_where=sa.text(where), postgresql_where=sa.text(where))


def _seats() -> None:
    op.add_column("seats", sa.Column("missed", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("wish_id", sa.BigInteger))
    op.add_column("seats", sa.Column("wish_name", sa.String(200)))


def _new() -> None:
    op.create_table(
        "absences",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("actor_id", sa.BigInteger, nullable=False),
        sa.Column("actor", sa.String(200), nullable=False),
        sa.Column("action", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("whom_id", sa.BigInteger),
        sa.Column("whom", sa.String(200), nullable=False),
        sa.Column("to_id", sa.BigInteger),
        sa.Column("to_name", sa.String(200), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_audit_guild", "audit", ["guild_id", "at"])


def _bring_up_to_date() -> None:
    """People are waited for since the last change, as exactly as that is known.

    A running game is looked after at once, so that it reminds of what it has to.
    """
    op.execute("UPDATE tables SET since = changed WHERE waits = 'people' AND stage = 'playing'")
    op.execute("UPDATE tables SET remind_at = changed WHERE stage = 'playing'")
    op.execute("UPDATE tables SET due = CASE WHEN deadline < expires THEN deadline ELSE expires END")
    op.execute("UPDATE tables SET due = remind_at WHERE remind_at < due")
