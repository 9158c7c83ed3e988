"""A clock, or a heartbeat, that was wrong until a restart: nobody waits for years, no game ends at once."""

import sqlite3
from contextlib import closing
from datetime import timedelta
from typing import Any

import pytest
from house import ANNA, BEN, CARLA, DAN, House

from bot.choices import Pace
from bot.guilds import LOST_AFTER
from bot.table import Stage, Table
from bot.timing import ROOM, lasts

PACES = [*Pace]


async def _games(house: House) -> list[Table]:
    """A lobby and a game of each pace, in which somebody is reminded already where that is soon."""
    games = [
        await house.game(ANNA, BEN, CARLA, channel=channel, pace=pace)
        for channel, pace in enumerate(PACES, start=1)
    ]
    return [await house.lobby(DAN, channel=8), *games]


def _must_be_in_reach(house: House, table: Table) -> None:
    """It waits, and for no longer than if everything had just begun."""
    now = house.time()
    assert table.stage is not Stage.ENDED
    assert table.expires is not None
    assert now < table.expires <= now + lasts(table) + ROOM
    limit = table.choices.pace.limit
    if limit is not None and table.asked:
        assert table.deadline is not None
        assert now < table.deadline <= now + limit + ROOM
    assert table.since is None or table.since <= now + ROOM
    assert table.due is not None
    assert table.due <= table.expires


@pytest.mark.parametrize("ahead", [0.2, 3, 24 * 400])
async def test_a_clock_that_was_ahead_until_a_restart(house: House, ahead: float) -> None:
    """All was moved on when it was set wrong, while the bot was down; it was put right in the same way."""
    tables = await _games(house)
    await house.tables.beat()
    house.time.pass_by(hours=ahead)
    await house.restart()
    await house.tables.resume()
    house.time.pass_by(hours=-ahead)
    await house.restart()
    await house.tables.resume()
    for table in tables:
        after = await house.tables.get(table.id)
        _must_be_in_reach(house, after)
        assert (after.state, after.decisions, after.seats) == (table.state, table.decisions, table.seats)
    house.tables._keeper.forget()
    for table in tables:
        assert (await house.tables.get(table.id)).stage is table.stage, "it can be read"


@pytest.mark.parametrize("years", [-50, 50, 5000])
async def test_a_heartbeat_that_is_damaged(house: House, years: int) -> None:
    """Whichever moment it tells."""
    tables = await _games(house)
    await house.tables.beat()
    with closing(sqlite3.connect(house.path)) as database, database:
        database.execute("UPDATE heartbeat SET seen = seen + ?", (years * 365 * 86_400_000,))
    await house.restart()
    await house.tables.resume()
    for table in tables:
        _must_be_in_reach(house, await house.tables.get(table.id))


@pytest.mark.parametrize("column", ["deadline", "since", "expires"])
async def test_one_moment_that_is_damaged_moves_no_other(house: House, column: str) -> None:
    """It alone is brought back, and whoever is asked is asked the same."""
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)
    await house.tables.beat()
    with closing(sqlite3.connect(house.path)) as database, database:
        database.execute(f"UPDATE tables SET {column} = {column} + 100000000000")  # noqa: S608 - our own
        database.execute("UPDATE tables SET due = min(deadline, expires, remind_at)")
    await house.restart()
    await house.tables.resume()
    after = await house.tables.get(table.id)
    _must_be_in_reach(house, after)
    for name in ("deadline", "since", "expires"):
        assert getattr(after, name) == getattr(table, name)
    assert (after.decisions, after.remind_at) == (table.decisions, table.remind_at)


async def test_a_start_as_ever_changes_nothing(house: House) -> None:
    """Nor does one after a crash, which gives back half a minute more than has passed."""
    tables = await _games(house)
    await house.tables.beat()
    house.time.pass_by(seconds=29)
    tables += [await house.game(ANNA, BEN, CARLA, channel=9, pace=Pace.MINUTE)]
    house.time.pass_by(days=3)
    told = [*house.told]
    await house.restart()
    await house.tables.resume()
    assert house.told == told
    for table in tables:
        assert (await house.tables.get(table.id)).revision == table.revision


async def test_a_server_that_was_left_in_the_future_was_left_now(house: House) -> None:
    """Else its tables would block their channels for as long."""
    table = await house.game(ANNA, BEN, CARLA)
    house.time.pass_by(days=400)
    await house.tables.guilds.left(table.guild_id)
    await house.tables.beat()
    house.time.pass_by(days=-400)
    await house.restart()
    await house.tables.resume()
    assert not house.tables.guilds.lost(table.guild_id)
    house.time.pass_by(seconds=LOST_AFTER.total_seconds())
    assert house.tables.guilds.lost(table.guild_id)


async def test_another_heartbeat_is_nobodys(house: House) -> None:
    """A row too many keeps the bot from nothing."""
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)
    await house.tables.beat()
    with closing(sqlite3.connect(house.path)) as database, database:
        database.execute("INSERT INTO heartbeat VALUES (2, 5)")
    house.time.pass_by(hours=1)
    await house.restart()
    assert await house.tables.resume() == timedelta(hours=1)
    await house.tables.beat()
    with closing(sqlite3.connect(house.path)) as database:
        rows: list[Any] = database.execute("SELECT id, seen FROM heartbeat ORDER BY id").fetchall()
    assert rows[1] == (2, 5)
    assert (await house.tables.get(table.id)).stage is Stage.PLAYING
