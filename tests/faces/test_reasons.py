"""Hints of every game say why in a sentence of its own for each reason; knows no game."""

from enum import StrEnum

import pytest
from advisers import advisers
from translated import variants

from bot.texts import languages, texts

REASONS = [pytest.param(game, module.Reason, id=game) for game, module in advisers()]


def test_the_games_of_the_house_have_hints() -> None:
    """So that none is passed over here because it has them elsewhere."""
    assert {"unsortiert", "scouting", "shithead"} <= {game for game, _ in advisers()}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "reasons"), REASONS)
def test_every_reason_has_a_sentence_of_its_own(game: str, reasons: type[StrEnum], language: str) -> None:
    """And no sentence is there for none."""
    key = f"{game}-hint-why"
    told = [texts(language)(key, reason=reason.value, makes="") for reason in reasons]
    assert len(set(told)) == len(told)
    assert sorted(variants(language, key)) == sorted(reason.value for reason in reasons)
