"""What pictures cost: the CPU time to paint one, and its bytes; knows no rule and no Discord.

Run as ``python -m bench.pictures``. Each hand has ten other cards and a dozen marked groups, and is painted
once; sprites of cards are kept between pictures, as they are in the bot, and the first pictures, for which
they are drawn, are not counted. CPU time is another on each machine: what counts is how far the target is.
"""

import sys
from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random
from statistics import median
from time import process_time

from bench import MISSED
from bot.pictures.paint import paint
from bot.pictures.sketches import (
    BoardSketch,
    Group,
    HandSketch,
    Mark,
    PlaySketch,
    SeatSketch,
    Sign,
    Sketch,
    Tile,
)

TARGET_MS = 15.0
"""The most CPU that a ten-card hand may cost, in milliseconds."""

TARGET_BYTES = 60_000
"""The most bytes that it may have."""

WORDS = ((Mark.SINGLE, 1, "Einzelkarte"), (Mark.RUN, 2, "Zweierfolge"), (Mark.SET, 3, "Drilling"))


@dataclass(frozen=True, slots=True)
class Figures:
    """The medians of one run; of bytes the most that any hand had."""

    hand_ms: float
    hand_bytes: int
    board_ms: float
    board_bytes: int


def _tile(rng: Random) -> Tile:
    kind = rng.choice(["number", "number", "number", "number", "joker", "king"])
    if kind == "joker":
        return Tile("", "Joker", "", Sign.JOKER)
    if kind == "king":
        return Tile("", "K", rng.choice("SC"), Sign.STOP)
    return Tile(str(rng.randint(1, 12)), "", rng.choice("SHDC"))


def hand(rng: Random) -> HandSketch:
    """Ten cards and a dozen groups."""
    kinds = [rng.choice(WORDS) for _ in range(12)]
    groups = tuple(Group(rng.randint(0, 10 - length), length, mark, word) for mark, length, word in kinds)
    return HandSketch(tuple(_tile(rng) for _ in range(10)), groups)


def board(rng: Random) -> BoardSketch:
    """Five players, each of whom has laid three cards."""
    seats = tuple(
        SeatSketch(f"Player {i}", rng.randint(1, 10), (_tile(rng), _tile(rng)), 2, 3) for i in range(5)
    )
    laid = [tuple(_tile(rng) for _ in range(3)) for _ in seats]
    plays = tuple(PlaySketch(i, cards, Mark.RUN, "Dreierfolge") for i, cards in enumerate(laid))
    plays = (*plays[:-1], replace(plays[-1], best=True))
    return BoardSketch(seats, plays, rng.randint(0, 18), "Nachziehstapel", 3, "zu ziehen")


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


def measure(*, pictures: int = 100, warm_up: int = 20) -> Figures:
    """Paint so many hands and boards, no two of them alike."""
    rng = Random(1)  # noqa: S311 - a benchmark keeps no secret
    costs(hand(rng) for _ in range(warm_up))
    costs(board(rng) for _ in range(warm_up))
    hands = costs(hand(rng) for _ in range(pictures))
    return Figures(*hands, *costs(board(rng) for _ in range(pictures)))


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
