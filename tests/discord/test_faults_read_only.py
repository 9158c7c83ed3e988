"""A database that takes nothing any more while people play: they are told, and all is as it was."""

import pytest
from evening import playing, some_move
from logged import Errors
from world import World


@pytest.mark.parametrize("what", ["move", "leave", "open"])
async def test_where_nothing_can_be_written_people_are_told_and_nothing_changes(
    world: World, errors: Errors, what: str
) -> None:
    """As on a disk that the system has made read-only; as soon as it takes something, the next try counts."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    move, stands, board = some_move(anna), await world.table(), world.board().text
    other = world.guild.create_text_channel("other")
    await _read_only(world, "ON")
    if what == "move":
        await anna.tap(move)
    elif what == "leave":
        await anna.slash("leave")
        await anna.tap("leave-now")
    else:
        await anna.slash("unsortiert", channel=other)
    assert "Something went wrong on my side" in anna.sees().text
    errors.expected("readonly")
    assert (await world.table(), world.board().text) == (stands, board)
    assert await world.bot.parts.tables.at(other.id) is None
    await _read_only(world, "OFF")
    await anna.slash("hand")
    await anna.tap(move)
    assert (await world.table()).revision == stands.revision + 1


async def _read_only(world: World, switch: str) -> None:
    """Have SQLite refuse every write, as it does on such a disk, or no more."""
    raw = await world.bot._store._writer.get_raw_connection()
    assert raw.driver_connection is not None
    await raw.driver_connection.execute(f"PRAGMA query_only = {switch}")
