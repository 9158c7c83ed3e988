"""How Unsortiert looks; this module is its `Face`."""

from cogs.faces.unsortiert.board import board
from cogs.faces.unsortiert.decks import decks
from cogs.faces.unsortiert.lessons import answered, course
from cogs.faces.unsortiert.pages import more, rules
from cogs.faces.unsortiert.panel import moment, panel
from cogs.faces.unsortiert.result import result

__all__ = ["answered", "board", "course", "decks", "moment", "more", "panel", "result", "rules"]
