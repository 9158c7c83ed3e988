"""Weighs what a move brings, what its show may still bring and what the rest of the hand will cost.

Knows of Scouting what its seat may know, and of the cards that it does not see only how likely they are.
"""

from collections.abc import Sequence

from engine.game import Seat
from engine.rows import clockwise, inserted
from engine.scouting.combinations import HIGHEST, STRENGTHS, Group, numbers
from engine.scouting.legal import take
from engine.scouting.moves import Move, Scout, ScoutShow, Show
from engine.scouting.odds import beats
from engine.scouting.shows import longest
from engine.scouting.view import View

_CARD_COST = 0.25
"""How many points a card costs that a hand keeps; some of them will be gone when the deal ends."""
_SHOW_COST = 0.5
"""How many points each show costs beside that which the hand still takes."""
_LOW_COST = 0.5
"""How many points a single card costs the more, the lower it is: it beats nothing."""
_MARKER_COST = 2.0
"""How many points it costs to give the marker."""


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


class Outlook:
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

    def held(self, move: Show | ScoutShow) -> Group:
        """The hand from which a show is laid."""
        return self.hand if isinstance(move, Show) else self.scouted(move)[0]

    def rest(self, move: Show | ScoutShow) -> Group:
        """What stays in hand after a show."""
        return _without(self.held(move), move)

    def promise(self, move: Show | ScoutShow) -> float:
        """What a show may still bring once it lies."""
        points, stands = self.hopes(self.held(move)[move.start : move.start + move.length])
        return points + stands * self._prize

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
