"""The database file: named, opened, refused; whatever lies there is never lost."""

import asyncio
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from house import ANNA, BEN, CARLA, House

from bot.store import Store, StoreError, StoreTaken, StoreUnusable
from bot.store.engine import Database

ROOT = Path(__file__).parents[2]


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


@pytest.mark.parametrize("name", [":memory:", "sqlite:///:memory:", "sqlite+aiosqlite:///:memory:"])
def test_a_database_in_memory_is_called_so(name: str) -> None:
    """Nobody gets one by leaving something out."""
    assert Database.named(name) == Database(None)


@pytest.mark.parametrize(
    "name",
    [
        *("sqlite://", "sqlite:///", "sqlite://folder/a.db", "sqlite://me:secret@host:1/a.db"),
        *("sqlite:///a.db?mode=ro", "sqlite:///:memory:?cache=shared", "sqlite+aiosqlite:///?timeout=5"),
    ],
)
async def test_an_address_that_says_more_or_less_than_a_file_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """What is not heeded must not look as if it were; nothing is made and no password repeated."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(StoreUnusable, match=r"has to name a file and nothing else, .*\.$") as error:
        await Store.open(name)
    assert "secret" not in str(error.value)
    assert _files(tmp_path) == set()


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
    """It cannot be opened, and says so; the thread that tried is gone before the error is raised."""
    threads = threading.active_count()
    with pytest.raises(StoreUnusable, match="has to be a file"):
        await Store.open(str(tmp_path))
    assert threading.active_count() <= threads + 1  # the pool's thread that waited for it


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with nothing in it or beside it."""
    made = tmp_path / "here"
    made.mkdir()
    return made


def _around(folder: Path) -> list[Path]:
    return list(folder.parent.rglob("*"))


@pytest.mark.parametrize("name", ["", "/", "."])
async def test_a_name_of_no_file_is_refused_and_leaves_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Neither a database nor a lock appears anywhere."""
    monkeypatch.chdir(folder)
    with pytest.raises(StoreUnusable, match="has to be a file"):
        await Store.open(name)
    assert _around(folder) == [folder]


async def test_a_database_is_used_once_by_whatever_links_it_is_reached(tmp_path: Path) -> None:
    """Two bots at one table would each remember another game."""
    (tmp_path / "home").mkdir()
    (tmp_path / "file.db").symlink_to(tmp_path / "home" / "a.db")
    (tmp_path / "folder").symlink_to(tmp_path / "home")
    names = [tmp_path / "file.db", tmp_path / "folder" / "a.db", tmp_path / "home" / "a.db"]
    for first in names:
        store = await Store.open(str(first))
        for second in names:
            with pytest.raises(StoreTaken):
                await Store.open(str(second))
        await store.close()
    assert _files(tmp_path) <= {"a.db", "a.db.lock.db", "file.db"}


async def test_a_link_that_leads_to_itself_cannot_be_opened(tmp_path: Path) -> None:
    """It says so."""
    (tmp_path / "a.db").symlink_to(tmp_path / "a.db")
    with pytest.raises(StoreUnusable, match="cannot be opened"):
        await Store.open(str(tmp_path / "a.db"))


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
            path.chmod(path.stat().st_mode | 0o055)  # nothing is taken from anybody: /tmp is among them


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


async def test_every_store_error_is_a_sentence(tmp_path: Path) -> None:
    """Whoever runs the bot reads it, so it begins and ends like one."""
    with pytest.raises(StoreError) as error:
        await Store.open(str(tmp_path))
    assert str(error.value)[0].isupper()
    assert str(error.value).endswith(".")
