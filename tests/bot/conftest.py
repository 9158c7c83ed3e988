"""What the tests of the machine room are given."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from house import ANNA, BEN, CARLA, House
from paced import Bench
from verdicts import FINISHED, LOBBY, PLAYING, STOPPED

from bot.choices import Pace
from bot.house_rules import Houses
from bot.table import Stage


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A table service on a new database."""
    opened = await House(tmp_path / "tables.db").open()
    yield opened
    await opened.store.close()


@pytest.fixture
def houses(house: House) -> Houses:
    """The service on a new database."""
    return Houses(house.store)


@pytest.fixture
async def bench(house: House) -> AsyncIterator[Bench]:
    """A runner with a computer player that does as it should."""
    made = Bench(house)
    yield made
    await made.runner.close()


@pytest.fixture
async def played(house: House) -> Path:
    """A database with a game in its second deal, one that is over, a lobby and a game that was stopped."""
    table = await house.game(ANNA, BEN, CARLA, game="unsortiert", channel=PLAYING, chips=2, pace=Pace.DAY)
    while table.deals < 2 or len(table.state.acts) < 2:
        table = await house.play_on(table)
    table = await house.game(ANNA, BEN, CARLA, game="unsortiert", channel=FINISHED, chips=1)
    while table.stage is not Stage.ENDED:
        table = await house.play_on(table)
    await house.lobby(ANNA, BEN, game="unsortiert", channel=LOBBY)
    table = await house.game(ANNA, BEN, CARLA, game="unsortiert", channel=STOPPED)
    for _ in range(4):
        table = await house.play_on(table)
    await house.end(table.id, ANNA, moderator=False)
    await house.store.close()
    return house.path
