"""Brings a database to this version's schema; knows no table's content."""

from alembic import command
from sqlalchemy import Connection, select, text
from sqlalchemy.exc import DBAPIError

from bot.store.errors import StoreUnusable, plainly
from bot.store.schema import METADATA
from bot.store.versions import Age, Schema, migrations, schema_of

_TOUCH = text("UPDATE alembic_version SET version_num = version_num")


def migrate(connection: Connection, database: str) -> None:
    """Apply the migrations that are missing, each whole or not at all.

    Raises `StoreUnusable` when that cannot be done, when the database belongs to something else, or when it
    was written by a newer version; it is left as it is.
    """
    try:
        with connection.begin():
            must_be_ours(schema_of(connection), database)
        command.upgrade(migrations(connection), "head")
        _must_be_whole(connection)
        connection.execute(_TOUCH)  # a file that may only be read is opened without a word
        connection.commit()
    except DBAPIError as error:
        unusable = StoreUnusable(f"The database {database} cannot be migrated: {error.orig}.")
        raise plainly(error.orig, database) or unusable from error


def must_be_ours(schema: Schema, database: str) -> None:
    """Refuse what another program or a newer version has written; raises `StoreUnusable`."""
    if schema.age is Age.NEWER:
        raise StoreUnusable(
            f"The database {database} was written by a newer version of this bot; update the bot."
        )
    if schema.age is Age.FOREIGN:
        raise StoreUnusable(f"The database {database} belongs to another program; choose another file.")


def _must_be_whole(connection: Connection) -> None:
    """Ask for every column, so that one that is gone is noticed now and not in the middle of a game."""
    for table in METADATA.sorted_tables:
        connection.execute(select(table).limit(0))
