"""What happened lately in Shithead, in a few lines, however much it was; knows no layout."""

from collections.abc import Callable, Sequence

from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.layout import small
from cogs.faces.numbers import ordinal_place
from cogs.faces.seats import listed, seat_name
from cogs.faces.shithead.cards import coded
from cogs.faces.shithead.words import place_of
from engine.cards import Card
from engine.game import Seat
from engine.shithead.view import Act, Deed, View

_SEPARATOR = " · "


def lately(say: Say, facts: Facts, view: View) -> list[str]:
    """What was done last, and in small print what was done before it."""
    told = [act_told(say, facts, view, act) for act in view.acts]
    if not told:
        return []
    *before, last = told
    return [last, *(small([say("shithead-before", acts=_SEPARATOR.join(before))]) if before else [])]


def act_told(say: Say, facts: Facts, view: View, act: Act) -> str:
    """What a seat did and what came of it, for a message's text."""
    return act_line(say, view, act, lambda seat: seat_name(say, facts, seat), coded)


def act_line(
    say: Say,
    view: View,
    act: Act,
    named: Callable[[Seat], str],
    written: Callable[[Say, Sequence[Card]], str],
) -> str:
    """The same with seats ``named`` and cards ``written`` like that."""
    deed, cards = _deed(act), written(say, act.cards)
    done = say("shithead-act", name=named(act.seat), deed=deed, cards=cards, taken=act.taken)
    return ", ".join([done, *_consequences(say, view, act, named)])


def _deed(act: Act) -> str:
    """What was done, by its key."""
    if act.deed is Deed.BLIND and act.taken:
        return "misfit"
    return act.deed.value


def _consequences(say: Say, view: View, act: Act, named: Callable[[Seat], str]) -> list[str]:
    told = []
    if act.burnt:
        told.append(say("shithead-act-burnt", count=act.burnt))
    if act.skipped:
        names = listed(say, [named(seat) for seat in act.skipped])
        told.append(say("shithead-act-skipped", names=names, count=len(act.skipped)))
    if act.out:
        told.append(say("shithead-act-out", place=ordinal_place(say, place_of(view, act.seat))))
    return told
