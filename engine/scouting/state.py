"""Everything there is to know about a running game of Scouting, hidden cards too; knows no rule."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import Card
from engine.game import Seat
from engine.scouting.events import Event
from engine.scouting.options import Options
from engine.scouting.view import Act, DealResult, Phase

Hand: TypeAlias = tuple[Card, ...]
"""Cards from left to right."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The game across its deals, and what stays as it is through one of them."""

    options: Options
    deal: int
    """1-based number of the deal that runs or ran last; 0 before the first."""
    scores: tuple[tuple[int, ...], ...]
    """For each finished deal what it came to, by seat."""
    result: DealResult | None
    """The last finished deal."""
    aside: tuple[Card, ...]
    """The cards that nobody got, unseen."""

    @property
    def points(self) -> tuple[int, ...]:
        """By seat the sum of all finished deals."""
        return tuple(sum(score[seat] for score in self.scores) for seat in self.options.seats)


@dataclass(frozen=True, slots=True)
class Middle:
    """The show in the middle of the table."""

    cards: Hand
    """What is left of it, in the order in which it lay in its owner's hand."""
    owner: Seat | None
    """Whose it is, also when nothing is left; None before the first of a deal."""


@dataclass(frozen=True, slots=True)
class State:
    """One moment of a game. When a deal has ended, everything lies as it ended until the next deck comes."""

    standing: Standing
    phase: Phase
    turn: Seat
    """Whose turn it is or, when a deal has ended, would be."""
    turns: int
    """How many turns the deal has had."""
    hands: tuple[Hand, ...]
    show: Middle
    markers: tuple[bool, ...]
    """By seat whether it still has its marker (B14)."""
    piles: tuple[Hand, ...]
    """By seat the cards that it has beaten in this deal, a point each (B13)."""
    scouted: tuple[int, ...]
    """By seat the points for cards that others took from its shows in this deal."""
    acts: tuple[Act, ...]
    """The deal's last acts, at most one for each player."""

    @property
    def options(self) -> Options:
        """What was chosen for this game."""
        return self.standing.options


Step: TypeAlias = tuple[State, tuple[Event, ...]]
"""A new state and what happened on the way to it."""


def beginning(options: Options) -> State:
    """The state before the first deal."""
    nothing: tuple[Hand, ...] = ((),) * options.players
    return State(
        standing=Standing(options, deal=0, scores=(), result=None, aside=()),
        phase=Phase.DEAL,
        turn=0,
        turns=0,
        hands=nothing,
        show=Middle(cards=(), owner=None),
        markers=(True,) * options.players,
        piles=nothing,
        scouted=(0,) * options.players,
        acts=(),
    )
