"""Runs `unsortiert backup` in this process and in others, and sees what it leaves; knows no test."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main

ROOT = Path(__file__).parents[2]


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
