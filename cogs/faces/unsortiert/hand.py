"""The plain hand in Unsortiert: what is to beat, one's cards, one's plays; knows no second step."""

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ButtonStyle
from discord.ui import ActionRow, Item, LayoutView, TextDisplay

from bot.texts import Say
from cogs.faces.cards import draw, draw_all, grid
from cogs.faces.face import Facts
from cogs.faces.layout import Option, button, chunks, message, rows, select, text
from cogs.faces.unsortiert.words import combination, kind_name, to_beat, until, whose_turn
from engine.cards import JOKER
from engine.unsortiert.moves import Kind, Play, Take
from engine.unsortiert.view import Phase, View

MOST_BUTTONS = 25
"""How many plays get a button each: five rows, and with one more for the reserve 36 of 40 components."""

STYLES: Mapping[Kind, ButtonStyle] = {
    Kind.SINGLE: ButtonStyle.secondary,
    Kind.RUN2: ButtonStyle.primary,
    Kind.RUN3: ButtonStyle.primary,
    Kind.PAIR: ButtonStyle.success,
    Kind.TRIPLE: ButtonStyle.success,
    Kind.STOP: ButtonStyle.danger,
    Kind.DRAW: ButtonStyle.danger,
}
"""What colour tells of a kind, besides its word."""


def hand(say: Say, facts: Facts, view: View, plays: Mapping[str, Sequence[Play]], notice: str) -> LayoutView:
    """The hand with a button for each group of ``plays`` and each reserve card; selects for many."""
    offers = [(_offer(say, facts, view, group, moves), moves) for group, moves in plays.items()]
    items = _selects(say, facts, offers) if len(offers) > MOST_BUTTONS else _buttons(facts, offers)
    last = [*_reserve(say, facts, view), button(facts.table, facts.decision, "hand", say("button-refresh"))]
    return message(
        text(notice, *_situation(say, facts, view)), hand_text(say, facts, view), *items, *rows(last)
    )


def hand_text(say: Say, facts: Facts, view: View) -> TextDisplay[Any]:
    """One's own cards in their fixed order, numbered, and the reserve cards."""
    cards = grid([draw(say, facts.deck, card) for card in view.hand]) if view.hand else say("hand-empty")
    spares = view.spares[view.seat] if view.seat is not None else ()
    return text(cards, say("hand-reserve", cards=draw_all(say, facts.deck, spares)) if spares else "")


def _situation(say: Say, facts: Facts, view: View) -> list[str]:
    if view.legal:
        title = say("hand-your-turn" if view.acts else "hand-you-open")
        return [f"### {title}", to_beat(say, facts, view), until(say, facts)]
    waiting = whose_turn(say, facts, view)
    if view.turn is None:
        return [f"### {waiting}"]
    out = view.phase is Phase.PLAY and view.seat not in view.order
    beat = "" if view.draws_left else to_beat(say, facts, view)
    return [f"### {waiting}", say("hand-out") if out else "", beat, until(say, facts)]


def _offer(say: Say, facts: Facts, view: View, group: str, moves: Sequence[Play]) -> Option:
    """What stands for a group of cards: its move, or the question which one when it has several readings."""
    first = moves[0]
    cards = view.hand[first.start : first.start + first.length]
    shown = draw_all(say, facts.deck, cards)
    if len(moves) > 1:
        kinds = dict.fromkeys(kind_name(say, move.kind) for move in moves)
        return Option(f"read:{group}", say("offer-readings", cards=shown, kinds=" / ".join(kinds)))
    told = combination(say, first.kind, first.number) if JOKER in cards else kind_name(say, first.kind)
    return Option(str(first), say("offer", cards=shown, kind=told))


def _buttons(facts: Facts, offers: Sequence[tuple[Option, Sequence[Play]]]) -> list[ActionRow[Any]]:
    return rows(
        button(facts.table, facts.decision, offer.what, offer.label, STYLES[moves[-1].kind])
        for offer, moves in offers
    )


def _selects(say: Say, facts: Facts, offers: Sequence[tuple[Option, Sequence[Play]]]) -> list[ActionRow[Any]]:
    selects = []
    for number, some in enumerate(chunks(offers)):
        (_, first), (_, last) = some[0], some[-1]
        placeholder = say("select-plays", first=first[0].start + 1, last=last[0].start + 1)
        options = [offer for offer, _ in some]
        selects.append(select(facts.table, facts.decision, f"choose:{number}", options, placeholder))
    return selects


def _reserve(say: Say, facts: Facts, view: View) -> list[Item[Any]]:
    """One button for each reserve card that may be taken now."""
    if view.seat is None:
        return []
    numbers = sorted({move.spare for move in view.legal if isinstance(move, Take)})
    cards = [draw(say, facts.deck, card) for card in view.spares[view.seat]]
    return [
        button(facts.table, facts.decision, f"spare:{number}", say("button-take", card=cards[number]))
        for number in numbers
    ]
