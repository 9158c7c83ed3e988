"""How a finished game went: what a spectator saw after each deal, from the record alone."""

import logging
import sqlite3
from contextlib import closing

import pytest
from house import ANNA, BEN, CARLA, House

from bot.refusals import Refused
from bot.store import StoreBusy
from bot.table import EndReason, Stage, Table
from engine.registry import GAMES

GAME = GAMES["unsortiert"]


async def finished(house: House, chips: int = 2) -> tuple[Table, list[object]]:
    """A game that is over, and what a spectator saw whenever a deal ended."""
    table, seen = await house.game(ANNA, BEN, CARLA, game="unsortiert", chips=chips), []
    while table.stage is not Stage.ENDED:
        table = await house.play_on(table)
        if GAME.deal_outcome(table.state) is not None:
            seen.append(GAME.view(table.state, None))
    return table, seen


async def test_it_is_what_a_spectator_saw_when_each_deal_ended(house: House) -> None:
    """The same after a restart: nothing of it is in memory."""
    table, seen = await finished(house)
    assert await house.tables.history(table.id) == tuple(seen)
    await house.restart()
    assert await house.tables.history(table.id) == tuple(seen)


async def test_no_other_game_has_one(house: House) -> None:
    """Neither one that runs, nor one that was stopped: nothing but its own transcript tells of it."""
    table = await house.game(ANNA, BEN, CARLA, game="unsortiert")
    assert await house.tables.history(table.id) == ()
    await house.end(table.id, ANNA, moderator=False)
    assert await house.tables.history(table.id) == ()
    lobby = await house.lobby(ANNA)
    await house.tables.close(lobby.id, EndReason.EXPIRED)
    assert await house.tables.history(lobby.id) == ()


async def test_a_table_that_there_is_not_has_none_either(house: House) -> None:
    """It is refused."""
    with pytest.raises(Refused, match="no-table"):
        await house.tables.history(99)


async def test_a_damaged_record_costs_the_course_and_not_the_end(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """The log says so, and names no card."""
    table, _ = await finished(house, chips=1)
    with closing(sqlite3.connect(house.path)) as database, database:
        database.execute("UPDATE moves SET move = 'play:0+9:single:1' WHERE revision = 5")
    with caplog.at_level(logging.WARNING):
        assert await house.tables.history(table.id) == ()
    assert f"the game of table {table.id} went cannot be told" in caplog.text


async def test_a_store_that_is_busy_says_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that whoever shows the end tries again."""
    table, _ = await finished(house, chips=1)

    async def busy(_: int) -> None:
        raise StoreBusy("held by another program")

    monkeypatch.setattr(house.store, "record", busy)
    with pytest.raises(StoreBusy):
        await house.tables.history(table.id)
