"""One's own cards in Shithead, and what of them can be played; knows no word."""

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.faces.shithead.cards import by_rank
from engine.cards import Card
from engine.shithead.moves import Play
from engine.shithead.view import View


@dataclass(frozen=True, slots=True)
class Own:
    """The cards of one seat."""

    hand: tuple[Card, ...] = ()
    open: tuple[Card, ...] = ()
    blind: int = 0
    """How many lie face down."""

    @property
    def first(self) -> tuple[Card, ...]:
        """Those that have to be played first: the hand, once that is empty the open cards."""
        return self.hand or self.open


def own(view: View) -> Own:
    """The cards of the seat that looks; a spectator has none."""
    return Own() if view.seat is None else Own(view.hand, view.open[view.seat], view.blind[view.seat])


def laid(view: View, play: Play) -> tuple[Card, ...]:
    """The cards that a play of this seat lays."""
    return by_rank(own(view).first)[play.rank][: play.count]


def playable(view: View) -> Sequence[tuple[Card, ...]]:
    """By rank all cards that it may play now."""
    ranks = dict.fromkeys(move.rank for move in view.legal if isinstance(move, Play))
    return [by_rank(own(view).first)[rank] for rank in ranks]
