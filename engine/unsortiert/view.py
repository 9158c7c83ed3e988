"""What one seat, or a spectator, may know of a game of Unsortiert; the only thing players and panels see."""

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card
from engine.game import Seat
from engine.unsortiert.moves import Kind, Move


class Phase(StrEnum):
    """What the game waits for."""

    DEAL = "deal"
    """The next deal's cards."""
    PLAY = "play"
    """A seat to play or to take a reserve card."""
    INSERT = "insert"
    """The round's winner to place the card just drawn."""
    OVER = "over"


class Ending(StrEnum):
    """Why a deal ended."""

    LAST = "last"
    """One player alone still held cards."""
    STUCK = "stuck"
    """A player could not beat and had no reserve card left."""
    ALL_OUT = "all-out"
    """Everybody in the round laid their last cards."""
    DRAWS = "draws"
    """So they did, but the round's winner would have to draw and thus alone hold cards (E5)."""


@dataclass(frozen=True, slots=True)
class Act:
    """What a seat did on its turn of a round."""

    seat: Seat
    cards: tuple[Card, ...]
    """The cards laid, in hand order, or the one reserve card taken."""
    kind: Kind | None
    """None: took a reserve card."""
    number: int
    """The combination's number; 0 for a king or a reserve card."""


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How the round before this one ended."""

    acts: tuple[Act, ...]
    winner: Seat
    draws: int
    """How many cards the draw cards that lay bring the winner."""


@dataclass(frozen=True, slots=True)
class DealResult:
    """How the last finished deal ended."""

    deal: int
    """1-based."""
    ending: Ending
    losers: tuple[Seat, ...]
    hands: tuple[tuple[Card, ...], ...]
    """Everybody's remaining hand, shown to all."""
    chips: tuple[int, ...]
    """After the losers paid."""
    acts: tuple[Act, ...]
    """What was done in the deal's last round."""


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it. With ``seat`` None: as a spectator does."""

    seat: Seat | None
    phase: Phase
    deal: int
    """1-based number of the deal that runs or ran last; 0 before the first."""
    round: int
    """1-based number of the round in this deal."""
    turn: Seat | None
    """Who is to act; None when a deal is due or the game is over."""
    order: tuple[Seat, ...]
    """Who takes part in this round, in the order of their turns."""
    hand: tuple[Card, ...]
    """One's own; empty for a spectator."""
    drawn: Card | None
    """The card to be placed, for the seat that drew it only."""
    draws_left: int
    """How many cards the winner still has to place, the drawn one counted in; public."""
    hand_sizes: tuple[int, ...]
    spares: tuple[tuple[Card, ...], ...]
    """Everybody's open reserve cards."""
    chips: tuple[int, ...]
    pile: int
    """How many cards the draw pile holds."""
    acts: tuple[Act, ...]
    """This round so far."""
    best: Act | None
    """The highest number combination of this round, which is to be beaten; None while none lies."""
    last_round: RoundResult | None
    """The round before this one, in this deal."""
    result: DealResult | None
    """The last finished deal, kept while the next one runs."""
    losers: tuple[Seat, ...]
    """Who lost the game; empty while it goes on."""
    legal: tuple[Move, ...]
    """The moves that this seat may make now."""
