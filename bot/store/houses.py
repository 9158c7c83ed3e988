"""The statements about what servers have settled for their tables; knows no game.

Plain functions on a connection, as in `bot.store.queries`.
"""

from collections.abc import Iterator

from sqlalchemy import Connection, insert, select, update

from bot.store.queries import Row
from bot.store.schema import HOUSES


def house(connection: Connection, guild_id: int) -> Row | None:
    """What a server has settled, whatever lies there; None where it has settled nothing."""
    found = select(HOUSES).where(HOUSES.c.guild_id == guild_id)
    row = connection.execute(found).mappings().one_or_none()
    return None if row is None else dict(row)


def every_house(connection: Connection) -> Iterator[Row]:
    """The same of every server that has a row."""
    for row in connection.execute(select(HOUSES).order_by(HOUSES.c.guild_id)).mappings():
        yield dict(row)


def settle(connection: Connection, guild_id: int, columns: Row) -> None:
    """Store what a server settles."""
    if house(connection, guild_id) is None:
        connection.execute(insert(HOUSES), {"guild_id": guild_id, **columns})
    else:
        connection.execute(update(HOUSES).where(HOUSES.c.guild_id == guild_id), columns)
