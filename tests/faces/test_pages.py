"""The page behind More: what else there is to know of a table."""

from dataclasses import replace

import pytest
from panels import FACE, content
from test_board import FRIENDS, view

from bot.choices import Pace
from bot.texts import languages, texts


@pytest.mark.parametrize("language", languages())
def test_every_pace_has_its_own_sentence(language: str) -> None:
    """No pace falls back to another one's words."""
    told = {content(FACE.more(texts(language), replace(FRIENDS, pace=pace.value), view())) for pace in Pace}
    assert len(told) == len(Pace)
