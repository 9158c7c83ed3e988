"""The servers that the bot was removed from, as the table service notes them."""

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from typing import Any, TypeAlias

import pytest
from house import ANNA, BEN, CARLA, House
from ticks import Ticks

from bot.choices import Choices, Pace
from bot.store import StoreBusy
from bot.table import EndReason, Table

Call: TypeAlias = Callable[..., Awaitable[Any]]

_ELSEWHERE: dict[str, Any] = {
    "guild_id": 2,
    "channel_id": 8,
    "locale": "de",
    "game": "bids",
    "choices": Choices(),
}


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


class _BusyAt:
    """Lets all calls but one pass, at which the store was busy for too long."""

    def __init__(self, call: Call, number: int) -> None:
        self._call, self._number, self._calls = call, number, 0

    async def __call__(self, *args: Any) -> Any:
        self._calls += 1
        if self._calls == self._number:
            raise StoreBusy("busy")
        return await self._call(*args)


@pytest.mark.parametrize("what", ["absences", "guilds", "rejoin_guild"])
@pytest.mark.parametrize("number", [1, 2])
async def test_a_busy_store_makes_nobody_forget_where_the_bot_is_back(
    house: House, monkeypatch: pytest.MonkeyPatch, what: str, number: int
) -> None:
    """What was noted before it became busy is told when it is looked again, each server once."""
    tables = [await _game(house), await house.tables.open(**{**_ELSEWHERE, "host": ANNA})]
    servers = {table.guild_id for table in tables}
    await house.tables.guilds.look(set())
    assert all(map(house.tables.guilds.gone, servers))
    monkeypatch.setattr(house.store, what, _BusyAt(getattr(house.store, what), number))
    told = list[int]()
    for _ in range(4):
        with suppress(StoreBusy):
            told += await house.tables.guilds.look(servers)
    assert sorted(told) == sorted(servers)
    assert not any(map(house.tables.guilds.gone, servers))


async def test_what_is_noted_is_known_without_being_read_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So nothing can come between what is stored and what the bot goes by."""
    table = await _game(house)
    guilds = house.tables.guilds
    await guilds.recall()
    monkeypatch.setattr(house.store, "absences", _BusyAt(house.store.absences, 1))
    await guilds.left(table.guild_id)
    assert guilds.gone(table.guild_id)
    await guilds.back(table.guild_id)
    assert not guilds.gone(table.guild_id)


@pytest.mark.parametrize("damaged", ["x", b"x", 1.5])
async def test_a_server_that_is_none_keeps_no_other_from_coming_back(house: House, damaged: object) -> None:
    """One damaged row is the affair of one table."""
    table = await _game(house)
    other = await house.game(ANNA, BEN, CARLA, channel=9, pace=Pace.MINUTE)
    await house.tables.guilds.left(table.guild_id)
    with closing(sqlite3.connect(house.path)) as database, database:
        database.execute("UPDATE tables SET guild_id = ? WHERE id = ?", (damaged, other.id))
    await house.restart()
    await house.tables.resume()
    assert await house.tables.guilds.look({table.guild_id}) == {table.guild_id}
    assert not house.tables.guilds.gone(table.guild_id)
