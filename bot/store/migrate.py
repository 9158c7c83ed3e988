"""Brings a database to this version's schema; knows no table's content."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bot.store.errors import StoreUnusable


def migrate(connection: Connection, database: str) -> None:
    """Apply the migrations that are missing, each whole or not at all.

    Raises `StoreUnusable` when the database was written by a newer version; it is left as it is.
    """
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    with connection.begin():
        present = set(MigrationContext.configure(connection).get_current_heads())
    if not present <= known:
        raise StoreUnusable(
            f"The database {database} was written by a newer version of this bot; update the bot."
        )
    command.upgrade(config, "head")
    if connection.in_transaction():  # where nothing was missing, Alembic has looked and not let go
        connection.rollback()
