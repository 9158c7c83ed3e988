"""What stays behind of a finished deal or game of Scouting; all its cards lie open by then."""

from collections.abc import Sequence

from bot.pictures.illustrated import Illustrated
from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.layout import Line, small, small_line
from cogs.faces.legend import with_legend
from cogs.faces.numbers import signed
from cogs.faces.over import won
from cogs.faces.result import Progress, behind, nothing_behind, progress_told
from cogs.faces.scouting.decks import coded
from cogs.faces.scouting.result_pictures import hands_picture
from cogs.faces.scouting.scores import points_by_deal, table
from cogs.faces.scouting.words import act_line, why_ended
from cogs.faces.seats import seat_name
from cogs.faces.shuffle import first_promise
from engine.game import Seat
from engine.scouting.view import DealResult, Phase, View


def result(say: Say, facts: Facts, view: View) -> Illustrated:
    """How the game ended, if it did; why the last deal did, what it brought whom, and everybody's hand."""
    deal, over = view.result, view.phase is Phase.OVER
    if deal is None:
        return nothing_behind(say, "scouting")
    progress = _progress(say, facts, view) if over else []
    parts: list[Sequence[Line]] = [
        _game_end(say, facts, view) if over else [],
        [
            f"### {say('scouting-result-title', deal=deal.deal, deals=view.deals)}",
            why_ended(say, facts, deal),
        ],
        [*_hands(say, facts, deal, progress), table(say, deal)],
        _last_acts(say, facts, deal),
        progress if over else first_promise(say, facts.commitment, deal.deal),
    ]
    return behind(say, facts, parts, over=over)


def _hands(say: Say, facts: Facts, deal: DealResult, progress: Sequence[Line]) -> Sequence[Line]:
    """What everybody held; with a picture also the names that it, or that of the chart below, lacks."""
    if facts.pictures:
        return with_legend(say, facts, hands_picture(say, facts, deal), progress)
    return [line for seat in range(len(deal.hands)) for line in _seat(say, facts, deal, seat)]


def _seat(say: Say, facts: Facts, deal: DealResult, seat: Seat) -> list[str]:
    """A player by the number of their column in the table, and what they still held."""
    hand = coded(say, facts.deck, deal.hands[seat]) or say("result-no-cards")
    return [say("scouting-result-seat", number=seat + 1, name=seat_name(say, facts, seat)), small_line(hand)]


def _last_acts(say: Say, facts: Facts, deal: DealResult) -> list[str]:
    """What led to the end of the deal."""
    lines = [act_line(say, facts, act) for act in deal.acts]
    return small([say("scouting-result-acts"), *lines]) if lines else []


def _progress(say: Say, facts: Facts, view: View) -> Sequence[Line]:
    """How the points went over the deals."""
    return progress_told(
        say,
        facts,
        Progress(
            numbers=[points_by_deal(view, seat) for seat in range(len(facts.sitters))],
            title=say("scouting-result-chart"),
            up=say("scouting-picture-points"),
            alt=say("scouting-alt-chart"),
        ),
    )


def _game_end(say: Say, facts: Facts, view: View) -> list[str]:
    """Who won, with how many points, and what can be done next."""
    most = say("scouting-result-most", count=len(view.winners), points=signed(max(view.points)))
    return won(say, facts, "scouting", view.winners, most)
