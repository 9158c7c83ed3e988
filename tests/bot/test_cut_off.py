"""Time for which Discord was away, however short: no click arrived, so that it counts for nobody."""

from datetime import timedelta

import pytest
from house import ANNA, BEN, CARLA, House
from ticks import Ticks

from bot.choices import Pace
from bot.heartbeat import WORTH_TELLING
from bot.table import Table

A_MINUTE = timedelta(minutes=1)


async def _left(house: House, table: Table) -> timedelta:
    """How much time there is for the open move."""
    deadline = (await house.tables.get(table.id)).deadline
    assert deadline is not None
    return deadline - house.time()


async def _away(house: House, ticks: Ticks, seconds: int) -> None:
    """Discord is away for so long; the bot looks every second."""
    ticks.reached = False
    for _ in range(seconds):
        house.time.pass_by(seconds=1)
        await ticks.go_round()


async def _back(ticks: Ticks) -> None:
    ticks.reached = True
    await ticks.go_round()


@pytest.mark.parametrize("stopped", [False, True])
@pytest.mark.parametrize("seconds", [1, 30, 59, 60, 85])
async def test_a_short_cut_takes_nobodys_turn(house: House, seconds: int, *, stopped: bool) -> None:
    """Also when the bot stops before Discord is back."""
    ticks = Ticks(house)
    await ticks.start()
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)
    house.time.pass_by(seconds=1)
    await ticks.go_round()
    await _away(house, ticks, seconds)
    if not stopped:
        await _back(ticks)
    await ticks.clock.close()
    if stopped:
        await house.restart()
        await house.tables.resume()
    assert not (await house.tables.get(table.id)).late
    assert await _left(house, table) == A_MINUTE - timedelta(seconds=1)


async def test_many_short_cuts_give_back_what_they_took_and_no_more(house: House) -> None:
    """Whatever lay between two heartbeats."""
    ticks = Ticks(house)
    await ticks.start()
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.FIVE_MINUTES)
    for _ in range(10):
        house.time.pass_by(seconds=7)
        await ticks.go_round()
        await _away(house, ticks, 7)
        await _back(ticks)
    assert await _left(house, table) == timedelta(minutes=5) - timedelta(seconds=70)
    await ticks.clock.close()


async def test_nobodys_time_runs_out_at_the_first_look_afterwards(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if it was up before: what they tapped as soon as they could comes first."""
    ticks = Ticks(house)
    await ticks.start()
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)

    async def none_yet(*_: object) -> list[int]:
        return []

    with monkeypatch.context() as patched:
        patched.setattr(house.store, "due", none_yet)
        house.time.pass_by(minutes=1)
        await ticks.go_round()
    await _away(house, ticks, 1)
    await _back(ticks)
    assert await _left(house, table) == timedelta()
    assert not (await house.tables.get(table.id)).late
    await ticks.go_round()
    assert (await house.tables.get(table.id)).late
    await ticks.clock.close()


async def test_nobodys_time_runs_before_discord_is_there_for_the_first_time(house: House) -> None:
    """The clock starts before the gateway."""
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)
    await house.tables.beat()
    await house.restart()
    ticks = Ticks(house)
    ticks.reached = False
    await ticks.start()
    await _away(house, ticks, 40)
    await _back(ticks)
    assert await _left(house, table) == A_MINUTE
    await ticks.clock.close()


async def test_whoever_shows_deadlines_is_told_when_they_have_moved(house: House) -> None:
    """Not of a second, but of seconds that add up; in whichever way they moved."""
    ticks = Ticks(house)
    await ticks.start()
    assert ticks.moved == 0
    seconds = round(WORTH_TELLING.total_seconds())
    for _ in range(seconds - 1):
        await _away(house, ticks, 1)
        await _back(ticks)
        assert ticks.moved == 0
    await _away(house, ticks, 1)
    await _back(ticks)
    assert ticks.moved == 1
    for count, hours in enumerate((2, -2), start=2):
        house.time.pass_by(hours=hours)
        await ticks.go_round()
        assert ticks.moved == count
    await ticks.clock.close()
    house.time.pass_by(hours=1)
    await house.restart()
    again = Ticks(house)
    await again.start()
    assert again.moved == 1
    await again.clock.close()
