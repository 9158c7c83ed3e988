"""Everything there is to know about a running game of Unsortiert, hidden cards too; knows no rule."""

from dataclasses import dataclass

from engine.cards import Card
from engine.game import Seat
from engine.unsortiert.options import Options
from engine.unsortiert.view import Act, DealResult, Phase, RoundResult


@dataclass(frozen=True, slots=True)
class State:
    """One moment of a game. When a deal has ended, everything lies as it ended until the next deck comes."""

    options: Options
    phase: Phase
    deal: int
    """1-based number of the deal that runs or ran last; 0 before the first."""
    chips: tuple[int, ...]
    losers: tuple[Seat, ...]
    """Who lost the game; empty while it goes on."""
    result: DealResult | None
    """The last finished deal."""
    hands: tuple[tuple[Card, ...], ...]
    spares: tuple[tuple[Card, ...], ...]
    """Everybody's open reserve cards."""
    pile: tuple[Card, ...]
    """The draw pile, the top first."""
    discard: tuple[Card, ...]
    """The cards of the finished rounds of this deal."""
    round: int
    """1-based number of the round in this deal."""
    order: tuple[Seat, ...]
    """Who takes part in the round, in the order of their turns."""
    acts: tuple[Act, ...]
    """What they did so far: one act a seat, in that order."""
    last_round: RoundResult | None
    """The round before this one, in this deal."""
    won: RoundResult | None
    """How this round ended, while its winner places the cards drawn for it."""
    drawn: Card | None
    """The card that the round's winner holds and has to place."""
    draws_left: int
    """How many cards the winner still has to place, the drawn one counted in."""


def beginning(options: Options) -> State:
    """The state before the first deal."""
    nothing: tuple[tuple[Card, ...], ...] = ((),) * options.players
    return State(
        options=options,
        phase=Phase.DEAL,
        deal=0,
        chips=(options.chips,) * options.players,
        losers=(),
        result=None,
        hands=nothing,
        spares=nothing,
        pile=(),
        discard=(),
        round=0,
        order=(),
        acts=(),
        last_round=None,
        won=None,
        drawn=None,
        draws_left=0,
    )
