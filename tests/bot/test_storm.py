"""Two hundred tables, people, computer players and the clock at once: whatever counts, counts once."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from deeds import DEEDS
from logged import Errors, no_errors
from marks import states
from scratch import scratch_folder
from storm import TABLES, Storm
from storm_place import SEVERAL

from bot.store import Store
from bot.table import EndReason, Table
from bot.tables import Tables
from engine.registry import GAMES


@pytest.fixture(autouse=True)
def errors() -> Iterator[Errors]:
    """Fails the test when an error was logged."""
    with no_errors() as heard:
        yield heard


@pytest.fixture
def path() -> Iterator[Path]:
    """Where the database is: not on a disk, which would be all that is waited for."""
    with scratch_folder() as folder:
        yield Path(folder, "storm.db")


@pytest.fixture
async def storm(path: Path) -> AsyncIterator[Storm]:
    """A storm that has not begun."""
    store = await Store.open(str(path))
    yield Storm(store)
    await store.close()


async def test_in_a_storm_whatever_counts_counts_once(storm: Storm, path: Path) -> None:
    """Each change is told once, in order, as one person's doing at most; memory, disk and record agree."""
    await storm.rage()
    in_memory = [await storm.tables.get(number) for number in storm.told]
    await storm.store.close()
    assert set(storm.answered.values()) == {1}
    assert all(number in range(len(storm.told[table_id])) for table_id, number in storm.answered)
    for table in in_memory:
        told = storm.told[table.id]
        assert [one.revision for one in told] == list(range(table.revision + 1))
        assert _timeless(told[-1]) == _timeless(table)
    await _is_on_disk(path, in_memory)
    with closing(sqlite3.connect(path)) as rows:
        for table in in_memory:
            _is_on_record(rows, storm.told[table.id])
    _it_was_a_storm(storm)


def _timeless(table: Table) -> Table:
    """The table without what moves while the machine sleeps, which is no change of a table."""
    return replace(table, deadline=None, since=None, expires=None, remind_at=None)


async def _is_on_disk(path: Path, tables: list[Table]) -> None:
    """After a restart every table is as it was."""
    store = await Store.open(str(path))
    reopened = Tables(store, GAMES)
    assert [await reopened.get(table.id) for table in tables] == tables
    await store.close()


def _is_on_record(rows: sqlite3.Connection, told: list[Table]) -> None:
    """The deals and moves of a table, replayed, give the state that it had at every moment."""
    played = dict(states(rows, told[-1]))
    state = None
    for table in told:
        state = played.pop(table.revision, state)
        assert state == table.state
    assert not played


def _it_was_a_storm(storm: Storm) -> None:
    """Everything was there that there should be: otherwise the storm has shown little."""
    assert len(storm.told) >= TABLES
    done = {what.removesuffix(SEVERAL) for what in storm.seen}
    rare = {"vote"}  # for which a game has to stand still for long
    assert done >= {*DEEDS, "again", "late", "in time", "out of time"} - rare
    assert storm.seen.keys() >= {f"{deed}{SEVERAL}" for deed in ("act", "sit", "start", "leave", "come back")}
    assert any(told[-1].ended is EndReason.EXPIRED for told in storm.told.values())
    assert any(table.late for told in storm.told.values() for table in told)
