"""Writes that wait, fail or are given up: whole or not at all, and memory is as the store."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from house import ANNA, BEN, CARLA, House
from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError

from bot.store import StoreBusy, StoreUnusable
from bot.store.schema import DEALS


@contextmanager
def _held(path: Path, seconds: float) -> Iterator[None]:
    """Another program that holds the database's write lock for so long."""
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    database.execute("BEGIN IMMEDIATE")

    def let_go() -> None:
        time.sleep(seconds)
        database.execute("ROLLBACK")

    thread = threading.Thread(target=let_go)
    thread.start()
    try:
        yield
    finally:
        thread.join()
        database.close()


async def test_a_lock_held_for_two_seconds_is_waited_for(house: House) -> None:
    """The move counts once; reading goes on meanwhile, and so does the loop."""
    table = await house.game(ANNA, BEN, CARLA)
    with _held(house.path, 2.0):
        move = asyncio.create_task(house.tables.act(table.id, ANNA.user_id, table.revision, "bid:1"))
        await asyncio.sleep(0.1)
        begun = time.monotonic()
        assert await house.tables.at(7) == table
        assert time.monotonic() - begun < 0.5
        after = await move
    assert after.revision == table.revision + 1
    await house.restart()
    assert await house.tables.get(table.id) == after


async def test_a_lock_held_for_longer_is_told_and_memory_is_as_the_store(tmp_path: Path) -> None:
    """Nothing was written, so nothing has happened; the next click works."""
    house = await House(tmp_path / "busy.db", busy_timeout=0.2).open()
    table = await house.game(ANNA, BEN, CARLA)
    told = len(house.told)
    with _held(house.path, 1.0):
        with pytest.raises(StoreBusy, match="locked by another program"):
            await house.tables.act(table.id, ANNA.user_id, table.revision, "bid:1")
        assert await house.tables.get(table.id) == table
        with pytest.raises(StoreBusy):
            await house.lobby(BEN, channel=8)
    assert len(house.told) == told
    assert await house.tables.at(8) is None
    assert (
        await house.tables.act(table.id, ANNA.user_id, table.revision, "bid:1")
    ).revision == table.revision + 1
    await house.store.close()


async def test_a_store_that_is_to_stop_waits_for_nobody(house: House) -> None:
    """What waits is refused at once, also what stands behind it; what comes then is tried once."""
    table = await house.game(ANNA, BEN, CARLA)
    with _held(house.path, 1.5):
        waiting = [
            house.tables.act(table.id, ANNA.user_id, table.revision, "bid:1"),
            house.lobby(BEN, channel=8),
        ]
        answers = asyncio.gather(*waiting, return_exceptions=True)
        await asyncio.sleep(0.2)
        begun = time.monotonic()
        house.store.hurry()
        assert [type(answer) for answer in await answers] == [StoreBusy, StoreBusy]
        with pytest.raises(StoreBusy):
            await house.lobby(BEN, channel=9)
        assert time.monotonic() - begun < 0.5
    after = await house.tables.act(table.id, ANNA.user_id, table.revision, "bid:1")
    assert after.revision == table.revision + 1


async def test_a_full_disk_is_told_and_the_last_good_state_stays(house: House) -> None:
    """SQLite is allowed no page more, which is what a full disk looks like to it."""
    table = await house.game(ANNA, BEN, CARLA, game="unsortiert")
    await house.store._writer.exec_driver_sql("PRAGMA max_page_count = 1")
    await house.store._writer.commit()
    lobbies = [house.lobby(BEN, channel=channel) for channel in range(100, 200)]
    answers = await asyncio.gather(*lobbies, return_exceptions=True)
    assert "disk is full" in str(answers[-1])
    assert isinstance(answers[-1], StoreUnusable)
    assert await house.tables.get(table.id) == table
    await house.restart()
    assert await house.tables.get(table.id) == table
    assert (await house.play_on(table)).revision == table.revision + 1


async def test_a_write_that_fails_in_the_middle_writes_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Move, snapshot and seats come together or not at all, and memory is as the store."""
    table = await house.game(ANNA, BEN, CARLA)
    database = sqlite3.connect(house.path)
    database.execute("CREATE TRIGGER broken BEFORE UPDATE ON tables BEGIN SELECT RAISE(ABORT, 'broken'); END")
    database.commit()
    with pytest.raises(Exception, match="broken"):
        await house.tables.act(table.id, ANNA.user_id, table.revision, "bid:1")
    with pytest.raises(Exception, match="broken"):
        await house.tables.leave(table.id, BEN.user_id)
    assert database.execute("SELECT count(*) FROM moves").fetchone() == (0,)
    assert await house.tables.get(table.id) == table
    database.execute("DROP TRIGGER broken")
    database.commit()
    database.close()
    assert (await house.tables.act(table.id, ANNA.user_id, table.revision, "bid:1")).state.bids[0] == 1


async def test_a_commit_that_fails_leaves_no_transaction_open(house: House) -> None:
    """A constraint that is checked at the end only; the next write works."""

    def orphan(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
        row = {"table_id": 99, "revision": 1, "cards": ""}
        connection.execute(insert(DEALS), row)

    with pytest.raises(IntegrityError, match="FOREIGN KEY"):
        await house.store._write(orphan)
    assert (await house.lobby(ANNA)).id == 1


async def test_one_revision_of_a_table_is_written_once(house: House) -> None:
    """Even if memory were wrong, the store would refuse the second move of a revision."""
    table = await house.game(ANNA, BEN, CARLA)
    await house.tables.act(table.id, ANNA.user_id, table.revision, "bid:1")
    stale = house.tables._keeper._memory[table.id]
    house.tables._keeper._memory[table.id] = type(stale)(table, stale.seed)
    with pytest.raises(Exception, match="UNIQUE"):
        await house.tables.act(table.id, BEN.user_id, table.revision, "bid:1")
    assert (await house.tables.get(table.id)).state.bids == (1, None, None)


async def test_a_caller_who_gives_up_waiting_leaves_a_consistent_table(house: House) -> None:
    """A cancelled click was made or was not; memory, store and the next click agree on which."""
    made = []
    for channel in range(30):
        table = await house.game(ANNA, BEN, CARLA, channel=channel)
        click = asyncio.create_task(house.tables.act(table.id, ANNA.user_id, table.revision, "bid:1"))
        if channel:
            await asyncio.sleep(0.00002 * channel)
        click.cancel()
        await asyncio.gather(click, return_exceptions=True)
        seen = await house.tables.get(table.id)
        made.append(seen.state.bids[0] is not None)
        house.forget()
        assert await house.tables.get(table.id) == seen
        assert (await house.tables.act(table.id, BEN.user_id, table.revision, "bid:1")).state.bids[1] == 1
    assert made[0] is False
    assert True in made


async def test_a_time_limit_in_the_middle_of_a_write_is_told_when_it_is_written(house: House) -> None:
    """Not before: otherwise nobody would know whether the move had been made."""
    table = await house.game(ANNA, BEN, CARLA)

    async def click() -> None:
        async with asyncio.timeout(0.1):
            await house.tables.act(table.id, ANNA.user_id, table.revision, "bid:1")
            await asyncio.sleep(0)  # where whoever waits finds out

    with _held(house.path, 0.5), pytest.raises(TimeoutError):
        await click()
    assert (await house.tables.get(table.id)).state.bids[0] == 1
    task = asyncio.current_task()
    assert task is not None
    assert task.cancelling() == 0
