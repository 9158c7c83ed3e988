"""The public message of a running deal of Scouting; says only what a spectator may know."""

from bot.pictures.illustrated import Illustrated
from bot.texts import Say
from cogs.faces.board import Story, headed, host, public
from cogs.faces.face import Facts
from cogs.faces.layout import small
from cogs.faces.scouting.board_picture import board_picture
from cogs.faces.scouting.decks import coded
from cogs.faces.scouting.words import (
    act_line,
    kind_name,
    points,
    to_beat,
    turns_left,
    what_came_before,
    whose_turn,
)
from cogs.faces.seats import seat_name
from cogs.faces.shuffle import first_promise
from cogs.faces.turns import acting
from engine.game import Seat
from engine.scouting.combinations import kind
from engine.scouting.view import View

COLOUR = 0x2E6F8E
"""The blue of a lake seen from above."""


def board(say: Say, facts: Facts, view: View) -> Illustrated:
    """The table as everybody sees it, from a spectator's view."""
    return public(say, facts, (_pictured if facts.pictures else _in_words)(say, facts, view), COLOUR)


def acts_told(say: Say, facts: Facts, view: View) -> list[str]:
    """What was done lately, a line each, in small print."""
    return small(act_line(say, facts, act) for act in view.acts)


def _in_words(say: Say, facts: Facts, view: View) -> Story:
    return Story(
        title=headed(say, "scouting", _where(say, view)),
        whose=whose_turn(say, facts, view),
        turns=acting(view.turn),
        seats=[_seat(say, view, seat) for seat in range(len(facts.sitters))],
        gist=_large(say, facts, view),
        parts=[acts_told(say, facts, view), _besides(say, facts, view)],
    )


def _pictured(say: Say, facts: Facts, view: View) -> Story:
    """Words only for what has to be read at once, and for what is in no picture."""
    return Story(
        title=headed(say, "scouting", _where(say, view), host(say, facts)),
        whose=whose_turn(say, facts, view),
        turns=acting(view.turn),
        picture=board_picture(say, facts, view),
        gist=_what_lies(say, facts, view),
        parts=[acts_told(say, facts, view), _besides(say, facts, view)],
    )


def _where(say: Say, view: View) -> str:
    """Which deal it is, of how many; nothing between two deals."""
    return "" if view.turn is None else say("scouting-board-deal", deal=view.deal, deals=view.deals)


def _what_lies(say: Say, facts: Facts, view: View) -> list[str]:
    """What is to be beaten, with its cards."""
    if view.turn is None:
        return []
    return [to_beat(say, facts, view, view.show, kind(view.show)), turns_left(say, view)]


def _large(say: Say, facts: Facts, view: View) -> list[str]:
    """The same with its cards large, where no picture shows them so."""
    found = kind(view.show)
    if found is None or view.owner is None:
        return _what_lies(say, facts, view)
    named, owner = kind_name(say, found, len(view.show)), seat_name(say, facts, view.owner)
    return [
        f"## {coded(say, facts.deck, view.show)}",
        say("scouting-board-beat", told=named, name=owner),
        turns_left(say, view),
    ]


def _seat(say: Say, view: View, seat: Seat) -> str:
    held = say("seat-cards", count=view.hand_sizes[seat])
    marker = say("scouting-seat-marker", marker="ready" if view.markers[seat] else "spent")
    return f"{held} · {points(say, view.points[seat])} · {marker}"


def _besides(say: Say, facts: Facts, view: View) -> list[str]:
    """How the deal before ended, while nothing was done yet in this one, and the promise."""
    return [
        *small(what_came_before(say, facts, view)),
        *first_promise(say, facts.commitment, view.deal),
    ]
