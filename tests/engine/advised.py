"""Every question to a seat in games between all kinds of computer players; knows no game and no reason."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from playouts import Table, every_choice

from engine.game import AnyGame, Seat
from engine.simulate import play
from engine.transcript import replay


@dataclass(frozen=True)
class Question:
    """A moment at which a seat is to act."""

    state: Any
    seat: Seat
    view: Any
    """What the seat sees."""


def tables(game: AnyGame) -> list[Table]:
    """With every number of players and every choice; see `seated` for the seeds."""
    return [
        Table(game, players, chosen, seed)
        for players in game.seats
        for chosen in every_choice(game)
        for seed in range(5)
    ]


def questions(table: Table) -> Iterator[Question]:
    """All that come up in one game at a table."""
    played = play(table.game.key, seated(table), str(table).encode(), table.chosen)
    for state in replay(played.transcript):
        for seat in table.game.to_act(state):
            yield Question(state, seat, table.game.view(state, seat))


def seated(table: Table) -> Sequence[str]:
    """Who sits there: with seed 0 greedy players alone, with 1 those who play by chance, else both."""
    if table.seed < 2:
        return [("greedy", "random")[table.seed]] * table.players
    rng = random.Random(table.seed)  # noqa: S311 - a game to look at, nobody's luck
    return [rng.choice(["greedy", "random"]) for _ in range(table.players)]
