"""Simulated games end, whoever plays them and how: sixty here, ten thousand with `make games`."""

import os
from random import Random

import pytest
from playouts import MOST_MOVES

from engine.registry import GAMES
from engine.simulate import play

MANY = int(os.environ.get("GAMES", "60"))
"""How many; ``make games`` asks for ten thousand."""


@pytest.mark.parametrize("key", sorted(GAMES))
def test_simulated_games_end(key: str) -> None:
    """At every size of table, with all options, between any computer players."""
    game, chance = GAMES[key], Random(1)  # noqa: S311 - a simulation keeps no secret
    for _ in range(MANY):
        chosen = {name: chance.choice(values) for name, values in game.choosable.items()}
        names = chance.choices(sorted(game.players), k=chance.choice(game.seats))
        played = play(key, names, chance.randbytes(32), chosen)
        assert len(played.transcript.moves) < MOST_MOVES[key]


def test_a_game_of_unsortiert_has_no_more_deals_than_there_are_chips_and_one() -> None:
    """Each costs at least one chip (E12)."""
    chance = Random(2)  # noqa: S311 - a simulation keeps no secret
    for _ in range(MANY):
        players, chips = chance.randint(3, 5), chance.randint(1, 5)
        names = chance.choices(["greedy", "random"], k=players)
        played = play("unsortiert", names, chance.randbytes(32), {"chips": chips})
        assert played.losers
        assert len(played.results) <= players * chips + 1
