"""Games to test with, played by chance alone."""

from random import Random
from typing import TYPE_CHECKING

from engine.registry import GAMES
from engine.shuffle import shuffled
from engine.transcript import Transcript

if TYPE_CHECKING:
    from engine.cards import Card


def random_game(players: int, seed: int, most: int = 10_000) -> Transcript:
    """A game of Unsortiert with one chip each by random legal moves; stopped after ``most`` of them."""
    rng = Random(seed)  # noqa: S311 - a test keeps no secret
    game = GAMES["unsortiert"]
    state = game.start(game.options(players, {"chips": 1}))
    deals: list[tuple[Card, ...]] = []
    moves: list[str] = []
    while game.outcome(state) is None:
        deck = game.deck(state)
        if deck is not None:
            deals.append(shuffled(deck, bytes([seed]), len(deals)))
            state, _ = game.deal(state, deals[-1])
        elif len(moves) == most:
            break
        else:
            (seat,) = game.to_act(state)
            move = rng.choice(game.legal_moves(state, seat))
            moves.append(f"{seat} {move}")
            state, _ = game.apply(state, seat, move)
    return Transcript("unsortiert", {"players": players, "chips": 1}, tuple(deals), tuple(moves))
