"""What stays behind of a finished game of Shithead; all its cards lie open by then."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.pictures.illustrated import Illustrated
from bot.texts import Say
from bot.titles import command
from cogs.faces.face import Facts
from cogs.faces.layout import GOLD, GREY, Line, button, framed, message, rows, small
from cogs.faces.legend import legend
from cogs.faces.remarks import remarks
from cogs.faces.seats import seat_names
from cogs.faces.shithead.cards import boxed
from cogs.faces.shithead.lately import lately
from cogs.faces.shithead.result_picture import result_picture
from cogs.faces.shithead.words import standings
from engine.game import Seat
from engine.shithead.view import Ending, Phase, View


def result(say: Say, facts: Facts, view: View, history: Sequence[View] = ()) -> Illustrated:  # noqa: ARG001 - a face's
    """The places from first to last, who is the Shithead, what was left, and the way to another game."""
    if view.phase is not Phase.OVER:
        return message(framed([[f"### {say('shithead-name')}", say("result-none")]], [], GREY))
    parts: list[Sequence[Line]] = [
        _end(say, facts, view),
        _places(say, facts, view),
        lately(say, facts, view),
        remarks(say, facts.notes),
    ]
    again = button(facts.table, 0, "again", say("button-again"), ButtonStyle.primary)
    return message(framed(parts, rows([again]), GOLD))


def _end(say: Say, facts: Facts, view: View) -> list[str]:
    """Who won, large, who came last, and what can be done next."""
    first, last = view.places[0], view.places[-1]
    won = say("game-won", names=seat_names(say, facts, first), count=len(first))
    lost = say("shithead-result-last", names=seat_names(say, facts, last), count=len(last))
    return [
        f"## {won}",
        f"### {lost}" if len(view.places) > 1 else "",
        say("shithead-result-turns", turns=view.turns) if view.ending is Ending.TURNS else "",
        say("game-over", command=command(say, "shithead")),
    ]


def _places(say: Say, facts: Facts, view: View) -> list[Line]:
    """A line for each seat in the order of the places; what was left as a picture, or below each."""
    if facts.pictures:
        picture = result_picture(say, facts, view)
        return [*standings(say, facts, view), picture, *legend(say, facts, picture)]

    def left(seat: Seat) -> str:
        return "".join(small([boxed(say, view.left[seat])])) if view.left[seat] else ""

    return [*standings(say, facts, view, left)]
