"""`make bench` as a whole: a figure that misses its target is told from a part that breaks down."""

import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from itertools import islice
from pathlib import Path
from random import Random
from types import ModuleType

import bids_face
import pytest
from bids import Bids

from bench import MISSED, clicks, engine, pictures, seated, tables
from bench.__main__ import PARTS, verdict
from bot.texts import texts
from engine.registry import GAMES
from engine.unsortiert.moves import Kind

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("statuses", "strict", "report_only"),
    [
        pytest.param([0, 0, 0], 0, 0, id="all meet their targets"),
        pytest.param([0, MISSED, 0], MISSED, 0, id="one misses"),
        pytest.param([MISSED, 0, 1], 1, 1, id="one misses and one breaks down"),
        pytest.param([0, 1, 0], 1, 1, id="a traceback"),
        pytest.param([0, 0, 2], 1, 1, id="a module that is not there"),
        pytest.param([0, -signal.SIGKILL, 0], 1, 1, id="killed"),
    ],
)
def test_a_breakdown_is_never_taken_for_a_missed_target(
    statuses: list[int], strict: int, report_only: int
) -> None:
    """Nor for a good run, as when a negative status is taken for less than 0."""
    assert verdict(statuses, report_only=False) == strict
    assert verdict(statuses, report_only=True) == report_only


@pytest.mark.parametrize("part", PARTS)
def test_a_part_that_breaks_down_says_so_by_its_status(part: str) -> None:
    """Here for want of everything but Python's own library."""
    command = [sys.executable, "-S", "-m", f"bench.{part}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)  # noqa: S603
    assert done.returncode not in {0, MISSED}


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("key", GAMES)
def test_pictures_are_measured_by_what_the_bot_paints(key: str, seed: int) -> None:
    """Of each game a full hand that may be played, and the fullest table, where it is somebody's turn."""
    hand, board = pictures.hand(key, seed), pictures.board(key, seed)
    assert hand.tiles
    assert len(board.seats) == GAMES[key].seats[-1]
    assert all(seat.name for seat in board.seats)
    assert any(seat.turn for seat in board.seats)


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("key", GAMES)
def test_the_fullest_hand_of_a_game_is_measured_and_not_the_one_that_opens_it(key: str, seed: int) -> None:
    """No smaller than any that somebody is to play from at that table."""
    game, tiles = GAMES[key], len(pictures.hand(key, seed).tiles)
    played = islice(pictures.moments(game, seated(game), seed), pictures.MOST_MOVES)
    assert tiles == max(len(game.position(state)["hands"][seat]) for state, seat in played)


@pytest.mark.parametrize(("key", "dealt"), [("unsortiert", 10), ("scouting", 11), ("shithead", 3)])
def test_hands_are_measured_that_have_grown(key: str, dealt: int) -> None:
    """Some have far more cards than were dealt."""
    assert max(len(pictures.hand(key, seed).tiles) for seed in range(10)) > dealt + 5


class Duel(Bids):
    """A game for two or three that is over at once."""

    seats = range(2, 4)

    def options(self, players: int, chosen: Mapping[str, object]) -> tuple[int, int]:
        """One deal."""
        return super().options(players, {**chosen, "deals": 1})


@pytest.mark.parametrize("seed", range(10))
def test_a_short_game_for_few_is_measured_too(seed: int) -> None:
    """With as many as can play, to its end."""
    game = Duel()
    assert seated(game) == 3
    assert engine.played(game, Random(seed)) == 3  # noqa: S311 - any will do
    seats = [seat for _, seat in pictures.moments(game, seated(game), seed)]
    assert seats == [0, 1, 2]


def test_a_face_without_pictures_is_said_to_have_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which game it is, and what is missing."""
    bids_face.register(monkeypatch, tmp_path / "texts")
    monkeypatch.setattr(pictures, "SAY", texts("de"))
    with pytest.raises(ValueError, match="bids: a message has no HandSketch"):
        pictures.hand("bids", 1)
    with pytest.raises(ValueError, match="bids: a message has no BoardSketch"):
        pictures.board("bids", 1)


@pytest.mark.parametrize("seed", range(10))
def test_each_combination_in_a_hand_of_the_first_game_is_named_by_its_german_word(seed: int) -> None:
    """So that it is no cheaper than in the bot."""
    hand = pictures.hand("unsortiert", seed)
    kinds = {
        texts("de")(key, kind=kind) for key in ("unsortiert-kind", "unsortiert-picture-kind") for kind in Kind
    }
    assert {word for group in hand.groups for word in group.word.split(" / ")} <= kinds


def far_too_slow(_: object) -> engine.Figures:
    """In the place of what takes long to measure."""
    return engine.Figures(ours=1, theirs=100, ratio=0.01)


async def far_too_long() -> tables.Figures:
    """Likewise."""
    return tables.Figures(ours=1, theirs=0.01)


async def far_too_many() -> Counter[int]:
    """Likewise."""
    return Counter({1: 9, 17: 1})


def far_too_dear(_: str) -> pictures.Figures:
    """Likewise."""
    return pictures.Figures(hand_ms=15.1, hand_bytes=10_000, board_ms=1, board_bytes=10_000)


def far_too_large(_: str) -> pictures.Figures:
    """Likewise."""
    return pictures.Figures(hand_ms=1, hand_bytes=60_001, board_ms=1, board_bytes=10_000)


@pytest.mark.parametrize(
    ("part", "measure"),
    [
        (engine, far_too_slow),
        (tables, far_too_long),
        (clicks, far_too_many),
        (pictures, far_too_dear),
        (pictures, far_too_large),
    ],
    ids=["engine", "tables", "clicks", "pictures' time", "pictures' bytes"],
)
def test_a_part_that_misses_its_target_says_so_by_its_status(
    part: ModuleType,
    measure: Callable[[], object],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Beside the figure and the target."""
    monkeypatch.setattr(part, "measure", measure)
    with pytest.raises(SystemExit) as ended:
        part.main()
    assert ended.value.code == MISSED
    assert "target" in capsys.readouterr().out
