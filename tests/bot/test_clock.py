"""One loop that looks what time it is, and survives everything."""

import asyncio
from random import Random
from threading import Event
from typing import Any

import pytest
from house import ANNA, BEN, CARLA, House
from ticks import Ticks

from bot import clock
from bot.choices import Pace
from bot.heartbeat import HEARTBEAT, JUMP
from bot.store import StoreBusy
from bot.table import EndReason, Stage, Table


async def test_a_deadline_has_a_move_made(house: House) -> None:
    """When it is due, and not before."""
    ticks = Ticks(house)
    await ticks.start()
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)
    await ticks.go_round()
    assert await house.tables.get(table.id) == table
    house.time.pass_by(minutes=1)
    await ticks.go_round()
    assert (await house.tables.get(table.id)).state.bids == (1, 1, 1)
    await ticks.clock.close()


async def test_an_abandoned_lobby_and_an_abandoned_game_end(house: House) -> None:
    """Half an hour and a day after the last thing a person did; their channels are free then."""
    ticks = Ticks(house)
    await ticks.start()
    lobby = await house.lobby(ANNA, channel=1)
    game = await house.game(ANNA, BEN, CARLA, channel=2)
    await ticks.let_pass(minutes=29, seconds=59)
    assert await house.tables.get(lobby.id) == lobby
    await ticks.let_pass(seconds=1)
    assert (await house.tables.get(lobby.id)).ended is EndReason.EXPIRED
    assert await house.tables.get(game.id) == game
    await ticks.let_pass(hours=23, minutes=29, seconds=59)
    assert (await house.tables.get(game.id)).stage is Stage.PLAYING
    await ticks.let_pass(seconds=1)
    assert (await house.tables.get(game.id)).ended is EndReason.EXPIRED
    assert await house.tables.at(1) is None
    await ticks.clock.close()


async def test_one_table_that_fails_stops_no_other_and_not_the_loop(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither in this round nor in the next."""
    ticks = Ticks(house)
    await ticks.start()
    broken = await house.game(ANNA, BEN, CARLA, channel=1, pace=Pace.MINUTE)
    sound = await house.game(ANNA, BEN, CARLA, channel=2, pace=Pace.MINUTE)
    get = house.tables.get

    async def fail(table_id: int) -> Table:
        if table_id == broken.id:
            raise RuntimeError("broken")
        return await get(table_id)

    monkeypatch.setattr(house.tables, "get", fail)
    house.time.pass_by(minutes=1)
    await ticks.go_round()
    assert (await get(sound.id)).state.bids == (1, 1, 1)
    assert "broken" in caplog.text
    monkeypatch.undo()
    await ticks.go_round()
    assert (await get(broken.id)).state.bids == (1, 1, 1)
    await ticks.clock.close()


async def test_a_computer_that_hangs_delays_no_other_table_and_no_later_tick(house: House) -> None:
    """Its own table is begun with once, however often the clock looks meanwhile."""
    wake, asked = Event(), list[int]()

    def slow(view: Any, _chance: Random) -> Any:
        asked.append(view.seat)
        wake.wait(5)
        return view.legal[0]

    ticks = Ticks(house, slow)
    await ticks.start()
    hanging = await house.game(ANNA, BEN, CARLA, channel=1, pace=Pace.MINUTE)
    other = await house.game(ANNA, BEN, CARLA, channel=2, pace=Pace.MINUTE, game="unsortiert")
    house.time.pass_by(minutes=1)
    await ticks.look()
    await house.until(other.id, lambda table: bool(table.late))
    lobby = await house.lobby(ANNA, channel=3)
    for _ in range(50):
        house.time.pass_by(seconds=JUMP.total_seconds())
        await ticks.look()
    await house.until(lobby.id, lambda table: table.ended is EndReason.EXPIRED)
    assert (await house.tables.get(hanging.id)).state.bids == (None, None, None)
    wake.set()
    await house.until(hanging.id, lambda table: table.state.bids == (1, 1, 1))
    assert asked == [0, 1, 2]
    await ticks.clock.close()


async def test_a_store_that_fails_costs_one_tick(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is logged, and the next tick works."""
    ticks = Ticks(house)
    await ticks.start()

    async def fail(*_: Any) -> None:
        raise StoreBusy("The database is locked.")

    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)
    house.time.pass_by(minutes=1)
    monkeypatch.setattr(house.store, "due", fail)
    await ticks.go_round()
    assert "missed a tick" in caplog.text
    monkeypatch.undo()
    await ticks.go_round()
    assert {*(await house.tables.get(table.id)).late} == {0, 1, 2}
    await ticks.clock.close()


async def test_a_table_that_is_not_due_any_more_is_passed_over(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It went on, or away, between the look and the hand; that is no error."""
    ticks = Ticks(house)
    await ticks.start()
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)

    async def due(*_: Any) -> list[int]:
        return [99, table.id]

    monkeypatch.setattr(house.store, "due", due)
    await ticks.go_round()
    assert await house.tables.get(table.id) == table
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
    await ticks.clock.close()


async def test_a_second_start_starts_no_second_loop(house: House) -> None:
    """Nor does it move the deadlines on again."""
    ticks = Ticks(house)
    await ticks.start()
    task = ticks.clock._task
    house.time.pass_by(minutes=5)
    await ticks.clock.start()
    assert ticks.clock._task is task
    await ticks.clock.close()
    assert task is not None
    assert task.cancelled()


async def test_starting_at_once_twice_starts_one_loop(house: House) -> None:
    """Two events at one instant, as after a reconnect."""
    ticks = Ticks(house)
    await asyncio.gather(ticks.clock.start(), ticks.clock.start())
    loops = [task for task in asyncio.all_tasks() if task.get_name() == "clock"]
    assert len(loops) == 1
    await ticks.clock.close()


async def test_a_restart_gives_back_the_time_since_the_last_heartbeat(house: House) -> None:
    """Who had forty seconds left has them still, up to half a minute of inexactness."""
    ticks = Ticks(house)
    await ticks.start()
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)
    house.time.pass_by(seconds=HEARTBEAT.total_seconds())
    await ticks.go_round()
    await ticks.clock.close()
    house.time.pass_by(hours=10)
    await house.restart()
    again = Ticks(house)
    await again.start()
    assert await house.tables.due() == []
    deadline = (await house.tables.get(table.id)).deadline
    assert deadline is not None
    assert (deadline - house.time()).total_seconds() == 30
    await again.clock.close()


async def test_who_stops_the_bot_in_order_costs_and_gives_nobody_a_second(house: House) -> None:
    """The last heartbeat is as late as the stop itself."""
    ticks = Ticks(house)
    await ticks.start()
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)
    house.time.pass_by(seconds=HEARTBEAT.total_seconds() - 1)
    await ticks.go_round()
    await ticks.clock.close()
    stopped = house.time()
    house.time.pass_by(hours=10)
    await house.restart()
    again = Ticks(house)
    assert await again.clock.start() == stopped
    deadline = (await house.tables.get(table.id)).deadline
    assert deadline is not None
    assert (deadline - house.time()).total_seconds() == 31
    await again.clock.close()


async def test_closing_ends_what_was_begun(house: House) -> None:
    """No move comes after it."""
    wake = Event()
    ticks = Ticks(house, lambda view, _chance: wake.wait(5) and view.legal[0])
    await ticks.start()
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)
    house.time.pass_by(minutes=1)
    await ticks.look()
    await ticks.clock.close()
    wake.set()
    await asyncio.sleep(0.01)
    assert await house.tables.get(table.id) == table


async def test_a_heartbeat_that_fails_in_the_end_keeps_nothing_from_closing(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is logged."""
    ticks = Ticks(house)
    await ticks.start()

    async def fail(*_: Any) -> None:
        raise StoreBusy("The database is locked.")

    monkeypatch.setattr(house.store, "beat", fail)
    await ticks.clock.close()
    assert "The database is locked." in caplog.text


async def test_a_clock_that_never_started_closes(house: House) -> None:
    """A start that failed before it leaves nothing to stop."""
    await Ticks(house).clock.close()


async def test_what_is_due_everywhere_is_done_at_so_many_tables_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an upgrade all may be due; the others are next, also where the first ones fail for ever."""
    monkeypatch.setattr(clock, "MOST_AT_ONCE", 2)
    ticks = Ticks(house)
    await ticks.start()
    tables = [await house.game(ANNA, BEN, CARLA, channel=one, pace=Pace.MINUTE) for one in range(1, 6)]
    tried, get = list[int](), house.tables.get

    async def failing(table_id: int) -> Table:
        tried.append(table_id)
        if table_id in {tables[0].id, tables[1].id}:
            raise StoreBusy("busy")
        return await get(table_id)

    monkeypatch.setattr(house.tables, "get", failing)
    house.time.pass_by(minutes=1)
    for rounds in range(1, 4):
        await ticks.go_round()
        assert len(tried) <= 2 * rounds + 3  # those that the runner asks for included
    moved = [(await get(table.id)).state.bids for table in tables]
    assert moved == [(None, None, None)] * 2 + [(1, 1, 1)] * 3
    await ticks.clock.close()
