"""A seat's private message in Scouting; every legal move is behind one of its buttons, selects or steps.

A step is a text that the buttons carry, so that nothing is remembered between two clicks: `hand`; `scout:L`
(where shall the card at the left end go?); for Scout & Show `both` (which end?), `both:L` (which place?),
`both:L:3` (what shall be shown?); and `hint` or `hint:STEP`, which shows the same with a hint on top. A
question that has one answer only is not asked.
"""

from bot.pictures.illustrated import Illustrated
from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.hints import with_hint
from cogs.faces.scouting import steps
from cogs.faces.scouting.choose import choose_end, choose_place, choose_place_to_show, choose_show
from cogs.faces.scouting.hand import hand
from cogs.faces.scouting.hints import hint
from cogs.faces.scouting.offers import both_ends
from cogs.faces.scouting.steps import Step
from cogs.faces.seats import looking
from cogs.faces.steps import FIRST_STEP
from engine.scouting.moves import Scout
from engine.scouting.view import Phase, View


def panel(say: Say, facts: Facts, view: View, step: str = FIRST_STEP, notice: str = "") -> Illustrated:
    """The panel at ``step``; whatever makes no sense (any more) shows the plain hand."""
    step, notice = with_hint(step, notice, lambda at: hint(say, facts, view, at))
    return _at(say, facts, view, steps.step(step, view.legal), notice)


def moment(view: View) -> str:
    """What an open hand must be drawn anew for besides one's own turn: deal, own points, the end.

    What lies on the table is the board's to tell: a waiting hand says nothing of it.
    """
    if view.phase is Phase.OVER:
        return "over"
    return f"deal:{view.deal}:points:{view.points[looking(view.seat)]}:{view.phase.value}"


def _at(say: Say, facts: Facts, view: View, at: Step, notice: str) -> Illustrated:
    if at.move is None:
        return hand(say, facts, view, notice)
    end, *others = [at.end] if at.end else both_ends(view)
    if others:
        return choose_end(say, facts, view, notice)
    if at.move is Scout:
        return choose_place(say, facts, view, end, notice)
    if at.place is None:
        return choose_place_to_show(say, facts, view, end, notice)
    return choose_show(say, facts, view, Scout(end, at.place), notice)
