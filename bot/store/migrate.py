"""Brings a database to this version's schema; knows no table's content."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from bot.store.errors import StoreUnusable, plainly

_TOUCH = text("UPDATE alembic_version SET version_num = version_num")


def migrate(connection: Connection, database: str) -> None:
    """Apply the migrations that are missing, each whole or not at all.

    Raises `StoreUnusable` when that cannot be done, or when the database was written by a newer version; it
    is left as it is.
    """
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    _must_be_known(connection, ScriptDirectory.from_config(config), database)
    try:
        command.upgrade(config, "head")
        connection.execute(_TOUCH)  # a file that may only be read is opened without a word
        connection.commit()
    except DBAPIError as error:
        unusable = StoreUnusable(f"The database {database} cannot be migrated: {error.orig}.")
        raise plainly(error.orig, database) or unusable from error


def _must_be_known(connection: Connection, scripts: ScriptDirectory, database: str) -> None:
    with connection.begin():
        present = set(MigrationContext.configure(connection).get_current_heads())
    if not present <= {script.revision for script in scripts.walk_revisions()}:
        raise StoreUnusable(
            f"The database {database} was written by a newer version of this bot; update the bot."
        )
