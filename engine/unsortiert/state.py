"""Everything there is to know about a running game of Unsortiert, hidden cards too; knows no rule."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import Card
from engine.game import Seat
from engine.unsortiert.events import Event
from engine.unsortiert.options import Options
from engine.unsortiert.view import Act, DealResult, Phase, RoundResult

Hand: TypeAlias = tuple[Card, ...]
"""Cards from left to right."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The game across its deals."""

    options: Options
    deal: int
    """1-based number of the deal that runs or ran last; 0 before the first."""
    chips: tuple[int, ...]
    losers: tuple[Seat, ...]
    """Who lost the game; empty while it goes on."""
    result: DealResult | None
    """The last finished deal."""


@dataclass(frozen=True, slots=True)
class Round:
    """What stays as it is through one round."""

    number: int
    """1-based in its deal."""
    order: tuple[Seat, ...]
    """Who takes part, in the order of their turns."""
    discard: tuple[Card, ...]
    """The cards of the rounds before, in the same deal (R21)."""
    last: RoundResult | None
    """How the round before ended, in the same deal."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A round's winner placing the cards that the draw cards brought."""

    result: RoundResult
    """How the round ended."""
    card: Card
    """What was drawn and has to be placed."""
    left: int
    """How many cards are still to be placed, this one counted in."""


@dataclass(frozen=True, slots=True)
class State:
    """One moment of a game. When a deal has ended, everything lies as it ended until the next deck comes.

    What changes seldom is kept together, since a new state is made for every move.
    """

    standing: Standing
    phase: Phase
    round: Round
    hands: tuple[Hand, ...]
    spares: tuple[Hand, ...]
    """Everybody's open reserve cards."""
    pile: tuple[Card, ...]
    """The draw pile, the top first."""
    acts: tuple[Act, ...]
    """What was done in this round so far: one act a seat, in the round's order."""
    best: Act | None
    """The highest number combination among the acts, which is to be beaten; None while none lies."""
    drawing: Drawing | None
    """Set while the round's winner has a card to place."""

    @property
    def options(self) -> Options:
        """What was chosen for this game."""
        return self.standing.options

    def after_act(self, hands: tuple[Hand, ...], spares: tuple[Hand, ...], act: Act) -> "State":
        """The state with one act more, whatever comes of it."""
        return State(
            self.standing,
            self.phase,
            self.round,
            hands,
            spares,
            self.pile,
            (*self.acts, act),
            act if act.number else self.best,
            None,
        )


Step: TypeAlias = tuple[State, tuple[Event, ...]]
"""A new state and what happened on the way to it."""


def beginning(options: Options) -> State:
    """The state before the first deal."""
    nothing: tuple[Hand, ...] = ((),) * options.players
    chips = (options.chips,) * options.players
    return State(
        standing=Standing(options, deal=0, chips=chips, losers=(), result=None),
        phase=Phase.DEAL,
        round=Round(number=0, order=(), discard=(), last=None),
        hands=nothing,
        spares=nothing,
        pile=(),
        acts=(),
        best=None,
        drawing=None,
    )
