"""Advice on all questions in games between all kinds of computer players; knows no game and no reason."""

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
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


def offers(view: Any, parts: Callable[[Any], Iterable[object]]) -> Iterator[Any]:
    """What a hand shows at once or step by step: all moves, then those of each of their ``parts``."""
    yield view
    steps: dict[object, list[Any]] = {}
    for move in view.legal:
        for part in parts(move):
            steps.setdefault(part, []).append(move)
    yield from (replace(view, legal=tuple(moves)) for moves in steps.values())


def reasons(
    asked: Question,
    advise: Callable[[Any], Any],
    claims: Mapping[Any, Sequence[Callable[..., bool]]],
    parts: Callable[[Any], Iterable[object]],
) -> set[Any]:
    """The reasons that are given at a moment, on the hand and each step, of which every claim is true."""
    given = set()
    for offered in offers(asked.view, parts):
        advice = advise(offered)
        given.add(advice.reason)
        for claim in claims[advice.reason]:
            assert claim(offered, advice.move, asked), (advice, claim.__name__)
    return given
