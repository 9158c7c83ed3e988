"""The hint in Shithead: what the greedy computer player would do and why, in one line; knows no layout."""

from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.hints import given
from cogs.faces.shithead.offers import move_name
from engine.shithead.greedy import advise
from engine.shithead.view import View


def hint(say: Say, facts: Facts, view: View) -> str:
    """What the computer would do and why; empty where there is nothing to choose."""
    if not given(facts, view.legal):
        return ""
    advice = advise(view)
    why = say("shithead-hint-why", reason=advice.reason.value)
    return say("hint", move=move_name(say, advice.move), why=why)
