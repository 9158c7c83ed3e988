"""How Unsortiert is put into words: names, combinations, what was done; knows no layout and no button."""

from collections.abc import Iterable

from discord.utils import format_dt

from bot import names
from bot.texts import Say
from cogs.faces.cards import draw, draw_all, plain
from cogs.faces.face import Facts
from engine.game import Seat
from engine.unsortiert.moves import Kind
from engine.unsortiert.view import Act, RoundResult, View

_RANKS = {1: "A", 11: "J", 12: "Q"}
_RUNS = {Kind.RUN2: 2, Kind.RUN3: 3}


def seat_name(say: Say, facts: Facts, seat: Seat) -> str:
    """What the seat's player is called, safe for a message's text."""
    sitter = facts.sitters[seat]
    return (
        say("computer-name", number=names.clean(sitter.name)) if sitter.computer else names.shown(sitter.name)
    )


def seat_names(say: Say, facts: Facts, seats: Iterable[Seat]) -> str:
    """Several players in the order given."""
    called = [seat_name(say, facts, seat) for seat in seats]
    if len(called) < 2:  # noqa: PLR2004 - one name needs no "and"
        return "".join(called)
    return say("names", most=", ".join(called[:-1]), last=called[-1])


def kind_name(say: Say, kind: Kind) -> str:
    """The kind's name: a pair, a run of two."""
    return plain(say("kind", kind=kind.value))


def combination(say: Say, kind: Kind, number: int) -> str:
    """A combination with its number: a pair of 9s, a run of two 4-5; a king by its kind."""
    if number == 0:
        return kind_name(say, kind)
    low = number - _RUNS.get(kind, 1) + 1
    return plain(say("combination", kind=kind.value, top=_letter(say, number), low=_letter(say, low)))


def _letter(say: Say, number: int) -> str:
    """A number as the cards have it: 12 is a queen's letter."""
    return plain(say("rank", rank=_RANKS.get(number, str(number))))


def act_line(say: Say, facts: Facts, act: Act) -> str:
    """What a seat did on its turn, in one line."""
    name, cards = seat_name(say, facts, act.seat), draw_all(say, facts.deck, act.cards)
    if act.kind is None:
        return say("act-took", name=name, card=cards)
    return say("act-played", name=name, cards=cards, combination=combination(say, act.kind, act.number))


def to_beat(say: Say, facts: Facts, view: View) -> str:
    """The combination that is to be beaten, and whose it is."""
    best = view.best
    if best is None or best.kind is None:
        return say("beat-nothing")
    return say(
        "beat",
        combination=combination(say, best.kind, best.number),
        cards=draw_all(say, facts.deck, best.cards),
        name=seat_name(say, facts, best.seat),
    )


def until(say: Say, facts: Facts) -> str:
    """Until when the seat to act has time; empty without a limit."""
    if facts.deadline is None:
        return ""
    return say("deadline", left=format_dt(facts.deadline, "R"))


def whose_turn(say: Say, facts: Facts, view: View) -> str:
    """Who is to act and what they have to do, or what else the table waits for."""
    if view.losers:
        return say("turn-over")
    if view.turn is None:
        return say("turn-deal")
    name = seat_name(say, facts, view.turn)
    if view.draws_left:
        return say("turn-insert", name=name, count=view.draws_left)
    return say("turn-play", name=name)


def round_story(say: Say, facts: Facts, result: RoundResult) -> str:
    """Who won a round, with what, and what it made them draw."""
    name = seat_name(say, facts, result.winner)
    best = next(act for act in result.acts if act.seat == result.winner)
    won = draw_all(say, facts.deck, best.cards)
    return say("round-won", name=name, cards=won, draws=result.draws)


def reserve(say: Say, facts: Facts, view: View, seat: Seat) -> str:
    """The seat's open reserve cards."""
    return say(
        "seat-reserve", cards=draw_all(say, facts.deck, view.spares[seat]), count=len(view.spares[seat])
    )


def card_name(say: Say, facts: Facts, view: View, place: int) -> str:
    """The card at a place of one's own hand."""
    return draw(say, facts.deck, view.hand[place])
