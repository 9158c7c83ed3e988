"""Deadlines whatever the machine thinks of summer and of where it stands: a minute is a minute."""

import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from house import ANNA, BEN, CARLA, House
from ticks import Ticks

from bot.choices import Pace
from bot.table import Table
from bot.tables import utc_now
from cogs.drawing import Drawing

ZONES = ("Europe/Berlin", "America/New_York", "Pacific/Apia", "Nowhere/Wrong")

CHANGES = (
    datetime(2025, 3, 30, 0, 59, 30, tzinfo=UTC),  # Berlin leaps from two to three
    datetime(2025, 10, 26, 0, 59, 30, tzinfo=UTC),  # and has the hour from two to three twice
    datetime(2025, 11, 2, 5, 59, 30, tzinfo=UTC),  # as New York has from one to two
)
"""Half a minute before the clocks are set."""

Move = Callable[[str], None]


@pytest.fixture
def move_to(monkeypatch: pytest.MonkeyPatch) -> Iterator[Move]:
    """Moves the machine to another time zone."""

    def move(zone: str) -> None:
        monkeypatch.setenv("TZ", zone)
        time.tzset()

    yield move
    monkeypatch.undo()
    time.tzset()


async def _history(path: Path, move_to: Move, zones: tuple[str, str], instant: datetime) -> list[Table]:
    """A turn of a minute, a restart in another zone in the middle of it, and its end."""
    move_to(zones[0])
    house = House(path)
    house.time.instant = instant
    await house.open()
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)
    house.time.pass_by(seconds=20)
    await house.tables.beat()
    move_to(zones[1])
    await house.restart()
    ticks = Ticks(house)
    await ticks.start()
    seen = [await house.tables.get(table.id)]
    for seconds in (39, 2):
        await ticks.let_pass(seconds=seconds)
        seen.append(await house.tables.get(table.id))
    await ticks.clock.close()
    await house.store.close()
    return seen


@pytest.mark.parametrize("instant", CHANGES, ids=str)
async def test_time_runs_out_after_a_minute_wherever_and_whenever(
    tmp_path: Path, move_to: Move, instant: datetime
) -> None:
    """Over every change of the clocks, and when the machine moves to another zone while the bot is down."""
    told = []
    for number, zone in enumerate(ZONES):
        zones = (zone, ZONES[number - 1])
        waiting, still, moved = await _history(tmp_path / f"{number}.db", move_to, zones, instant)
        assert waiting.deadline is not None
        assert waiting.deadline.utcoffset() is not None
        assert (waiting.deadline - instant).total_seconds() == 60
        assert still.decisions == waiting.decisions
        assert moved.late
        told.append(repr(Drawing().reminder(waiting, instant).to_components()))  # type: ignore[no-untyped-call]
    assert len({*told}) == 1


def test_the_time_of_the_machine_is_asked_for_with_its_zone(move_to: Move) -> None:
    """And is the same wherever that is."""
    asked = []
    for zone in ZONES:
        move_to(zone)
        asked.append(utc_now())
    assert all(one.tzinfo is UTC for one in asked)
    assert (max(asked) - min(asked)).total_seconds() < 60
