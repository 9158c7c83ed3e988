"""Text in pictures: hostile names become letters that can be drawn, and stay in their boxes."""

import tomllib
from fnmatch import fnmatch
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pictures.lettering import FONT, fitted, font, legible, name, size_for, width, wrapped

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("raw", "drawn"),
    [
        pytest.param("Anna", "Anna", id="plain"),
        pytest.param("Łukasz Ωmega Иван Nguyễn", "Łukasz Ωmega Иван Nguyễn", id="letters of the font"),
        pytest.param("Anna 👑", "Anna", id="an emoji"),
        pytest.param("日本語", "", id="no letter of the font"),
        pytest.param("שלום", "", id="right to left"),
        pytest.param("Anna שלום Ben", "Anna Ben", id="both directions"),
        pytest.param("\u202eannA", "annA", id="turned round"),
        pytest.param(
            "\U0001d4d2\U0001d4ea\U0001d4fb\U0001d4f5\U0001d4ea \uff22\uff45\uff4e",
            "Carla Ben",
            id="letters in fancy dress",
        ),
        pytest.param("e\u0301" + "\u0302" * 50, "é", id="stacked marks"),
        pytest.param("", "", id="empty"),
        pytest.param("\u200b\u2060", "", id="invisible"),
        pytest.param("a\nb\tc", "a b c", id="lines"),
        pytest.param("*_~`|<@&1>", "*_~`|<@&1>", id="markdown means nothing here"),
    ],
)
def test_a_name_is_drawn_as_far_as_the_font_has_letters(raw: str, drawn: str) -> None:
    """And never as boxes or mirrored."""
    assert name(raw) == drawn


@given(text=st.text(max_size=300))
def test_every_letter_that_is_drawn_is_in_the_font(text: str) -> None:
    """What is drawn can be drawn again, to the same end."""
    drawn = legible(text)
    assert legible(drawn) == drawn
    missing = bytes(font(32).getmask("\U0010fffe"))
    assert all(bytes(font(32).getmask(char)) != missing for char in drawn)


@given(text=st.text(max_size=80), size=st.integers(10, 60), room=st.integers(0, 300))
def test_a_text_never_leaves_its_room(text: str, size: int, room: int) -> None:
    """What does not fit ends in an ellipsis, or is nothing at all."""
    drawn = legible(text)
    short = fitted(drawn, size, room)
    assert width(short, size) <= room or not short
    assert short in {drawn, ""} or (short.endswith("…") and drawn.startswith(short[:-1]))


@given(text=st.text(max_size=200), room=st.integers(60, 600), most=st.integers(1, 4))
def test_a_sentence_is_broken_into_lines_that_fit(text: str, room: int, most: int) -> None:
    """At most so many of them."""
    lines = wrapped(legible(text), 40, room, most=most)
    assert len(lines) <= most
    assert all(width(line, 40) <= room for line in lines)


def test_a_sentence_that_fits_keeps_all_its_words() -> None:
    """In their order."""
    sentence = "Anna eröffnet die Runde mit einer beliebigen Kombination"
    assert " ".join(wrapped(sentence, 40, 500, most=3)) == sentence


def test_text_shrinks_no_further_than_it_may() -> None:
    """What is still too long is cut instead."""
    assert size_for("Paar", 30, 178, 27) == 30
    assert size_for("W" * 40, 30, 178, 27) == 27


def test_the_font_and_its_licence_go_into_every_wheel() -> None:
    """They are declared as data of the package, and found as such."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["bot"]
    folder = files("bot.pictures").joinpath("fonts")
    found = {entry.name for entry in folder.iterdir() if not entry.name.startswith("__")}
    assert found == {FONT, "LICENSE-Roboto.txt"}
    for entry in found:
        assert any(fnmatch(f"pictures/fonts/{entry}", pattern) for pattern in patterns), entry
    licence = folder.joinpath("LICENSE-Roboto.txt").read_text(encoding="utf-8")
    assert "Apache License" in licence
    assert FONT in licence
