"""How fast the engine is, beside rlcard's Uno in the same run; knows no table and no store.

Run as ``python -m bench.engine``; needs the ``bench`` extra. Both sides make random legal moves with four
players where the game takes them, whole games with their deals: ours through `Game.legal_moves` and
`Game.apply`, theirs through ``get_legal_actions`` and ``step`` of rlcard's game, below its environment and
without its feature encoding. The rounds of both sides take turns, so that whatever else the machine does
meets both alike.
"""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import median
from time import process_time
from types import MappingProxyType

from bench import MISSED, PLAYERS, seated
from engine.game import AnyGame
from engine.registry import GAMES
from engine.shuffle import shuffled

TARGETS: Mapping[str, float] = MappingProxyType({"scouting": 0.15})
"""The least share of the other side's rate that is good enough, where there are hundreds of legal moves."""

TARGET = 0.8
"""The same for all other games."""

Side = Callable[[Random], int]
"""Plays one game and gives its number of moves."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The rates of one run, in moves per second."""

    ours: float
    theirs: float
    ratio: float
    """The median over the rounds of ours to theirs."""


def played(game: AnyGame, rng: Random) -> int:
    """One game of ours by random legal moves."""
    state = game.start(game.options(seated(game), {}))
    seed = rng.randbytes(16)
    moves = deals = 0
    while True:
        seats = game.to_act(state)
        if seats:
            move = rng.choice(game.legal_moves(state, seats[0]))
            state, _ = game.apply(state, seats[0], move)
            moves += 1
        elif deck := game.deck(state):
            state, _ = game.deal(state, shuffled(deck, seed, deals))
            deals += 1
        else:
            return moves


def uno(rng: Random) -> int:
    """One game of rlcard's Uno by random legal moves."""
    from rlcard.games.uno import Game  # noqa: PLC0415 - only the bench has it

    game = Game(num_players=PLAYERS)
    game.np_random.seed(rng.getrandbits(32))
    game.init_game()
    moves = 0
    while not game.is_over():
        game.step(rng.choice(game.get_legal_actions()))
        moves += 1
    return moves


def _rate(side: Side, rng: Random, seconds: float) -> float:
    """Moves per second of whole games, played for at least so long."""
    moves = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        moves += side(rng)
    return moves / spent


def measure(ours: Side, theirs: Side = uno, *, rounds: int = 9, seconds: float = 0.4) -> Figures:
    """Play both sides in turns; a round that is not counted warms both up."""
    rng = Random(1)  # noqa: S311 - a benchmark keeps no secret
    pairs = [(_rate(ours, rng, seconds), _rate(theirs, rng, seconds)) for _ in range(rounds + 1)][1:]
    return Figures(
        ours=median(pair[0] for pair in pairs),
        theirs=median(pair[1] for pair in pairs),
        ratio=median(pair[0] / pair[1] for pair in pairs),
    )


def main() -> None:
    """Print the rates and the ratio of each game; exit status `MISSED` when one is below its target."""
    missed = False
    for key, game in GAMES.items():
        figures, target = measure(partial(played, game)), TARGETS.get(key, TARGET)
        beside = f"{figures.ours:,.0f} moves/s beside {figures.theirs:,.0f} of rlcard's uno"
        print(f"engine: {key}: {beside}, ratio {figures.ratio:.2f}, target {target}")  # noqa: T201 - this is a command
        missed = missed or figures.ratio < target
    sys.exit(MISSED if missed else 0)


if __name__ == "__main__":
    main()
