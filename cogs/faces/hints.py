"""Asking for a hint: the button, and the step that shows one; knows no game and no hint."""

from collections.abc import Callable, Sequence
from typing import Any

from discord.ui import Item

from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.layout import button
from cogs.faces.steps import FIRST_STEP

HINT = "hint"
"""The step that shows a hint on the plain hand; `hint:STEP` shows it on another step."""


def given(facts: Facts, moves: Sequence[Any]) -> bool:
    """Whether there is a hint about a choice of these moves."""
    return facts.hints and len(moves) > 1


def hint_button(say: Say, facts: Facts, moves: Sequence[Any], step: str) -> list[Item[Any]]:
    """The button that asks for a hint at a step which is about these moves; nothing where none is given."""
    if not given(facts, moves):
        return []
    what = HINT if step == FIRST_STEP else f"{HINT}:{step}"
    return [button(facts.table, facts.decision, what, say("button-hint"))]


def with_hint(step: str, notice: str, hint: Callable[[str], str]) -> tuple[str, str]:
    """The step to show and the line on top of it: with the ``hint`` at that step, if it is asked for."""
    verb, _, rest = step.partition(":")
    if verb != HINT:
        return step, notice
    step = rest or FIRST_STEP
    return step, "\n".join(filter(None, (notice, hint(step))))
