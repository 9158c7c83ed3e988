"""What servers have settled, stored as no version of the bot does it; tests nothing."""

import sqlite3
from contextlib import closing

from house import House

GUILD, OTHER = 11, 12


def store(house: House, **columns: object) -> None:
    """Write columns of the server's row as no version of the bot does."""
    with closing(sqlite3.connect(house.path)) as database, database:
        for column, value in columns.items():
            database.execute(f"UPDATE houses SET {column} = ? WHERE guild_id = {GUILD}", (value,))  # noqa: S608 - names of columns
