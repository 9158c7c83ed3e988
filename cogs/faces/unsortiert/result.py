"""What stays behind of a finished deal or game of Unsortiert; all its cards lie open by then."""

from collections.abc import Sequence

from bot.pictures.illustrated import Illustrated
from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.layout import Line, small, small_line
from cogs.faces.legend import with_legend
from cogs.faces.over import won
from cogs.faces.result import Progress, behind, nothing_behind, progress_told
from cogs.faces.seats import seat_name, seat_names
from cogs.faces.shuffle import first_promise
from cogs.faces.unsortiert.board import acts_in_order
from cogs.faces.unsortiert.decks import coded
from cogs.faces.unsortiert.result_pictures import hands_picture
from cogs.faces.unsortiert.story import acts_folded
from cogs.faces.unsortiert.words import chips, losses
from engine.game import Seat
from engine.unsortiert.view import DealResult, View


def result(say: Say, facts: Facts, view: View) -> Illustrated:
    """How the game ended, if it did; who lost the last deal and why, and everybody's remaining hand."""
    deal, over = view.result, bool(view.losers)
    if deal is None:
        return nothing_behind(say, "unsortiert")
    progress = _progress(say, facts, view) if over else []
    parts: list[Sequence[Line]] = [
        _game_end(say, facts, view) if over else [],
        [f"### {say('unsortiert-result-title', deal=deal.deal)}", *losses(say, facts, view, deal)],
        _hands(say, facts, deal, progress),
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
    hand = coded(say, facts.deck, deal.hands[seat]) or say("result-no-cards")
    return [
        f"{say('seat-name', name=seat_name(say, facts, seat))} · {chips(facts, deal.chips[seat])}",
        small_line(hand),
    ]


def _last_acts(say: Say, facts: Facts, deal: DealResult) -> list[str]:
    """What lay when the deal ended: what was to be beaten, for instance."""
    if facts.pictures or not deal.acts:
        return small(acts_folded(say, facts, deal.acts))
    return [small_line(say("unsortiert-result-acts")), *acts_in_order(say, facts, deal.acts)]


def _progress(say: Say, facts: Facts, view: View) -> Sequence[Line]:
    """How the chips went over the deals, as far as that is known."""
    seats, begun = range(len(facts.sitters)), facts.options.chips
    return progress_told(
        say,
        facts,
        Progress(
            numbers=[(begun, *(past.chips[seat] for past in facts.past)) for seat in seats],
            title=say("unsortiert-result-chart"),
            up=say("unsortiert-picture-chips"),
            alt=say("unsortiert-alt-chart"),
            losers=view.losers,
        ),
    )


def _game_end(say: Say, facts: Facts, view: View) -> list[str]:
    """Who won and who lost, large, and what can be done next."""
    winners = [seat for seat in range(len(facts.sitters)) if seat not in view.losers]
    lost = say("unsortiert-result-lost", names=seat_names(say, facts, view.losers), count=len(view.losers))
    return won(say, facts, "unsortiert", winners, f"### {lost}")
