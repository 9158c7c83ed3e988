"""The hint in Shithead: what the greedy computer player would do and why, in one line; knows no layout."""

from collections.abc import Sequence
from typing import Any

from discord.ui import Item

from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.layout import button
from cogs.faces.shithead.offers import move_name
from engine.shithead.greedy import advise
from engine.shithead.view import View

HINT = "hint"
"""The step that shows a hint on the plain hand; `hint:STEP` shows it on another step."""


def hint_button(say: Say, facts: Facts, view: View, step: str = "hand") -> Sequence[Item[Any]]:
    """The button that asks for a hint at ``step``; none where there is nothing to choose or none is given."""
    if not _given(facts, view):
        return []
    what = HINT if step == "hand" else f"{HINT}:{step}"
    return [button(facts.table, facts.decision, what, say("button-hint"))]


def hint(say: Say, facts: Facts, view: View) -> str:
    """What the computer would do and why; empty where there is nothing to choose."""
    if not _given(facts, view):
        return ""
    advice = advise(view)
    why = say("shithead-hint-why", reason=advice.reason.value)
    return say("hint", move=move_name(say, advice.move), why=why)


def _given(facts: Facts, view: View) -> bool:
    return facts.hints and len(view.legal) > 1
