"""Names of a length that Discord gives nobody, as damage leaves them, in every message of a game."""

from dataclasses import replace

import pytest
from limits import assert_within_limits
from panels import FACE
from test_board import FRIENDS, view
from test_names_beside_pictures import shown

from bot.texts import languages, texts
from cogs.faces import Sitter

ENDLESS = "x" * 10_000
SITTERS = {
    "a person": Sitter(ENDLESS, host=True),
    "a computer": Sitter(ENDLESS, computer=True),
    "a stand-in": Sitter(ENDLESS, computer=True, instead_of=ENDLESS),
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("pictures", [True, False], ids=["pictures", "words"])
@pytest.mark.parametrize("sitter", SITTERS.values(), ids=SITTERS)
@pytest.mark.parametrize("kind", ["board", "result", "final", "hand"])
def test_endless_names_are_cut_wherever_they_are_shown(
    kind: str, sitter: Sitter, language: str, *, pictures: bool
) -> None:
    """On all the seats at once; nothing raises, and everything has room."""
    told, say = replace(FRIENDS, sitters=(sitter,) * 3, pictures=pictures), texts(language)
    message = FACE.panel(say, told, view()) if kind == "hand" else shown(kind, say, told)
    assert_within_limits(message)
