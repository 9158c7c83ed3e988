"""Brings a database to this version's schema; knows no table's content."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, select, text
from sqlalchemy.exc import DBAPIError

from bot.store.errors import StoreUnusable, plainly
from bot.store.schema import METADATA

_VERSION = "alembic_version"
_TOUCH = text("UPDATE alembic_version SET version_num = version_num")


def migrate(connection: Connection, database: str) -> None:
    """Apply the migrations that are missing, each whole or not at all.

    Raises `StoreUnusable` when that cannot be done, when the database belongs to something else, or when it
    was written by a newer version; it is left as it is.
    """
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        _must_be_ours(connection, ScriptDirectory.from_config(config), database)
        command.upgrade(config, "head")
        _must_be_whole(connection)
        connection.execute(_TOUCH)  # a file that may only be read is opened without a word
        connection.commit()
    except DBAPIError as error:
        unusable = StoreUnusable(f"The database {database} cannot be migrated: {error.orig}.")
        raise plainly(error.orig, database) or unusable from error


def _must_be_ours(connection: Connection, scripts: ScriptDirectory, database: str) -> None:
    """Refuse what another program or a newer version has written; our versions are numbers."""
    with connection.begin():
        present = set(MigrationContext.configure(connection).get_current_heads())
        others = set(inspect(connection).get_table_names()) - {_VERSION}
    known = {script.revision for script in scripts.walk_revisions()}
    if present <= known and (present or not others):
        return
    if all(version.isdecimal() and version > max(known) for version in present - known) and present:
        raise StoreUnusable(
            f"The database {database} was written by a newer version of this bot; update the bot."
        )
    raise StoreUnusable(f"The database {database} belongs to another program; choose another file.")


def _must_be_whole(connection: Connection) -> None:
    """Ask for every column, so that one that is gone is noticed now and not in the middle of a game."""
    for table in METADATA.sorted_tables:
        connection.execute(select(table).limit(0))
