"""Every column of the store with every kind of value in it: what is loaded can be played to its end."""

import sqlite3
from contextlib import closing, suppress

import pytest
from house import ANNA, BEN, CARLA, House

from bot.choices import Pace
from bot.store.schema import DEALS, MOVES, SEATS, TABLES
from bot.table import EndReason, Stage
from engine.transcript import write

NESTED = [f"'{'[' * depth}{']' * depth}'" for depth in (100, 400, 900, 10**5)]

RUBBISH = (
    *("''", "'x'", "'0'", "x''", "x'78'", "CAST(x'ff78' AS TEXT)", '\'{"0": "\ud7ff"}\'', *NESTED),
    *("-1", "0", "1", "2", "9", "1 << 62", "0x7fffffffffffffff", "1.5", "9e300", "NULL"),
)
"""Values as SQL, since Python's driver would not write all of them; the third text is no UTF-8."""

COLUMNS = [
    pytest.param(table.name, key, column.name, id=f"{table.name}.{column.name}")
    for table, key in ((TABLES, "id"), *((table, "table_id") for table in (SEATS, MOVES, DEALS)))
    for column in table.columns
    if column.name != key
]


@pytest.mark.parametrize(("stored", "key", "column"), COLUMNS)
async def test_whatever_a_column_holds_a_table_can_be_played_on_or_is_set_aside(
    house: House, stored: str, key: str, column: str
) -> None:
    """Nothing lies between: no table that is loaded and then fails with every move, or cannot be loaded."""
    for channel, value in enumerate(RUBBISH, start=10):
        table = await house.play_on(await house.game(ANNA, BEN, CARLA, channel=channel, pace=Pace.MINUTE))
        damage = f"UPDATE {stored} SET {column} = {value} WHERE {key} = ?"  # noqa: S608 - as listed above
        with closing(sqlite3.connect(house.path)) as database, database, suppress(sqlite3.IntegrityError):
            database.execute(damage, (table.id,))
        house.forget()
        table = await house.tables.get(table.id)
        while table.stage is not Stage.ENDED:
            table = await house.play_on(table)
        if table.ended is EndReason.FINISHED:
            assert write(await house.tables.transcript(table.id))
        assert await house.tables.set_board(table.id, None)
        house.forget()
        assert (await house.tables.get(table.id)).ended is table.ended
