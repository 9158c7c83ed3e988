"""Everything there is to know about a running game of Shithead, hidden cards too; knows no rule."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import Card
from engine.game import Seat
from engine.shithead.events import Event
from engine.shithead.options import Options
from engine.shithead.view import Act, Ending, Phase

Cards: TypeAlias = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Holding:
    """The cards of one seat."""

    hand: Cards
    """In the order of the cards."""
    open: Cards
    """In the order of the cards; while they are chosen, already as their owner has chosen."""
    blind: Cards
    """By place; nobody has seen them."""

    @property
    def size(self) -> int:
        """How many cards these are; with none left the seat is out."""
        return len(self.hand) + len(self.open) + len(self.blind)


@dataclass(frozen=True, slots=True)
class Opening:
    """What there is only before the first card is played."""

    choosing: tuple[Seat, ...]
    """Who still has to choose open cards."""
    dealt: tuple[Cards, ...]
    """The open cards as they were dealt, which is what others see until all have chosen (S4)."""
    start: Card | None
    """The card that has to be played first; None until all have chosen."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How far the game has come: what stays as it is through most turns."""

    options: Options
    phase: Phase
    opening: Opening | None
    """Set from the deal until the first card is played."""
    playing: tuple[Seat, ...]
    """Who has cards, clockwise; nobody once the game is over."""
    places: tuple[tuple[Seat, ...], ...]
    """Who is out, in that order; once the game is over everybody, those together that share a place."""
    ending: Ending | None
    """Why the game is over; None while it goes on."""


@dataclass(frozen=True, slots=True)
class State:
    """One moment of a game.

    What changes seldom is kept together, since a new state is made for every move.
    """

    standing: Standing
    turn: Seat | None
    """Who is to play; None before the first turn and once the game is over."""
    held: tuple[Holding, ...]
    """The cards of every seat."""
    stock: Cards
    """The top first."""
    pile: Cards
    """The bottom first."""
    burnt: Cards
    """What has left the game."""
    turns: int
    """How many were taken."""
    acts: tuple[Act, ...]
    """What was done last."""

    @property
    def options(self) -> Options:
        """What was chosen for this game."""
        return self.standing.options


Step: TypeAlias = tuple[State, tuple[Event, ...]]
"""A new state and what happened on the way to it."""


def beginning(options: Options) -> State:
    """The state before the deal."""
    return State(
        standing=Standing(options, Phase.DEAL, None, playing=(*options.seats,), places=(), ending=None),
        turn=None,
        held=(Holding((), (), ()),) * options.players,
        stock=(),
        pile=(),
        burnt=(),
        turns=0,
        acts=(),
    )
