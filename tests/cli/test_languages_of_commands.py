"""The command line speaks every language that there is a file for, and says so of any other."""

import sys
from pathlib import Path

import pytest
from tongues import speaking

from bot.__main__ import main

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "unsortiert.json"


def replayed(patch: pytest.MonkeyPatch, language: str) -> int | str | None:
    """Have a game told; gives the exit status."""
    patch.setattr(sys, "argv", ["unsortiert", "replay", str(EXAMPLE), "--lang", language])
    with pytest.raises(SystemExit) as ended:
        main()
    return ended.value.code


def test_a_third_language_is_spoken_where_it_has_texts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And what it lacks is said in English."""
    speaking(monkeypatch, tmp_path / "texts", pt_BR="story-over = Fim depois de { $moves } jogadas.\n")
    assert replayed(monkeypatch, "pt-BR") == 0
    said = capsys.readouterr().out
    assert "Fim depois de" in said
    assert "Over after" not in said
    assert "takes reserve card" in said


def test_a_language_without_a_file_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With those that there are."""
    assert replayed(monkeypatch, "xx") == 2
    assert "de, en" in capsys.readouterr().err
