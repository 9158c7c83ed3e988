"""What further games bring: options, first tables, several who are late; knows the schema of its time."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _options_of_any_game()
    _first_tables_of_each_game()
    _all_who_were_late()


def _options_of_any_game() -> None:
    """Instead of the chips of one."""
    op.add_column("tables", sa.Column("options", sa.Text, nullable=False, server_default="{}"))
    op.add_column("houses", sa.Column("options", sa.Text, nullable=False, server_default="{}"))
    op.execute("UPDATE tables SET options = '{\"chips\": ' || chips || '}' WHERE chips IS NOT NULL")
    op.execute(
        "UPDATE houses SET options = '{\"unsortiert\": {\"chips\": ' || chips || '}}' WHERE chips IS NOT NULL"
    )
    op.drop_column("tables", "chips")
    op.drop_column("houses", "chips")


def _first_tables_of_each_game() -> None:
    """They are found, instead of a note that a server has had one of any game."""
    op.create_index("ix_tables_of_game", "tables", ["guild_id", "game"])
    op.drop_column("houses", "greeted")


def _all_who_were_late() -> None:
    """Each with the revision of the move that was made for them, instead of who was late last.

    Who is on record with no such move was not late.
    """
    op.add_column("tables", sa.Column("late", sa.Text, nullable=False, server_default="{}"))
    op.execute(
        "UPDATE tables SET late = coalesce(("
        "SELECT '{\"' || moves.seat || '\": ' || max(moves.revision) || '}' FROM moves"
        " WHERE moves.table_id = tables.id AND moves.seat = tables.timed_out AND moves.timed_out"
        " GROUP BY moves.seat), '{}') WHERE timed_out IS NOT NULL"
    )
    op.drop_column("tables", "timed_out")
