"""Unsortiert's pages to read: the rules, and what else there is to know; no page depends on a hand."""

from discord.ui import LayoutView

from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.layout import message, text
from engine.unsortiert.view import View


def rules(say: Say) -> LayoutView:
    """The rules on one page."""
    return message(text(say("rules-unsortiert")))


def more(say: Say, facts: Facts, view: View) -> LayoutView:
    """The table's pace, how the marks on the board read, and how the shuffle can be checked."""
    commitment = facts.commitment
    lines = [
        f"### {say('more-title')}",
        say("more-chips", count=facts.chips),
        say("more-pace", pace=facts.pace),
        say("more-pile", count=view.pile),
        say("more-marks"),
    ]
    if commitment is not None:
        lines.append(say("more-shuffle", commitment=commitment))
    return message(text(*lines))
