"""What stays behind of a finished deal or game of Unsortiert; all its cards lie open by then."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.pictures.illustrated import Illustrated, Picture
from bot.texts import Say
from bot.titles import command
from cogs.faces.face import Facts
from cogs.faces.layout import GOLD, GREY, Line, button, framed, message, rows, small
from cogs.faces.legend import legend
from cogs.faces.remarks import remarks
from cogs.faces.seats import seat_name, seat_names
from cogs.faces.shuffle import first_promise
from cogs.faces.unsortiert.board import acts_in_order
from cogs.faces.unsortiert.decks import coded
from cogs.faces.unsortiert.result_pictures import chart_picture, hands_picture, scores
from cogs.faces.unsortiert.story import acts_folded
from cogs.faces.unsortiert.words import chips, losses
from engine.game import Seat
from engine.unsortiert.view import DealResult, View


def result(say: Say, facts: Facts, view: View, history: Sequence[View] = ()) -> Illustrated:
    """How the game ended, if it did; who lost the last deal and why, and everybody's remaining hand.

    ``history`` are a spectator's views after each deal of a game that is over: how the chips went.
    """
    deal = view.result
    if deal is None:
        return message(framed([[f"### {say('unsortiert-name')}", say("result-none")]], [], GREY))
    course = _course(say, facts, view, history) if view.losers else []
    parts: list[Sequence[Line]] = [
        _game_end(say, facts, view) if view.losers else [],
        [f"### {say('result-title', deal=deal.deal)}", *losses(say, facts, view, deal)],
        _hands(say, facts, deal, course),
        _last_acts(say, facts, deal),
        course if view.losers else first_promise(say, facts.commitment, deal.deal),
        remarks(say, facts.notes),
    ]
    again = [button(facts.table, 0, "again", say("button-again"), ButtonStyle.primary)]
    return message(framed(parts, rows(again) if view.losers else [], GOLD if view.losers else GREY))


def _hands(say: Say, facts: Facts, deal: DealResult, course: Sequence[Line]) -> Sequence[Line]:
    """What everybody held; with a picture also the names that it, or that of the course below, lacks."""
    if facts.pictures:
        picture = hands_picture(say, facts, deal)
        others = [line for line in course if isinstance(line, Picture)]
        return [picture, *legend(say, facts, picture, *others)]
    return [line for seat in range(len(deal.hands)) for line in _seat(say, facts, deal, seat)]


def _seat(say: Say, facts: Facts, deal: DealResult, seat: Seat) -> list[str]:
    hand = coded(say, facts.deck, deal.hands[seat]) or say("result-no-cards")
    return [
        f"{say('seat-name', name=seat_name(say, facts, seat))} · {chips(facts, deal.chips[seat])}",
        f"-# {hand}",
    ]


def _last_acts(say: Say, facts: Facts, deal: DealResult) -> list[str]:
    """What lay when the deal ended: what was to be beaten, for instance."""
    if facts.pictures or not deal.acts:
        return small(acts_folded(say, facts, deal.acts))
    return [f"-# {say('unsortiert-result-acts')}", *acts_in_order(say, facts, deal.acts)]


def _course(say: Say, facts: Facts, view: View, history: Sequence[View]) -> Sequence[Line]:
    """How the chips went over the deals."""
    courses = scores(facts, history)
    if not courses or facts.pictures:
        return [chart_picture(say, facts, view, courses)] if courses else []
    lines = [
        say("result-chart-line", name=seat_name(say, facts, seat), chips=" → ".join(map(str, course)))
        for seat, course in enumerate(courses)
    ]
    return small([say("unsortiert-result-chart"), *lines])


def _game_end(say: Say, facts: Facts, view: View) -> list[str]:
    """Who won and who lost, large, and what can be done next."""
    winners = [seat for seat in range(len(facts.sitters)) if seat not in view.losers]
    lost = say("game-lost", names=seat_names(say, facts, view.losers), count=len(view.losers))
    won = winners and say("game-won", names=seat_names(say, facts, winners), count=len(winners))
    return [f"## {won}" if won else "", f"### {lost}", say("game-over", command=command(say, "unsortiert"))]
