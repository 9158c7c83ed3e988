"""Plays games of every kind by random legal moves, step by step, and knows where each keeps its cards."""

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, TypeAlias

import bids
import scouting_unseen
import shithead_unseen
from hidden import shuffled_unseen

from engine.cards import Card
from engine.game import AnyGame, Event, OptionValue, Seat
from engine.shuffle import shuffled
from engine.unsortiert.state import State


@dataclass(frozen=True)
class Step:
    """One move, or one deal when there is no seat."""

    before: Any
    seat: Seat | None
    move: Any
    """The move, or the cards dealt."""
    after: Any
    events: tuple[Event, ...]


Chosen: TypeAlias = Mapping[str, OptionValue]
"""What was chosen for a game besides how many play."""


def every_choice(game: AnyGame) -> list[Chosen]:
    """Each value of each option alone; the first choice leaves everything as it usually is."""
    return [{}, *({name: value} for name, values in game.choosable.items() for value in values)]


def steps(game: AnyGame, players: int, seed: int, chosen: Chosen = MappingProxyType({})) -> Iterator[Step]:
    """A whole game from its first deal to its last move."""
    rng = random.Random(seed)  # noqa: S311 - a game to look at, nobody's luck
    state = game.start(game.options(players, chosen))
    deals = 0
    while game.outcome(state) is None:
        deck = game.deck(state)
        if deck is not None:
            seat, move = None, shuffled(deck, b"playout %d" % seed, deals)
            after, events = game.deal(state, move)
            deals += 1
        else:
            seat = rng.choice(game.to_act(state))
            move = rng.choice(game.legal_moves(state, seat))
            after, events = game.apply(state, seat, move)
        yield Step(state, seat, move, after, events)
        state = after


@dataclass(frozen=True)
class Table:
    """A game to be played by chance, with so many players and whatever was chosen for it."""

    game: AnyGame
    players: int
    chosen: Chosen
    seed: int

    def __str__(self) -> str:
        chosen = "".join(f", {name} {value}" for name, value in self.chosen.items())
        return f"{self.game.key}, {self.players} players{chosen}, seed {self.seed}"

    def options(self) -> Any:
        """What the game reads of all this."""
        return self.game.options(self.players, self.chosen)

    def begun(self) -> Any:
        """The state before the first deal."""
        return self.game.start(self.options())

    def steps(self) -> Iterator[Step]:
        """See `steps`."""
        return steps(self.game, self.players, self.seed, self.chosen)


def _cards_of_unsortiert(state: State) -> list[Card]:
    cards = [card for row in (*state.hands, *state.spares) for card in row]
    cards += [*state.pile, *state.round.discard]
    cards += [card for act in state.acts if act.kind is not None for card in act.cards]
    return cards + ([state.drawing.card] if state.drawing else [])


def _cards_of_bids(state: bids.State) -> list[Card]:
    return [*state.hands]


def _unseen_of_bids(state: bids.State, seat: Seat | None, seed: int) -> bids.State:
    """Others' cards change hands, and what has been bid in a deal that runs may be anything."""
    rng = random.Random(seed)  # noqa: S311 - any will do
    others = [other for other in range(len(state.hands)) if other != seat]
    cards = dict(zip(others, rng.sample([state.hands[other] for other in others], len(others)), strict=True))
    hands = tuple(cards.get(other, card) for other, card in enumerate(state.hands))
    if None not in state.bids:
        return replace(state, hands=hands)
    return replace(state, hands=hands, bids=tuple(bid and rng.randint(1, 3) for bid in state.bids))


CARDS: Mapping[str, Callable[[Any], list[Card]]] = {
    "unsortiert": _cards_of_unsortiert,
    "scouting": scouting_unseen.cards_of,
    "shithead": shithead_unseen.cards_of,
    "bids": _cards_of_bids,
}
"""By game all the cards of a state, wherever they lie."""

UNSEEN: Mapping[str, Callable[[Any, Seat | None, int], Any]] = {
    "unsortiert": shuffled_unseen,
    "scouting": scouting_unseen.unseen,
    "shithead": shithead_unseen.unseen,
    "bids": _unseen_of_bids,
}
"""By game another state that differs only in what a seat, or a spectator, cannot see."""

MOST_MOVES: Mapping[str, int] = {
    "unsortiert": 16 * 54 * 2,  # at most 16 deals, each card laid, and taken or drawn, once in each
    "scouting": 5 * 300 + 1,  # so many turns a deal at most
    "shithead": 6 + 1000 + 1,  # everybody chooses, then so many turns at most
    "bids": 5 * 9 + 1,  # everybody bids once a deal
}
"""By game more moves than it can have."""
