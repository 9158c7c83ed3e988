"""What servers have settled for their tables, and what of it a table goes by; knows the schema of its time.

Tables that are there go on as they were: nobody is called before half of their time has passed.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("turn_after", sa.Integer))
    op.add_column("tables", sa.Column("hints", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("computers", sa.Integer, nullable=False, server_default="1"))
    op.create_table(
        "houses",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("locale", sa.String(10)),
        sa.Column("pace", sa.String(20), nullable=False),
        sa.Column("chips", sa.Integer),
        sa.Column("turn_after", sa.Integer),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("computers", sa.Integer, nullable=False),
        sa.Column("channels", sa.Text, nullable=False),
        sa.Column("greeted", sa.Integer, nullable=False),
    )
