"""`unsortiert backup`: a whole copy while the bot plays."""

import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest
from backups import backed_up, dump, everything
from busy_bot import busy_bot
from house import House

from bot.__main__ import main
from bot.store import StoreBusy
from bot.store.engine import Database, looking


def test_the_copy_holds_the_same_in_one_file(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It says in one line what was copied, and touches nothing else."""
    before = everything()
    assert backed_up(monkeypatch, "copy.db") == 0
    copy = Path.cwd() / "copy.db"
    size = copy.stat().st_size
    said = capsys.readouterr()
    assert said.out.startswith(f"Copied {database} to copy.db: 2 tables, {size} bytes, schema ")
    assert (said.out.count("\n"), said.err) == (1, "")
    assert everything().keys() - before.keys() == {copy}
    assert {path: content for path, content in everything().items() if path != copy} == before
    assert dump(copy) == dump(database)


def test_the_copy_is_readable_where_nothing_can_be_written_beside_it(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log beside it would be needed for the mode in which the bot keeps its own."""
    assert backed_up(monkeypatch, "copy.db") == 0
    with closing(sqlite3.connect("file:copy.db?immutable=1", uri=True)) as copy:
        assert copy.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert copy.execute("SELECT count(*) FROM tables").fetchone() == (2,)


async def test_the_bot_goes_on_with_the_copy(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That is what it is for."""
    assert backed_up(monkeypatch, "copy.db") == 0
    house = await House(Path("copy.db")).open()
    table = await house.tables.get(1)
    revision = table.revision
    assert revision > 1_000_000, "numbers that the original may still give out are left to it"
    assert (await house.play_on(table)).revision == revision + 1
    await house.store.close()


@pytest.mark.parametrize("mode", [0o600, 0o640])
def test_who_may_not_read_the_database_may_not_read_the_copy(
    database: Path, monkeypatch: pytest.MonkeyPatch, mode: int
) -> None:
    """Both hold every hand."""
    database.chmod(mode)
    assert backed_up(monkeypatch, "copy.db") == 0
    assert Path("copy.db").stat().st_mode & 0o777 == mode


def test_what_a_crash_left_in_the_log_is_in_the_copy(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And stays in the log, for the next start."""
    crash = (
        "import os, sqlite3, sys; database = sqlite3.connect(sys.argv[1]);"
        "database.execute('UPDATE tables SET locale = ?', ('xx',)); database.commit(); os._exit(0)"
    )
    subprocess.run([sys.executable, "-c", crash, str(database)], check=True)  # noqa: S603
    before = database.read_bytes(), database.with_name("tables.db-wal").read_bytes()
    assert len(before[1]) > 0
    assert backed_up(monkeypatch, "copy.db") == 0
    with closing(sqlite3.connect("copy.db")) as copy:
        assert copy.execute("SELECT DISTINCT locale FROM tables").fetchall() == [("xx",)]
    assert (database.read_bytes(), database.with_name("tables.db-wal").read_bytes()) == before


def test_every_copy_of_a_bot_that_plays_is_of_one_instant(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In each of them all games replay to what is stored; the bot is not kept from playing."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("UNSORTIERT_DATABASE", "busy.db")
    with busy_bot(tmp_path / "busy.db") as bot:
        for number in range(5):
            bot.wait_for(100)
            assert backed_up(monkeypatch, f"{number}.db") == 0
    moves = [_moves(tmp_path / f"{number}.db") for number in range(5)]
    assert moves == sorted(set(moves))
    for number in range(5):
        monkeypatch.setattr(sys, "argv", ["unsortiert", "check", f"{number}.db"])
        with pytest.raises(SystemExit) as ended:
            main()
        assert ended.value.code == 0


def _moves(path: Path) -> int:
    with closing(sqlite3.connect(path)) as database:
        (moves,) = database.execute("SELECT count(*) FROM moves").fetchone()
    return int(moves)


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Another program keeps everybody from the database, even from reading."""
    with closing(sqlite3.connect(database, isolation_level=None, check_same_thread=False)) as other:
        other.execute("PRAGMA journal_mode=DELETE")
        other.execute("BEGIN EXCLUSIVE")
        yield


def test_a_lock_is_waited_for(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever holds it may only be slow."""
    with ExitStack() as lock:
        lock.enter_context(locked(database))
        opening = threading.Timer(0.5, lock.close)
        opening.start()
        assert backed_up(monkeypatch, "copy.db") == 0
        opening.join()


def test_a_lock_that_stays_is_told(database: Path) -> None:
    """As soon as patience is over."""
    with locked(database), pytest.raises(StoreBusy, match="locked by another program"):  # noqa: SIM117
        with looking(Database(database), busy_timeout=0.1) as connection, connection.begin():
            connection.exec_driver_sql("SELECT count(*) FROM tables")
