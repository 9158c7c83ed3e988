"""What all commands share: the version, the help, and extras that are not installed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main


def ran(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> object:
    """Run the command line in this process; gives its exit status."""
    monkeypatch.setattr(sys, "argv", ["unsortiert", *arguments])
    with pytest.raises(SystemExit) as ended:
        main()
    return ended.value.code


def test_it_says_its_version(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """In one line."""
    assert ran(monkeypatch, "--version") == 0
    assert capsys.readouterr().out == "unsortiert 0.1.0\n"


def test_it_lists_its_commands(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """With what each is for."""
    assert ran(monkeypatch, "--help") == 0
    printed = capsys.readouterr().out
    for command in ("run", "play", "backup", "check", "replay", "simulate"):
        assert f" {command} " in printed


def test_without_the_playgrounds_extra_it_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As in the image for hosts, which has no simulated Discord."""
    for name in [name for name in sys.modules if name.startswith("bot.playground")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr("bot.playground", raising=False)
    monkeypatch.setitem(sys.modules, "simcord", None)
    assert ran(monkeypatch, "play", "--database", str(tmp_path / "play.db")) == 1
    said = capsys.readouterr().err
    assert said.startswith("unsortiert: ")
    assert "simcord" in said


EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "unsortiert.json"


@pytest.mark.parametrize(
    "arguments",
    [
        ["--version"],
        ["replay", str(EXAMPLE)],
        ["replay", str(EXAMPLE), "--json"],
        ["simulate", "--games", "1"],
    ],
    ids=["version", "replay", "replay for machines", "simulate"],
)
def test_a_full_disk_behind_the_output_is_one_sentence(arguments: list[str]) -> None:
    """As in `unsortiert replay … > file`; nothing more is said when the process ends."""
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(  # noqa: S603
            [sys.executable, "-m", "bot", *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == f"unsortiert: The output cannot be written: {os.strerror(28)}.\n"


PRESSED = """
import builtins, os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell has its background jobs ignore it
load, when = builtins.__import__, sys.argv.pop(1)
def late(name, *more, **named):
    if name == when:
        os.kill(os.getpid(), signal.SIGINT)
    return load(name, *more, **named)
builtins.__import__ = late
from bot.__main__ import main
main()
"""
"""The command line, with Ctrl-C pressed as soon as a certain module is loaded."""


@pytest.mark.parametrize(
    ("module", "arguments"),
    [
        ("typer", ["--help"]),
        ("bot.playground", ["play"]),
        ("bot.app", ["run"]),
        ("engine.simulate", ["simulate"]),
    ],
)
def test_ctrl_c_while_it_still_loads_is_no_traceback(module: str, arguments: list[str]) -> None:
    """Whoever changes their mind at once reads nothing about modules."""
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-Wignore", "-c", PRESSED, module, *arguments],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode in {1, 130}
    assert done.stdout == ""
    assert done.stderr.strip() in {"", "Aborted.", "Aborted!"}
