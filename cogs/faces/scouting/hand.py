"""The plain hand in Scouting: what is to beat, one's cards, what can be done; knows no second step."""

from collections.abc import Sequence
from typing import Any

from discord.ui import ActionRow, Item

from bot.pictures.illustrated import Illustrated
from bot.texts import Say
from cogs.faces.decks import Held
from cogs.faces.face import Facts
from cogs.faces.hands import hand_items
from cogs.faces.hints import hint_button
from cogs.faces.layout import button, message, rows, small, text
from cogs.faces.numbers import ordinal_place
from cogs.faces.offers import offered
from cogs.faces.over import own_end, own_place, way_on
from cogs.faces.scouting.decks import DECKS
from cogs.faces.scouting.hand_pictures import hand_picture
from cogs.faces.scouting.offers import Offer, both_ends, offers, scout_ends, scout_name, shows
from cogs.faces.scouting.scores import gained, place_among
from cogs.faces.scouting.steps import BOTH, Step
from cogs.faces.scouting.words import (
    points,
    to_beat,
    turns_left,
    what_came_before,
    whose_turn,
)
from cogs.faces.seats import looking, seat_name
from cogs.faces.steps import FIRST_STEP
from cogs.faces.turns import comes_back
from cogs.faces.waiting import resting, until
from engine.cards import Card
from engine.scouting.combinations import kind
from engine.scouting.moves import Scout
from engine.scouting.view import Phase, View


def hand(say: Say, facts: Facts, view: View, notice: str) -> Illustrated:
    """The hand with a button for each show and each way to scout; with selects for many."""
    found = offers(say, facts.deck, view.hand, shows(view))
    last = [
        *_scouting(say, facts, view),
        *hint_button(say, facts, view.legal, FIRST_STEP),
        way_on(say, facts, over=view.phase is Phase.OVER),
    ]
    return message(
        text(notice, *_situation(say, facts, view)),
        *hand_shown(say, facts, view.hand, found),
        *to_show(say, facts, found),
        *rows(last),
    )


def hand_shown(say: Say, facts: Facts, cards: Sequence[Card], marked: Sequence[Offer]) -> list[Item[Any]]:
    """Cards in their fixed order, numbered, those in ``marked`` marked."""
    held = Held(DECKS, facts.deck, cards)
    return hand_items(say, facts, held, lambda: hand_picture(say, facts.deck, cards, marked))


def to_show(say: Say, facts: Facts, found: Sequence[Offer]) -> list[ActionRow[Any]]:
    """A button for each show; a select of many says where in the hand it begins and ends."""
    return offered(
        facts,
        found,
        lambda first, last: say("scouting-select-shows", first=first.place + 1, last=last.place + 1),
    )


def _scouting(say: Say, facts: Facts, view: View) -> list[Item[Any]]:
    """One button for each card that may be scouted, and one for Scout & Show where that is possible."""
    one_by_one = [
        button(facts.table, facts.decision, str(Step(Scout, end)), scout_name(say, facts, view, end))
        for end in scout_ends(view)
    ]
    if not both_ends(view):
        return one_by_one
    return [*one_by_one, button(facts.table, facts.decision, str(BOTH), say("scouting-button-both"))]


def _situation(say: Say, facts: Facts, view: View) -> list[str]:
    if view.legal:
        return _my_turn(say, facts, view)
    if view.phase is Phase.OVER:
        return _over(say, view)
    if facts.rests:
        return resting(say, facts)
    if view.turn is None:
        return [f"### {whose_turn(say, facts, view)}", _own_deal(say, view, _standing(say, view))]
    return [
        f"### {say('turn-others')}",  # a hand is not drawn with every move, so a name would soon be wrong
        comes_back(say),
        *small([_own(say, view)]),
    ]


def _my_turn(say: Say, facts: Facts, view: View) -> list[str]:
    title = say("hand-your-turn" if view.acts else "scouting-hand-you-start")
    return [
        f"### {title}",
        to_beat(say, facts, view, view.show, kind(view.show)),
        *_stakes(say, facts, view),
        until(say, facts),
        *small(filter(None, [_own(say, view), turns_left(say, view)])),
        *small(what_came_before(say, facts, view)),
    ]


def _stakes(say: Say, facts: Facts, view: View) -> list[str]:
    """What showing and scouting bring whom; where there is a choice, that scouting would end the deal."""
    if not view.show or view.owner is None:
        return []
    owner = seat_name(say, facts, view.owner)
    can = "yes" if shows(view) else "no"
    stakes = say("scouting-hand-stakes", can=can, count=len(view.show), owner=owner)
    else_possible = any(not isinstance(move, Scout) for move in view.legal)
    warns = view.ends_if_scouted and else_possible
    return [*small([stakes]), say("scouting-hand-ends", owner=owner) if warns else ""]


def _over(say: Say, view: View) -> list[str]:
    """How the game ended for who looks: that they have won, or which place they have."""
    seat = looking(view.seat)
    if seat in view.winners:
        return own_end(say, "scouting", say("hand-won"), _own_deal(say, view, _standing(say, view)))
    title = own_place(say, place_among(view.points, seat), view.points.count(view.points[seat]) - 1)
    own_points = say("scouting-hand-points-alone", points=points(say, view.points[seat]))
    return own_end(say, "scouting", title, _own_deal(say, view, own_points))


def _own_deal(say: Say, view: View, held: str) -> str:
    """What the deal that has ended brought who looks, and what they have now; empty before any has."""
    deal = view.result
    if deal is None:
        return ""
    gain = gained(deal.scores[looking(view.seat)])
    return f"{say('scouting-hand-deal', deal=deal.deal, gained=gain)} {held}"


def _standing(say: Say, view: View) -> str:
    """One's own points, and which place they make."""
    seat = looking(view.seat)
    return say(
        "scouting-hand-standing",
        points=points(say, view.points[seat]),
        place=ordinal_place(say, place_among(view.points, seat)),
        others=view.points.count(view.points[seat]) - 1,
    )


def _own(say: Say, view: View) -> str:
    """One's own points and marker."""
    own_points = say("scouting-hand-points", points=points(say, view.points[looking(view.seat)]))
    return f"{own_points} · {say('scouting-hand-marker', marker=_marker(view))}"


def _marker(view: View) -> str:
    """Whether one's marker is there and, on one's turn, of use, by its key."""
    if not view.markers[looking(view.seat)]:
        return "spent"
    return "idle" if view.legal and view.show and not both_ends(view) else "ready"
