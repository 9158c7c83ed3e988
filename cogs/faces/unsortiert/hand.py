"""The plain hand in Unsortiert: what is to beat, one's cards, one's plays; knows no second step."""

from collections.abc import Iterable, Sequence
from typing import Any

from discord.ui import ActionRow, Item

from bot.pictures.illustrated import Illustrated, Picture
from bot.texts import Say
from cogs.faces.decks import Held
from cogs.faces.face import Facts
from cogs.faces.hands import hand_items
from cogs.faces.hints import hint_button
from cogs.faces.layout import button, message, rows, small, text
from cogs.faces.offers import offered
from cogs.faces.over import own_end, way_on
from cogs.faces.steps import FIRST_STEP
from cogs.faces.turns import comes_back
from cogs.faces.unsortiert.decks import DECKS, coded
from cogs.faces.unsortiert.hand_pictures import hand_picture
from cogs.faces.unsortiert.offers import Offer, offers, plays, spares, take_name, takes
from cogs.faces.unsortiert.words import (
    is_out,
    to_beat,
    to_draw,
    what_came_before,
    whose_turn,
)
from cogs.faces.waiting import resting, until
from engine.game import Seat
from engine.unsortiert.moves import Play
from engine.unsortiert.view import Phase, View


def hand(say: Say, facts: Facts, view: View, notice: str) -> Illustrated:
    """The hand with a button for each group of plays and each reserve card; with selects for many."""
    items = _to_play(say, facts, offers(say, facts, view))
    last = [
        *_reserve(say, facts, view),
        *hint_button(say, facts, view.legal, FIRST_STEP),
        way_on(say, facts, over=view.phase is Phase.OVER),
    ]
    situation = text(notice, *_situation(say, facts, view))
    return message(situation, *hand_shown(say, facts, view, plays(view).values()), *items, *rows(last))


def hand_shown(say: Say, facts: Facts, view: View, marked: Iterable[Sequence[Play]]) -> list[Item[Any]]:
    """One's own cards in their fixed order, numbered, those in ``marked`` marked, and the reserve cards."""
    held = Held(DECKS, facts.deck, view.hand)

    def picture() -> Picture:
        return hand_picture(say, facts.deck, view.hand, marked)

    return hand_items(say, facts, held, picture, reserve_line(say, facts, view))


def reserve_line(say: Say, facts: Facts, view: View) -> str:
    """One's own reserve cards; empty when there are none."""
    cards = spares(view)
    return (
        say("unsortiert-hand-reserve", cards=coded(say, facts.deck, cards), count=len(cards)) if cards else ""
    )


def _situation(say: Say, facts: Facts, view: View) -> list[str]:
    if view.legal:
        return _my_turn(say, facts, view)
    if view.phase is Phase.OVER:
        lost = view.seat in view.losers
        return own_end(say, "unsortiert", say("unsortiert-hand-lost" if lost else "hand-won"))
    if facts.rests:
        return resting(say, facts)
    if view.turn is None:
        return [f"### {whose_turn(say, facts, view)}"]
    out = view.seat is not None and is_out(view, view.seat)
    return [
        f"### {_waiting_for(say, facts, view, view.turn)}",
        say("unsortiert-hand-out") if out else comes_back(say),
    ]


def _waiting_for(say: Say, facts: Facts, view: View, turn: Seat) -> str:
    """Whose turn it is; computers are just the others, since a hand is not drawn with each of their moves."""
    return say("turn-others") if facts.sitters[turn].computer else whose_turn(say, facts, view)


def _my_turn(say: Say, facts: Facts, view: View) -> list[str]:
    title = say("hand-your-turn" if view.acts else "unsortiert-hand-you-open")
    kept = say("unsortiert-hand-open-reserve") if not view.acts and spares(view) else ""
    before = small(what_came_before(say, facts, view))
    return [f"### {title}", to_beat(say, facts, view), to_draw(say, view), kept, until(say, facts), *before]


def _to_play(say: Say, facts: Facts, found: Sequence[Offer]) -> list[ActionRow[Any]]:
    """What there is to play; a select of many says where in the hand it begins and ends."""
    return offered(
        facts,
        found,
        lambda first, last: say("unsortiert-select-plays", first=first.place + 1, last=last.place + 1),
    )


def _reserve(say: Say, facts: Facts, view: View) -> list[Item[Any]]:
    """One button for each reserve card that may be taken now."""
    return [
        button(facts.table, facts.decision, f"spare:{spare}", take_name(say, facts, view, spare))
        for spare in takes(view)
    ]
