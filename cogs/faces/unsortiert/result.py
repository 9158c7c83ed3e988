"""What stays behind of a finished deal or game of Unsortiert; all its cards lie open by then."""

from discord.ui import LayoutView

from bot.texts import Say
from cogs.faces.cards import draw_all
from cogs.faces.face import Facts
from cogs.faces.layout import frame, message, text
from cogs.faces.unsortiert.board import chips
from cogs.faces.unsortiert.words import seat_name, seat_names
from engine.game import Seat
from engine.unsortiert.view import DealResult, View

_COLOUR = 0x8A8F98
"""Grey: this is over."""


def result(say: Say, facts: Facts, view: View) -> LayoutView:
    """Who lost the last finished deal and why, everybody's remaining hand, and how the game ended."""
    deal = view.result
    if deal is None:
        return message(frame(text(say("result-none")), colour=_COLOUR))
    parts = [
        text(f"### {say('result-title', deal=deal.deal)}", *_losses(say, facts, view, deal)),
        text(*(_seat_line(say, facts, deal, seat) for seat in range(len(deal.hands)))),
    ]
    if view.losers:
        parts.append(text(*_game_end(say, facts, view)))
    return message(frame(*parts, colour=_COLOUR))


def _losses(say: Say, facts: Facts, view: View, deal: DealResult) -> list[str]:
    who = {"names": seat_names(say, facts, deal.losers), "count": len(deal.losers)}
    why = say("result-why", ending=deal.ending.value, **who)
    paid = [seat for seat in deal.losers if seat not in view.losers]
    broke = [seat for seat in deal.losers if seat in view.losers]
    lines = [why]
    if paid:
        lines.append(say("result-paid", names=seat_names(say, facts, paid), count=len(paid)))
    if broke:
        lines.append(say("result-broke", names=seat_names(say, facts, broke), count=len(broke)))
    return lines


def _seat_line(say: Say, facts: Facts, deal: DealResult, seat: Seat) -> str:
    hand = draw_all(say, facts.deck, deal.hands[seat]) or say("result-no-cards")
    return f"**{seat_name(say, facts, seat)}** · {chips(facts, deal.chips[seat])}\n{hand}"


def _game_end(say: Say, facts: Facts, view: View) -> list[str]:
    winners = [seat for seat in range(len(facts.sitters)) if seat not in view.losers]
    lines = [
        f"### {say('game-over')}",
        say("game-lost", names=seat_names(say, facts, view.losers), count=len(view.losers)),
        say("game-won", names=seat_names(say, facts, winners), count=len(winners)),
    ]
    if facts.seed is not None:
        lines.append(say("game-seed", seed=facts.seed, commitment=facts.commitment or ""))
    return lines
