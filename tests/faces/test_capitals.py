"""Every line that a player reads begins like a sentence."""

import re

import pytest
from hypothesis import HealthCheck, given, settings
from panels import FACE, content, controls, walk
from positions import GAME, states

from bot.texts import languages, texts
from cogs.faces import Facts, Sitter
from engine.unsortiert.options import Options
from engine.unsortiert.state import State

SLOW = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])


@pytest.mark.parametrize("language", languages())
@SLOW
@given(state=states())
def test_no_line_begins_with_a_small_letter(language: str, state: State) -> None:
    """On the board, in results, on every step of every hand, and on what can be pressed there."""
    say = texts(language)
    told = Facts(7, 3, tuple(Sitter(f"Anna {seat}") for seat in range(state.options.players)), Options(5, 5))
    shown = [
        FACE.board(say, told, GAME.view(state, None)),
        FACE.result(say, told, GAME.view(state, None)),
    ]
    for seat in range(state.options.players):
        shown += [*walk(say, told, GAME.view(state, seat)).values()]
    lines = [line for message in shown for line in content(message).splitlines()]
    pressed = [
        text for message in shown for one in controls(message) for text in (one.label, one.description)
    ]
    begins = {re.sub(r"^[^\w`]+", "", line)[:1] for line in lines + pressed}
    assert [letter for letter in begins if letter.islower()] == []
