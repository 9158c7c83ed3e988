"""What pictures cost: the CPU time to paint one, and its bytes; knows Discord's messages, and no rule.

Run as ``python -m bench.pictures``. What is painted is what the German messages of each game hold: the
fullest hands that come up at a table of four, and the fullest table in mid-game. No two are alike, and each
is painted once; sprites of cards are kept between pictures, as they are in the bot, and the first pictures,
for which they are drawn, are not counted. CPU time is another on each machine: what counts is how far the
target is.
"""

import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import cycle, islice
from random import Random
from statistics import median
from time import process_time
from typing import Any, TypeAlias, TypeVar

from bench import MISSED, seated
from bot.pictures.any_sketch import Sketch
from bot.pictures.board_sketches import BoardSketch
from bot.pictures.illustrated import Illustrated, pictures
from bot.pictures.paint import paint
from bot.pictures.sketches import HandSketch
from bot.texts import texts
from cogs.faces import FACES, Facts, Sitter
from engine.game import AnyGame, Seat
from engine.registry import GAMES

K = TypeVar("K", BoardSketch, HandSketch)

Moment: TypeAlias = tuple[Any, Seat]
"""A state, and a seat that is to act in it."""

TARGET_MS = 15.0
"""The most CPU that a hand may cost, in milliseconds."""

TARGET_BYTES = 60_000
"""The most bytes that it may have."""

SAY = texts("de")
PEOPLE = ("Anna", "Ben", "Carla", "Dan", "Eva", "Finn", "Gül", "Hanna")

MID_GAME = range(5, 25)
"""So many moves were made at the tables that are painted, if the game has as many."""

MOST_MOVES = 300
"""Among so many moves the fullest hand is looked for."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The medians of one run; of bytes the most that any picture had."""

    hand_ms: float
    hand_bytes: int
    board_ms: float
    board_bytes: int


def hand(key: str, seed: int) -> HandSketch:
    """The hand with most cards that somebody is to play from in a game, in the message that they get.

    Of several the one with the most to choose from.
    """
    game, players = GAMES[key], seated(GAMES[key])

    def fullness(moment: Moment) -> tuple[int, int]:
        state, seat = moment
        return len(game.position(state)["hands"][seat]), len(game.legal_moves(state, seat))

    state, seat = max(islice(moments(game, players, seed), MOST_MOVES), key=fullness)
    return _only(key, FACES[key].panel(SAY, _facts(key, players), game.view(state, seat)), HandSketch)


def board(key: str, seed: int) -> BoardSketch:
    """The fullest table after a few random moves, as everybody sees it."""
    game, players = GAMES[key], GAMES[key].seats[-1]
    done = MID_GAME[seed % len(MID_GAME)]
    *_, (state, _) = islice(moments(game, players, seed), done + 1)
    return _only(key, FACES[key].board(SAY, _facts(key, players), game.view(state, None)), BoardSketch)


def moments(game: AnyGame, players: int, seed: int) -> Iterator[Moment]:
    """Each state of a random game in which somebody is to act, and the first who is."""
    rng = Random(seed)  # noqa: S311 - a benchmark keeps no secret
    state = game.start(game.options(players, {}))
    while game.outcome(state) is None:
        if deck := game.deck(state):
            state, _ = game.deal(state, rng.sample(deck, len(deck)))
        seat = game.to_act(state)[0]
        yield state, seat
        state, _ = game.apply(state, seat, rng.choice(game.legal_moves(state, seat)))


def _facts(key: str, players: int) -> Facts:
    sitters = tuple(Sitter(name) for name in islice(cycle(PEOPLE), players))
    return Facts(table=1, decision=1, sitters=sitters, options=GAMES[key].options(players, {}), pictures=True)


def _only(key: str, message: Illustrated, kind: type[K]) -> K:
    """The picture of a kind in a message; raises `ValueError` for a face that draws none."""
    for sketch in pictures(message).values():
        if isinstance(sketch, kind):
            return sketch
    raise ValueError(f"{key}: a message has no {kind.__name__} to measure")


def costs(sketches: Iterable[Sketch]) -> tuple[float, int]:
    """The median CPU time in milliseconds, and the most bytes."""
    times: list[float] = []
    sizes: list[int] = []
    for sketch in sketches:
        begin = process_time()
        picture = paint(sketch)
        times.append((process_time() - begin) * 1000)
        sizes.append(len(picture))
    return median(times), max(sizes)


def measure(key: str, *, count: int = 100, warm_up: int = 20) -> Figures:
    """Paint so many hands and boards of a game."""

    def cost(one: Callable[[str, int], Sketch]) -> tuple[float, int]:
        return costs(one(key, seed) for seed in range(warm_up, warm_up + count))

    costs(one(key, seed) for one in (hand, board) for seed in range(warm_up))
    return Figures(*cost(hand), *cost(board))


def main() -> None:
    """Print what each game's hand and board cost; exit status `MISSED` when a hand costs more than it may."""
    missed = False
    for key in GAMES:
        figures = measure(key)
        hand_kb, board_kb = figures.hand_bytes / 1000, figures.board_bytes / 1000
        print(f"pictures: {key}: a board takes {figures.board_ms:.1f} ms of CPU, at most {board_kb:.0f} kB")  # noqa: T201 - output
        print(f"pictures: {key}: a hand takes {figures.hand_ms:.1f} ms of CPU, target {TARGET_MS:g}")  # noqa: T201 - this is a command
        print(f"pictures: {key}: a hand has at most {hand_kb:.0f} kB, target {TARGET_BYTES / 1000:g}")  # noqa: T201 - likewise
        missed = missed or figures.hand_ms > TARGET_MS or figures.hand_bytes > TARGET_BYTES
    sys.exit(MISSED if missed else 0)


if __name__ == "__main__":
    main()
