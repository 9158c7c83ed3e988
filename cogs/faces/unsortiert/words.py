"""How Unsortiert is put into words: combinations, acts, whose turn it is; knows no layout and no button."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.texts import Say
from cogs.faces import turns
from cogs.faces.cards import UNTORN, letter, plain
from cogs.faces.face import Facts
from cogs.faces.seats import seat_name, seat_names
from cogs.faces.unsortiert.decks import coded, deck_of
from engine.cards import JOKER, Card
from engine.game import Seat
from engine.unsortiert.moves import Kind
from engine.unsortiert.rounds import DRAWS
from engine.unsortiert.view import Act, DealResult, Phase, View

RUNS: Mapping[Kind, int] = MappingProxyType({Kind.RUN2: 2, Kind.RUN3: 3})
"""The runs, and how many numbers each goes through."""


def kind_name(say: Say, kind: Kind) -> str:
    """The kind's name: a pair, a run of two."""
    return plain(say("unsortiert-kind", kind=kind.value))


def combination(say: Say, deck: str, kind: Kind, number: int) -> str:
    """A combination of number cards with its number: a pair of 9s, a run of two 4-5; a king by its kind."""
    if not number:
        return kind_name(say, kind)
    rank, low = (deck_of(deck).rank(one) for one in (number, number - RUNS.get(kind, 1) + 1))
    return plain(
        say("unsortiert-combination", kind=kind.value, rank=rank, top=letter(say, rank), low=letter(say, low))
    )


def told(say: Say, deck: str, cards: Sequence[Card], kind: Kind, number: int) -> str:
    """What cards lie as: the kind is enough unless a joker hides the number."""
    return combination(say, deck, kind, number) if JOKER in cards else kind_name(say, kind)


def act_line(say: Say, facts: Facts, act: Act) -> str:
    """What a seat did on its turn, in one line."""
    name = seat_name(say, facts, act.seat)
    if act.kind is None:
        return say("unsortiert-act-took", name=name, card=coded(say, facts.deck, act.cards))
    cards = coded(say, facts.deck, act.cards, bare=act.number == 0)
    lies_as = told(say, facts.deck, act.cards, act.kind, act.number)
    return say("unsortiert-act-played", name=name, cards=cards, told=lies_as)


def to_beat(say: Say, facts: Facts, view: View) -> str:
    """The combination that is to be beaten, and whose it is."""
    best = view.best
    if best is None or best.kind is None:
        return say("unsortiert-beat-nothing")
    return say(
        "unsortiert-beat",
        told=told(say, facts.deck, best.cards, best.kind, best.number),
        cards=coded(say, facts.deck, best.cards),
        name=seat_name(say, facts, best.seat),
    )


def draw_cards(view: View) -> int:
    """How many draw cards lie in this round."""
    return [act.kind for act in view.acts].count(Kind.DRAW)


def cards_to_draw(view: View) -> int:
    """How many cards the draw cards in this round will bring its winner."""
    return min(DRAWS * draw_cards(view), view.pile)


def to_draw(say: Say, view: View) -> str:
    """What a draw card brings whoever wins this round; empty when none lies."""
    lying = draw_cards(view)
    return say("unsortiert-draw-lies", lying=lying, draws=cards_to_draw(view)) if lying else ""


def whose_turn(say: Say, facts: Facts, view: View) -> str:
    """Who is to act and what they have to do, or what else the table waits for."""
    if view.turn is None or view.phase is not Phase.INSERT:
        return turns.whose_turn(say, facts, view.turn, over=view.phase is Phase.OVER)
    return say("unsortiert-turn-insert", name=seat_name(say, facts, view.turn), count=view.draws_left)


def is_out(view: View, seat: Seat) -> bool:
    """Whether a deal runs and the seat has no more part in it."""
    return view.turn is not None and seat not in view.order


def chips(facts: Facts, left: int) -> str:
    """Chips as dots, those given away hollow, and as a number."""
    return f"{'●' * left}{'○' * (facts.options.chips - left)}{UNTORN}{left}"


def losses(say: Say, facts: Facts, view: View, deal: DealResult) -> list[str]:
    """Why a deal ended, and what it cost whom."""
    paid = [seat for seat in deal.losers if seat not in view.losers]
    lines = [
        say("unsortiert-result-why", ending=deal.ending.value, names=seat_names(say, facts, deal.losers))
    ]
    if paid:
        lines.append(say("unsortiert-result-paid", names=seat_names(say, facts, paid), count=len(paid)))
    if view.losers:
        lines.append(
            say("unsortiert-result-broke", names=seat_names(say, facts, view.losers), count=len(view.losers))
        )
    return lines


def what_came_before(say: Say, facts: Facts, view: View) -> list[str]:
    """How the round before went; in a deal's first round, how the deal before ended, if there was one."""
    if (last := view.last_round) is not None:
        return [say("unsortiert-round-last", name=seat_name(say, facts, last.winner), draws=last.draws)]
    if (deal := view.result) is not None:
        return [say("deal-last", deal=deal.deal, story=" ".join(losses(say, facts, view, deal)))]
    return []
