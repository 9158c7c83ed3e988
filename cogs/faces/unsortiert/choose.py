"""The second steps in Unsortiert: which place, which reading; while they are open nothing has happened."""

from collections.abc import Sequence
from typing import Any

from discord.ui import ActionRow, Item

from bot.pictures.illustrated import Illustrated
from bot.texts import Say
from cogs.faces.cards import coded, plain, tight
from cogs.faces.face import Facts
from cogs.faces.layout import OPTION_LENGTH, Option, button, chunks, message, rows, select, text
from cogs.faces.unsortiert.hand import STYLES, hand_text
from cogs.faces.unsortiert.places import Prospect, prospects
from cogs.faces.unsortiert.words import combination, draw_cards, to_beat
from cogs.faces.waiting import until
from engine.cards import Card
from engine.unsortiert.combinations import strength
from engine.unsortiert.moves import Insert, Play, Take
from engine.unsortiert.view import View

_MOST_HINTS = 4
"""How many of the best places are told before the select is opened."""


def choose_reading(say: Say, facts: Facts, view: View, readings: Sequence[Play], notice: str) -> Illustrated:
    """Every legal reading of a group of cards, with what is to beat and the hand it is in; the way back."""
    first = readings[0]
    cards = coded(say, facts.deck, view.hand[first.start : first.start + first.length])
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
    asked = [f"### {say('read-title', cards=cards)}", say("read-how"), to_beat(say, facts, view)]
    question = text(notice, *asked, until(say, facts))
    return message(question, hand_text(say, facts, view), *rows(buttons), *rows([_back(say, facts)]))


def choose_place(say: Say, facts: Facts, view: View, spare: int | None, notice: str) -> Illustrated:
    """Every place for reserve card ``spare`` (None: for the card just drawn), with what it makes there.

    The way back is offered for a reserve card only: a drawn card must go in.
    """
    card = _card(view, spare)
    found = prospects(view.hand, card)
    title = say("insert-title" if spare is None else "place-title", card=coded(say, facts.deck, [card]))
    why = _why(say, view) if spare is None else []
    return message(
        text(notice, f"### {title}", *why, until(say, facts)),
        hand_text(say, facts, view),
        *_hints(say, facts, view, found),
        *_selects(say, facts, view, spare, found),
        *rows([] if spare is None else [_back(say, facts)]),
    )


def _card(view: View, spare: int | None) -> Card:
    card = view.drawn if spare is None or view.seat is None else view.spares[view.seat][spare]
    if card is None:
        raise ValueError("a card is to be placed that the view does not show")
    return card


def _why(say: Say, view: View) -> list[str]:
    """Why a card was drawn, and how many are still to come."""
    lying = draw_cards(view)
    why = say("insert-why", lying=lying) if lying else ""
    return [why, say("insert-more", count=view.draws_left - 1)]


def _hints(say: Say, facts: Facts, view: View, found: Sequence[Prospect]) -> list[Item[Any]]:
    """The best places and the best that each makes, strongest first."""
    useful = sorted((one for one in found if one.makes), key=_promise, reverse=True)[:_MOST_HINTS]
    lines = [
        say(
            "place-hint",
            place=_place(say, facts, view, one.place),
            makes=combination(say, one.makes[0].kind, one.makes[0].number),
        )
        for one in useful
    ]
    return [text(f"-# {say('place-hints')}", *lines)] if lines else []


def _promise(one: Prospect) -> int:
    return strength(one.makes[0].kind, one.makes[0].number)


def _selects(
    say: Say, facts: Facts, view: View, spare: int | None, found: Sequence[Prospect]
) -> list[ActionRow[Any]]:
    parts = chunks([_option(say, facts, view, spare, one) for one in found])
    placeholders = [
        say("select-place", number=number, total=len(parts)) for number in range(1, len(parts) + 1)
    ]
    return [
        select(facts.table, facts.decision, f"choose:{number}", some, placeholders[number])
        for number, some in enumerate(parts)
    ]


def _option(say: Say, facts: Facts, view: View, spare: int | None, one: Prospect) -> Option:
    place = one.place
    move = Insert(place) if spare is None else Take(spare, place)
    return Option(str(move), _place(say, facts, view, place), _outlook(say, one))


def _place(say: Say, facts: Facts, view: View, place: int) -> str:
    """A place in the hand by the cards beside it, as they stand in the hand."""
    before, after = (
        "".join(tight(say, facts.deck, card) for card in beside)
        for beside in (view.hand[:place][-1:], view.hand[place:][:1])
    )
    return plain(say("place", place=_where(view, place), before=before, after=after))


def _where(view: View, place: int) -> str:
    """Which kind of place it is, by its key."""
    if not view.hand:
        return "only"
    if place == 0:
        return "first"
    return "last" if place == len(view.hand) else "between"


def _outlook(say: Say, one: Prospect) -> str:
    """What a place makes and breaks, cut to an option's length."""
    made = ", ".join(combination(say, made.kind, made.number) for made in one.makes) or say("place-nothing")
    if one.breaks is not None:
        torn = combination(say, one.breaks.kind, one.breaks.number)
        made = plain(say("place-breaks", made=made, combination=torn))
    return made if len(made) <= OPTION_LENGTH else made[: OPTION_LENGTH - 1] + "…"


def _back(say: Say, facts: Facts) -> Item[Any]:
    return button(facts.table, facts.decision, "hand", say("button-back"))
