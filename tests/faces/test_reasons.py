"""Hints of every game say why in a sentence of its own for each reason."""

from enum import StrEnum

import pytest
from translated import variants

from bot.texts import languages, texts
from engine.scouting import greedy as scouting
from engine.shithead import greedy as shithead
from engine.unsortiert import greedy as unsortiert

REASONS = [
    pytest.param("unsortiert", unsortiert.Reason, id="unsortiert"),
    pytest.param("scouting", scouting.Reason, id="scouting"),
    pytest.param("shithead", shithead.Reason, id="shithead"),
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "reasons"), REASONS)
def test_every_reason_has_a_sentence_of_its_own(game: str, reasons: type[StrEnum], language: str) -> None:
    """And no sentence is there for none."""
    key = f"{game}-hint-why"
    told = [texts(language)(key, reason=reason.value, makes="") for reason in reasons]
    assert len(set(told)) == len(told)
    assert sorted(variants(language, key)) == sorted(reason.value for reason in reasons)
