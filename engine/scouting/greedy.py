"""Makes the move that promises most, and says why; knows of Scouting what its seat may know."""

from dataclasses import dataclass
from enum import StrEnum
from random import Random

from engine.rows import inserted
from engine.scouting.combinations import KINDS, STRENGTHS, Group
from engine.scouting.moves import Move, Scout, ScoutShow, Show
from engine.scouting.outlook import Outlook, parts
from engine.scouting.shows import longest, shows
from engine.scouting.view import View

_LIKELY = 0.5
"""From which chance on something is likely."""


class Reason(StrEnum):
    """Why a greedy player prefers a move to all others."""

    ONLY = "only"
    """Nothing else is allowed."""
    OUT = "out"
    """It lays the last cards, and the others pay for theirs."""
    STANDS = "stands"
    """Probably nobody beats it: the others scout from it until the deal ends."""
    STOPS = "stops"
    """Without a show now, the deal would probably end for the owner of the one that lies."""
    COMPLETES = "completes"
    """The scouted card is part of what is shown."""
    BEATS = "beats"
    """It brings points for the show that it beats."""
    MOST = "most"
    """There is nothing to beat, and no other show sheds as many cards."""
    TIDIES = "tidies"
    """There is nothing to beat, and after no other show would the rest of the hand take fewer shows."""
    STRONG = "strong"
    """There is nothing to beat, and a show stays in hand, or comes together, as strong as its best was."""
    BALANCES = "balances"
    """There is nothing to beat, and what the show may still bring outweighs a hand that takes fewer shows."""
    TOGETHER = "together"
    """There is nothing to beat, and show and rest of the hand are estimated to bring the most together."""
    ENDS = "ends"
    """The deal ends before it is one's turn again: nobody in between has the cards to beat what is left."""
    JOINS = "joins"
    """The scouted card can be shown with one that it comes to lie beside."""
    KEEPS = "keeps"
    """Elsewhere the hand would take fewer shows, but the best that lies in it would be broken up."""
    WEAK = "weak"
    """No cards of the hand beat the show; the scouted card joins none, and is least in the way there."""
    LEAST = "least"
    """Elsewhere the scouted card joins others, but nowhere would the hand take fewer shows."""
    ASIDE = "aside"
    """The scouted card joins others nowhere, and nowhere would the hand take fewer shows."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What a greedy player would do, and why."""

    move: Move
    reason: Reason


def play(view: View, _: Random) -> Move:
    """The move of a greedy player, which leaves nothing to chance."""
    return view.legal[0] if len(view.legal) == 1 else Outlook(view).best()


def advise(view: View) -> Advice:
    """The best of the legal moves of a view to a greedy player, and why; the view's seat has to be to act."""
    if len(view.legal) == 1:
        return Advice(view.legal[0], Reason.ONLY)
    outlook = Outlook(view)
    best = outlook.best()
    return Advice(best, _why_scout(outlook, best) if isinstance(best, Scout) else _why_show(outlook, best))


def _strongest(hand: Group) -> int:
    """How strong the best show is that lies in a hand."""
    return max(STRENGTHS[group] for group in longest(hand))


def _joins(hand: Group, place: int) -> bool:
    """Whether the card there can be shown with one of those beside it."""
    pairs = (hand[max(0, place - 1) : place + 1], hand[place : place + 2])
    return any(len(pair) > 1 and pair in KINDS for pair in pairs)


def _why_show(outlook: Outlook, best: Show | ScoutShow) -> Reason:
    """What speaks for it, the weightiest first."""
    hand, show = (outlook.hand, outlook.show) if isinstance(best, Show) else outlook.scouted(best)
    if best.length == len(hand):
        return Reason.OUT
    if outlook.hopes(hand[best.start : best.start + best.length])[1] >= _LIKELY:
        return Reason.STANDS
    if outlook.show and min(outlook.ends(outlook.show[1:]), outlook.ends(outlook.show[:-1])) >= _LIKELY:
        return Reason.STOPS
    if isinstance(best, ScoutShow) and best.start <= best.place < best.start + best.length:
        return Reason.COMPLETES
    if show:
        return Reason.BEATS
    return _why_freely(outlook, best)


def _why_freely(outlook: Outlook, best: Show | ScoutShow) -> Reason:
    """What speaks for a show that has nothing to beat, compared with all others."""
    others = [move for move in outlook.view.legal if not isinstance(move, Scout) and move != best]
    if all(move.length < best.length for move in others):
        return Reason.MOST
    rest = outlook.rest(best)
    tidier = [move for move in others if len(parts(outlook.rest(move))) < len(parts(rest))]
    if not tidier:
        return Reason.TIDIES
    if _strongest(rest) >= max(_strongest(outlook.hand), _strongest(outlook.held(best))):
        return Reason.STRONG
    brings = outlook.promise(best)
    return Reason.BALANCES if all(outlook.promise(move) < brings for move in tidier) else Reason.TOGETHER


def _why_scout(outlook: Outlook, best: Scout) -> Reason:
    """Whether the card is welcome, and else what is wrong with showing."""
    hand, left = outlook.scouted(best)
    if outlook.ends(left) == 1:
        return Reason.ENDS
    if _joins(hand, best.place):
        return Reason.JOINS
    placed = [inserted(outlook.hand, place, hand[best.place]) for place in range(len(hand))]
    if len(parts(hand)) > min(len(parts(other)) for other in placed):
        return Reason.KEEPS
    if not shows(outlook.hand, STRENGTHS[outlook.show]):
        return Reason.WEAK
    return Reason.LEAST if any(map(_joins, placed, range(len(hand)))) else Reason.ASIDE
