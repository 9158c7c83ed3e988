"""The protocol that every game keeps; knows no single game.

States, moves, events and views are frozen, slotted dataclasses made of tuples, numbers, texts and enums, so
that they compare by value and a codec can write them without knowing the game.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar

from engine.cards import Card

Seat: TypeAlias = int
"""A place at the table, counted from 0 clockwise."""

OptionValue: TypeAlias = int | bool
"""What a host may choose for an option: a number, or whether something holds; 1 is not the same as True."""

Player: TypeAlias = Callable[[Any, Random], Any]
"""A computer player: takes the view of a seat that is to act and a source of chance, gives a legal move."""

S = TypeVar("S")
M = TypeVar("M")
V_co = TypeVar("V_co", covariant=True)
O = TypeVar("O")  # noqa: E741 - the options, beside S, M and V


class RefusalCode(StrEnum):
    """Why the rules refuse a move, in the order in which they are checked."""

    OVER = "over"
    """The game has ended."""
    NO_DEAL_DUE = "no-deal-due"
    """Cards were handed in while the state waits for a seat."""
    DEAL_DUE = "deal-due"
    """A seat moved while the state waits for its cards."""
    WRONG_DECK = "wrong-deck"
    """The cards handed in are not the deck that was asked for."""
    NOT_TO_ACT = "not-to-act"
    """It is another seat's turn."""
    ILLEGAL = "illegal"
    """The seat may not make this move now."""


class IllegalMove(Exception):
    """Raised by `Game.apply` and `Game.deal` when the rules refuse; nothing has changed."""

    def __init__(self, code: RefusalCode, detail: str = "") -> None:
        super().__init__(f"{code.value}: {detail}" if detail else code.value)
        self.code = code


class MalformedMove(ValueError):
    """Raised when a text is not the notation of any move of the game."""


class BadOption(ValueError):
    """Raised when an option is unknown, of the wrong type or out of bounds: ``name`` and ``why`` say more."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"option {name!r}: {why}")
        self.name = name
        self.why = why


class Event(Protocol):
    """Something that happened; a frozen dataclass of the game."""

    @property
    def to(self) -> Seat | None:
        """The only seat that may see it, or None when everybody may."""
        ...


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game, or one deal of it, ended; seats that neither won nor lost came in between."""

    winners: tuple[Seat, ...]
    """At least one."""
    losers: tuple[Seat, ...]
    """None where all share the win."""
    reason: str
    """The game's own short code for why it ended."""


class Game(Protocol[S, M, V_co, O]):
    """One card game. Without any state of its own: everything is in the values."""

    key: str
    """Its name in the store, in transcripts and in texts."""
    seats: range
    """How many may play."""
    state_type: type[S]
    """What a codec needs to read a stored state back."""
    players: Mapping[str, Player]
    """Its computer players by name, ``random`` and ``greedy`` at least. They get a view and never a state."""
    choosable: Mapping[str, Sequence[OptionValue]]
    """What a host may choose besides the number of players: the options by name, each with all its values."""

    def options(self, players: int, chosen: Mapping[str, object]) -> O:
        """The options for so many players, defaults filled in; raises `BadOption`."""
        ...

    def options_of(self, state: S) -> O:
        """The options that the game of this state was started with."""
        ...

    def start(self, options: O) -> S:
        """The state before the first deal; it waits for a deck."""
        ...

    def deck(self, state: S) -> tuple[Card, ...] | None:
        """The unshuffled cards that the state waits for, or None when it waits for a seat or is over."""
        ...

    def deal(self, state: S, cards: Sequence[Card]) -> tuple[S, tuple[Event, ...]]:
        """Hand the state its shuffled cards, the top first; raises `IllegalMove`."""
        ...

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats that may move now; empty when a deal is due or the game is over."""
        ...

    def continues(self, state: S, seat: Seat) -> bool:
        """Whether what this seat is asked now belongs to the turn of its last move, as cards to place do."""
        ...

    def legal_moves(self, state: S, seat: Seat) -> tuple[M, ...]:
        """Every move the seat may make now, in a fixed order; empty for a seat that is not to act."""
        ...

    def apply(self, state: S, seat: Seat, move: M) -> tuple[S, tuple[Event, ...]]:
        """Make a move; raises `IllegalMove`, which leaves everything as it was."""
        ...

    def view(self, state: S, seat: Seat | None) -> V_co:
        """What the seat may know (None: a spectator). The only door out of a state."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        ...

    def deal_outcome(self, state: S) -> Outcome | None:
        """How the deal ended that is over; None before the first and while one runs."""
        ...

    def parse_move(self, text: str) -> M:
        """The move whose notation is ``text`` (``str(move)`` prints it); raises `MalformedMove`."""
        ...

    def position(self, state: S) -> dict[str, Any]:
        """Everything, hidden cards too, in the form of a printed position; for finished games and tests.

        With the keys ``turn``, the first seat that may move, ``over``, ``legal``, that seat's moves sorted as
        text, ``hands``, a row of cards for each seat once there was a deal, and whatever else the game has.
        """
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
