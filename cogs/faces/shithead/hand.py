"""The plain hand in Shithead: what counts, one's cards, one's moves; knows nothing of choosing open cards."""

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle
from discord.ui import ActionRow, Item

from bot.pictures.illustrated import Illustrated
from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.hints import hint_button
from cogs.faces.layout import button, message, rows, small, small_line, text
from cogs.faces.numbers import ordinal_place
from cogs.faces.offers import offered
from cogs.faces.over import own_end, own_place, way_on
from cogs.faces.seats import looking
from cogs.faces.shithead.cards import boxed
from cogs.faces.shithead.lately import act_told, lately
from cogs.faces.shithead.offers import Offer, move_name, offers
from cogs.faces.shithead.own import own, playable
from cogs.faces.shithead.own_cards import cards_shown
from cogs.faces.shithead.words import (
    counting,
    is_last,
    pile_line,
    place_of,
    what_counts,
)
from cogs.faces.steps import FIRST_STEP
from cogs.faces.turns import comes_back
from cogs.faces.waiting import resting, until
from engine.shithead.moves import TAKE
from engine.shithead.view import Phase, View


def hand(say: Say, facts: Facts, view: View, notice: str) -> Illustrated:
    """One's cards with a button for each move that there is; with selects for many."""
    items = _to_play(say, facts, offers(say, view))
    last = [
        *_take(say, facts, view),
        *hint_button(say, facts, view.legal, FIRST_STEP),
        way_on(say, facts, over=view.phase is Phase.OVER),
    ]
    situation = text(notice, *_situation(say, facts, view))
    cards = cards_shown(say, facts, own(view), playable(view), view.pile)
    return message(situation, *cards, *items, *rows(last))


def _situation(say: Say, facts: Facts, view: View) -> list[str]:
    if view.legal:
        return _my_turn(say, facts, view)
    if view.phase is Phase.OVER:
        return _over(say, view)
    return resting(say, facts) if facts.rests else _waiting(say, facts, view)


def _waiting(say: Say, facts: Facts, view: View) -> list[str]:
    """That others are to act, in words that stay true while they do."""
    if view.phase is Phase.DEAL:
        return [f"### {say('turn-deal')}"]
    if number := place_of(view, looking(view.seat)):
        return [f"### {say('shithead-hand-out', place=ordinal_place(say, number))}"]
    if view.choosing:
        return [f"### {say('shithead-hand-chosen')}", say("shithead-hand-others"), comes_back(say)]
    return [f"### {say('turn-others')}", *_done(say, facts, view), comes_back(say)]


def _done(say: Say, facts: Facts, view: View) -> list[str]:
    """What one did last oneself and what it brought, as far as the view tells: a blind card, for instance."""
    mine = [act for act in view.acts if act.seat == view.seat]
    return [act_told(say, facts, view, act) for act in mine[-1:]]


def _over(say: Say, view: View) -> list[str]:
    """How the game ended for who looks, and what can be done next."""
    seat = looking(view.seat)
    if is_last(view, seat):
        alone = len(view.places[-1]) == 1
        return own_end(say, "shithead", say("shithead-hand-last" if alone else "shithead-hand-shared"))
    number = place_of(view, seat)
    others = next(len(seats) for seats in view.places if seat in seats) - 1
    return own_end(say, "shithead", say("hand-won") if number == 1 else own_place(say, number, others))


def _my_turn(say: Say, facts: Facts, view: View) -> list[str]:
    title = say("hand-your-turn" if view.start is None else "shithead-hand-you-start")
    always = small_line(say("shithead-always")) if counting(view).binds else ""
    return [
        f"### {title}",
        what_counts(say, view) if view.start is None else "",
        pile_line(say, view),
        *small(lately(say, facts, view)[:1]),
        _what_to_do(say, view),
        until(say, facts),
        always if playable(view) else "",
    ]


def _what_to_do(say: Say, view: View) -> str:
    """What there is to know of this turn besides what counts."""
    if view.start is not None:
        return say("shithead-hand-start", card=boxed(say, [view.start]))
    if TAKE in view.legal:
        return say("shithead-hand-stuck", which=_stuck_with(view), count=len(view.pile))
    if not own(view).first:
        return say("shithead-hand-turn-blind")
    return "" if view.hand else say("shithead-hand-play-open")


def _stuck_with(view: View) -> str:
    """Which cards do not fit: those of the hand, which open ones may wait behind, or the open ones."""
    now = own(view)
    if not now.hand:
        return "open"
    return "first" if now.open else "hand"


def _to_play(say: Say, facts: Facts, found: Sequence[Offer]) -> list[ActionRow[Any]]:
    """What there is to play; a select of many says which are the first and the last of them."""
    return offered(
        facts, found, lambda first, last: say("shithead-select-plays", first=first.name, last=last.name)
    )


def _take(say: Say, facts: Facts, view: View) -> list[Item[Any]]:
    """The one button for when nothing can be played."""
    if TAKE not in view.legal:
        return []
    return [button(facts.table, facts.decision, str(TAKE), move_name(say, TAKE), ButtonStyle.danger)]
