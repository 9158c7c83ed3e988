"""The pages to read: rules, and what else there is to know of a table."""

from dataclasses import replace

import pytest
from limits import assert_within_limits
from panels import FACE, content, controls
from test_board import FRIENDS, view

from bot.table import Pace
from bot.texts import languages, texts


@pytest.mark.parametrize("language", languages())
def test_the_rules_fit_into_one_message(language: str) -> None:
    """A page of text, without anything to press."""
    page = FACE.rules(texts(language))
    assert_within_limits(page)
    assert not list(controls(page))


@pytest.mark.parametrize("word", ["run of three", "Joker", "Stop card", "Draw card", "reserve", "chip"])
def test_the_rules_speak_of_everything_that_a_panel_names(word: str) -> None:
    """Whoever meets a word on a button finds it here."""
    assert word in content(FACE.rules(texts("en")))


@pytest.mark.parametrize("language", languages())
def test_every_pace_has_its_own_sentence(language: str) -> None:
    """No pace falls back to another one's words."""
    told = {content(FACE.more(texts(language), replace(FRIENDS, pace=pace.value), view())) for pace in Pace}
    assert len(told) == len(Pace)
