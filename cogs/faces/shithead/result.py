"""What stays behind of a finished game of Shithead; all its cards lie open by then."""

from collections.abc import Sequence

from bot.pictures.illustrated import Illustrated
from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.layout import Line, small_line
from cogs.faces.legend import with_legend
from cogs.faces.over import won
from cogs.faces.result import behind, nothing_behind
from cogs.faces.seats import seat_names
from cogs.faces.shithead.cards import boxed
from cogs.faces.shithead.lately import lately
from cogs.faces.shithead.result_picture import result_picture
from cogs.faces.shithead.words import standings
from engine.game import Seat
from engine.shithead.view import Ending, Phase, View


def result(say: Say, facts: Facts, view: View) -> Illustrated:
    """The places from first to last, who is the Shithead, what was left, and the way to another game."""
    if view.phase is not Phase.OVER:
        return nothing_behind(say, "shithead")
    parts = [_end(say, facts, view), _places(say, facts, view), lately(say, facts, view)]
    return behind(say, facts, parts, over=True)


def _end(say: Say, facts: Facts, view: View) -> list[str]:
    """Who won, who came last, and what can be done next."""
    first, last = view.places[0], view.places[-1]
    lost = say("shithead-result-last", names=seat_names(say, facts, last), count=len(last))
    return won(
        say,
        facts,
        "shithead",
        first,
        f"### {lost}" if len(view.places) > 1 else "",
        say("shithead-result-turns", turns=view.turns) if view.ending is Ending.TURNS else "",
    )


def _places(say: Say, facts: Facts, view: View) -> Sequence[Line]:
    """A line for each seat in the order of the places; what was left as a picture, or below each."""
    if facts.pictures:
        return [*standings(say, facts, view), *with_legend(say, facts, result_picture(say, facts, view))]

    def left(seat: Seat) -> str:
        return small_line(boxed(say, view.left[seat])) if view.left[seat] else ""

    return standings(say, facts, view, left)
