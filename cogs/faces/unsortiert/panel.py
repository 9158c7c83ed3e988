"""A seat's private message in Unsortiert; every legal move is behind one of its buttons, selects or steps.

A step is a text that the buttons carry, so that nothing is remembered between two clicks: `hand`, `spare:0`
(where shall reserve card 0 go?), `read:3+2` (what shall the two cards from place 3, counted from 0, be?), and
`hint` or `hint:STEP`, which shows the same with a hint on top.
"""

from bot.pictures.illustrated import Illustrated
from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.hints import with_hint
from cogs.faces.steps import FIRST_STEP
from cogs.faces.unsortiert.choose import choose_place, choose_reading
from cogs.faces.unsortiert.hand import hand
from cogs.faces.unsortiert.hints import hint
from cogs.faces.unsortiert.offers import plays, takes
from engine.unsortiert.moves import Insert
from engine.unsortiert.view import Phase, View


def panel(say: Say, facts: Facts, view: View, step: str = FIRST_STEP, notice: str = "") -> Illustrated:
    """The panel at ``step``; whatever makes no sense (any more) shows the plain hand."""
    step, notice = with_hint(step, notice, lambda at: hint(say, facts, view, at))
    return _at(say, facts, view, step, notice)


def moment(view: View) -> str:
    """What an open hand must be drawn anew for besides one's own turn: the deal, the round, the end."""
    return "over" if view.phase is Phase.OVER else f"deal:{view.deal}:round:{view.round}"


def _at(say: Say, facts: Facts, view: View, step: str, notice: str) -> Illustrated:
    if any(isinstance(move, Insert) for move in view.legal):
        return choose_place(say, facts, view, None, notice)
    verb, _, rest = step.partition(":")
    if verb == "spare" and rest in map(str, takes(view)):
        return choose_place(say, facts, view, int(rest), notice)
    if verb == "read" and len(readings := plays(view).get(rest, ())) > 1:
        return choose_reading(say, facts, view, readings, notice)
    return hand(say, facts, view, notice)
