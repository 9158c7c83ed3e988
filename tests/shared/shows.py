"""States and views of Scouting to draw: out of random games, and made up beyond them; knows no test."""

import random
from dataclasses import replace

from hypothesis import strategies as st

from engine.cards import SUITS, Card
from engine.registry import GAMES
from engine.scouting.combinations import DECK, KINDS, NUMBERS, Group, Kind
from engine.scouting.moves import Scout
from engine.scouting.state import Middle, State
from engine.scouting.view import Act, View
from engine.shuffle import shuffled

GAME = GAMES["scouting"]

_RANKS = {1: "A", 11: "J", 12: "Q"}


def played(players: int, seed: int, moves: int, *, collects: bool = False) -> State:
    """The state after so many random moves and deals, or the end of that game when it comes first.

    Where somebody ``collects``, most moves are to scout, so that hands grow.
    """
    rng = random.Random(seed)  # noqa: S311 - a game to look at, nobody's luck
    state: State = GAME.start(GAME.options(players, {}))
    for _ in range(moves):
        deck = GAME.deck(state)
        if deck is not None:
            state, _ = GAME.deal(state, shuffled(deck, rng.randbytes(8), 0))
        elif to_act := GAME.to_act(state):
            legal = GAME.legal_moves(state, to_act[0])
            scouts = [move for move in legal if isinstance(move, Scout)]
            move = rng.choice(scouts if scouts and collects and rng.random() < 0.5 else legal)
            state, _ = GAME.apply(state, to_act[0], move)
    return state


@st.composite
def states(draw: st.DrawFn, *, least: int = 1) -> State:
    """A state of some random game, after ``least`` moves or more."""
    players, moves = draw(st.integers(3, 5)), draw(st.integers(least, 300))
    return played(players, draw(st.integers(0, 2**32)), moves, collects=draw(st.booleans()))


@st.composite
def views(draw: st.DrawFn, *, most: int = 30) -> View:
    """What the seat to act sees with any hand up to ``most`` cards and any show that can lie, or none."""
    group = draw(st.just(()) | st.sampled_from(sorted(KINDS)))
    show = cards(group)
    deck = [card for card in draw(st.permutations(DECK)) if card not in show]
    size = draw(st.one_of(st.integers(1, 12), st.integers(13, most)))
    hand = deck[:size]
    if draw(st.booleans()):
        hand.sort(key=NUMBERS.__getitem__)
    owner = draw(st.integers(1, 3))
    return facing(tuple(hand), show, owner=owner, marker=draw(st.booleans()))


def cards(group: Group) -> tuple[Card, ...]:
    """Cards with these numbers, no two of them the same."""
    suits = {number: iter(SUITS) for number in group}
    return tuple(Card(f"{_RANKS.get(number, number)}{next(suits[number])}") for number in group)


def facing(hand: tuple[Card, ...], show: tuple[Card, ...], *, owner: int = 3, marker: bool = True) -> View:
    """What seat 0 of four, whose turn it is, sees with a hand and a show of ``owner``, if there is one."""
    base = played(4, 1, 1)
    kind = KINDS.get(tuple(map(NUMBERS.__getitem__, show)), Kind.SINGLE)
    laid = Act(owner, owner=None, scouted=None, shown=show, kind=kind, beaten=())
    state = replace(
        base,
        hands=(hand, *base.hands[1:]),
        show=Middle(cards=show, owner=owner if show else None),
        markers=(marker, *base.markers[1:]),
        acts=(laid,) if show else (),
    )
    view: View = GAME.view(state, 0)
    return view
