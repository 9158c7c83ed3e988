"""What trouble that lasts does to the log: a line now and then, and not what fills the rest of the disk."""

import logging
from typing import Any

import pytest
from house import ANNA, BEN, CARLA, House
from ticks import Ticks

from bot.choices import Pace
from bot.retries import Rests
from bot.store import StoreBusy, StoreError, StoreUnusable

TABLES = 20
SECONDS = 30


def _lines(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [one for one in caplog.records if one.name == "bot.clock" and one.levelno >= logging.WARNING]


@pytest.mark.parametrize("error", [StoreBusy, StoreUnusable])
async def test_what_is_due_at_a_table_rests_when_the_store_fails(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: type[StoreError]
) -> None:
    """Longer each time; each try is a warning without a traceback, and afterwards all is done."""
    ticks = Ticks(house)
    await ticks.start()
    games = [
        await house.game(ANNA, BEN, CARLA, channel=channel, pace=Pace.MINUTE) for channel in range(TABLES)
    ]

    async def fail(*_: object) -> None:
        raise error("no")

    with monkeypatch.context() as patched:
        patched.setattr(house.store, "write", fail)
        house.time.pass_by(seconds=60)
        for _ in range(SECONDS):
            house.time.pass_by(seconds=1)
            await ticks.go_round()
    lines = _lines(caplog)
    assert {(one.levelno, one.exc_info) for one in lines} == {(logging.WARNING, None)}
    tries = [one.getMessage() for one in lines if f"at table {games[0].id} " in one.getMessage()]
    assert len(tries) == 5, "after 1, 2, 4, 8 and 16 seconds"
    assert len(lines) == TABLES * len(tries)
    for _ in range(32):
        house.time.pass_by(seconds=1)
        await ticks.go_round()
    for game in games:
        assert (await house.tables.get(game.id)).late
    await ticks.clock.close()


async def test_a_store_that_stays_unusable_is_told_without_its_traceback(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And with growing pauses."""
    pauses, ticks = list[float](), Ticks(house)
    pause = ticks.clock._pause

    async def noted(seconds: float) -> Any:
        pauses.append(seconds)
        return await pause(seconds)

    async def fail(*_: object) -> None:
        raise StoreUnusable("The disk is full.")

    ticks.clock._pause = noted
    await ticks.start()
    with monkeypatch.context() as patched:
        patched.setattr(house.store, "due", fail)
        for _ in range(9):
            await ticks.go_round()
    await ticks.go_round()
    await ticks.clock.close()
    assert pauses == [1, 1, 2, 4, 8, 16, 32, 60, 60, 60, 1]
    assert [one.getMessage() for one in _lines(caplog)] == ["The clock missed a tick: The disk is full."] * 9
    assert all(one.exc_info is None for one in _lines(caplog))


def test_what_fails_rests_longer_each_time_and_is_forgotten_when_it_is_asked_for_no_more() -> None:
    """Others go on meanwhile."""
    rests, tried = Rests(), list[int]()
    for second in range(40):
        awake = rests.awake([1, 2])
        assert 2 in awake
        if 1 in awake:
            tried.append(second)
            rests.failed(1)
    assert tried == [0, 1, 3, 7, 15, 31]
    assert rests.awake([2]) == [2]
    assert rests.awake([1, 2]) == [1, 2]


def test_what_works_again_has_no_rest_left() -> None:
    """Its next failure is its first."""
    rests = Rests()
    for _ in range(3):
        assert rests.awake([1]) == [1]
        rests.failed(1)
        rests.worked(1)
    rests.failed(1)
    assert rests.awake([1]) == [1]
