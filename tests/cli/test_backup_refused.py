"""`unsortiert backup` where there should be no copy: none is made, and a sentence says why."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from backups import backed_up, refusal


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
