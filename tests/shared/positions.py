"""States and views of Unsortiert to draw: out of random games, and made up beyond them; knows no test."""

import random
from dataclasses import replace

from hypothesis import strategies as st

from engine.cards import WITH_JOKERS, Card
from engine.registry import GAMES
from engine.shuffle import shuffled
from engine.unsortiert.combinations import FACES, LONGEST, readings, strength
from engine.unsortiert.moves import Insert, Kind, Move, Play, Take
from engine.unsortiert.state import State
from engine.unsortiert.view import Act, Phase, View

GAME = GAMES["unsortiert"]


def played(players: int, chips: int, seed: int, moves: int) -> State:
    """The state after so many random moves and deals, or the end of that game when it comes first."""
    rng = random.Random(seed)  # noqa: S311 - a game to look at, nobody's luck
    state: State = GAME.start(GAME.options(players, {"chips": chips}))
    for _ in range(moves):
        deck = GAME.deck(state)
        if deck is not None:
            state, _ = GAME.deal(state, shuffled(deck, rng.randbytes(8), 0))
        elif to_act := GAME.to_act(state):
            move = GAME.players["random"](GAME.view(state, to_act[0]), rng)
            state, _ = GAME.apply(state, to_act[0], move)
    return state


@st.composite
def states(draw: st.DrawFn, *, least: int = 1) -> State:
    """A state of some random game, after ``least`` moves or more."""
    players = draw(st.integers(3, 5))
    moves = draw(st.integers(least, 250))
    return played(players, draw(st.integers(1, 5)), draw(st.integers(0, 2**32)), moves)


@st.composite
def views(draw: st.DrawFn) -> View:
    """What the seat to act sees with any hand up to the whole deck, both jokers in it as often as not."""
    deck = draw(st.permutations(WITH_JOKERS))
    jokers = [Card("X")] * draw(st.sampled_from((0, 2)))
    size = draw(st.one_of(st.integers(0, 12), st.integers(13, len(deck))))
    hand = [*jokers, *[card for card in deck if card != "X"]][:size]
    draw(st.randoms(use_true_random=False)).shuffle(hand)
    rest = [card for card in deck if card not in hand]
    inserting = draw(st.booleans()) and bool(rest)
    spares = tuple(rest[1 : 1 + draw(st.integers(0, 2))])
    best = draw(st.none() | st.sampled_from(_bests()))
    return _view(tuple(hand), spares, rest[0] if inserting else None, best)


def _bests() -> list[Act]:
    return [
        Act(1, (Card("5S"),), Kind.SINGLE, 5),
        Act(1, (Card("5S"), Card("5H")), Kind.PAIR, 5),
        Act(1, (Card("QS"), Card("QH"), Card("X")), Kind.TRIPLE, 12),
    ]


def _view(hand: tuple[Card, ...], spares: tuple[Card, ...], drawn: Card | None, best: Act | None) -> View:
    base: View = GAME.view(played(4, 3, 1, 1), 0)
    view = replace(
        base,
        phase=Phase.PLAY if drawn is None else Phase.INSERT,
        turn=0,
        hand=hand,
        drawn=drawn,
        draws_left=0 if drawn is None else 2,
        spares=(spares, *base.spares[1:]),
        acts=() if best is None else (best,),
        best=best,
    )
    return replace(view, legal=legal(view))


def legal(view: View) -> tuple[Move, ...]:
    """What the rules allow in this view, worked out from what groups of cards can be."""
    places = range(len(view.hand) + 1)
    if view.drawn is not None:
        return tuple(Insert(place) for place in places)
    takes = [Take(spare, place) for spare in range(len(view.spares[0])) for place in places]
    return (*plays(view.hand, view.best), *(takes if view.acts else []))


def plays(hand: tuple[Card, ...], best: Act | None = None) -> list[Play]:
    """Every play of the hand that beats ``best``; kings always do."""
    beat = 0 if best is None else strength(best.kind, best.number)
    faces = [FACES[card] for card in hand]
    return [
        Play(start, length, reading.kind, reading.number)
        for start in range(len(faces))
        for length in range(1, min(LONGEST, len(faces) - start) + 1)
        for reading in readings(tuple(faces[start : start + length]))
        if reading.number == 0 or strength(reading.kind, reading.number) > beat
    ]
