"""What all commands share: the version, the help, and extras that are not installed."""

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
    for command in ("run", "play", "replay", "simulate"):
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
