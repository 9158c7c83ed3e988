"""What stays behind of a finished deal or game of Unsortiert; all its cards lie open by then."""

from bot.pictures.illustrated import Illustrated
from bot.texts import Say
from cogs.faces.cards import coded
from cogs.faces.face import Facts
from cogs.faces.layout import GREY, framed, message
from cogs.faces.remarks import remarks
from cogs.faces.seats import seat_name, seat_names
from cogs.faces.unsortiert.board import acts_in_order, first_promise
from cogs.faces.unsortiert.words import chips, losses
from engine.game import Seat
from engine.unsortiert.view import DealResult, View

_GOLD = 0xD9A520
"""Somebody has won."""


def result(say: Say, facts: Facts, view: View) -> Illustrated:
    """How the game ended, if it did; who lost the last deal and why, and everybody's remaining hand."""
    deal = view.result
    if deal is None:
        return message(framed([[f"### {say('title')}", say("result-none")]], [], GREY))
    parts = [
        _game_end(say, facts, view) if view.losers else [],
        [f"### {say('result-title', deal=deal.deal)}", *losses(say, facts, view, deal)],
        [line for seat in range(len(deal.hands)) for line in _seat(say, facts, deal, seat)],
        _last_acts(say, facts, deal),
        [] if view.losers else first_promise(say, facts, deal.deal),
        remarks(say, facts.notes),
    ]
    return message(framed(parts, [], _GOLD if view.losers else GREY))


def _seat(say: Say, facts: Facts, deal: DealResult, seat: Seat) -> list[str]:
    hand = coded(say, facts.deck, deal.hands[seat]) or say("result-no-cards")
    return [
        f"{say('seat-name', name=seat_name(say, facts, seat))} · {chips(facts, deal.chips[seat])}",
        f"-# {hand}",
    ]


def _last_acts(say: Say, facts: Facts, deal: DealResult) -> list[str]:
    """What lay when the deal ended: what was to be beaten, for instance."""
    return [f"-# {say('result-acts')}", *acts_in_order(say, facts, deal.acts)] if deal.acts else []


def _game_end(say: Say, facts: Facts, view: View) -> list[str]:
    """Who won and who lost, large, and what can be done next."""
    winners = [seat for seat in range(len(facts.sitters)) if seat not in view.losers]
    lost = say("game-lost", names=seat_names(say, facts, view.losers), count=len(view.losers))
    won = winners and say("game-won", names=seat_names(say, facts, winners), count=len(winners))
    return [f"## {won}" if won else "", f"### {lost}", say("game-over")]
