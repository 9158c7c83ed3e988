"""How Scouting looks; this module is its `Face`."""

from cogs.faces.scouting.board import board
from cogs.faces.scouting.decks import decks
from cogs.faces.scouting.lessons import answered, course
from cogs.faces.scouting.pages import more, rules
from cogs.faces.scouting.panel import moment, panel
from cogs.faces.scouting.result import result

__all__ = ["answered", "board", "course", "decks", "moment", "more", "panel", "result", "rules"]
