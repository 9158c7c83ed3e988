"""What pictures cost: the CPU time to paint one, and its bytes; knows Discord's messages, and no rule.

Run as ``python -m bench.pictures``. What is painted is what the German messages of each game hold: the hands
that open it at a table of four, when most may be played, and the fullest table in mid-game. No two are alike,
and each is painted once; sprites of cards are kept between pictures, as they are in the bot, and the first
pictures, for which they are drawn, are not counted. CPU time is another on each machine: what counts is how
far the target is.
"""

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from statistics import median
from time import process_time
from typing import Any, TypeVar

from bench import MISSED
from bot.pictures.any_sketch import Sketch
from bot.pictures.board_sketches import BoardSketch
from bot.pictures.illustrated import Illustrated, pictures
from bot.pictures.paint import paint
from bot.pictures.sketches import HandSketch
from bot.texts import texts
from cogs.faces import FACES, Facts, Sitter
from engine.registry import GAMES

K = TypeVar("K", BoardSketch, HandSketch)

TARGET_MS = 15.0
"""The most CPU that the hand which opens a game may cost, in milliseconds."""

TARGET_BYTES = 60_000
"""The most bytes that it may have."""

SAY = texts("de")
PEOPLE = ("Anna", "Ben", "Carla", "Dan", "Eva", "Finn", "Gül", "Hanna")

PLAYERS = 4
"""So many have the hands that are painted."""

MID_GAME = range(5, 25)
"""So many moves were made at the tables that are painted."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The medians of one run; of bytes the most that any picture had."""

    hand_ms: float
    hand_bytes: int
    board_ms: float
    board_bytes: int


def hand(key: str, seed: int) -> HandSketch:
    """The hand of who makes the first move of a game, in the message that they get."""
    state = _going_on(key, _begun(key, PLAYERS), Random(seed))  # noqa: S311 - a benchmark keeps no secret
    seat = GAMES[key].to_act(state)[0]
    panel = FACES[key].panel(SAY, _facts(key, PLAYERS), GAMES[key].view(state, seat))
    return _only(panel, HandSketch)


def board(key: str, seed: int) -> BoardSketch:
    """The fullest table after a few random moves, as everybody sees it."""
    rng, players = Random(seed), GAMES[key].seats[-1]  # noqa: S311 - likewise
    state = _going_on(key, _begun(key, players), rng)
    for _ in range(rng.choice(MID_GAME)):
        state = _going_on(key, state, rng)
    if GAMES[key].deck(state):
        state = _going_on(key, state, rng)
    return _only(FACES[key].board(SAY, _facts(key, players), GAMES[key].view(state, None)), BoardSketch)


def _begun(key: str, players: int) -> Any:
    return GAMES[key].start(GAMES[key].options(players, {}))


def _going_on(key: str, state: Any, rng: Random) -> Any:
    """The state after the deal that is due or else a random move."""
    game = GAMES[key]
    if deck := game.deck(state):
        return game.deal(state, rng.sample(deck, len(deck)))[0]
    seat = game.to_act(state)[0]
    return game.apply(state, seat, rng.choice(game.legal_moves(state, seat)))[0]


def _facts(key: str, players: int) -> Facts:
    sitters = tuple(Sitter(name) for name in PEOPLE[:players])
    return Facts(table=1, decision=1, sitters=sitters, options=GAMES[key].options(players, {}), pictures=True)


def _only(message: Illustrated, kind: type[K]) -> K:
    """The picture in a message."""
    (sketch,) = pictures(message).values()
    assert isinstance(sketch, kind)  # noqa: S101 - a face that draws something else is no use here
    return sketch


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
