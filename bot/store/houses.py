"""The statements about what servers have settled for their tables; knows no game.

Plain functions on a connection, as in `bot.store.queries`.
"""

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, insert, select, update

from bot.store.queries import Row
from bot.store.schema import HOUSES

NOT_GREETED, GREETED = 0, 1


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
    """Store what a server settles: all columns but whether it was greeted, which stays as it is."""
    this = HOUSES.c.guild_id == guild_id
    if _greeted(connection, guild_id) is None:
        connection.execute(insert(HOUSES), {"guild_id": guild_id, "greeted": NOT_GREETED, **columns})
    else:
        connection.execute(update(HOUSES).where(this), columns)


def greet(connection: Connection, guild_id: int, columns: Row) -> bool:
    """Note that a server was greeted; gives whether it had not been before.

    ``columns``: what holds where a server has settled nothing.
    """
    noted = _greeted(connection, guild_id)
    if noted is None:
        connection.execute(insert(HOUSES), {"guild_id": guild_id, "greeted": GREETED, **columns})
    elif noted == NOT_GREETED:
        connection.execute(update(HOUSES).where(HOUSES.c.guild_id == guild_id), {"greeted": GREETED})
    return noted is None or noted == NOT_GREETED


def _greeted(connection: Connection, guild_id: int) -> Any | None:
    """Whether a server was greeted, whatever lies there; None where it has no row."""
    noted = select(HOUSES.c.greeted).where(HOUSES.c.guild_id == guild_id)
    return connection.execute(noted).scalar_one_or_none()
