"""The pictures in the documents: there, small, in words as well, and none that nobody sees."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from bot.texts import languages

ROOT = Path(__file__).parents[2]
IMAGES = ROOT / "docs" / "images"
DOCUMENTS = [ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md"))]
LARGEST = 150_000
"""Bytes that a picture may have, so that a page loads at once on a phone too."""


def shown(document: Path) -> Iterator[tuple[str, Path]]:
    """The pictures of a document, each with its alt text."""
    for alt, target in re.findall(r"!\[([^\]]*)\]\(([^)]+)\)", document.read_text(encoding="utf-8")):
        yield alt, (document.parent / target).resolve()


SHOWN = [(document, alt, picture) for document in DOCUMENTS for alt, picture in shown(document)]
EVERY_PICTURE = pytest.mark.parametrize("picture", sorted({picture for _, _, picture in SHOWN}), ids=str)


def test_the_readme_begins_with_a_picture_of_a_table() -> None:
    """Before the first word below the title."""
    title, _, first, *_ = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    assert title.startswith("# ")
    assert re.fullmatch(r"!\[.+\]\(docs/images/table\.png\)", first)


@EVERY_PICTURE
def test_a_picture_is_a_png_that_can_be_read_and_is_small(picture: Path) -> None:
    """A palette does for it, and it is as wide as a phone or a little more."""
    assert picture.stat().st_size < LARGEST
    with Image.open(picture) as image:
        image.load()
        assert (image.format, image.mode) == ("PNG", "P")
        assert 320 <= image.width <= 1400


def test_every_picture_is_told_in_words() -> None:
    """In words of its own, for whoever does not see it."""
    assert [(document.name, picture.name) for document, alt, picture in SHOWN if len(alt) < 15] == []
    for document in DOCUMENTS:
        alts = [alt for alt, _ in shown(document)]
        assert len({*alts}) == len(alts), document


def test_there_is_no_picture_that_no_document_shows() -> None:
    """What is not shown any more is deleted."""
    assert {*IMAGES.rglob("*.*")} == {picture for _, _, picture in SHOWN}


def test_the_page_of_pictures_shows_all_of_them_in_every_language() -> None:
    """Each in all languages, next to each other."""
    page = [picture.stem.rpartition("-") for _, picture in shown(ROOT / "docs" / "pictures.md")]
    names = dict.fromkeys(name for name, _, _ in page)
    assert len(names) >= 12
    for name in names:
        assert {language for other, _, language in page if other == name} == {*languages()}
