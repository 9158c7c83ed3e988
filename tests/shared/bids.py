"""A tiny game in which all choose at the same time, to test the machine room with; knows no machine room.

Everybody is dealt one card and bids 1, 2 or 3. When all have, the next deal comes; after as many deals as
there are deals the seat with the lowest sum of bids has lost.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from engine import chance
from engine.cards import Card
from engine.game import BadOption, IllegalMove, MalformedMove, OptionValue, Outcome, Player, RefusalCode, Seat


@dataclass(frozen=True, slots=True)
class Bid:
    """A move."""

    number: int

    def __str__(self) -> str:
        return f"bid:{self.number}"


@dataclass(frozen=True, slots=True)
class State:
    """One moment."""

    players: int
    deals: int
    deals_left: int
    hands: tuple[Card, ...]
    bids: tuple[int | None, ...]
    sums: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """What a seat knows."""

    seat: Seat | None
    legal: tuple[Bid, ...]
    card: Card | None
    """One's own."""
    asked: tuple[Seat, ...]
    """Who has not bid yet."""
    sums: tuple[int, ...]


class Bids:
    """The game."""

    key = "bids"
    seats = range(3, 6)
    state_type = State
    players: Mapping[str, Player] = MappingProxyType({"random": chance.play, "greedy": chance.play})
    choosable: Mapping[str, Sequence[OptionValue]] = MappingProxyType({"deals": range(1, 10)})

    def options(self, players: int, chosen: Mapping[str, object]) -> tuple[int, int]:
        """Players and deals."""
        for name in chosen.keys() - {"deals"}:
            raise BadOption(name, "there is no such option")
        deals = chosen.get("deals", 3)
        assert isinstance(deals, int)
        return players, deals

    def options_of(self, state: State) -> tuple[int, int]:
        """The same."""
        return state.players, state.deals

    def start(self, options: tuple[int, int]) -> State:
        """Waits for a deal."""
        players, deals = options
        return State(players, deals, deals, (), (), (0,) * players)

    def deck(self, state: State) -> tuple[Card, ...] | None:
        """One card a seat."""
        due = state.deals_left > 0 and None not in state.bids
        return tuple(Card(f"{number}S") for number in range(2, 2 + state.players)) if due else None

    def deal(self, state: State, cards: Sequence[Card]) -> tuple[State, tuple[Any, ...]]:
        """Everybody is to bid."""
        if self.deck(state) is None:
            raise IllegalMove(RefusalCode.NO_DEAL_DUE)
        return replace(state, hands=tuple(cards), bids=(None,) * state.players), ()

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """All who have not bid."""
        return tuple(seat for seat, bid in enumerate(state.bids) if bid is None)

    def continues(self, state: State, seat: Seat) -> bool:  # noqa: ARG002 - never
        """Each bid is a turn."""
        return False

    def legal_moves(self, state: State, seat: Seat) -> tuple[Bid, ...]:
        """Three bids."""
        return (Bid(1), Bid(2), Bid(3)) if seat in self.to_act(state) else ()

    def apply(self, state: State, seat: Seat, move: Bid) -> tuple[State, tuple[Any, ...]]:
        """Bid; the last one ends the deal."""
        if move not in self.legal_moves(state, seat):
            raise IllegalMove(RefusalCode.ILLEGAL)
        bids = (*state.bids[:seat], move.number, *state.bids[seat + 1 :])
        state = replace(state, bids=bids)
        if None in bids:
            return state, ()
        sums = tuple(total + (bid or 0) for total, bid in zip(state.sums, bids, strict=True))
        return replace(state, sums=sums, deals_left=state.deals_left - 1), ()

    def view(self, state: State, seat: Seat | None) -> View:
        """One's own card and moves, and what everybody sees."""
        asked, card = self.to_act(state), None if seat is None or not state.hands else state.hands[seat]
        return View(seat, () if seat is None else self.legal_moves(state, seat), card, asked, state.sums)

    def outcome(self, state: State) -> Outcome | None:
        """The lowest sum loses."""
        if state.deals_left:
            return None
        losers = tuple(seat for seat, total in enumerate(state.sums) if total == min(state.sums))
        return Outcome(tuple(seat for seat in range(state.players) if seat not in losers), losers, "counted")

    def deal_outcome(self, state: State) -> Outcome | None:
        """The lowest bid loses the deal."""
        if not state.bids or None in state.bids:
            return None
        losers = tuple(seat for seat, bid in enumerate(state.bids) if bid == min(filter(None, state.bids)))
        return Outcome(tuple(seat for seat in range(state.players) if seat not in losers), losers, "lowest")

    def parse_move(self, text: str) -> Bid:
        """Read a bid."""
        if text not in {"bid:1", "bid:2", "bid:3", "bid:9"}:
            raise MalformedMove(text)
        return Bid(int(text[-1]))

    def position(self, state: State) -> dict[str, Any]:
        """Everything."""
        return {"sums": state.sums, "bids": state.bids}
