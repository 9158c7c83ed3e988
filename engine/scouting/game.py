"""Scouting as a `Game`: the rules' parts under the names that every game has; knows no rule itself."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from engine import chance
from engine.cards import Card
from engine.game import OptionValue, Outcome, Player, Seat
from engine.scouting import deals, greedy, legal, notation, options, play, state, viewing
from engine.scouting.combinations import DECK
from engine.scouting.events import Event
from engine.scouting.moves import Move
from engine.scouting.options import Options
from engine.scouting.state import State
from engine.scouting.view import Phase, View


class Scouting:
    """Three to five players; the highest sum of as many deals wins."""

    key = "scouting"
    seats = options.PLAYERS
    state_type = State
    players: Mapping[str, Player] = MappingProxyType({"random": chance.play, "greedy": greedy.play})
    choosable: Mapping[str, Sequence[OptionValue]] = MappingProxyType({})

    def options(self, players: int, chosen: Mapping[str, object]) -> Options:
        """Takes the number of players and nothing else; raises `BadOption`."""
        return options.choose(players, chosen)

    def options_of(self, state: State) -> Options:
        """What it was started with."""
        return state.options

    def start(self, options: Options) -> State:
        """The state before the first deal."""
        return state.beginning(options)

    def deck(self, state: State) -> tuple[Card, ...] | None:
        """The 48 cards when a deal is due."""
        return DECK if state.phase is Phase.DEAL else None

    def deal(self, state: State, cards: Sequence[Card]) -> tuple[State, tuple[Event, ...]]:
        """Begin the next deal with these cards; raises `IllegalMove`."""
        return deals.begin(state, cards)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The one seat whose turn it is."""
        seat = legal.turn(state)
        return () if seat is None else (seat,)

    def continues(self, state: State, seat: Seat) -> bool:  # noqa: ARG002 - as every game has it
        """Never: a turn is one move."""
        return False

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Shows from left to right, then cards to scout, then both in one."""
        return legal.legal_moves(state, seat)

    def apply(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
        """Make a move; raises `IllegalMove`."""
        return play.apply(state, seat, move)

    def view(self, state: State, seat: Seat | None) -> View:
        """What the seat, or a spectator, may know."""
        return viewing.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Who has the highest sum after the last deal; ties share the win (B16)."""
        return _outcome(state.standing.points, "all-deals") if state.phase is Phase.OVER else None

    def deal_outcome(self, state: State) -> Outcome | None:
        """Who has the best score of the deal, and in which of the ways it ended."""
        result = state.standing.result
        if result is None or legal.turn(state) is not None:
            return None
        return _outcome(result.scores, result.ending.value)

    def parse_move(self, text: str) -> Move:
        """The move whose notation is ``text``; raises `MalformedMove`."""
        return notation.parse_move(text)

    def position(self, state: State) -> dict[str, Any]:
        """Everything, hidden cards too."""
        return viewing.position(state)


def _outcome(points: tuple[int, ...], reason: str) -> Outcome:
    """Who has the most points wins, everybody else loses."""
    winners = deals.best(points)
    return Outcome(winners, tuple(seat for seat in range(len(points)) if seat not in winners), reason)
