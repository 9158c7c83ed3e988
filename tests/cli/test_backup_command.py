"""`unsortiert backup`: a whole copy while the bot plays, or none and a sentence that says why."""

import os
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from busy_bot import busy_bot
from house import ANNA, BEN, CARLA, House

from bot.__main__ import main
from bot.store import StoreBusy
from bot.store.engine import Database, looking

ROOT = Path(__file__).parents[2]


@pytest.fixture
async def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with two tables, as a bot that has stopped left it; it is the configured one."""
    house = await House(tmp_path / "home" / "tables.db").open()
    await house.game(ANNA, BEN, CARLA, game="unsortiert")
    await house.lobby(ANNA, channel=8, game="unsortiert")
    await house.store.close()
    monkeypatch.setenv("UNSORTIERT_DATABASE", str(house.path))
    monkeypatch.chdir(tmp_path)
    return house.path


def backed_up(monkeypatch: pytest.MonkeyPatch, file: str | Path) -> object:
    """Run the command in this process; gives its exit status."""
    monkeypatch.setattr(sys, "argv", ["unsortiert", "backup", str(file)])
    with pytest.raises(SystemExit) as ended:
        main()
    return ended.value.code


def refusal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], file: str | Path) -> str:
    """What the command says when it refuses: one sentence, and all is as it was before."""
    before = everything()
    assert backed_up(monkeypatch, file) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("unsortiert: ")
    assert said.err.endswith(".\n")
    assert said.err.count("\n") == 1
    assert everything() == before
    return said.err


def everything() -> dict[Path, bytes]:
    """All files here, with what is in them."""
    return {path: path.read_bytes() if path.is_file() else b"" for path in Path.cwd().rglob("*")}


def dump(path: Path) -> list[str]:
    """All that a database holds, but for the numbers that a copy goes on with."""
    with closing(sqlite3.connect(":memory:")) as held:
        with closing(sqlite3.connect(path)) as database:
            database.backup(held)
        held.executescript("UPDATE tables SET revision = revision % 1000000; DELETE FROM sqlite_sequence")
        return list(held.iterdump())


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


def _a_link(home: Path) -> str:
    (home / "link.db").symlink_to(home / "tables.db")
    return "home/link.db"


def _a_hard_link(home: Path) -> str:
    os.link(home / "tables.db", home / "same.db")
    return "home/same.db"


def _a_dead_link(home: Path) -> str:
    (home / "dead.db").symlink_to(home / "nowhere.db")
    return "home/dead.db"


def _another_file(home: Path) -> str:
    (home / "diary.txt").write_text("Dear diary.", encoding="utf-8")
    return "home/diary.txt"


@pytest.mark.parametrize(
    "place",
    [
        *(_a_link, _a_hard_link, _a_dead_link, _another_file),
        *(lambda _: "home/tables.db", lambda _: "home/../home/tables.db", lambda _: "home", lambda _: ""),
    ],
)
@pytest.mark.usefixtures("database")
def test_nothing_is_ever_written_over(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    place: Callable[[Path], str],
) -> None:
    """Neither the database itself, by whatever link, nor any other file."""
    file = place(Path.cwd() / "home")
    assert "exists already" in refusal(monkeypatch, capsys, file)


@pytest.mark.parametrize("ending", ["-wal", "-shm", "-journal", ".lock.db"])
def test_no_copy_is_put_where_the_database_keeps_its_own_things(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ending: str
) -> None:
    """Taken for the database's log it would be its end."""
    Path(f"{database}{ending}").unlink(missing_ok=True)
    assert "keeps its own things" in refusal(monkeypatch, capsys, f"home/tables.db{ending}")


@pytest.mark.usefixtures("database")
def test_no_copy_is_put_beside_the_log_of_another_database(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Which would be taken for the copy's own."""
    Path("copy.db-wal").write_bytes(b"left over")
    assert "copy.db-wal would be taken for a part of the copy" in refusal(monkeypatch, capsys, "copy.db")


@pytest.mark.usefixtures("database")
def test_a_folder_that_is_not_there_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is not made: a mistyped path should be noticed."""
    assert "There is no folder nowhere" in refusal(monkeypatch, capsys, "nowhere/copy.db")


@pytest.mark.usefixtures("database")
@pytest.mark.parametrize("name", ["x" * 255, "x" * 300])
def test_a_name_that_is_too_long_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    """As the system has it; the longest that it allows works."""
    if len(name) > 255:
        assert os.strerror(36) in refusal(monkeypatch, capsys, name)
    else:
        assert backed_up(monkeypatch, name) == 0


def _nothing(_: Path) -> str:
    return "missing.db"


def _a_diary(folder: Path) -> str:
    with closing(sqlite3.connect(folder / "diary.db")) as diary, diary:
        diary.execute("CREATE TABLE days (entry TEXT)")
    return "diary.db"


def _an_empty_file(folder: Path) -> str:
    (folder / "empty.db").touch()
    return "empty.db"


def _a_text(folder: Path) -> str:
    (folder / "text.db").write_text("Dear diary. " * 1000, encoding="utf-8")
    return "text.db"


@pytest.mark.parametrize(
    ("source", "said"),
    [
        (_nothing, "There is no database"),
        (_a_diary, "is no database of this bot"),
        (_an_empty_file, "is no database of this bot"),
        (_a_text, "is not a database"),
        (lambda _: ":memory:", "in memory"),
        (lambda _: "/", "has to be a file"),
        (lambda _: "postgresql://host/x", "not supported"),
    ],
)
def test_what_is_no_database_of_the_bot_is_not_copied(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    source: Callable[[Path], str],
    said: str,
) -> None:
    """And none is made by looking for it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("UNSORTIERT_DATABASE", source(tmp_path))
    assert said in refusal(monkeypatch, capsys, "copy.db")


def test_a_damaged_database_is_told_and_gives_no_copy(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A copy that nobody can use would be taken for a backup until it is needed."""
    with closing(sqlite3.connect(database)) as broken, broken:
        (page,) = broken.execute("SELECT rootpage FROM sqlite_master WHERE name = 'moves'").fetchone()
        (size,) = broken.execute("PRAGMA page_size").fetchone()
    with database.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xee" * 100)
    assert "is damaged and was not copied" in refusal(monkeypatch, capsys, "copy.db")


_SMALL_DISK = """
import os, resource, signal, sys
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
# more than SQLite needs to read what the bot has written, less than the copy
resource.setrlimit(resource.RLIMIT_FSIZE, (40960, 40960))
sys.argv = ["unsortiert", "backup", "copy.db"]
from bot.__main__ import main
main()
"""


def elsewhere(script: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run a script in another process."""
    return subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-c", script, *arguments],
        env={"PYTHONPATH": str(ROOT), "UNSORTIERT_DATABASE": os.environ["UNSORTIERT_DATABASE"]},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.usefixtures("database")
def test_a_disk_that_takes_no_more_is_told_and_nothing_is_left() -> None:
    """Half a copy is none."""
    before = everything()
    done = elsewhere(_SMALL_DISK)
    assert done.returncode == 1
    assert done.stderr.startswith("unsortiert: The database ")
    assert "cannot be copied" in done.stderr
    assert done.stderr.count("\n") == 1
    assert everything() == before


def test_a_full_disk_is_told_as_such(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """SQLite is allowed no page more, which is what a full disk looks like to it."""
    connect = sqlite3.connect

    def small(*where: Any, **how: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*where, **how)
        connection.execute("PRAGMA max_page_count=3")
        return connection

    with monkeypatch.context() as patched:
        patched.setattr(sqlite3, "connect", small)
        said = refusal(patched, capsys, "copy.db")
    assert said == f"unsortiert: The database {database} cannot be copied: the disk is full.\n"


@pytest.mark.usefixtures("database")
def test_a_disk_that_knows_one_name_a_file_takes_a_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a memory stick."""

    def one_name_only(*_: object) -> None:
        raise PermissionError(1, os.strerror(1))

    before = everything().keys()
    monkeypatch.setattr(os, "link", one_name_only)
    assert backed_up(monkeypatch, "copy.db") == 0
    assert everything().keys() - before == {Path.cwd() / "copy.db"}


@pytest.mark.usefixtures("database")
def test_a_file_that_appears_meanwhile_is_not_written_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two backups at the same minute are one."""
    link = os.link

    def late(draft: Path, to: Path) -> None:
        Path(to).write_bytes(b"the other one")
        link(draft, to)

    monkeypatch.setattr(os, "link", late)
    assert backed_up(monkeypatch, "copy.db") == 1
    assert "copy.db exists already" in capsys.readouterr().err
    assert Path("copy.db").read_bytes() == b"the other one"


_AS_NOBODY = """
import os, sys
from bot.__main__ import main
import bot.cli.backing, bot.cli.commands
if os.geteuid() == 0:
    os.setuid(65534)
sys.argv = ["unsortiert", "backup", sys.argv[1]]
main()
"""


def test_a_folder_that_may_not_be_written_is_told(database: Path, tmp_path: Path) -> None:
    """With the copy's name."""
    for path in (tmp_path, *tmp_path.parents):
        if path.stat().st_uid == os.geteuid() and path != Path("/"):
            path.chmod(path.stat().st_mode | 0o055)
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o555)
    (tmp_path / "home").chmod(0o777)
    database.chmod(0o644)
    done = elsewhere(_AS_NOBODY, str(closed / "copy.db"))
    assert done.returncode == 1
    assert done.stderr == f"unsortiert: The copy {closed}/copy.db cannot be written: {os.strerror(13)}.\n"


_KILLED = """
import os, signal, sys
which = int(sys.argv[1])
def told(event, arguments):
    global which
    if event in ("os.link", "os.mkdir", "os.chmod", "sqlite3.connect", "os.remove", "os.rmdir"):
        which -= 1
        if which == 0:
            os.kill(os.getpid(), signal.SIGKILL)
from bot.cli.backing import backup
sys.addaudithook(told)
backup("copy.db")
"""
"""The command, killed as it does the so-manyth thing to the disk."""


def test_a_kill_leaves_a_whole_copy_or_none(database: Path) -> None:
    """At whatever instant."""
    copy = Path("copy.db")
    seen = set()
    for which in range(1, 50):
        copy.unlink(missing_ok=True)
        done = elsewhere(_KILLED, str(which))
        seen.add((done.returncode, copy.exists()))
        if copy.exists():
            assert dump(copy) == dump(database)
        if done.returncode == 0:
            break
        assert done.returncode == -signal.SIGKILL, done.stderr
    assert seen == {(-signal.SIGKILL, False), (-signal.SIGKILL, True), (0, True)}


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
