"""The rules in `docs/` are the pages of the bot: written from the same texts, with the same pictures."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image

from bot.texts import languages
from cogs.faces import FACES
from tools import handbook

DOCUMENTS = dict(handbook.documents())
EVERY_DOCUMENT = pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)


def test_there_is_a_document_for_every_game_and_language() -> None:
    """The one in English is called by the game's key alone."""
    names = {path.name for path in DOCUMENTS}
    assert names == {name for game in FACES for name in (f"{game}.md", f"{game}.de.md")}
    assert len(DOCUMENTS) == len(FACES) * len(languages())


@EVERY_DOCUMENT
def test_a_document_says_what_the_pages_say(path: Path) -> None:
    """Else `make docs` was forgotten."""
    assert path.read_text(encoding="utf-8") == DOCUMENTS[path]


@EVERY_DOCUMENT
def test_a_document_shows_pictures_that_are_there(path: Path) -> None:
    """Each of its figures, with words for those who do not see it."""
    shown = re.findall(r"!\[(.+?)\]\((.+?)\)", DOCUMENTS[path])
    assert len(shown) >= 8
    for _, target in shown:
        with Image.open(path.parent / target) as picture:
            assert picture.format == "PNG"
            assert picture.width >= 320


def test_there_are_no_pictures_that_nobody_shows() -> None:
    """What a page does not show any more is deleted."""
    assert set(handbook.PICTURES.glob("*")) == {path for path, _ in handbook.pictures()}


@EVERY_DOCUMENT
def test_a_document_reads_well_as_markdown(path: Path) -> None:
    """Short lines but for pictures, no list that begins by accident, nothing that cannot be seen."""
    lines = DOCUMENTS[path].splitlines()
    assert not [line for line in lines if len(line) > handbook.WIDTH and not line.startswith("![")]
    assert not re.search("[\u2060\u2068\u2069\ufe0e]", DOCUMENTS[path])
    for before, line in pairwise(lines):
        if re.match(r"([-+*]|\d+[.)]) ", line):
            assert not before or before.startswith(("- ", "  ")), line


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Another place to write to, with a picture that nobody shows."""
    monkeypatch.setattr(handbook, "RULES", tmp_path)
    monkeypatch.setattr(handbook, "PICTURES", tmp_path / "pictures")
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "old.png").write_bytes(b"")
    return tmp_path


def test_everything_is_written_anew(elsewhere: Path) -> None:
    """Documents, pictures, and what is not needed any more is gone."""
    handbook.write()
    assert {path.name for path in elsewhere.glob("*.md")} == {path.name for path in DOCUMENTS}
    painted = [*(elsewhere / "pictures").iterdir()]
    assert "old.png" not in {path.name for path in painted}
    assert len(painted) == len([*handbook.pictures()])
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in painted)


@pytest.mark.parametrize("word", ["12.", "3)", "-", "+"])
def test_a_word_that_would_begin_a_list_does_not(word: str) -> None:
    """Wherever a line happens to end; the items of real lists stay what they are."""
    text = f"{'x' * (handbook.WIDTH - 1)} {word} y\n- {'z' * 90} {'z' * 90}"
    first, second, parted, item, rest = handbook.paragraph(text).split("\n")
    assert (first[0], second, parted) == ("x", f"{word[:-1]}\\{word[-1]} y", "")
    assert (item[:2], rest[:3]) == ("- ", "  z")
