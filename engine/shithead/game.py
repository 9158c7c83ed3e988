"""Shithead as a `Game`: the rules' parts under the names that every game has; knows no rule itself."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from engine import chance
from engine.cards import Card
from engine.game import OptionValue, Outcome, Player, Seat
from engine.shithead import greedy, legal, moves, opening, options, play, state, viewing
from engine.shithead.events import Event
from engine.shithead.moves import Move
from engine.shithead.options import Options
from engine.shithead.state import State
from engine.shithead.view import Phase, View


class Shithead:
    """Three to six players; whoever has cards when all others are out loses."""

    key = "shithead"
    seats = options.PLAYERS
    state_type = State
    players: Mapping[str, Player] = MappingProxyType({"random": chance.play, "greedy": greedy.play})
    choosable: Mapping[str, Sequence[OptionValue]] = MappingProxyType({"glass_keeps_seven": (False, True)})

    def options(self, players: int, chosen: Mapping[str, object]) -> Options:
        """Takes ``glass_keeps_seven``, whether a 3 passes a 7's order on, or not; raises `BadOption`."""
        return options.choose(players, chosen)

    def options_of(self, state: State) -> Options:
        """What it was started with."""
        return state.options

    def start(self, options: Options) -> State:
        """The state before the deal."""
        return state.beginning(options)

    def deck(self, state: State) -> tuple[Card, ...] | None:
        """The 52 cards before the one deal that there is."""
        return opening.DECK if state.standing.phase is Phase.DEAL else None

    def deal(self, state: State, cards: Sequence[Card]) -> tuple[State, tuple[Event, ...]]:
        """Begin with these cards; raises `IllegalMove`."""
        return opening.begin(state, cards)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """All seats that still have to choose open cards, then the one whose turn it is."""
        return legal.to_act(state)

    def continues(self, state: State, seat: Seat) -> bool:  # noqa: ARG002 - as every game is asked
        """An extra turn is a turn of its own."""
        return False

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """In the order of the cards and of how many."""
        return legal.legal_moves(state, seat)

    def apply(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
        """Make a move; raises `IllegalMove`."""
        return play.apply(state, seat, move)

    def view(self, state: State, seat: Seat | None) -> View:
        """What the seat, or a spectator, may know."""
        return viewing.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Who was out first, and who last; who shares the one place that there is has not lost."""
        places, ending = state.standing.places, state.standing.ending
        if ending is None:
            return None
        return Outcome(places[0], places[-1] if len(places) > 1 else (), ending.value)

    def deal_outcome(self, state: State) -> Outcome | None:
        """A game is one deal."""
        return self.outcome(state)

    def parse_move(self, text: str) -> Move:
        """The move whose notation is ``text``; raises `MalformedMove`."""
        return moves.parse_move(text)

    def position(self, state: State) -> dict[str, Any]:
        """Everything, hidden cards too."""
        return viewing.position(state)
