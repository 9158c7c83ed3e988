"""The playground as a command: it says where it is, ends in order, and tells plainly why it cannot begin."""

import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from playground_process import ROOT, PlaygroundProcess


def failing(*arguments: str) -> str:
    """What the command says on stderr when it cannot begin; it must be one sentence and exit status 1."""
    command = [sys.executable, "-m", "bot", "play", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)  # noqa: S603
    assert done.returncode == 1
    assert done.stderr.startswith("unsortiert: ")
    assert done.stderr.count("\n") == 1
    return done.stderr


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_serves_a_page_until_it_is_told_to_stop(tmp_path: Path, number: signal.Signals) -> None:
    """Ctrl-C is no failure: exit status 0, no traceback."""
    with PlaygroundProcess(tmp_path / "new folder" / "play.db") as playground:
        with urllib.request.urlopen(playground.url, timeout=10) as page:  # noqa: S310 - our own address
            assert b"<!doctype html>" in page.read().lower()
        assert playground.stop(number) == 0
    assert "Traceback" not in playground.output
    assert playground.output.lower().count(f"the game is kept in {str(tmp_path).lower()}") == 2


def test_it_can_be_started_again_on_the_same_file(tmp_path: Path) -> None:
    """The database is let go of at the end."""
    for _ in range(2):
        with PlaygroundProcess(tmp_path / "play.db") as playground:
            assert playground.stop() == 0


def test_it_says_when_the_port_is_taken(tmp_path: Path) -> None:
    """And which."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert str(port) in failing("--database", str(tmp_path / "play.db"), "--port", str(port))


def test_it_says_when_another_one_plays_on_the_same_file(tmp_path: Path) -> None:
    """Two of them would answer each other's clicks."""
    database = tmp_path / "play.db"
    with PlaygroundProcess(database):
        said = failing("--database", str(database))
    assert str(database) in said
    assert "--database" in said


def test_it_says_when_the_file_is_no_database(tmp_path: Path) -> None:
    """And leaves it as it is."""
    file = tmp_path / "letter.txt"
    file.write_text("Dear reader, this is no database, however long it may be. " * 50, encoding="utf-8")
    before = file.read_bytes()
    assert str(file) in failing("--database", str(file))
    assert file.read_bytes() == before


def test_it_says_when_the_folder_cannot_be_made(tmp_path: Path) -> None:
    """A file stands where the folder should be."""
    (tmp_path / "file").touch()
    assert str(tmp_path / "file") in failing("--database", str(tmp_path / "file" / "play.db"))


def test_the_database_can_be_an_address(tmp_path: Path) -> None:
    """As it can for `unsortiert run`; and no folder is made of the address itself."""
    database = tmp_path / "folder" / "play.db"
    with PlaygroundProcess(f"sqlite:///{database}") as playground:
        assert playground.stop() == 0
    assert database.exists()
    assert not (ROOT / "sqlite:").exists()


def test_it_does_not_promise_to_keep_what_is_in_memory_only() -> None:
    """Neither when it opens nor when it closes."""
    with PlaygroundProcess(":memory:") as playground:
        assert playground.stop() == 0
    assert playground.output.count("not kept") == 2


def test_its_database_is_a_database(tmp_path: Path) -> None:
    """What was promised to be kept is there."""
    with PlaygroundProcess(tmp_path / "play.db") as playground:
        playground.stop()
    with sqlite3.connect(tmp_path / "play.db") as connection:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    connection.close()
    assert ("moves",) in tables
