"""The servers that the bot was removed from, as the table service notes them."""

import pytest
from house import ANNA, BEN, CARLA, House
from ticks import Ticks

from bot.table import EndReason, Pace, Table


async def _game(house: House) -> Table:
    return await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)


async def test_nothing_is_due_while_the_bot_is_away(house: House) -> None:
    """Deadlines rest until it is invited again, and then there is as much time left as there was."""
    table = await _game(house)
    assert await house.tables.guilds.look(set()) == set()
    house.time.pass_by(hours=3)
    assert await house.tables.due() == []
    assert house.tables.guilds.gone(table.guild_id)
    assert await house.tables.guilds.look({table.guild_id}) == {table.guild_id}
    assert await house.tables.due() == []
    house.time.pass_by(minutes=1)
    assert await house.tables.due() == [table.id]


async def test_a_day_later_the_server_is_lost_and_no_moment_earlier(house: House) -> None:
    """Invited again within a day everything goes on; the day begins when the bot is removed."""
    table = await _game(house)
    await house.tables.guilds.left(table.guild_id)
    house.time.pass_by(hours=23, minutes=59)
    await house.tables.guilds.left(table.guild_id)
    assert not house.tables.guilds.lost(table.guild_id)
    house.time.pass_by(minutes=1)
    assert house.tables.guilds.lost(table.guild_id)
    assert await house.tables.due() == [table.id]


async def test_a_removal_outlives_a_restart_and_the_time_that_the_bot_was_down(house: House) -> None:
    """The day counts while the bot is up only; it might have been invited again while it was down."""
    table = await _game(house)
    await house.tables.guilds.left(table.guild_id)
    house.time.pass_by(hours=20)
    await house.tables.beat()
    house.time.pass_by(hours=20)
    await house.restart()
    await house.tables.resume()
    assert house.tables.guilds.gone(table.guild_id)
    assert not house.tables.guilds.lost(table.guild_id)
    house.time.pass_by(hours=4)
    assert house.tables.guilds.lost(table.guild_id)


async def test_only_servers_with_tables_are_noted(house: House) -> None:
    """Where nothing stands nothing rests."""
    table = await _game(house)
    await house.tables.close(table.id, EndReason.STOPPED)
    await house.tables.guilds.look(set())
    assert not house.tables.guilds.gone(table.guild_id)


async def test_what_was_due_as_the_bot_was_removed_rests(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock had seen it already: nothing is done, and nothing is lost before the day is over."""
    ticks = Ticks(house)
    await ticks.start()
    table = await _game(house)
    house.time.pass_by(minutes=1)
    due = await house.tables.due()

    async def seen_before() -> list[int]:
        return due

    monkeypatch.setattr(house.tables, "due", seen_before)
    await house.tables.guilds.left(table.guild_id)
    await ticks.go_round()
    assert due == [table.id]
    assert await house.tables.get(table.id) == table
    await ticks.clock.close()


async def test_the_clock_closes_what_is_lost(house: House) -> None:
    """A day after the bot was removed, whatever else had been due by then."""
    ticks = Ticks(house)
    await ticks.start()
    table = await _game(house)
    await house.tables.guilds.left(table.guild_id)
    await ticks.let_pass(hours=23)
    assert (await house.tables.get(table.id)).ended is None
    await ticks.let_pass(hours=1, minutes=1)
    assert (await house.tables.get(table.id)).ended is EndReason.LOST
    await ticks.clock.close()
