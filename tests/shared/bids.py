"""A tiny game in which all choose at the same time, to test the machine room with; knows no machine room.

Everybody is dealt one card and bids 1, 2 or 3. When all have, the next deal comes; after as many deals as
there are deals the seats with the lowest sum of bids have lost, and all have won if all sums are the same.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, TypeAlias

from engine import chance
from engine.cards import Card
from engine.chosen import check_names, whole_number
from engine.game import MalformedMove, OptionValue, Outcome, Player, Seat
from engine.refusing import DEAL, OVER, check_deck, refusal

DEALS = range(1, 10)
"""How many deals there can be."""


@dataclass(frozen=True, slots=True)
class Bid:
    """A move."""

    number: int

    def __str__(self) -> str:
        return f"bid:{self.number}"


@dataclass(frozen=True, slots=True)
class CardDealt:
    """A seat got its card."""

    card: Card
    to: Seat | None


@dataclass(frozen=True, slots=True)
class HasBid:
    """A seat has bid; how much comes out when all have."""

    seat: Seat
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class DealEnded:
    """All have bid."""

    bids: tuple[int, ...]
    to: Seat | None = None


Event: TypeAlias = CardDealt | HasBid | DealEnded


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
    over: bool
    winners: tuple[Seat, ...]
    """Who has won; nobody while the game goes on."""


class Bids:
    """The game."""

    key = "bids"
    seats = range(3, 6)
    state_type = State
    players: Mapping[str, Player] = MappingProxyType({"random": chance.play, "greedy": chance.play})
    choosable: Mapping[str, Sequence[OptionValue]] = MappingProxyType({"deals": DEALS})

    def options(self, players: int, chosen: Mapping[str, object]) -> tuple[int, int]:
        """Players and deals."""
        check_names(chosen, "deals")
        return whole_number("players", players, self.seats), whole_number(
            "deals", chosen.get("deals", 3), DEALS
        )

    def options_of(self, state: State) -> tuple[int, int]:
        """The same."""
        return state.players, state.deals

    def start(self, options: tuple[int, int]) -> State:
        """Waits for a deal."""
        players, deals = options
        return State(players, deals, deals, (), (), (0,) * players)

    def deck(self, state: State) -> tuple[Card, ...] | None:
        """One card a seat."""
        return _deck(state) if _phase(state) == DEAL else None

    def deal(self, state: State, cards: Sequence[Card]) -> tuple[State, tuple[Event, ...]]:
        """Everybody is to bid; raises `IllegalMove`."""
        check_deck(_phase(state), cards, _deck(state))
        dealt = tuple(CardDealt(card, to=seat) for seat, card in enumerate(cards))
        return replace(state, hands=tuple(cards), bids=(None,) * state.players), dealt

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """All who have not bid."""
        return tuple(seat for seat, bid in enumerate(state.bids) if bid is None)

    def continues(self, state: State, seat: Seat) -> bool:  # noqa: ARG002 - never
        """Each bid is a turn."""
        return False

    def legal_moves(self, state: State, seat: Seat) -> tuple[Bid, ...]:
        """Three bids."""
        return (Bid(1), Bid(2), Bid(3)) if seat in self.to_act(state) else ()

    def apply(self, state: State, seat: Seat, move: Bid) -> tuple[State, tuple[Event, ...]]:
        """Bid; the last one ends the deal. Raises `IllegalMove`."""
        if move not in self.legal_moves(state, seat):
            raise refusal(_phase(state), seat, *self.to_act(state))
        state = replace(state, bids=(*state.bids[:seat], move.number, *state.bids[seat + 1 :]))
        if None in state.bids:
            return state, (HasBid(seat),)
        bids = tuple(bid or 0 for bid in state.bids)
        sums = tuple(map(sum, zip(state.sums, bids, strict=True)))
        ended = replace(state, sums=sums, deals_left=state.deals_left - 1)
        return ended, (HasBid(seat), DealEnded(bids))

    def view(self, state: State, seat: Seat | None) -> View:
        """One's own card and moves, and what everybody sees."""
        outcome = self.outcome(state)
        return View(
            seat=seat,
            legal=() if seat is None else self.legal_moves(state, seat),
            card=None if seat is None or not state.hands else state.hands[seat],
            asked=self.to_act(state),
            sums=state.sums,
            over=outcome is not None,
            winners=outcome.winners if outcome else (),
        )

    def outcome(self, state: State) -> Outcome | None:
        """The lowest sum loses."""
        return _outcome(state.sums, "counted") if _phase(state) == OVER else None

    def deal_outcome(self, state: State) -> Outcome | None:
        """The lowest bid loses the deal."""
        bids = [bid for bid in state.bids if bid is not None]
        return _outcome(bids, "lowest") if len(bids) == state.players else None

    def parse_move(self, text: str) -> Bid:
        """Read a bid."""
        if text not in {"bid:1", "bid:2", "bid:3", "bid:9"}:
            raise MalformedMove(text)
        return Bid(int(text[-1]))

    def position(self, state: State) -> dict[str, Any]:
        """Everything."""
        turn = next(iter(self.to_act(state)), None)
        return {
            "turn": turn,
            "over": _phase(state) == OVER,
            "legal": [] if turn is None else sorted(map(str, self.legal_moves(state, turn))),
            "hands": [[card] for card in state.hands],
            "sums": list(state.sums),
            "bids": list(state.bids),
        }


def _phase(state: State) -> str:
    """What is waited for."""
    if None in state.bids:
        return "bid"
    return DEAL if state.deals_left else OVER


def _deck(state: State) -> tuple[Card, ...]:
    return tuple(Card(f"{number}S") for number in range(2, 2 + state.players))


def _outcome(numbers: Sequence[int], reason: str) -> Outcome:
    """Who has the lowest of these numbers loses, unless all have the same."""
    losers = tuple(seat for seat, number in enumerate(numbers) if min(numbers) == number < max(numbers))
    return Outcome(tuple(seat for seat in range(len(numbers)) if seat not in losers), losers, reason)


BIDS = Bids()
