"""Time that did not pass: the machine slept, its clock was set, Discord was away. It counts for nobody."""

import asyncio
from datetime import timedelta

import pytest
from house import ANNA, BEN, CARLA, DAN, House
from ticks import Ticks

from bot.choices import Pace
from bot.heartbeat import HEARTBEAT, JUMP
from bot.store import Write
from bot.table import Stage, Table


async def _left(house: House, table: Table) -> timedelta:
    """How much time there is for the open move."""
    deadline = (await house.tables.get(table.id)).deadline
    assert deadline is not None
    return deadline - house.time()


@pytest.mark.parametrize("hours", [0.05, 2, 24 * 30, -2])
async def test_a_jump_of_the_time_takes_nobodys_turn_and_ends_no_table(house: House, hours: float) -> None:
    """Everybody has as much time left as before, give or take half a minute; then time passes as ever."""
    ticks = Ticks(house)
    await ticks.start()
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)
    lobby = await house.lobby(DAN, channel=8)
    house.time.pass_by(hours=hours)
    await ticks.go_round()
    assert not (await house.tables.get(table.id)).late
    assert (await house.tables.get(lobby.id)).stage is Stage.LOBBY
    assert abs(await _left(house, table) - timedelta(minutes=1)) <= HEARTBEAT
    await ticks.let_pass(minutes=2)
    assert (await house.tables.get(table.id)).late
    await ticks.clock.close()


async def test_one_wrong_reading_changes_nothing_for_good(house: House) -> None:
    """Whether the next readings or the next start find the right time again."""
    ticks = Ticks(house)
    await ticks.start()
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.DAY)
    house.time.pass_by(days=30)
    await ticks.go_round()
    house.time.pass_by(days=-30)
    await ticks.go_round()
    assert abs(await _left(house, table) - timedelta(days=1)) <= 2 * HEARTBEAT
    await ticks.clock.close()
    await house.restart()
    house.time.pass_by(hours=5)
    assert await house.tables.resume() == timedelta(hours=5)
    assert abs(await _left(house, table) - timedelta(days=1)) <= 2 * HEARTBEAT


async def test_as_much_time_as_passes_between_two_looks_is_no_jump(house: House) -> None:
    """A loop that was held up for a moment gives nothing back."""
    ticks = Ticks(house)
    await ticks.start()
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.FIVE_MINUTES)
    house.time.pass_by(seconds=JUMP.total_seconds())
    await ticks.go_round()
    assert await _left(house, table) == timedelta(minutes=5) - JUMP
    await ticks.clock.close()


@pytest.mark.parametrize("back", [True, False])
async def test_while_discord_is_away_nobodys_time_runs(house: House, *, back: bool) -> None:
    """Nobody could move; it is given back when Discord is there again, or when the bot stops before."""
    ticks = Ticks(house)
    await ticks.start()
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)
    ticks.reached = False
    await ticks.let_pass(hours=3)
    assert await house.tables.get(table.id) == table
    if back:
        ticks.reached = True
        await ticks.go_round()
    await ticks.clock.close()
    assert not (await house.tables.get(table.id)).late
    assert abs(await _left(house, table) - timedelta(minutes=1)) <= HEARTBEAT


async def test_a_jump_that_the_store_did_not_take_is_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Until then nothing is due."""
    ticks = Ticks(house)
    await ticks.start()
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)

    async def fail(*_: object, **__: object) -> None:
        raise RuntimeError("no room")

    monkeypatch.setattr(house.store, "resume", fail)
    house.time.pass_by(hours=1)
    await ticks.go_round()
    assert "no room" in caplog.text
    monkeypatch.undo()
    await ticks.go_round()
    assert not (await house.tables.get(table.id)).late
    await ticks.clock.close()


async def test_what_is_under_way_when_deadlines_move_is_finished_first(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would bring back the old deadlines, or write one old moment beside those that have moved."""
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)
    await house.tables.resume()
    house.time.pass_by(hours=1)
    write, begun, moved = house.store.write, asyncio.Event(), asyncio.Event()

    async def held_up(change: Write) -> None:
        begun.set()
        await moved.wait()
        await write(change)

    monkeypatch.setattr(house.store, "write", held_up)
    leaving = asyncio.create_task(house.tables.leave(table.id, BEN.user_id))
    await begun.wait()
    resuming = asyncio.create_task(house.tables.resume())
    await asyncio.sleep(0.01)
    assert not resuming.done()
    later = asyncio.create_task(house.tables.act(table.id, ANNA.user_id, table.revision, "bid:1"))
    moved.set()
    await asyncio.gather(leaving, resuming, later)
    remembered = await house.tables.get(table.id)
    assert table.deadline is not None
    assert remembered.deadline == table.deadline + timedelta(hours=1)
    house.forget()
    assert await house.tables.get(table.id) == remembered
