"""The options of any game instead of the chips of one; knows the schema of its time."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("options", sa.Text, nullable=False, server_default="{}"))
    op.add_column("houses", sa.Column("options", sa.Text, nullable=False, server_default="{}"))
    op.execute("UPDATE tables SET options = '{\"chips\": ' || chips || '}' WHERE chips IS NOT NULL")
    op.execute(
        "UPDATE houses SET options = '{\"unsortiert\": {\"chips\": ' || chips || '}}' WHERE chips IS NOT NULL"
    )
    op.drop_column("tables", "chips")
    op.drop_column("houses", "chips")
