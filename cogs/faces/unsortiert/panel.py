"""A seat's private message in Unsortiert; every legal move is behind one of its buttons, selects or steps.

A step is a text that the buttons carry, so that nothing is remembered between two clicks: `hand`, `spare:0`
(where shall reserve card 0 go?), `read:3+2` (what shall the two cards from place 3, counted from 0, be?).
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from bot.pictures.illustrated import Illustrated
from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.unsortiert.choose import choose_place, choose_reading
from cogs.faces.unsortiert.hand import hand
from engine.unsortiert.moves import Insert, Play, Take
from engine.unsortiert.view import View


def panel(say: Say, facts: Facts, view: View, step: str = "hand", notice: str = "") -> Illustrated:
    """The panel at ``step``; whatever makes no sense (any more) shows the plain hand."""
    if any(isinstance(move, Insert) for move in view.legal):
        return choose_place(say, facts, view, None, notice)
    verb, _, rest = step.partition(":")
    if verb == "spare" and rest in _spares(view):
        return choose_place(say, facts, view, int(rest), notice)
    if verb == "read" and len(readings := plays(view).get(rest, ())) > 1:
        return choose_reading(say, facts, view, readings, notice)
    return hand(say, facts, view, plays(view), notice)


def plays(view: View) -> Mapping[str, Sequence[Play]]:
    """The legal plays by the group of cards they lay, `START+LEN`, in hand order."""
    groups: defaultdict[str, list[Play]] = defaultdict(list)
    for move in sorted((move for move in view.legal if isinstance(move, Play)), key=_hand_order):
        groups[f"{move.start}+{move.length}"].append(move)
    return groups


def _hand_order(play: Play) -> tuple[int, int]:
    return play.start, play.length


def _spares(view: View) -> set[str]:
    return {str(move.spare) for move in view.legal if isinstance(move, Take)}
