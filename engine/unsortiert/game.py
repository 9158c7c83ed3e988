"""Unsortiert as a `Game`: the rules' parts under the names that every game has; knows no rule itself."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from engine import chance
from engine.cards import Card
from engine.game import OptionValue, Outcome, Player, Seat
from engine.unsortiert import deals, greedy, legal, notation, options, play, state, viewing
from engine.unsortiert.events import Event
from engine.unsortiert.moves import Move
from engine.unsortiert.options import Options
from engine.unsortiert.state import State
from engine.unsortiert.view import Phase, View


class Unsortiert:
    """Three to five players; whoever has to give a chip and has none left loses."""

    key = "unsortiert"
    seats = options.PLAYERS
    state_type = State
    players: Mapping[str, Player] = MappingProxyType({"random": chance.play, "greedy": greedy.play})
    choosable: Mapping[str, Sequence[OptionValue]] = MappingProxyType({"chips": options.CHIPS})

    def options(self, players: int, chosen: Mapping[str, object]) -> Options:
        """Takes ``chips``, 1 to 5: what every player begins with; raises `BadOption`."""
        return options.choose(players, chosen)

    def options_of(self, state: State) -> Options:
        """What it was started with."""
        return state.options

    def start(self, options: Options) -> State:
        """The state before the first deal."""
        return state.beginning(options)

    def deck(self, state: State) -> tuple[Card, ...] | None:
        """The 54 cards when a deal is due."""
        return deals.DECK if state.phase is Phase.DEAL else None

    def deal(self, state: State, cards: Sequence[Card]) -> tuple[State, tuple[Event, ...]]:
        """Begin the next deal with these cards; raises `IllegalMove`."""
        return deals.begin(state, cards)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The one seat whose turn it is."""
        seat = legal.turn(state)
        return () if seat is None else (seat,)

    def continues(self, state: State, seat: Seat) -> bool:
        """Placing drawn cards belongs to the turn in which the round was won (R16)."""
        return state.phase is Phase.INSERT and seat in self.to_act(state)

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Plays from left to right, then reserve cards, or the places of a drawn card."""
        return legal.legal_moves(state, seat)

    def apply(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
        """Make a move; raises `IllegalMove`."""
        return play.apply(state, seat, move)

    def view(self, state: State, seat: Seat | None) -> View:
        """What the seat, or a spectator, may know."""
        return viewing.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Who had to give a chip without having one, and who therefore wins."""
        losers = state.standing.losers
        return _outcome(state, losers, "no-chip-left") if losers else None

    def deal_outcome(self, state: State) -> Outcome | None:
        """Who has to give a chip, and in which of the ways the deal ended."""
        result = state.standing.result
        if result is None or legal.turn(state) is not None:
            return None
        return _outcome(state, result.losers, result.ending.value)

    def parse_move(self, text: str) -> Move:
        """The move whose notation is ``text``; raises `MalformedMove`."""
        return notation.parse_move(text)

    def position(self, state: State) -> dict[str, Any]:
        """Everything, hidden cards too."""
        return viewing.position(state)


def _outcome(state: State, losers: tuple[Seat, ...], reason: str) -> Outcome:
    """Who does not lose wins."""
    return Outcome(tuple(seat for seat in state.options.seats if seat not in losers), losers, reason)
