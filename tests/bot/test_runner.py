"""The moves that no person makes: deals, computer players, and whatever goes wrong with them."""

import asyncio
from random import Random
from threading import Event
from typing import Any

import pytest
from bids import Bid
from house import ALL_GAMES, ANNA, BEN, CARLA, House
from paced import Bench
from ticks import Brain

from bot.runner import DEAL_PAUSES, Runner, Tempo
from bot.store import StoreBusy
from bot.table import EndReason, Stage, Waits


async def test_computers_move_one_after_the_other_with_a_pause_each(house: House, bench: Bench) -> None:
    """Then it is the person's turn and nothing more happens."""
    await bench.runner.start()
    table = await house.game(ANNA, computers=2)
    table = await bench.until(table.id, waits=Waits.PEOPLE)
    assert table.state.bids == (None, 1, 1)
    assert not table.late
    assert bench.pauses == [1.0, 1.0]


async def test_the_end_of_a_deal_can_be_looked_at_for_longer(house: House, bench: Bench) -> None:
    """Then the next one is dealt."""
    await bench.runner.start()
    table = await house.game(ANNA, BEN, CARLA)
    for _ in range(3):
        table = await house.play_on(table)
    table = await bench.until(table.id, waits=Waits.PEOPLE)
    assert (table.deals, bench.pauses) == (2, [DEAL_PAUSES * 1.0])


async def test_at_the_start_it_goes_on_where_it_stopped(house: House) -> None:
    """With computers and with deals, and loads no other table."""
    dealing = await house.game(ANNA, BEN, CARLA, channel=1)
    for _ in range(3):
        await house.play_on(await house.tables.get(dealing.id))
    thinking = await house.game(ANNA, computers=2, channel=2)
    asleep = await house.lobby(ANNA, channel=3)
    await house.restart()
    bench = Bench(house)
    await bench.runner.start()
    await bench.until(dealing.id, waits=Waits.PEOPLE)
    await bench.until(thinking.id, waits=Waits.PEOPLE)
    assert asleep.id not in house.tables._keeper._memory
    await bench.runner.close()


async def test_starting_twice_is_starting_once(house: House, bench: Bench) -> None:
    """As after a reconnect: each move is made once."""
    await bench.runner.start()
    await bench.runner.start()
    table = await house.game(ANNA, computers=2)
    table = await bench.until(table.id, waits=Waits.PEOPLE)
    assert len(bench.pauses) == 2


async def test_a_game_of_computers_and_one_person_comes_to_its_end(house: House, bench: Bench) -> None:
    """A whole game of the real rules, the person playing too."""
    await bench.runner.start()
    table = await house.game(ANNA, computers=3, game="unsortiert", chips=1)
    while table.stage is Stage.PLAYING:
        table = await house.until(table.id, lambda now: now.waits in {Waits.PEOPLE, Waits.NOTHING})
        if table.stage is Stage.PLAYING:
            table = await house.play_on(table)
    assert table.ended is EndReason.FINISHED


def _raise(_view: Any, _chance: Random) -> Any:
    raise RuntimeError("no idea")


@pytest.mark.parametrize(
    "brain",
    [_raise, lambda _view, _chance: Bid(9), lambda _view, _chance: None, lambda _view, _chance: "\x00"],
    ids=["raises", "illegal", "nothing", "nonsense"],
)
async def test_for_a_computer_that_fails_any_legal_move_is_made(
    house: House, brain: Brain, caplog: pytest.LogCaptureFixture
) -> None:
    """The error is logged and the table goes on."""
    bench = Bench(house, brain)
    await bench.runner.start()
    table = await house.game(ANNA, computers=2)
    table = await bench.until(table.id, waits=Waits.PEOPLE)
    assert table.state.bids == (None, 1, 1)
    assert {record.levelname for record in caplog.records if record.name == "bot.runner"} == {"ERROR"}
    await bench.runner.close()


async def test_a_computer_that_hangs_holds_up_nobody(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Its time is up, another move is made, and other tables did not wait for it."""
    wake = Event()
    bench = Bench(house, lambda view, _chance: wake.wait(20) and view.legal[0], patience=0.1)
    await bench.runner.start()
    hanging = await house.game(ANNA, computers=2, channel=1)
    other = await house.game(ANNA, BEN, computers=1, channel=2, game="unsortiert")
    assert await house.play_on(other)
    table = await bench.until(hanging.id, waits=Waits.PEOPLE)
    assert table.state.bids == (None, 1, 1)
    assert "TimeoutError" in caplog.text
    wake.set()
    await bench.runner.close()


async def test_an_unknown_computer_player_is_replaced(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Nobody wrote a player for this game: any legal move will do."""
    runner = Runner(house.tables, ALL_GAMES, {}, Random(1), Tempo(pace=0))  # noqa: S311 - no secret
    await runner.start()
    table = await house.game(ANNA, computers=2)
    await house.until(table.id, lambda now: now.waits is Waits.PEOPLE)
    assert "KeyError" in caplog.text
    await runner.close()


async def test_a_failing_store_is_tried_again(
    house: House, bench: Bench, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Later and later, and the table goes on when the store does."""
    write, failures = house.store.write, 3

    async def fail(change: Any) -> None:
        nonlocal failures
        if change.move is not None and failures:
            failures -= 1
            raise StoreBusy("The database is locked.")
        await write(change)

    monkeypatch.setattr(house.store, "write", fail)
    await bench.runner.start()
    table = await house.game(ANNA, computers=2)
    table = await bench.until(table.id, waits=Waits.PEOPLE)
    assert bench.pauses == [1.0, 1.0, 1.0, 2.0, 1.0, 4.0, 1.0, 1.0]
    assert caplog.text.count("will be tried again") == 3


async def test_who_takes_the_seat_back_during_the_pause_moves_for_themselves(
    house: House, bench: Bench
) -> None:
    """The computer's decision is stale then."""
    await bench.runner.start()
    table = await house.game(ANNA, BEN, CARLA)
    bench.gate.clear()
    await house.tables.leave(table.id, BEN.user_id)
    await asyncio.sleep(0.01)
    assert bench.pauses == [1.0]
    table = await house.tables.sit(table.id, BEN)
    bench.gate.set()
    await asyncio.sleep(0.05)
    assert await house.tables.get(table.id) == table


async def test_a_table_that_ends_during_the_pause_stays_ended(house: House, bench: Bench) -> None:
    """The task goes away, no move comes after the end, nothing is logged as an error."""
    await bench.runner.start()
    bench.gate.clear()
    table = await house.game(ANNA, computers=2)
    ended = await house.end(table.id, ANNA, moderator=False)
    bench.gate.set()
    await asyncio.wait(bench.runner._tasks.values(), timeout=5)
    assert bench.runner._tasks == {}
    assert await house.tables.get(table.id) == ended


async def test_closing_stops_all_tasks_and_no_table_starts_one_again(house: House, bench: Bench) -> None:
    """After the close nobody moves any more."""
    await bench.runner.start()
    bench.gate.clear()
    table = await house.game(ANNA, computers=2)
    await asyncio.sleep(0.01)
    await bench.runner.close()
    assert bench.runner._tasks == {}
    bench.gate.set()
    await house.tables.act(table.id, ANNA.user_id, table.decisions[0], "bid:1")
    await asyncio.sleep(0.01)
    assert (await house.tables.get(table.id)).state.bids == (1, None, None)
