"""Unsortiert's pages to read: the rules, and what else there is to know; no page depends on a hand."""

from bot.pictures.illustrated import Illustrated
from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.layout import framed, message
from cogs.faces.shuffle import promise
from cogs.faces.unsortiert.board import COLOUR
from engine.unsortiert.view import View


def rules(say: Say) -> Illustrated:
    """The rules on one page."""
    parts = [
        [f"### {say('title')}", say("rules-aim"), say("rules-dealt")],
        [say("rules-combinations")],
        [say("rules-round")],
        [say("rules-next")],
        [say("rules-joker")],
        [say("rules-kings"), say("rules-stop"), say("rules-draw")],
        [say("rules-out")],
        [say("rules-deal-end")],
        [say("rules-opener"), say("rules-game-end")],
    ]
    return message(framed(parts, [], COLOUR))


def more(say: Say, facts: Facts, view: View) -> Illustrated:
    """The table's pace, how the marks on the board read, and how the shuffle can be checked."""
    parts = [
        [
            f"### {say('more-title')}",
            say("more-chips", count=facts.chips, seats=len(view.chips)),
            say("more-pace", pace=facts.pace),
            say("more-marks"),
        ],
        [promise(say, facts.commitment)],
    ]
    return message(framed(parts, [], COLOUR))
