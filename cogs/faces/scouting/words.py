"""How Scouting is put into words: shows, acts, points, whose turn it is; knows no layout and no button."""

from collections.abc import Sequence

from bot.texts import Say
from cogs.faces import turns
from cogs.faces.cards import letter, plain
from cogs.faces.face import Facts
from cogs.faces.numbers import signed
from cogs.faces.scouting.decks import coded, deck_of
from cogs.faces.seats import seat_name, seat_names
from engine.cards import Card
from engine.scouting.combinations import Group, Kind, numbers
from engine.scouting.view import Act, DealResult, Ending, Phase, View

_RANGE = "\u2060\u2013\u2060"
"""Between the numbers of a run, which is not torn apart there at the end of a line."""

_SETS = {2: "pair", 3: "triple"}

_LAST_TURNS = 30
"""So many turns before a deal has to end it is said how many are left."""


def sort_of(kind: Kind, length: int) -> str:
    """The key of what so many cards of a kind are called."""
    return _SETS.get(length, "four") if kind is Kind.SET else kind.value


def kind_name(say: Say, kind: Kind, length: int) -> str:
    """What so many cards of a kind are called: a pair, a run."""
    return plain(say("scouting-kind", kind=sort_of(kind, length)))


def combination(say: Say, deck: str, group: Group, kind: Kind) -> str:
    """A show with its numbers: a pair of 9s, a run 5-6-7, from the lowest whichever way it lies."""
    ranks = [deck_of(deck).rank(number) for number in sorted(group)]
    return plain(
        say(
            "scouting-combination",
            kind=sort_of(kind, len(group)),
            rank=ranks[0],
            top=letter(say, ranks[0]),
            numbers=_RANGE.join(letter(say, rank) for rank in ranks),
        )
    )


def show_name(say: Say, deck: str, cards: Sequence[Card], kind: Kind) -> str:
    """Cards that lie as a show, by their numbers."""
    return combination(say, deck, numbers(cards), kind)


def points(say: Say, number: int) -> str:
    """So many points."""
    return plain(say("scouting-points", count=number, points=signed(number)))


def to_beat(say: Say, facts: Facts, view: View, cards: Sequence[Card], kind: Kind | None) -> str:
    """The show that is to be beaten, or what is left of it, and whose it is."""
    if kind is None or view.owner is None:
        return say("scouting-beat-nothing")
    return say(
        "scouting-beat",
        told=kind_name(say, kind, len(cards)),
        cards=coded(say, facts.deck, cards),
        name=seat_name(say, facts, view.owner),
    )


def act_line(say: Say, facts: Facts, act: Act) -> str:
    """What a seat did on its turn, with what it brought whom, in one line."""
    name = seat_name(say, facts, act.seat)
    cards = coded(say, facts.deck, act.shown)
    told = kind_name(say, act.kind, len(act.shown)) if act.kind else ""
    gains = {"gained": len(act.beaten)}
    if act.scouted is None:
        return say("scouting-act-showed", name=name, cards=cards, told=told, **gains)
    card = coded(say, facts.deck, [act.scouted])
    owner = "" if act.owner is None else seat_name(say, facts, act.owner)
    if not act.shown:
        return say("scouting-act-scouted", name=name, card=card, owner=owner)
    return say("scouting-act-both", name=name, card=card, owner=owner, cards=cards, told=told, **gains)


def whose_turn(say: Say, facts: Facts, view: View) -> str:
    """Who is to act, for the first time in a deal or later, or what else the table waits for."""
    if view.turn is None or view.acts:
        return turns.whose_turn(say, facts, view.turn, over=view.phase is Phase.OVER)
    return say("scouting-turn-start", name=seat_name(say, facts, view.turn))


def turns_left(say: Say, view: View) -> str:
    """That a deal may not go on for ever, once it nearly has."""
    left = view.turns_left
    return say("scouting-turns-left", count=left) if view.turn is not None and left <= _LAST_TURNS else ""


def why_ended(say: Say, facts: Facts, deal: DealResult) -> str:
    """Why a deal ended, and whose hand costs nothing for that."""
    who = deal.exempt if deal.ending is Ending.ROUND else deal.out
    name = "" if who is None else seat_name(say, facts, who)
    return say("scouting-result-why", ending=deal.ending.value, name=name, turns=deal.turns)


def what_came_before(say: Say, facts: Facts, view: View) -> list[str]:
    """In a deal in which nothing was done yet, how the one before ended, if there was one."""
    deal = view.result
    if deal is None or view.acts:
        return []
    best = seat_names(say, facts, deal.winners)
    won = say(
        "scouting-deal-best",
        names=best,
        count=len(deal.winners),
        points=points(say, max(deal.scores)),
    )
    return [say("deal-last", deal=deal.deal, story=f"{why_ended(say, facts, deal)} {won}")]
