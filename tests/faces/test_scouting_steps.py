"""The steps of Scouting's panel as texts."""

import pytest
from scouting_table import FIRST, THIRD

from cogs.faces.scouting.steps import BOTH, HAND, Step, step
from engine.scouting.moves import End, Scout, ScoutShow, Show

STEPS = {
    "hand": HAND,
    "scout:L": Step(Scout, End.LEFT),
    "scout:R": Step(Scout, End.RIGHT),
    "both": BOTH,
    "both:L": Step(ScoutShow, End.LEFT),
    "both:L:2": Step(ScoutShow, End.LEFT, 2),
}


@pytest.mark.parametrize("text", STEPS)
def test_a_step_is_read_as_it_is_written(text: str) -> None:
    """On Dan's third turn, on which all of them lead to a move."""
    assert str(STEPS[text]) == text
    assert step(text, THIRD.legal) == STEPS[text]


@pytest.mark.parametrize(
    "text", ["", "scout", "scout:X", "scout:L:2", "both:L:02", "both:L:99", "both::2", "show:0+1"]
)
def test_a_step_that_makes_no_sense_is_the_plain_hand(text: str) -> None:
    """Nor does one that is written in another way."""
    assert step(text, THIRD.legal) == HAND


@pytest.mark.parametrize("text", ["scout:L", "both", "both:L", "both:L:2"])
def test_a_step_that_leads_nowhere_any_more_is_the_plain_hand(text: str) -> None:
    """On the first turn nothing lies that could be scouted."""
    assert step(text, FIRST.legal) == HAND


@pytest.mark.parametrize(
    ("text", "chosen", "led_to"),
    [
        ("hand", 0, {"show:0+1", "scout:L:2", "scout:R:3", "scoutshow:L:2:0+3", "scoutshow:R:2:3+2"}),
        ("scout:R", 2, {"scout:R:3"}),
        ("both", 1, {"scoutshow:L:2:0+3", "scoutshow:R:2:3+2"}),
        ("both:L", 2, {"scoutshow:L:2:0+3"}),
        ("both:L:2", 3, {"scoutshow:L:2:0+3"}),
    ],
)
def test_a_step_leads_to_the_moves_that_begin_as_it_does(text: str, chosen: int, led_to: set[str]) -> None:
    """The fewer, the more of them is chosen."""
    moves = (
        Show(0, 1),
        Scout(End.LEFT, 2),
        Scout(End.RIGHT, 3),
        ScoutShow(End.LEFT, 2, 0, 3),
        ScoutShow(End.RIGHT, 2, 3, 2),
    )
    at = STEPS[text]
    assert at.chosen == chosen
    assert {str(move) for move in moves if at.leads_to(move)} == led_to
