"""Names of people: shown literally, whole in themselves, and never too long, whatever they are made of."""

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.names import NAMELESS, SHOWN_LENGTH, clean, shown

LETTERS = st.text(alphabet=st.characters(codec="utf-8"), max_size=80) | st.text(
    "*_`~|<>@#:/\\ \u202e\u200d\u0301aא", max_size=80
)


def inner(name: str) -> str:
    """What `shown` gives between its two isolating characters."""
    text = shown(name)
    assert text[0] == "\u2068"
    assert text[-1] == "\u2069"
    return text[1:-1]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Anna", "Anna"),
        ("**fett**", r"\*\*fett\*\*"),
        ("`code`", r"\`code\`"),
        ("||spoiler||", r"\|\|spoiler\|\|"),
        ("@everyone", r"\@everyone"),
        ("<@123456>", r"\<\@123456\>"),
        ("<t:0:R>", r"\<t\:0\:R\>"),
        ("[here](https://example.org)", r"\[here\]\(https\:\/\/example\.org\)"),
        ("-# small", r"\-\# small"),
        ("a\nb\tc", "a b c"),
        ("  A  B ", "A B"),
        ("\u202eabc\u202c", "abc"),
        ("a\u200bb\ufeffc\u00ad", "abc"),
        ("مرحبا", "مرحبا"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("z" + "\u0335" * 30, "z" + "\u0335" * 2),
    ],
)
def test_a_name_is_shown_literally(name: str, expected: str) -> None:
    """Markup loses its force, and what cannot be seen is gone."""
    assert inner(name) == expected


@pytest.mark.parametrize(
    "name", ["", " ", "\u200b\u200b", "\u3164", "\u2800\u2800", "\u0301", "\u202e", "\u200d", "\n"]
)
def test_a_name_of_nothing_visible_still_has_something_to_show(name: str) -> None:
    """A line never begins with nobody."""
    assert clean(name) == NAMELESS
    assert inner(name) == NAMELESS


def test_a_long_name_is_cut_after_escaping_and_says_so() -> None:
    """Thirty-two stars become sixty-four characters: no escape is cut in two."""
    assert inner("*" * 32) == r"\*" * 19 + "…"
    assert inner("x" * 100) == "x" * (SHOWN_LENGTH - 1) + "…"


@given(LETTERS)
def test_no_name_is_too_long_or_in_more_than_one_line(name: str) -> None:
    """Whatever the name, it keeps its room."""
    assert 1 <= len(inner(name)) <= SHOWN_LENGTH
    assert len(inner(name).splitlines()) == 1


@given(LETTERS)
def test_no_markup_of_a_name_keeps_its_force(name: str) -> None:
    """Every character that Discord's markdown knows stands behind a backslash."""
    assert not re.search(r"[*_~`|<>#\[\]()@:/]", re.sub(r"\\.", "", inner(name)))


@given(LETTERS)
def test_no_name_turns_the_rest_of_its_line_around(name: str) -> None:
    """Nothing inside opens or closes a direction."""
    assert not set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f") & set(inner(name))


@given(LETTERS)
@example("0 \u200d")
@example("e\u200b\u0301\u0302\u0303")
def test_cleaning_twice_is_cleaning_once(name: str) -> None:
    """A clean name is left as it is."""
    assert clean(clean(name)) == clean(name)
