"""The database file: opened, migrated, locked, read-only, broken, full; never lost."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from house import ANNA, BEN, CARLA, House
from sqlalchemy import Connection, create_engine, event, insert
from sqlalchemy.exc import IntegrityError

from bot.store import Store, StoreBusy, StoreError, StoreTaken, StoreUnusable, queries
from bot.store.engine import Database
from bot.store.schema import DEALS, METADATA
from bot.table import Refusal, Refused

ROOT = Path(__file__).parents[2]


async def test_a_new_database_has_the_schema_that_the_statements_expect(tmp_path: Path) -> None:
    """The migrations and the tables in code say the same, down to the indices."""
    path = tmp_path / "new.db"
    await (await Store.open(str(path))).close()
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": _compare_type})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def _compare_type(
    _context: object, _inspected: object, _column: object, inspected: object, ours: object
) -> bool:
    impl = getattr(ours, "impl", ours)
    return type(impl).__name__.upper() != type(inspected).__name__.upper() and str(impl) != str(inspected)


@pytest.mark.parametrize(
    ("look", "args"),
    [
        (queries.waiting, ("computer",)),
        (queries.due, (datetime.now(UTC),)),
        (queries.open_in, (7,)),
        (queries.ended_with_board, ()),
        (queries.load, (7,)),
        (queries.record, (7,)),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
async def test_no_look_goes_through_all_tables(
    house: House, look: Callable[..., object], args: tuple[object, ...]
) -> None:
    """Ten thousand sleeping tables cost nothing: every query goes by an index."""
    asked: list[tuple[str, Any]] = []

    def note(_: object, __: object, statement: str, parameters: Any, *___: object) -> None:
        asked.append((statement, parameters))

    event.listen(house.store._reader.sync_engine, "before_cursor_execute", note)
    await house.store._read(look, *args)
    database = sqlite3.connect(house.path)
    queries_asked = [(text, values) for text, values in asked if text.startswith("SELECT")]
    plans = [
        database.execute(f"EXPLAIN QUERY PLAN {text}", values).fetchall() for text, values in queries_asked
    ]
    database.close()
    assert plans
    assert [step for plan in plans for *_, step in plan if step.startswith("SCAN")] == []


async def test_migrating_again_changes_nothing(house: House) -> None:
    """Every start applies what is missing, which the second time is nothing."""
    table = await house.game(ANNA, BEN, CARLA)
    await house.store.close()
    before = _dump(house.path)
    await house.open()
    assert _dump(house.path) == before
    assert await house.tables.get(table.id) == table


def _dump(path: Path) -> list[str]:
    database = sqlite3.connect(path)
    lines = list(database.iterdump())
    database.close()
    return lines


async def test_a_migration_that_fails_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither tables nor a version; after the repair the same file works."""
    path = tmp_path / "half.db"
    database = sqlite3.connect(path)
    database.execute(
        "CREATE TABLE moves (mine TEXT)"
    )  # stands in the way of the third table of the first migration
    database.commit()
    before = list(database.iterdump())
    with pytest.raises(StoreUnusable, match="already exists"):
        await Store.open(str(path))
    assert [line for line in database.iterdump() if "alembic" not in line] == before
    database.execute("DROP TABLE moves")
    database.commit()
    database.close()
    await (await Store.open(str(path))).close()


async def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    """The sentence says so, and nothing is written."""
    path = tmp_path / "new.db"
    await (await Store.open(str(path))).close()
    database = sqlite3.connect(path)
    database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.commit()
    database.close()
    before = _dump(path)
    with pytest.raises(StoreUnusable, match="newer version"):
        await Store.open(str(path))
    assert _dump(path) == before


@pytest.mark.parametrize(
    "name", ["{tmp}/a.db", "{tmp}/new/folder/a.db", "sqlite:///{tmp}/b.db", "sqlite+aiosqlite:///{tmp}/c.db"]
)
async def test_a_database_is_named_by_path_or_address(tmp_path: Path, name: str) -> None:
    """Its folder is made when it is missing."""
    store = await Store.open(name.format(tmp=tmp_path))
    await store.close()
    assert _files(tmp_path) >= {name.rsplit("/", 1)[1]}


def _files(folder: Path) -> set[str]:
    return {path.name for path in folder.rglob("*") if path.is_file()}


async def test_a_relative_path_is_one_from_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the same file under its full name is the same database."""
    monkeypatch.chdir(tmp_path)
    store = await Store.open("here.db")
    with pytest.raises(StoreTaken):
        await Store.open(str(tmp_path / "here.db"))
    await store.close()
    assert (tmp_path / "here.db").exists()


@pytest.mark.parametrize("name", [":memory:", "sqlite://", "sqlite+aiosqlite:///:memory:"])
def test_a_database_in_memory_has_several_names(name: str) -> None:
    """None of them is a file."""
    assert Database.named(name) == Database(None)


async def test_a_database_in_memory_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It can be read and written at the same time, and there may be several."""
    monkeypatch.chdir(tmp_path)
    house = await House(Path(":memory:")).open()
    other = await Store.open(":memory:")
    table = await house.game(ANNA, BEN, CARLA)
    answers = await asyncio.gather(house.tables.at(7), house.play_on(table), house.tables.at(7))
    assert answers[2] is not None
    assert await other.open_in(7) is None
    await house.store.close()
    await other.close()
    assert _files(tmp_path) == set()


@pytest.mark.parametrize("name", ["postgresql://host/x", "mysql://host/x", "://", "nonsense://"])
async def test_another_kind_of_database_is_refused_in_a_sentence(name: str) -> None:
    """Not with a traceback of a driver that is missing."""
    with pytest.raises(StoreUnusable, match=r"\.$"):
        await Store.open(name)


async def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    """Never an automatic reset."""
    path = tmp_path / "text.db"
    content = b"My diary. " * 1000
    path.write_bytes(content)
    with pytest.raises(StoreUnusable, match="is not a database"):
        await Store.open(str(path))
    assert path.read_bytes() == content


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    """It cannot be opened, and says so."""
    with pytest.raises(StoreUnusable, match="cannot be opened"):
        await Store.open(str(tmp_path))


async def test_a_link_into_nowhere_cannot_be_opened(tmp_path: Path) -> None:
    """The thread that tried is gone before the error is raised."""
    (tmp_path / "a.db").symlink_to(tmp_path / "nowhere" / "a.db")
    threads = threading.active_count()
    with pytest.raises(StoreUnusable, match="cannot be opened"):
        await Store.open(str(tmp_path / "a.db"))
    assert threading.active_count() <= threads + 1  # the pool's thread that waited for it


async def test_a_lock_that_is_no_database_is_told(tmp_path: Path) -> None:
    """Something else lies where the lock should be; it is left there."""
    (tmp_path / "a.db.lock.db").write_bytes(b"not mine " * 1000)
    with pytest.raises(StoreUnusable, match="is not a database"):
        await Store.open(str(tmp_path / "a.db"))
    assert not (tmp_path / "a.db").exists()


async def test_a_file_where_the_folder_should_be_is_told(tmp_path: Path) -> None:
    """The sentence names the database."""
    (tmp_path / "file").touch()
    with pytest.raises(StoreUnusable, match=r"a\.db cannot be made"):
        await Store.open(str(tmp_path / "file" / "a.db"))


async def test_a_truncated_database_is_told_and_kept(house: House) -> None:
    """Half a file is a damaged one."""
    for channel in range(30):
        await house.game(ANNA, BEN, CARLA, game="unsortiert", channel=channel)
    await house.store.close()
    half = house.path.read_bytes()[:6000]
    house.path.write_bytes(half)
    with pytest.raises(StoreUnusable, match="damaged"):
        await Store.open(str(house.path))
    assert house.path.read_bytes() == half
    house.path.unlink()
    await house.open()


_OPEN = """
import asyncio, os, sys
from bot.store import Store, StoreError
if sys.argv[2] == "nobody" and os.geteuid() == 0:
    os.setuid(65534)
async def main():
    try:
        await (await Store.open(sys.argv[1])).close()
    except StoreError as error:
        sys.exit(f"{type(error).__name__}: {error}")
asyncio.run(main())
"""


def _open_elsewhere(path: Path, user: str) -> subprocess.CompletedProcess[str]:
    """Open the database in another process, as nobody or as who runs this."""
    command = [sys.executable, "-c", _OPEN, str(path), user]
    return subprocess.run(  # noqa: S603 - our own command
        command,
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )


def _let_everybody_in(folder: Path) -> None:
    """Folders of tests are closed to others than who runs them."""
    for path in (folder, *folder.parents):
        if path.stat().st_uid == os.geteuid() and path != Path("/"):
            path.chmod(0o755)


@pytest.mark.parametrize("read_only", ["file", "folder"])
async def test_a_database_that_may_not_be_written_is_told(tmp_path: Path, read_only: str) -> None:
    """With the name of the database, in one line."""
    home = tmp_path / "home"
    path = home / "a.db"
    await (await Store.open(str(path))).close()
    _let_everybody_in(home)
    path.chmod(0o444)
    (home / "a.db.lock.db").chmod(0o666)
    home.chmod(0o777 if read_only == "file" else 0o555)
    opened = await asyncio.to_thread(_open_elsewhere, path, "nobody")
    home.chmod(0o755)
    assert opened.returncode == 1
    assert opened.stderr.startswith("StoreUnusable: ")
    assert str(path) in opened.stderr
    assert opened.stderr.count("\n") == 1


async def test_a_second_process_is_refused_while_the_first_runs(house: House) -> None:
    """And let in when the first has closed."""
    refused = await asyncio.to_thread(_open_elsewhere, house.path, "myself")
    assert refused.returncode == 1
    assert refused.stderr.startswith("StoreTaken: The database")
    assert "another process" in refused.stderr
    await house.store.close()
    assert (await asyncio.to_thread(_open_elsewhere, house.path, "myself")).returncode == 0


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
    house.tables._keeper._remember(house.tables._keeper._memory[table.id])
    stale = house.tables._keeper._memory[table.id]
    house.tables._keeper._memory[table.id] = type(stale)(table, stale.seed)
    with pytest.raises(Exception, match="UNIQUE"):
        await house.tables.act(table.id, BEN.user_id, table.revision, "bid:1")
    assert (await house.tables.get(table.id)).state.bids == (1, None, None)


async def test_a_caller_who_gives_up_waiting_leaves_a_consistent_table(house: House) -> None:
    """A cancelled click was made or was not; memory, store and the next click agree on which."""
    table = await house.game(ANNA, BEN, CARLA)
    for number, person in enumerate((ANNA, BEN, CARLA)):
        click = asyncio.create_task(house.tables.act(table.id, person.user_id, table.revision, "bid:1"))
        await asyncio.sleep(0.0002 * number)
        click.cancel()
        await asyncio.gather(click, return_exceptions=True)
    seen = await house.tables.get(table.id)
    await house.restart()
    assert await house.tables.get(table.id) == seen
    for person, bid in zip((ANNA, BEN, CARLA), seen.state.bids, strict=True):
        if bid is None:
            await house.tables.act(table.id, person.user_id, table.revision, "bid:1")
        else:
            with pytest.raises(Refused, match=Refusal.NOT_YOUR_TURN):
                await house.tables.act(table.id, person.user_id, table.revision, "bid:1")


async def test_every_store_error_is_a_sentence(tmp_path: Path) -> None:
    """Whoever runs the bot reads it, so it begins and ends like one."""
    with pytest.raises(StoreError) as error:
        await Store.open(str(tmp_path))
    assert str(error.value)[0].isupper()
    assert str(error.value).endswith(".")
