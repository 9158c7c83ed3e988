"""What else there is to know about a running table of any game, as a message; knows no game."""

from bot.pictures.illustrated import Illustrated
from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.layout import framed, message
from cogs.faces.shuffle import promise


def about(say: Say, facts: Facts, colour: int, *told: str, marks: str) -> Illustrated:
    """What is ``told`` of the game here, its pace, what ``marks`` on the board mean, and its shuffle."""
    lines = [f"### {say('more-title')}", *told, say("more-pace", pace=facts.pace), marks]
    return message(framed([lines, [promise(say, facts.commitment)]], [], colour))


def shown(facts: Facts) -> str:
    """How a board shows its marks, as texts ask for it: other signs stand in a picture than in words."""
    return "pictured" if facts.pictures else "written"
