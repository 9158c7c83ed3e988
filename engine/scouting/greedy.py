"""Weighs what a move brings, what its show may still bring and what the rest of the hand will cost.

Knows of Scouting what its seat may know, and of the cards that it does not see only how likely they are.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random

from engine.game import Seat
from engine.rows import clockwise, inserted
from engine.scouting.combinations import HIGHEST, KINDS, STRENGTHS, Group, numbers
from engine.scouting.legal import take
from engine.scouting.moves import Move, Scout, ScoutShow, Show
from engine.scouting.odds import beats
from engine.scouting.shows import longest, shows
from engine.scouting.view import View

_CARD_COST = 0.25
"""How many points a card costs that a hand keeps; some of them will be gone when the deal ends."""
_SHOW_COST = 0.5
"""How many points each show costs beside that which the hand still takes."""
_LOW_COST = 0.5
"""How many points a single card costs the more, the lower it is: it beats nothing."""
_MARKER_COST = 2.0
"""How many points it costs to give the marker."""
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
    BALANCES = "balances"
    """There is nothing to beat, and what the show may still bring outweighs a hand that takes fewer shows."""
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
    return view.legal[0] if len(view.legal) == 1 else _Table(view).best()


def advise(view: View) -> Advice:
    """The best of the legal moves of a view to a greedy player, and why; the view's seat has to be to act."""
    if len(view.legal) == 1:
        return Advice(view.legal[0], Reason.ONLY)
    table = _Table(view)
    best = table.best()
    return Advice(best, _why_scout(table, best) if isinstance(best, Scout) else _why_show(table, best))


def parts(hand: Group) -> Sequence[Group]:
    """The fewest shows that empty a hand, if no gap ever closes: each time the longest from the left."""
    groups, found, place = longest(hand), [], 0
    while place < len(hand):
        found.append(groups[place])
        place += len(groups[place])
    return found


def _burden(hand: Group) -> float:
    """What a hand costs that stays: for its cards, for the shows it takes, and for low single cards."""
    groups = parts(hand)
    low = sum(1 - group[0] / HIGHEST for group in groups if len(group) == 1)
    return _CARD_COST * len(hand) + _SHOW_COST * len(groups) + _LOW_COST * low


def _weaker(show: Group) -> Group:
    """What is left of a show when a card was taken where that harms it most."""
    return min(show[1:], show[:-1], key=STRENGTHS.__getitem__)


def _without(hand: Group, move: Show | ScoutShow) -> Group:
    """What stays of a hand after a show."""
    return hand[: move.start] + hand[move.start + move.length :]


def _joins(hand: Group, place: int) -> bool:
    """Whether the card there can be shown with one of those beside it."""
    pairs = (hand[max(0, place - 1) : place + 1], hand[place : place + 2])
    return any(len(pair) > 1 and pair in KINDS for pair in pairs)


class _Table:
    """A view, and what can be hoped and feared of the others there. What anything is worth is in points."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.hand, self.show = numbers(view.hand), numbers(view.show)
        assert view.seat is not None  # noqa: S101 - a spectator has no moves
        self._others = clockwise(range(len(view.hand_sizes)), view.seat + 1)[:-1]
        self._prize = sum(view.hand_sizes[seat] for seat in self._others) / len(self._others)
        self._hopes: dict[Group, tuple[float, float]] = {}

    def best(self) -> Move:
        """The first of the legal moves that are worth most."""
        return max(self.view.legal, key=self.worth)

    def worth(self, move: Move) -> float:
        """What comes of a move."""
        if isinstance(move, Show):
            return self._showing(self.hand, move, len(self.show))
        hand, left = self.scouted(move)
        if isinstance(move, ScoutShow):
            return self._showing(hand, move, len(left)) - 1 - _MARKER_COST
        ends = self.ends(left)
        return -1 - ends * len(hand) + (1 - ends) * self._keeping(hand)

    def scouted(self, move: Scout | ScoutShow) -> tuple[Group, Group]:
        """The hand with the scouted card in its place, and what is left of the show."""
        number, left = take(self.show, move.end)
        return inserted(self.hand, move.place, number), left

    def rest(self, move: Show | ScoutShow) -> Group:
        """What stays in hand after a show."""
        return _without(self.hand if isinstance(move, Show) else self.scouted(move)[0], move)

    def _showing(self, hand: Group, move: Show | ScoutShow, beaten: int) -> float:
        """What it is worth to show cards of a hand that beat so many."""
        rest = _without(hand, move)
        if not rest:
            return beaten + self._prize
        points, stands = self.hopes(hand[move.start : move.start + move.length])
        return beaten + points + stands * self._prize + (1 - stands) * self._keeping(rest)

    def _keeping(self, hand: Group) -> float:
        """What it is worth to keep a hand, whose best show may still be laid on another turn."""
        best = 0.0
        for group in longest(hand):
            points, stands = self.hopes(group)
            best = max(best, points + stands * (self._prize + len(hand) - len(group)))
        return best - _burden(hand)

    def hopes(self, show: Group) -> tuple[float, float]:
        """The points for cards that the others scout from one's show, and the chance that nobody beats it."""
        if show not in self._hopes:
            chances = self._unbeaten(show, self._others)
            self._hopes[show] = sum(chances), _at_last(chances, self._others)
        return self._hopes[show]

    def ends(self, left: Group) -> float:
        """The chance that the deal ends for the owner when one scouts and leaves this of the show."""
        assert self.view.owner is not None  # noqa: S101 - else there is nothing to scout
        between = self._others[: self._others.index(self.view.owner)]
        return _at_last(self._unbeaten(left, between), between)

    def _unbeaten(self, show: Group, seats: Sequence[Seat]) -> list[float]:
        """The chances that a show is unbeaten after each seat, while anything is left of it for the next."""
        chances: list[float] = []
        for seat in seats:
            if not show:
                break
            chances.append((chances or [1.0])[-1] * (1 - self._beats(seat, show)))
            show = _weaker(show)
        return chances

    def _beats(self, seat: Seat, show: Group) -> float:
        """The chance that a seat beats a show, with its marker if it has that."""
        size = self.view.hand_sizes[seat]
        chance = beats(size, STRENGTHS[show])
        if self.view.markers[seat]:
            chance = max(chance, beats(size + 1, STRENGTHS[_weaker(show)]))
        return chance


def _at_last(chances: Sequence[float], seats: Sequence[Seat]) -> float:
    """The last of the chances; none if nothing was left for the last seat, which could then show freely."""
    return [1.0, *chances][-1] if len(chances) == len(seats) else 0.0


def _why_show(table: _Table, best: Show | ScoutShow) -> Reason:
    """What speaks for it, the weightiest first."""
    hand, show = (table.hand, table.show) if isinstance(best, Show) else table.scouted(best)
    if best.length == len(hand):
        return Reason.OUT
    if table.hopes(hand[best.start : best.start + best.length])[1] >= _LIKELY:
        return Reason.STANDS
    if table.show and min(table.ends(table.show[1:]), table.ends(table.show[:-1])) >= _LIKELY:
        return Reason.STOPS
    if isinstance(best, ScoutShow) and best.start <= best.place < best.start + best.length:
        return Reason.COMPLETES
    if show:
        return Reason.BEATS
    return _why_freely(table, best)


def _why_freely(table: _Table, best: Show | ScoutShow) -> Reason:
    """What speaks for a show that has nothing to beat, compared with all others."""
    others = [move for move in table.view.legal if not isinstance(move, Scout) and move != best]
    if all(move.length < best.length for move in others):
        return Reason.MOST
    needed = len(parts(table.rest(best)))
    tidier = any(len(parts(table.rest(move))) < needed for move in others)
    return Reason.BALANCES if tidier else Reason.TIDIES


def _why_scout(table: _Table, best: Scout) -> Reason:
    """Whether the card is welcome, and else what is wrong with showing."""
    hand, left = table.scouted(best)
    if table.ends(left) == 1:
        return Reason.ENDS
    if _joins(hand, best.place):
        return Reason.JOINS
    placed = [inserted(table.hand, place, hand[best.place]) for place in range(len(hand))]
    if len(parts(hand)) > min(len(parts(other)) for other in placed):
        return Reason.KEEPS
    if not shows(table.hand, STRENGTHS[table.show]):
        return Reason.WEAK
    return Reason.LEAST if any(map(_joins, placed, range(len(hand)))) else Reason.ASIDE
