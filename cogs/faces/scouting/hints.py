"""The hint in Scouting: what the greedy computer player would do and why, in one line; knows no layout."""

from collections.abc import Sequence
from dataclasses import replace

from bot.texts import Say
from cogs.faces.decks import Held
from cogs.faces.face import Facts
from cogs.faces.hints import given
from cogs.faces.places import gap_names
from cogs.faces.scouting import steps
from cogs.faces.scouting.decks import DECKS
from cogs.faces.scouting.offers import end_name, hand_after, scout_name, show_label
from engine.scouting.greedy import advise
from engine.scouting.moves import Move, Scout, Show
from engine.scouting.view import View


def moves_at(view: View, step: str) -> Sequence[Move]:
    """The legal moves that a step is about; the plain hand, which nonsense shows too, is about all."""
    at = steps.step(step, view.legal)
    return [move for move in view.legal if at.leads_to(move)]


def hint(say: Say, facts: Facts, view: View, step: str) -> str:
    """What the computer would do at ``step`` and why; empty where there is nothing to choose."""
    moves = tuple(moves_at(view, step))
    if not given(facts, moves):
        return ""
    advice = advise(replace(view, legal=moves))
    named = say("scouting-hint-steps").join(_left_to_do(say, facts, view, advice.move, step))
    return say("hint", move=named, why=say("scouting-hint-why", reason=advice.reason.value))


def _left_to_do(say: Say, facts: Facts, view: View, move: Move, step: str) -> list[str]:
    """What is to be pressed for a move from ``step`` on, by the words that stand there."""
    every = _presses(say, facts, view, move)
    done = steps.step(step, view.legal).chosen
    return every[min(done, len(every) - 1) :]


def _presses(say: Say, facts: Facts, view: View, move: Move) -> list[str]:
    """What is to be pressed for a move, from the plain hand on."""
    if isinstance(move, Show):
        return [show_label(say, facts.deck, view.hand, move)]
    place = gap_names(say, facts, Held(DECKS, facts.deck, view.hand))[move.place]
    if isinstance(move, Scout):
        return [scout_name(say, facts, view, move.end), place]
    return [
        say("scouting-button-both"),
        end_name(say, facts, view, move.end),
        place,
        show_label(say, facts.deck, hand_after(view, move.end, move.place), move),
    ]
