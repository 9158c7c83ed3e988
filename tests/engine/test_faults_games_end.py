"""Simulated games end, whoever plays them and how: sixty here, ten thousand with `make games`."""

import os
from random import Random

import pytest

from engine.players import PLAYERS
from engine.registry import GAMES
from engine.simulate import play

MANY = int(os.environ.get("GAMES", "60"))
"""How many; ``make games`` asks for ten thousand."""

MOST_CHIPS = 5


@pytest.mark.parametrize("key", sorted(GAMES))
def test_simulated_games_end(key: str) -> None:
    """At every size of table, with every number of chips, between any computer players.

    Each deal costs at least one chip, so that there is a most of deals (E12).
    """
    chance = Random(1)  # noqa: S311 - a simulation keeps no secret
    for _ in range(MANY):
        players, chips = chance.choice(GAMES[key].seats), chance.randint(1, MOST_CHIPS)
        names = chance.choices(sorted(PLAYERS[key]), k=players)
        played = play(key, names, chance.randbytes(32), {"chips": chips})
        assert played.losers
        assert len(played.results) <= players * chips + 1
