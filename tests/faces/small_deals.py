"""Every deal of Unsortiert that three players with a few cards can play to its end; knows no test."""

from collections.abc import Iterator
from itertools import combinations, product

from positions import GAME

from engine.cards import Card
from engine.unsortiert.options import Options
from engine.unsortiert.state import Hand, Round, Standing, State
from engine.unsortiert.view import Phase

_POOLS = (("9S", "KH"), ("10S", "KD"), ("JS", "3S", "KS"))
"""By seat the cards that a hand is made of, at most two of them."""

_SPARES: tuple[Hand, ...] = ((), (Card("2D"),))
"""What the last seat may have in reserve; the others have nothing."""

_PILES: tuple[Hand, ...] = ((), (Card("AH"),))


def ends(chips: tuple[int, ...]) -> set[State]:
    """Every moment at which such a deal ends, whatever everybody holds and does."""
    found, seen = set(), set()
    waiting = list(_beginnings(chips))
    while waiting:
        state = waiting.pop()
        if state not in seen:
            seen.add(state)
            after = list(_one_move_later(state))
            waiting += after
            if not after:
                found.add(state)
    return found


def _one_move_later(state: State) -> Iterator[State]:
    for seat in GAME.to_act(state):
        for move in GAME.legal_moves(state, seat):
            yield GAME.apply(state, seat, move)[0]


def _beginnings(chips: tuple[int, ...]) -> Iterator[State]:
    """Rounds that are about to begin: at least two players hold cards, the others are out already."""
    hands = [[hand for size in range(3) for hand in combinations(map(Card, pool), size)] for pool in _POOLS]
    for held in product(*hands):
        order = tuple(seat for seat, hand in enumerate(held) if hand)
        if len(order) > 1:
            for spares, pile in product(_SPARES, _PILES):
                yield State(
                    standing=Standing(Options(len(held), 3), deal=2, chips=chips, losers=(), result=None),
                    phase=Phase.PLAY,
                    round=Round(1, order, discard=(), last=None),
                    hands=held,
                    spares=((), (), spares),
                    pile=pile,
                    acts=(),
                    best=None,
                    drawing=None,
                )
