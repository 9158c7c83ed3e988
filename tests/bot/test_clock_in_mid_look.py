"""What happens to the clock while it is asking what is due: it is stopped, or the machine falls asleep."""

import asyncio
import time

import pytest
from house import ANNA, BEN, CARLA, House
from ticks import Ticks

from bot.choices import Pace
from bot.store.engine import driver_of
from bot.table import Stage


async def test_what_a_last_look_begins_has_ended_when_the_clock_has_stopped(house: House) -> None:
    """A call to the database comes to its end although it is cancelled, and finds something due."""
    await house.game(ANNA, BEN, CARLA, game="unsortiert", pace=Pace.MINUTE)
    ticks = Ticks(house)
    await ticks.start()
    house.time.pass_by(seconds=61)
    driver = await driver_of(house.store._reader)
    busy = asyncio.create_task(driver._execute(time.sleep, 0.3))
    ticks._asked.release()
    await asyncio.sleep(0.1)
    await ticks.clock.close()
    assert not ticks.clock._settling
    await busy


async def test_sleep_in_the_middle_of_a_look_counts_for_nobody_either(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the time was noted and before it is asked what is due: no lobby closes, nobody is moved for."""
    lobby = await house.lobby(ANNA, channel=8)
    game = await house.game(ANNA, BEN, CARLA, game="unsortiert", pace=Pace.MINUTE)
    ticks = Ticks(house)
    await ticks.start()
    due = house.tables.due

    async def asleep_first() -> list[int]:
        house.time.pass_by(hours=8)
        monkeypatch.undo()
        return await due()

    monkeypatch.setattr(house.tables, "due", asleep_first)
    await ticks.go_round()
    await ticks.go_round()
    assert (await house.tables.get(lobby.id)).stage is Stage.LOBBY
    assert (await house.tables.get(game.id)).revision == game.revision
    await ticks.clock.close()
