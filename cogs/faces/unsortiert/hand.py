"""The plain hand in Unsortiert: what is to beat, one's cards, one's plays; knows no second step."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from discord import ButtonStyle
from discord.ui import ActionRow, Item, TextDisplay

from bot.pictures.illustrated import Illustrated
from bot.texts import Say
from cogs.faces.cards import coded, draw, grid
from cogs.faces.face import Facts
from cogs.faces.layout import Option, button, chunks, message, rows, select, small, text
from cogs.faces.unsortiert.words import (
    is_out,
    kind_name,
    to_beat,
    to_draw,
    told,
    waiting_for,
    what_came_before,
    whose_turn,
)
from cogs.faces.waiting import resting, until
from engine.cards import Card
from engine.unsortiert.moves import Kind, Play, Take
from engine.unsortiert.view import Phase, View

MOST_BUTTONS = 25
"""How many plays get a button each: five rows, and with one more for the reserve 36 of 40 components."""

STYLES: Mapping[Kind, ButtonStyle] = MappingProxyType(
    {
        Kind.SINGLE: ButtonStyle.secondary,
        Kind.RUN2: ButtonStyle.primary,
        Kind.RUN3: ButtonStyle.primary,
        Kind.PAIR: ButtonStyle.success,
        Kind.TRIPLE: ButtonStyle.success,
        Kind.STOP: ButtonStyle.danger,
        Kind.DRAW: ButtonStyle.danger,
    }
)
"""What colour tells of a kind, besides its word."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What stands for a group of adjacent cards."""

    place: int
    """Of its first card, 0-based."""
    option: Option
    """The group's only move, or the question how to read it."""
    style: ButtonStyle


def hand(say: Say, facts: Facts, view: View, plays: Mapping[str, Sequence[Play]], notice: str) -> Illustrated:
    """The hand with a button for each group of ``plays`` and each reserve card; with selects for many."""
    offers = [_offer(say, facts, view, group, moves) for group, moves in plays.items()]
    items = _selects(say, facts, offers) if len(offers) > MOST_BUTTONS else _buttons(facts, offers)
    last = [*_reserve(say, facts, view), button(facts.table, facts.decision, "hand", say("button-refresh"))]
    situation = text(notice, *_situation(say, facts, view))
    return message(situation, hand_text(say, facts, view), *items, *rows(last))


def hand_text(say: Say, facts: Facts, view: View) -> TextDisplay[Any]:
    """One's own cards in their fixed order, numbered, and the reserve cards."""
    cards = grid(say, facts.deck, view.hand) if view.hand else say("hand-empty")
    spares = _spares(view)
    reserve = say("hand-reserve", cards=coded(say, facts.deck, spares), count=len(spares)) if spares else ""
    return text(cards, reserve)


def _situation(say: Say, facts: Facts, view: View) -> list[str]:
    if view.legal:
        return _my_turn(say, facts, view)
    if view.phase is Phase.OVER:
        lost = view.seat in view.losers
        return [f"### {say('hand-lost' if lost else 'hand-won')}", say("game-over")]
    if facts.rests:
        return resting(say, facts)
    if view.turn is None:
        return [f"### {whose_turn(say, facts, view)}"]
    later = f"-# {say('hand-comes-back', button=say('button-my-hand'))}"
    out = view.seat is not None and is_out(view, view.seat)
    return [f"### {waiting_for(say, facts, view)}", say("hand-out") if out else later]


def _my_turn(say: Say, facts: Facts, view: View) -> list[str]:
    title = say("hand-your-turn" if view.acts else "hand-you-open")
    kept = say("hand-open-reserve") if not view.acts and _spares(view) else ""
    before = small(what_came_before(say, facts, view))
    return [f"### {title}", to_beat(say, facts, view), to_draw(say, view), kept, until(say, facts), *before]


def _spares(view: View) -> Sequence[Card]:
    """One's own reserve cards; a spectator has none."""
    return () if view.seat is None else view.spares[view.seat]


def _offer(say: Say, facts: Facts, view: View, group: str, moves: Sequence[Play]) -> Offer:
    first, strongest = moves[0], moves[-1]
    cards = view.hand[first.start : first.start + first.length]
    shown = draw(say, facts.deck, cards, bare=first.number == 0)
    if len(cards) == 1:
        shown = _numbered(say, shown, view.hand, first.start)
    if len(moves) == 1:
        label = say("offer", cards=shown, told=told(say, cards, first.kind, first.number))
        return Offer(first.start, Option(str(first), label), STYLES[first.kind])
    kinds = dict.fromkeys(kind_name(say, move.kind) for move in moves)
    label = say("offer-readings", cards=shown, kinds=" / ".join(kinds))
    return Offer(first.start, Option(f"read:{group}", label), STYLES[strongest.kind])


def _numbered(say: Say, shown: str, cards: Sequence[Card], place: int) -> str:
    """A card with its place among ``cards`` when another one there looks just like it."""
    return say("card-at", card=shown, place=place + 1) if cards.count(cards[place]) > 1 else shown


def _buttons(facts: Facts, offers: Sequence[Offer]) -> list[ActionRow[Any]]:
    return rows(
        button(facts.table, facts.decision, offer.option.what, offer.option.label, offer.style)
        for offer in offers
    )


def _selects(say: Say, facts: Facts, offers: Sequence[Offer]) -> list[ActionRow[Any]]:
    selects = []
    for number, some in enumerate(chunks(offers)):
        placeholder = say("select-plays", first=some[0].place + 1, last=some[-1].place + 1)
        options = [offer.option for offer in some]
        selects.append(select(facts.table, facts.decision, f"choose:{number}", options, placeholder))
    return selects


def _reserve(say: Say, facts: Facts, view: View) -> list[Item[Any]]:
    """One button for each reserve card that may be taken now."""
    spares = _spares(view)
    numbers = sorted({move.spare for move in view.legal if isinstance(move, Take)})
    cards = [
        _numbered(say, draw(say, facts.deck, [card]), spares, place) for place, card in enumerate(spares)
    ]
    return [
        button(facts.table, facts.decision, f"spare:{number}", say("button-take", card=cards[number]))
        for number in numbers
    ]
