"""The second steps in Unsortiert: which place, which reading; while they are open nothing has happened."""

from collections.abc import Sequence
from typing import Any

from discord.ui import ActionRow, Item

from bot.pictures.illustrated import Illustrated
from bot.texts import Say
from cogs.faces.decks import Held
from cogs.faces.face import Facts
from cogs.faces.hands import gap_items
from cogs.faces.hints import hint_button
from cogs.faces.layout import button, message, rows, text
from cogs.faces.places import best_places, gap_names, place_options, place_selects
from cogs.faces.prospects import Prospect
from cogs.faces.steps import FIRST_STEP, back
from cogs.faces.unsortiert.decks import DECKS, coded
from cogs.faces.unsortiert.hand import hand_shown, reserve_line
from cogs.faces.unsortiert.hints import moves_at
from cogs.faces.unsortiert.marks import STYLES
from cogs.faces.unsortiert.offers import incoming
from cogs.faces.unsortiert.places import prospects
from cogs.faces.unsortiert.words import combination, draw_cards, to_beat
from cogs.faces.waiting import until
from engine.unsortiert.combinations import Reading, strength
from engine.unsortiert.moves import Insert, Play, Take
from engine.unsortiert.view import View


def choose_reading(say: Say, facts: Facts, view: View, readings: Sequence[Play], notice: str) -> Illustrated:
    """Every legal reading of a group of cards, with what is to beat and the hand it is in; the way back."""
    first = readings[0]
    cards = coded(say, facts.deck, view.hand[first.start : first.start + first.length])
    buttons = [_reading(say, facts, play) for play in readings]
    asked = [
        f"### {say('unsortiert-read-title', cards=cards)}",
        say("unsortiert-read-how"),
        to_beat(say, facts, view),
    ]
    question = text(notice, *asked, until(say, facts))
    step = f"read:{first.start}+{first.length}"
    last = [*hint_button(say, facts, readings, step), back(say, facts)]
    return message(question, *hand_shown(say, facts, view, [readings]), *rows(buttons), *rows(last))


def choose_place(say: Say, facts: Facts, view: View, spare: int | None, notice: str) -> Illustrated:
    """Every place for reserve card ``spare`` (None: for the card just drawn), with what it makes there.

    The way back is offered for a reserve card only: a drawn card must go in.
    """
    card, held = incoming(view, spare), Held(DECKS, facts.deck, view.hand)
    found, names = prospects(view.hand, card), gap_names(say, facts, held)
    title = say(
        "unsortiert-insert-title" if spare is None else "unsortiert-place-title",
        card=coded(say, facts.deck, [card]),
    )
    why = _why(say, view) if spare is None else []
    step = FIRST_STEP if spare is None else f"spare:{spare}"
    last = [] if spare is None else [back(say, facts)]
    return message(
        text(notice, f"### {title}", *why, until(say, facts)),
        *gap_items(say, facts, held, card, reserve_line(say, facts, view)),
        *_best(say, facts, found, names),
        *_selects(say, facts, spare, found, names),
        *rows([*hint_button(say, facts, moves_at(view, step), step), *last]),
    )


def _reading(say: Say, facts: Facts, play: Play) -> Item[Any]:
    label = combination(say, facts.deck, play.kind, play.number)
    return button(facts.table, facts.decision, str(play), label, STYLES[play.kind])


def _why(say: Say, view: View) -> list[str]:
    """Why a card was drawn, and how many are still to come."""
    lying = draw_cards(view)
    why = say("unsortiert-insert-why", lying=lying) if lying else ""
    return [why, say("unsortiert-insert-more", count=view.draws_left - 1)]


def _best(
    say: Say, facts: Facts, found: Sequence[Prospect[Reading]], names: Sequence[str]
) -> list[Item[Any]]:
    """The best that the card can become, strongest first, each with where."""
    useful = sorted((one for one in found if one.makes), key=_promise, reverse=True)
    made = [(one.place, _named(say, facts, one.makes[0])) for one in useful]
    return best_places(say, facts, made, names)


def _named(say: Say, facts: Facts, made: Reading) -> str:
    return combination(say, facts.deck, made.kind, made.number)


def _promise(one: Prospect[Reading]) -> int:
    return strength(one.makes[0].kind, one.makes[0].number)


def _selects(
    say: Say, facts: Facts, spare: int | None, found: Sequence[Prospect[Reading]], names: Sequence[str]
) -> list[ActionRow[Any]]:
    def move(place: int) -> Insert | Take:
        return Insert(place) if spare is None else Take(spare, place)

    options = place_options(say, found, names, move, lambda made: _named(say, facts, made))
    return place_selects(say, facts, options)
