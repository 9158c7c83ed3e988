"""States of Shithead to draw: out of random games, and made up beyond them; knows no test."""

import random
from collections.abc import Iterator
from itertools import islice

from hypothesis import strategies as st

from engine.cards import Card
from engine.registry import GAMES
from engine.shithead.ranks import CARDS, in_order
from engine.shithead.state import Holding, Standing, State
from engine.shithead.view import Phase
from engine.shuffle import shuffled

GAME = GAMES["shithead"]

MOST_MOVES = 200
"""After so many moves most random games are over."""


def played(players: int, seed: int, moves: int, *, keeps: bool = False) -> State:
    """The state after so many moves, now by chance and now greedy, or the end when it comes first."""
    rng = random.Random(seed)  # noqa: S311 - a game to look at, nobody's luck
    state: State = GAME.start(GAME.options(players, {"glass_keeps_seven": keeps}))
    state, _ = GAME.deal(state, shuffled(GAME.deck(state) or (), rng.randbytes(8), 0))
    for _ in range(moves):
        if not (to_act := GAME.to_act(state)):
            break
        seat = rng.choice(to_act)
        move = GAME.players[rng.choice(("random", "greedy"))](GAME.view(state, seat), rng)
        state, _ = GAME.apply(state, seat, move)
    return state


@st.composite
def states(draw: st.DrawFn, *, least: int = 0) -> State:
    """A state of some game, after ``least`` moves or more."""
    return played(
        draw(st.integers(3, 6)),
        draw(st.integers(0, 2**32)),
        draw(st.integers(least, least + 8) | st.integers(least, MOST_MOVES)),
        keeps=draw(st.booleans()),
    )


@st.composite
def turns(draw: st.DrawFn) -> State:
    """Seat 0's turn with any cards: a hand up to nearly the whole deck, or open or blind cards alone."""
    cards = iter(draw(st.permutations(CARDS)))
    hand = draw(st.just(0) | st.integers(1, 5) | st.integers(6, 40))
    lying, blind = draw(st.integers(0, 3)), draw(st.integers(0, 3))
    own = _holding(cards, hand, lying, blind if hand or lying else max(1, blind))
    held = (own, *(_holding(cards, 1, 0, 0) for _ in range(2)))
    pile = tuple(islice(cards, draw(st.integers(0, 6))))
    options = GAME.options(len(held), {"glass_keeps_seven": draw(st.booleans())})
    standing = Standing(options, Phase.PLAY, None, (*options.seats,), (), None)
    return State(standing, 0, held, (), pile, tuple(cards), turns=9, acts=())


def _holding(cards: Iterator[Card], hand: int, lying: int, blind: int) -> Holding:
    return Holding(in_order(islice(cards, hand)), in_order(islice(cards, lying)), tuple(islice(cards, blind)))
