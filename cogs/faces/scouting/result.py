"""What stays behind of a finished deal or game of Scouting; all its cards lie open by then."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.pictures.illustrated import Illustrated, Picture
from bot.texts import Say
from bot.titles import command
from cogs.faces.face import Facts
from cogs.faces.layout import GOLD, GREY, Line, button, framed, message, rows, small
from cogs.faces.legend import legend
from cogs.faces.remarks import remarks
from cogs.faces.scouting.decks import coded
from cogs.faces.scouting.result_pictures import chart_picture, hands_picture
from cogs.faces.scouting.scores import course, table
from cogs.faces.scouting.words import act_line, signed, why_ended
from cogs.faces.seats import seat_name, seat_names
from cogs.faces.shuffle import first_promise
from engine.game import Seat
from engine.scouting.view import DealResult, Phase, View

SHORTEST = 2
"""With fewer deals there is no course of a game to show."""


def result(say: Say, facts: Facts, view: View, history: Sequence[View] = ()) -> Illustrated:  # noqa: ARG001 - a view knows all sums
    """How the game ended, if it did; why the last deal did, what it brought whom, and everybody's hand."""
    deal, over = view.result, view.phase is Phase.OVER
    if deal is None:
        return message(framed([[f"### {say('scouting-name')}", say("result-none")]], [], GREY))
    course = _course(say, facts, view) if over else []
    parts: list[Sequence[Line]] = [
        _game_end(say, facts, view) if over else [],
        [
            f"### {say('scouting-result-title', deal=deal.deal, deals=view.deals)}",
            why_ended(say, facts, deal),
        ],
        [*_hands(say, facts, deal, course), table(say, deal)],
        _last_acts(say, facts, deal),
        course if over else first_promise(say, facts.commitment, deal.deal),
        remarks(say, facts.notes),
    ]
    again = [button(facts.table, 0, "again", say("button-again"), ButtonStyle.primary)]
    return message(framed(parts, rows(again) if over else [], GOLD if over else GREY))


def _hands(say: Say, facts: Facts, deal: DealResult, course: Sequence[Line]) -> Sequence[Line]:
    """What everybody held; with a picture also the names that it, or that of the course below, lacks."""
    if facts.pictures:
        picture = hands_picture(say, facts, deal)
        others = [line for line in course if isinstance(line, Picture)]
        return [picture, *legend(say, facts, picture, *others)]
    return [line for seat in range(len(deal.hands)) for line in _seat(say, facts, deal, seat)]


def _seat(say: Say, facts: Facts, deal: DealResult, seat: Seat) -> list[str]:
    """A player by the number of their column in the table, and what they still held."""
    hand = coded(say, facts.deck, deal.hands[seat]) or say("result-no-cards")
    return [say("scouting-result-seat", number=seat + 1, name=seat_name(say, facts, seat)), f"-# {hand}"]


def _last_acts(say: Say, facts: Facts, deal: DealResult) -> list[str]:
    """What led to the end of the deal."""
    lines = [act_line(say, facts, act) for act in deal.acts]
    return small([say("scouting-result-acts"), *lines]) if lines else []


def _course(say: Say, facts: Facts, view: View) -> Sequence[Line]:
    """How the points went over the deals."""
    if len(view.scores) < SHORTEST:
        return []
    if facts.pictures:
        return [chart_picture(say, facts, view)]
    lines = [
        say(
            "scouting-result-course",
            name=seat_name(say, facts, seat),
            points=" → ".join(map(signed, course(view, seat))),
        )
        for seat in range(len(facts.sitters))
    ]
    return small([say("scouting-result-chart"), *lines])


def _game_end(say: Say, facts: Facts, view: View) -> list[str]:
    """Who won, large, with how many points, and what can be done next."""
    won = say("game-won", names=seat_names(say, facts, view.winners), count=len(view.winners))
    most = say("scouting-result-most", count=len(view.winners), points=signed(max(view.points)))
    return [f"## {won}", most, say("game-over", command=command(say, "scouting"))]
