"""A seat's private message in Shithead; every legal move is behind one of its buttons, selects or steps.

A step is a text that the buttons carry, so that nothing is remembered between two clicks: `hand`, `pick:024`
(which of one's cards shall lie open?), and `hint` or `hint:STEP`, which shows the same with a hint on top.
"""

from bot.pictures.illustrated import Illustrated
from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.hints import with_hint
from cogs.faces.shithead.choose import choose
from cogs.faces.shithead.hand import hand
from cogs.faces.shithead.hints import hint
from cogs.faces.steps import FIRST_STEP
from engine.shithead.moves import Open
from engine.shithead.view import View


def panel(say: Say, facts: Facts, view: View, step: str = FIRST_STEP, notice: str = "") -> Illustrated:
    """The panel at ``step``; whatever makes no sense (any more) shows the plain hand."""
    step, notice = with_hint(step, notice, lambda _: hint(say, facts, view))
    if any(isinstance(move, Open) for move in view.legal):
        return choose(say, facts, view, step, notice)
    return hand(say, facts, view, notice)


def moment(view: View) -> str:
    """What an open hand must be drawn anew for besides one's own turn: the start and the end of the game.

    It does not say who still chooses: all hands that wait would be drawn anew with every choice.
    """
    return view.phase.value
