"""The hint in Unsortiert: what the greedy computer player would do and why, in one line; knows no layout."""

from collections.abc import Sequence
from dataclasses import replace

from bot.texts import Say
from cogs.faces.decks import Held
from cogs.faces.face import Facts
from cogs.faces.hints import given
from cogs.faces.places import gap_names
from cogs.faces.unsortiert.decks import DECKS
from cogs.faces.unsortiert.offers import incoming, play_name, plays, take_name
from cogs.faces.unsortiert.places import prospects
from cogs.faces.unsortiert.words import combination
from engine.unsortiert.greedy import Advice, Reason, advise
from engine.unsortiert.moves import Insert, Move, Play, Take
from engine.unsortiert.view import View


def moves_at(view: View, step: str) -> Sequence[Move]:
    """The legal moves that a step is about; any step but a second one is about all."""
    verb, _, rest = step.partition(":")
    if verb == "spare":
        taking = [move for move in view.legal if isinstance(move, Take) and str(move.spare) == rest]
        return taking or view.legal
    return plays(view).get(rest, view.legal) if verb == "read" else view.legal


def hint(say: Say, facts: Facts, view: View, step: str) -> str:
    """What the computer would do at ``step`` and why; empty where there is nothing to choose."""
    moves = tuple(moves_at(view, step))
    if not given(facts, moves):
        return ""
    advice = advise(replace(view, legal=moves))
    why = _why(say, facts, view, advice)
    return say("hint", move=_named(say, facts, view, advice.move), why=why)


def _named(say: Say, facts: Facts, view: View, move: Move) -> str:
    """A move by the words that stand on what is pressed for it."""
    if isinstance(move, Play):
        return play_name(say, facts, view, move)
    place = gap_names(say, facts, Held(DECKS, facts.deck, view.hand))[move.place]
    if isinstance(move, Insert):
        return place
    return say("unsortiert-hint-take", take=take_name(say, facts, view, move.spare), place=place)


def _why(say: Say, facts: Facts, view: View, advice: Advice) -> str:
    makes, move = "", advice.move
    if advice.reason is Reason.MAKES and not isinstance(move, Play):
        card = incoming(view, move.spare if isinstance(move, Take) else None)
        best = prospects(view.hand, card)[move.place].makes[0]
        makes = combination(say, facts.deck, best.kind, best.number)
    return say("unsortiert-hint-why", reason=advice.reason.value, makes=makes)
