"""What one seat, or a spectator, may know of a game of Scouting; the only thing players and panels see."""

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card
from engine.game import Seat
from engine.scouting.combinations import Kind
from engine.scouting.moves import Move


class Phase(StrEnum):
    """What the game waits for."""

    DEAL = "deal"
    """The next deal's cards."""
    PLAY = "play"
    """A seat to show or to scout."""
    OVER = "over"


class Ending(StrEnum):
    """Why a deal ended."""

    EMPTY = "empty"
    """A show emptied a hand."""
    ROUND = "round"
    """All others only scouted, so that it was the turn of the show's owner again."""
    LIMIT = "limit"
    """It had taken too many turns (B18)."""


@dataclass(frozen=True, slots=True)
class Act:
    """What a seat did on its turn."""

    seat: Seat
    owner: Seat | None
    """Whose show it scouted from or beat; None when there was none."""
    scouted: Card | None
    """The card taken from the show; None: the seat only showed."""
    shown: tuple[Card, ...]
    """The cards laid, in hand order; empty: the seat only scouted."""
    kind: Kind | None
    """Of the cards laid."""
    beaten: tuple[Card, ...]
    """What was still there of the show that was beaten, a point a card (B13)."""


@dataclass(frozen=True, slots=True)
class DealResult:
    """How the last finished deal ended."""

    deal: int
    """1-based."""
    ending: Ending
    turns: int
    """How many it had."""
    out: Seat | None
    """Who laid their last cards."""
    exempt: Seat | None
    """Whose hand costs nothing, because it is the turn of their show again."""
    hands: tuple[tuple[Card, ...], ...]
    """Everybody's remaining hand, shown to all."""
    beaten: tuple[int, ...]
    """By seat: points for the cards of shows that it beat."""
    scouted: tuple[int, ...]
    """By seat: points for the cards that others took from its shows."""
    lost: tuple[int, ...]
    """By seat: points lost for the cards left in hand."""
    scores: tuple[int, ...]
    """By seat: what the deal came to."""
    points: tuple[int, ...]
    """By seat: all deals so far."""
    winners: tuple[Seat, ...]
    """Who has the best score of the deal."""
    acts: tuple[Act, ...]
    """The deal's last acts."""


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it. With ``seat`` None: as a spectator does."""

    seat: Seat | None
    phase: Phase
    deal: int
    """1-based number of the deal that runs or ran last; 0 before the first."""
    deals: int
    """How many deals the game has."""
    starter: Seat
    """Who starts the deal that runs or ran last; the dealer sits to the right (B1)."""
    turn: Seat | None
    """Who is to act; None when a deal is due or the game is over."""
    turns_left: int
    """After how many turns at the latest the deal ends (B18)."""
    ends_if_scouted: bool
    """Whether the deal ends if who is to act only scouts: then the turn of the show's owner has come (B8)."""
    hand: tuple[Card, ...]
    """One's own; empty for a spectator."""
    hand_sizes: tuple[int, ...]
    aside: int
    """How many cards lie aside, unseen."""
    show: tuple[Card, ...]
    """What is left of the show, as it lay in its owner's hand; none left: anything may be shown."""
    owner: Seat | None
    """Whose the last show is, also when nothing is left of it; None before the first of a deal."""
    markers: tuple[bool, ...]
    """By seat whether it still has its marker for Scout & Show (B14)."""
    points: tuple[int, ...]
    """By seat the sum, with what this deal has brought so far but without what hands will cost."""
    scores: tuple[tuple[int, ...], ...]
    """For each finished deal what it came to, by seat."""
    acts: tuple[Act, ...]
    """The deal's last acts, at most one for each player: the last show is always among them."""
    result: DealResult | None
    """The last finished deal, kept while the next one runs."""
    winners: tuple[Seat, ...]
    """Who won the game; empty while it goes on."""
    legal: tuple[Move, ...]
    """The moves that this seat may make now."""
