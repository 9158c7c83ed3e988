"""The later steps in Scouting: which end, place and show; while they are open nothing has happened."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from discord.ui import ActionRow, Item

from bot.cutting import CUT, cut
from bot.pictures.illustrated import Illustrated
from bot.texts import Say
from cogs.faces.cards import plain
from cogs.faces.decks import Held
from cogs.faces.face import Facts
from cogs.faces.hands import gap_items
from cogs.faces.hints import hint_button
from cogs.faces.layout import OPTION_LENGTH, Option, button, message, rows, small_line, text
from cogs.faces.places import best_places, gap_names, place_options, place_selects
from cogs.faces.prospects import outlook
from cogs.faces.scouting.decks import DECKS, coded
from cogs.faces.scouting.hand import hand_shown, to_show
from cogs.faces.scouting.hints import moves_at
from cogs.faces.scouting.offers import both, both_ends, end_name, hand_after, offers, scouted
from cogs.faces.scouting.prospects import prospects
from cogs.faces.scouting.steps import BOTH, HAND, Step
from cogs.faces.scouting.words import combination, show_name, to_beat
from cogs.faces.seats import seat_name
from cogs.faces.steps import back
from cogs.faces.waiting import until
from engine.scouting.combinations import KINDS, STRENGTHS, Group, kind, numbers
from engine.scouting.moves import End, Scout, ScoutShow
from engine.scouting.view import View

_MOST_NAMED = 9
"""There is never room for more of the shows that a place makes possible."""

_ROOM = OPTION_LENGTH - 15
"""How many characters there are for them behind what introduces them."""


def choose_end(say: Say, facts: Facts, view: View, notice: str) -> Illustrated:
    """From which end to scout before one shows, with what is left to beat then."""
    ends = both_ends(view)
    asked = [notice, f"### {say('scouting-end-title')}", *(_left(say, facts, view, end) for end in ends)]
    buttons = [
        button(facts.table, facts.decision, str(Step(ScoutShow, end)), end_name(say, facts, view, end))
        for end in ends
    ]
    return message(
        _question(say, facts, view, asked),
        *hand_shown(say, facts, view.hand, []),
        *rows(buttons),
        *_foot(say, facts, view, BOTH, before=HAND),
    )


def choose_place(say: Say, facts: Facts, view: View, end: End, notice: str) -> Illustrated:
    """Every place for the card at an end of the show, with what it makes there."""
    (card, _), held = scouted(view, end), Held(DECKS, facts.deck, view.hand)
    found, names = prospects(view.hand, card), gap_names(say, facts, held)
    options = place_options(
        say, found, names, lambda place: Scout(end, place), lambda group: _named(say, facts, group)
    )
    makes = [(one.place, one.makes[0]) for one in found if one.makes]
    asked = [notice, f"### {say('scouting-place-title', card=coded(say, facts.deck, [card]))}"]
    return message(
        _question(say, facts, view, asked, both=False),
        *gap_items(say, facts, held, card),
        *_best(say, facts, makes, names),
        *place_selects(say, facts, options),
        *_foot(say, facts, view, Step(Scout, end), before=HAND),
    )


def choose_place_to_show(say: Say, facts: Facts, view: View, end: End, notice: str) -> Illustrated:
    """The places for the card after which something can be shown, each with what that is."""
    (card, _), held = scouted(view, end), Held(DECKS, facts.deck, view.hand)
    names = gap_names(say, facts, held)
    found = {place: _groups(view, end, place, moves) for place, moves in sorted(both(view, end).items())}
    made = [outlook(say, one, lambda group: _named(say, facts, group)) for one in prospects(view.hand, card)]
    options = [
        Option(str(Step(ScoutShow, end, place)), names[place], _shows_told(say, facts, made[place], some))
        for place, some in found.items()
    ]
    title = say("scouting-both-title", card=coded(say, facts.deck, [card]))
    asked = [notice, f"### {title}", _beat(say, facts, view, end)]
    return message(
        _question(say, facts, view, asked),
        *gap_items(say, facts, held, card),
        *_best(say, facts, _with_card(found), names),
        *place_selects(say, facts, options),
        *_foot(say, facts, view, Step(ScoutShow, end), before=BOTH if len(both_ends(view)) > 1 else HAND),
    )


def choose_show(say: Say, facts: Facts, view: View, scout: Scout, notice: str) -> Illustrated:
    """What to show once a card is scouted, with that in its place, and what there is to beat."""
    end, place = scout.end, scout.place
    hand = hand_after(view, end, place)
    found = offers(say, facts.deck, hand, both(view, end)[place])
    asked = [notice, f"### {say('scouting-show-title')}", _beat(say, facts, view, end)]
    return message(
        _question(say, facts, view, asked),
        *hand_shown(say, facts, hand, found),
        *to_show(say, facts, found),
        *_foot(say, facts, view, Step(ScoutShow, end, place), before=Step(ScoutShow, end)),
    )


def _question(say: Say, facts: Facts, view: View, asked: Sequence[str], *, both: bool = True) -> Item[Any]:
    """What is asked, what it costs and until when it may be answered."""
    return text(*asked, _cost(say, facts, view, both=both), until(say, facts))


def _cost(say: Say, facts: Facts, view: View, *, both: bool) -> str:
    """What a scouted card costs, and that it costs nothing yet."""
    what = "both" if both else "ends" if view.ends_if_scouted else "scout"
    return small_line(say("scouting-cost", what=what, owner=seat_name(say, facts, view.owner or 0)))


def _left(say: Say, facts: Facts, view: View, end: End) -> str:
    """What is left to beat without the card at an end."""
    card, left = scouted(view, end)
    found = kind(left)
    rest = show_name(say, facts.deck, left, found) if found else say("scouting-nothing-left")
    return say("scouting-end-left", card=coded(say, facts.deck, [card]), rest=rest)


def _beat(say: Say, facts: Facts, view: View, end: End) -> str:
    _, left = scouted(view, end)
    return to_beat(say, facts, view, left, kind(left))


def _named(say: Say, facts: Facts, group: Group) -> str:
    return combination(say, facts.deck, group, KINDS[group])


def _groups(view: View, end: End, place: int, moves: Iterable[ScoutShow]) -> list[tuple[int, Group]]:
    """What can be shown with the card in its place, each with where it begins, the strongest first."""
    hand = numbers(hand_after(view, end, place))
    found = [(move.start, hand[move.start : move.start + move.length]) for move in moves]
    return sorted(found, key=lambda one: STRENGTHS[one[1]], reverse=True)


def _shows_told(say: Say, facts: Facts, made: str, found: Sequence[tuple[int, Group]]) -> str:
    """What the card makes and what can be shown, the strongest first, as far as there is room.

    Where there is none for both, it is what can be shown.
    """
    groups = list(dict.fromkeys(tuple(sorted(group)) for _, group in found))
    named = [_named(say, facts, group) for group in groups[:_MOST_NAMED]]
    beside = cut(named, _ROOM - len(made), separator=", ")
    if beside != CUT:
        return plain(say("scouting-place-shows", which="both", made=made, shows=beside))
    alone = cut(named, _ROOM, separator=", ")
    return plain(say("scouting-place-shows", which="shows", made="", shows=alone))


def _with_card(found: Mapping[int, Sequence[tuple[int, Group]]]) -> list[tuple[int, Group]]:
    """For each place at which the card is part of a show, the strongest such show."""
    best = []
    for place, some in found.items():
        holding = [group for start, group in some if start <= place < start + len(group) > start + 1]
        best += [(place, group) for group in holding[:1]]
    return best


def _best(
    say: Say, facts: Facts, makes: Iterable[tuple[int, Group]], names: Sequence[str]
) -> list[Item[Any]]:
    """The best that the card can become, strongest first, each with where."""
    useful = sorted(makes, key=lambda one: STRENGTHS[one[1]], reverse=True)
    return best_places(say, facts, [(place, _named(say, facts, group)) for place, group in useful], names)


def _foot(say: Say, facts: Facts, view: View, at: Step, *, before: Step) -> list[ActionRow[Any]]:
    """The hint at this step, and the way back to the one before."""
    step = str(at)
    return rows([*hint_button(say, facts, moves_at(view, step), step), back(say, facts, str(before))])
