"""The keys of texts that the documents name are those that there are."""

import re
from collections.abc import Iterator

import pytest
from keys import ROOT, families
from translated import messages

from bot.texts import FALLBACK
from engine.registry import GAMES

ADDING, TRANSLATING = (ROOT / "docs" / f"{name}.md" for name in ("adding-a-game", "translating"))


OPTIONAL = re.compile("-deck|-learn-")
"""In keys that only games have with several deck faces, or with lessons."""


def named(document: str) -> Iterator[str]:
    """What looks like a key, in a sentence or defined in an example."""
    yield from re.findall(r"`([a-z]+(?:-[a-zA-Z0-9_]+)+)`", document)
    yield from re.findall(r"^ *([a-z][a-z0-9_-]*) = ", document, re.MULTILINE)


def of_a_game() -> list[str]:
    """What the table in the document on adding a game lists, row by row."""
    rows = [line for line in ADDING.read_text(encoding="utf-8").splitlines() if line.startswith("   | `")]
    return [key for row in rows for key in re.findall("`([^`]+)`", row.split("|")[1])]


def test_all_texts_that_the_house_asks_a_game_for_are_listed() -> None:
    """Each once, and no others."""
    assert sorted(of_a_game()) == sorted(family.told for family in families().values() if family.told)


def test_every_key_that_translators_read_of_exists() -> None:
    """Also the letters of cards, which they have to find."""
    keys = [*named(TRANSLATING.read_text(encoding="utf-8"))]
    assert {"rank", "card-bare", "language-name", "unsortiert-combination"} <= {*keys}
    assert [key for key in keys if key not in messages(FALLBACK)] == []


@pytest.mark.parametrize("begin", ["command", "option"])
def test_every_beginning_of_keys_that_translators_read_of_exists(begin: str) -> None:
    """As `command-…` is written there."""
    beginnings = re.findall("`([a-z-]+-)…`", TRANSLATING.read_text(encoding="utf-8"))
    assert f"{begin}-" in beginnings
    for one in beginnings:
        assert any(key.startswith(one) for key in messages(FALLBACK)), one


@pytest.mark.parametrize("rank", ["A", "J", "Q"])
def test_every_text_that_says_a_letter_of_its_own_is_named(rank: str) -> None:
    """Else a translator leaves a card with the letter of another language."""
    told = {*named(TRANSLATING.read_text(encoding="utf-8"))}
    german = (ROOT / "bot" / "texts").glob("de*.ftl")
    entries = [entry for path in german for entry in re.split(r"\n(?=\S)", path.read_text(encoding="utf-8"))]
    letters = {"A": "A", "J": "B", "Q": "D"}[rank]
    saying = [entry for entry in entries if re.search(rf"^ +\[{rank}\] {letters}(\W|$)", entry, re.MULTILINE)]
    assert [key for key in (entry.split(" = ")[0] for entry in saying) if key not in told] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_games_own_keys_in_the_document_begin_with_its_key(game: str) -> None:
    """So that whoever copies a line of the table finds the text in every game that has it."""
    own = {key.replace("chess", game, 1) for key in of_a_game() if key.islower() and not OPTIONAL.search(key)}
    assert own <= messages(FALLBACK).keys()
