"""The hint in Shithead: what the greedy computer player would do and why, in one line; knows no layout."""

from collections.abc import Sequence
from typing import Any

from discord.ui import Item

from bot.texts import Say
from cogs.faces import hints
from cogs.faces.face import Facts
from cogs.faces.shithead.offers import move_name
from engine.shithead.greedy import advise
from engine.shithead.view import View


def hint_button(say: Say, facts: Facts, view: View, step: str = "hand") -> Sequence[Item[Any]]:
    """The button that asks for a hint at ``step``; none where there is nothing to choose or none is given."""
    return hints.hint_button(say, facts, view.legal, step)


def hint(say: Say, facts: Facts, view: View) -> str:
    """What the computer would do and why; empty where there is nothing to choose."""
    if not hints.given(facts, view.legal):
        return ""
    advice = advise(view)
    why = say("shithead-hint-why", reason=advice.reason.value)
    return say("hint", move=move_name(say, advice.move), why=why)
