"""How Unsortiert looks; this module is its `Face`."""

from cogs.faces.unsortiert.board import board
from cogs.faces.unsortiert.pages import more, rules
from cogs.faces.unsortiert.panel import panel
from cogs.faces.unsortiert.result import result

__all__ = ["board", "more", "panel", "result", "rules"]
