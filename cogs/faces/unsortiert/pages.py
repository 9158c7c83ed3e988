"""Unsortiert's pages to read: the rules, and what else there is to know; no page depends on a hand."""

from discord.ui import LayoutView

from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.layout import message, text
from engine.unsortiert.view import View


def rules(say: Say) -> LayoutView:
    """The rules on one page."""
    return message(
        text(f"### {say('title')}", say("rules-aim")),
        text(say("rules-combinations"), say("rules-round")),
        text(say("rules-joker"), say("rules-stop"), say("rules-draw")),
        text(say("rules-deal-end"), say("rules-game-end")),
    )


def more(say: Say, facts: Facts, view: View) -> LayoutView:
    """The table's pace, how the marks on the board read, and how the shuffle can be checked."""
    commitment = facts.commitment
    return message(
        text(
            f"### {say('more-title')}",
            say("more-chips", count=facts.chips, seats=len(view.chips)),
            say("more-pace", pace=facts.pace),
            say("more-marks"),
        ),
        *([] if commitment is None else [text(say("more-shuffle", commitment=commitment))]),
    )
