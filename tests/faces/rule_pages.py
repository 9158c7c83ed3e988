"""The pages of the rules as values, as messages and as what they say; tests nothing."""

import re
from collections.abc import Iterator

import pytest
from panels import FACE, content

from bot.pictures.illustrated import Illustrated
from bot.pictures.sketches import Mark, SampleSketch, Tile
from bot.texts import languages, texts
from cogs.faces.sheets import Figure, Sheet, page

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())


def sheets(language: str) -> tuple[Sheet, ...]:
    """The pages in a language, as values."""
    return tuple(FACE.rules(texts(language)))


def pages(language: str, *, pictured: bool = True) -> list[Illustrated]:
    """The pages as messages."""
    every = sheets(language)
    say = texts(language)
    return [page(say, "unsortiert", every, number, pictures=pictured) for number in range(len(every))]


def told(language: str) -> str:
    """All that the pages say, in one line without what marks it up."""
    text = "\n".join(content(one) for one in pages(language, pictured=False))
    return " ".join(re.sub(r"^[-*] |^#+ |[*`]", "", text, flags=re.MULTILINE).split())


def figures(language: str) -> Iterator[Figure]:
    """Every picture in the rules."""
    for sheet in sheets(language):
        for passage in sheet.passages:
            yield from (part for part in passage if isinstance(part, Figure))


def samples(language: str) -> tuple[tuple[tuple[Tile, ...], Mark, str], ...]:
    """The rows of the picture of combinations: cards, how they are marked, what they are called."""
    sketch = next(figure.sketch for figure in figures(language) if figure.name == "combinations")
    assert isinstance(sketch, SampleSketch)
    return sketch.rows
