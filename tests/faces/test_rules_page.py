"""The rules that players read, as pages: short, whole and within reach of each other, on every phone."""

import pytest
from limits import BUTTON, MEDIA, ROW, SELECT, TEXT, assert_within_limits, components
from panels import content, controls, seen
from rule_pages import EVERY_LANGUAGE, figures, pages, samples, sheets

from bot.pictures.illustrated import Illustrated, pictures
from bot.texts import texts
from cogs.faces.sheets import page

WITH_AND_WITHOUT = pytest.mark.parametrize("pictured", [True, False], ids=["pictures", "words"])


STRUCTURE = """
text | text, picture, text | text / leaf:0- leaf:1 learn:unsortiert / 8 pages
text | text | text, picture / leaf:0 leaf:2 learn:unsortiert / 8 pages
text, picture | text / leaf:1 leaf:3 learn:unsortiert / 8 pages
text | text / leaf:2 leaf:4 learn:unsortiert / 8 pages
text, picture | text, picture, text | text, picture, text / leaf:3 leaf:5 learn:unsortiert / 8 pages
text, picture | text | text / leaf:4 leaf:6 learn:unsortiert / 8 pages
text | text | text / leaf:5 leaf:7 learn:unsortiert / 8 pages
text, picture, text / leaf:6 leaf:7- learn:unsortiert / 8 pages
"""
"""Every page with its pictures: passages, buttons (with a dash where they cannot be pressed), a select."""


@EVERY_LANGUAGE
@WITH_AND_WITHOUT
def test_every_page_fits_into_a_message(language: str, pictured: bool) -> None:  # noqa: FBT001 - a parameter
    """With its pictures, and where none can be shown."""
    for one in pages(language, pictured=pictured):
        assert_within_limits(one)
        assert bool(pictures(one)) <= pictured


@EVERY_LANGUAGE
@WITH_AND_WITHOUT
def test_every_page_is_short(language: str, pictured: bool) -> None:  # noqa: FBT001
    """Two screens of a phone at most."""
    assert max(len(content(one)) for one in pages(language, pictured=pictured)) < 1600


@EVERY_LANGUAGE
def test_every_page_leads_to_every_other_and_to_its_neighbours(language: str) -> None:
    """Back and on with a button each, at the ends to nowhere; to all by the select; to the tutorial."""
    every = pages(language)
    for number, one in enumerate(every):
        back, on, learn, *others = [control.what for control in controls(one)]
        assert [back, on] == [
            f"leaf:unsortiert:{max(number - 1, 0)}",
            f"leaf:unsortiert:{min(number + 1, len(every) - 1)}",
        ]
        assert learn == "learn:unsortiert"
        assert others == [f"leaf:unsortiert:{other}" for other in range(len(every))]
        assert [part.get("disabled", False) for part in components(one) if part["type"] == BUTTON] == [
            number == 0,
            number == len(every) - 1,
            False,
        ]


@EVERY_LANGUAGE
def test_the_first_page_says_how_to_play_here(language: str) -> None:
    """By the names that the buttons have."""
    first = content(pages(language)[0])
    say = texts(language)
    for key in ("join", "computer-more", "start", "my-hand", "back", "hint", "learn"):
        assert seen(say(f"button-{key}")) in first, key
    for command in ("unsortiert-command", "command-hand", "command-table", "command-learn"):
        assert f"/{say(command)}" in first, command


@EVERY_LANGUAGE
def test_what_a_number_that_no_page_has_shows(language: str) -> None:
    """The nearest one: an old button may come from a time when there were more."""
    every, say = sheets(language), texts(language)
    for asked, shown in ((-5, 0), (10**20, len(every) - 1)):
        there = page(say, "unsortiert", every, asked, pictures=False)
        assert content(there) == content(pages(language, pictured=False)[shown])


def _structure(view: Illustrated) -> str:
    """A page in a line."""
    box, buttons, select = view.to_components()  # type: ignore[no-untyped-call]
    passages = [[]] if box["components"] else []  # type: list[list[str]]
    for part in box["components"]:
        if part["type"] in {TEXT, MEDIA}:
            passages[-1].append("text" if part["type"] == TEXT else "picture")
        else:
            passages.append([])
    whats = [f"{_what(part)}{'-' * part.get('disabled', False)}" for part in buttons["components"]]
    assert select["type"] == ROW
    (choice,) = select["components"]
    assert choice["type"] == SELECT
    words = " | ".join(", ".join(passage) for passage in passages)
    return f"{words} / {' '.join(whats)} / {len(choice['options'])} pages"


def _what(part: dict[str, str]) -> str:
    return part["custom_id"].split(":", 3)[-1].replace("unsortiert:", "")


@EVERY_LANGUAGE
def test_the_pages_are_built_as_they_were(language: str) -> None:
    """Whoever changes that has looked at it on a phone."""
    assert [_structure(one) for one in pages(language)] == STRUCTURE.strip().splitlines()


@EVERY_LANGUAGE
def test_every_picture_says_in_words_what_it_shows(language: str) -> None:
    """As its alt text, short enough to be whole, and in its place; and no two are called the same."""
    every = [*figures(language)]
    assert len({figure.name for figure in every}) == len(every)
    for figure in every:
        assert 1 <= len(figure.alt) <= 1024
        assert "`" not in figure.alt
        assert figure.words.strip()
    (figure,) = [one for one in every if one.name == "combinations"]
    for _, _, word in samples(language):
        assert seen(word) in seen(figure.alt)
        assert seen(word) in seen(figure.words)
