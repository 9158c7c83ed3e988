"""The steps of a hand: the plain one, and the way back to one; knows no game."""

from typing import TYPE_CHECKING, Any

from discord.ui import Item

from bot.texts import Say
from cogs.faces.layout import button

if TYPE_CHECKING:
    from cogs.faces.face import Facts

FIRST_STEP = "hand"
"""The step that is the plain hand."""


def back(say: Say, facts: "Facts", step: str = FIRST_STEP) -> Item[Any]:
    """The button that goes back to a step, as if nothing had been chosen since."""
    return button(facts.table, facts.decision, step, say("button-back"))
