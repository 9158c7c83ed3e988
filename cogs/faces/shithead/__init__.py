"""How Shithead looks; this module is its `Face`."""

from cogs.faces.shithead.board import board
from cogs.faces.shithead.cards import decks
from cogs.faces.shithead.lessons import answered, course
from cogs.faces.shithead.pages import more, rules
from cogs.faces.shithead.panel import moment, panel
from cogs.faces.shithead.result import result

__all__ = ["answered", "board", "course", "decks", "moment", "more", "panel", "result", "rules"]
