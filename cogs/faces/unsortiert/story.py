"""A round of Unsortiert in at most three lines, however many took part; knows no layout."""

from collections.abc import Sequence

from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.layout import small
from cogs.faces.seats import seat_name
from cogs.faces.unsortiert.decks import coded
from cogs.faces.unsortiert.words import combination, what_came_before
from engine.cards import JOKER
from engine.unsortiert.view import Act, RoundResult, View

_SEPARATOR = " · "


def before(say: Say, facts: Facts, view: View) -> list[str]:
    """What came before this round, in small print: the round before, or how the deal before ended."""
    if view.last_round is None:
        return small(what_came_before(say, facts, view))
    return small(_round(say, facts, view.last_round))


def acts_folded(
    say: Say, facts: Facts, acts: Sequence[Act], played: str = "unsortiert-round-played"
) -> list[str]:
    """What was done in a round: all plays in one line, all who took a card in another."""
    plays = [_one(say, facts, act) for act in acts if act.kind is not None]
    takers = [_one(say, facts, act) for act in acts if act.kind is None]
    return [
        *([say(played, plays=_SEPARATOR.join(plays))] if plays else []),
        *([say("unsortiert-round-takers", takers=_SEPARATOR.join(takers))] if takers else []),
    ]


def _round(say: Say, facts: Facts, last: RoundResult) -> list[str]:
    """Who won it and with what, and then what the others did."""
    won = next(act for act in last.acts if act.seat == last.winner)
    others = [act for act in last.acts if act.seat != last.winner]
    name = seat_name(say, facts, last.winner)
    first = say("unsortiert-round-won", name=name, play=_play(say, facts, won), draws=last.draws)
    return [first, *acts_folded(say, facts, others, "unsortiert-round-others")]


def _one(say: Say, facts: Facts, act: Act) -> str:
    return say("unsortiert-round-one", name=seat_name(say, facts, act.seat), play=_play(say, facts, act))


def _play(say: Say, facts: Facts, act: Act) -> str:
    """The cards of an act; what they are is said only where a joker hides it."""
    cards = coded(say, facts.deck, act.cards)
    if act.kind is None or JOKER not in act.cards:
        return cards
    return say("unsortiert-round-play", cards=cards, told=combination(say, facts.deck, act.kind, act.number))
