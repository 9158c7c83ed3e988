"""What pictures cost: the CPU time to paint one, and its bytes; knows Discord's messages, and no rule.

Run as ``python -m bench.pictures``. What is painted is what the German messages of real games hold: hands of
ten cards whose player opens a round, so that all that is adjacent may be played, and tables of five in
mid-round. No two are alike, and each is painted once; sprites of cards are kept between pictures, as they are
in the bot, and the first pictures, for which they are drawn, are not counted. CPU time is another on each
machine: what counts is how far the target is.
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
"""The most CPU that a ten-card hand may cost, in milliseconds."""

TARGET_BYTES = 60_000
"""The most bytes that it may have."""

KEY = "unsortiert"
SAY = texts("de")
PEOPLE = ("Anna", "Ben", "Carla", "Dan", "Eva")

TEN_CARDS = 4
"""With so many players everybody begins with ten cards."""

MID_ROUND = 3
"""So many have had their turn in a round that is not over."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The medians of one run; of bytes the most that any picture had."""

    hand_ms: float
    hand_bytes: int
    board_ms: float
    board_bytes: int


def hand(seed: int) -> HandSketch:
    """The hand of whoever opens the first round, in the message that they get."""
    state = _going_on(_begun(TEN_CARDS), Random(seed))  # noqa: S311 - a benchmark keeps no secret
    (seat,) = GAMES[KEY].to_act(state)
    panel = FACES[KEY].panel(SAY, _facts(TEN_CARDS), GAMES[KEY].view(state, seat))
    return _only(panel, HandSketch)


def board(seed: int) -> BoardSketch:
    """The table after a few random turns, as everybody sees it."""
    rng = Random(seed)  # noqa: S311 - likewise
    state = _begun(len(PEOPLE))
    while len((view := GAMES[KEY].view(state, None)).acts) != MID_ROUND:
        state = _going_on(state, rng)
    return _only(FACES[KEY].board(SAY, _facts(len(PEOPLE)), view), BoardSketch)


def _begun(players: int) -> Any:
    return GAMES[KEY].start(GAMES[KEY].options(players, {}))


def _going_on(state: Any, rng: Random) -> Any:
    """The state after the deal that is due or else a random move."""
    game = GAMES[KEY]
    if deck := game.deck(state):
        return game.deal(state, rng.sample(deck, len(deck)))[0]
    (seat,) = game.to_act(state)
    return game.apply(state, seat, rng.choice(game.legal_moves(state, seat)))[0]


def _facts(players: int) -> Facts:
    sitters = tuple(Sitter(name) for name in PEOPLE[:players])
    return Facts(table=1, decision=1, sitters=sitters, options=GAMES[KEY].options(players, {}), pictures=True)


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


def measure(*, count: int = 100, warm_up: int = 20) -> Figures:
    """Paint so many hands and boards."""

    def cost(one: Callable[[int], Sketch]) -> tuple[float, int]:
        return costs(map(one, range(warm_up, warm_up + count)))

    costs(one(seed) for one in (hand, board) for seed in range(warm_up))
    return Figures(*cost(hand), *cost(board))


def main() -> None:
    """Print what a hand and a board cost; exit status `MISSED` when a hand costs more than it may."""
    figures = measure()
    hand_kb, most_kb, board_kb = figures.hand_bytes / 1000, TARGET_BYTES / 1000, figures.board_bytes / 1000
    print(f"pictures: a board takes {figures.board_ms:.1f} ms of CPU and at most {board_kb:.0f} kB")  # noqa: T201 - output
    print(f"pictures: a hand takes {figures.hand_ms:.1f} ms of CPU, target {TARGET_MS:g}")  # noqa: T201 - this is a command
    print(f"pictures: a hand has at most {hand_kb:.0f} kB, target {most_kb:g}")  # noqa: T201 - likewise
    missed = figures.hand_ms > TARGET_MS or figures.hand_bytes > TARGET_BYTES
    sys.exit(MISSED if missed else 0)


if __name__ == "__main__":
    main()
