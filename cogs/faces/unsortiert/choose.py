"""The second steps in Unsortiert: which place, which reading; while they are open nothing has happened."""

from collections.abc import Sequence
from typing import Any

from discord.ui import ActionRow, Item, LayoutView

from bot.texts import Say
from cogs.faces.cards import draw, draw_all, plain
from cogs.faces.face import Facts
from cogs.faces.layout import OPTION_LENGTH, Option, button, chunks, message, rows, select, text
from cogs.faces.unsortiert.hand import STYLES, hand_text
from cogs.faces.unsortiert.places import Prospect, prospects
from cogs.faces.unsortiert.words import card_name, combination, until
from engine.cards import Card
from engine.unsortiert.combinations import STRENGTHS
from engine.unsortiert.moves import Insert, Play, Take
from engine.unsortiert.view import View

_MOST_HINTS = 4
"""How many of the best places are told before the select is opened."""


def choose_reading(say: Say, facts: Facts, view: View, readings: Sequence[Play], notice: str) -> LayoutView:
    """Every legal reading of one group of cards, and the way back."""
    first = readings[0]
    cards = draw_all(say, facts.deck, view.hand[first.start : first.start + first.length])
    buttons = [
        button(
            facts.table,
            facts.decision,
            str(play),
            combination(say, play.kind, play.number),
            STYLES[play.kind],
        )
        for play in readings
    ]
    asked = text(notice, f"### {say('read-title', cards=cards)}", say("read-how"), until(say, facts))
    return message(asked, *rows([*buttons, _back(say, facts)]))


def choose_place(say: Say, facts: Facts, view: View, spare: int | None, notice: str) -> LayoutView:
    """Every place for reserve card ``spare`` (None: for the card just drawn), with what it makes there.

    The way back is offered for a reserve card only: a drawn card must go in.
    """
    card = _card(view, spare)
    found = prospects(view.hand, card)
    title = say("place-title" if spare is not None else "insert-title", card=draw(say, facts.deck, card))
    more = say("insert-more", count=view.draws_left - 1) if spare is None else ""
    hints = _hints(say, facts, view, found)
    return message(
        text(notice, f"### {title}", more, until(say, facts)),
        hand_text(say, facts, view),
        *([text(*hints)] if hints else []),
        *_selects(say, facts, view, spare, found),
        *rows([] if spare is None else [_back(say, facts)]),
    )


def _card(view: View, spare: int | None) -> Card:
    card = view.drawn if spare is None or view.seat is None else view.spares[view.seat][spare]
    if card is None:
        raise ValueError("a card is to be placed that the view does not show")
    return card


def _hints(say: Say, facts: Facts, view: View, found: Sequence[Prospect]) -> list[str]:
    """The best places in a few lines, strongest first."""
    useful = sorted((one for one in found if one.makes), key=_promise, reverse=True)
    return [
        say("place-hint", place=_place(say, facts, view, one.place), makes=_makes(say, one))
        for one in useful[:_MOST_HINTS]
    ]


def _selects(
    say: Say, facts: Facts, view: View, spare: int | None, found: Sequence[Prospect]
) -> list[ActionRow[Any]]:
    options = [
        Option(
            str(Insert(one.place) if spare is None else Take(spare, one.place)),
            _place(say, facts, view, one.place),
            _outlook(say, one),
        )
        for one in found
    ]
    parts = chunks(options)
    return [
        select(
            facts.table,
            facts.decision,
            f"choose:{number}",
            some,
            say("select-place", number=number + 1, total=len(parts)),
        )
        for number, some in enumerate(parts)
    ]


def _place(say: Say, facts: Facts, view: View, place: int) -> str:
    """A place by the cards beside it."""
    if not view.hand:
        return say("place-only")
    before = card_name(say, facts, view, place - 1) if place else ""
    after = card_name(say, facts, view, place) if place < len(view.hand) else ""
    if not before:
        return say("place-first", card=after)
    if not after:
        return say("place-last", number=place, card=before)
    return say("place-between", left=place, before=before, right=place + 1, after=after)


def _makes(say: Say, one: Prospect) -> str:
    return ", ".join(combination(say, made.kind, made.number) for made in one.makes)


def _promise(one: Prospect) -> int:
    return STRENGTHS[one.makes[0].kind, one.makes[0].number]


def _outlook(say: Say, one: Prospect) -> str:
    """What a place makes and breaks, cut to an option's length."""
    full = _makes(say, one) if one.makes else say("place-nothing")
    if one.breaks is not None:
        torn = combination(say, one.breaks.kind, one.breaks.number)
        full = plain(say("place-breaks", made=full, combination=torn))
    return full if len(full) <= OPTION_LENGTH else full[: OPTION_LENGTH - 1] + "…"


def _back(say: Say, facts: Facts) -> Item[Any]:
    return button(facts.table, facts.decision, "hand", say("button-back"))
