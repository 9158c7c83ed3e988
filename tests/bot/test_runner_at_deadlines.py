"""What the computer moves when time runs out, and who is faster than it."""

import asyncio
from random import Random

import pytest
from house import ALL_GAMES, ANNA, BEN, CARLA, House
from musing import PATIENCE, Musing
from paced import Bench

from bot.choices import Pace
from bot.refusals import Refused
from bot.runner import Runner


async def test_time_runs_out_for_those_who_were_asked_and_for_nobody_else(house: House, bench: Bench) -> None:
    """One move each by the computer player of their seat, and the table says for whom."""
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)
    table = await house.tables.act(table.id, BEN.user_id, table.revision, "bid:3")
    house.time.pass_by(seconds=59)
    await bench.runner.time_out(table.id)
    assert await house.tables.get(table.id) == table
    house.time.pass_by(seconds=1)
    await bench.runner.time_out(table.id)
    after = await house.tables.get(table.id)
    assert after.state.bids == (1, 3, 1)
    assert [{*told.late} for told in house.told[-2:]] == [{0}, {0, 2}]
    assert after.expires == table.expires


async def test_a_computer_does_not_run_out_of_time(house: House, bench: Bench) -> None:
    """At a deadline only people's open moves are made."""
    table = await house.game(ANNA, computers=2, pace=Pace.MINUTE)
    house.time.pass_by(minutes=2)
    await bench.runner.time_out(table.id)
    assert (await house.tables.get(table.id)).state.bids == (1, None, None)


async def test_the_next_move_clears_who_was_late(house: House, bench: Bench) -> None:
    """The note is about the last move only, and survives a restart."""
    table = await house.game(ANNA, BEN, CARLA, game="unsortiert", pace=Pace.MINUTE)
    house.time.pass_by(minutes=2)
    await bench.runner.time_out(table.id)
    await house.restart()
    table = await house.tables.get(table.id)
    assert [*table.late] == [0]
    assert not (await house.play_on(table)).late


@pytest.mark.parametrize("moving", range(3))
async def test_a_move_in_the_same_instant_is_the_one_that_counts(house: House, moving: int) -> None:
    """Whoever moves while the computer still thinks was in time; for the others it moves all the same."""
    musing, people = Musing(), (ANNA, BEN, CARLA)
    bench = Bench(house, musing)
    table = await house.game(*people, pace=Pace.MINUTE)
    house.time.pass_by(minutes=2)
    late = asyncio.create_task(bench.runner.time_out(table.id))
    await asyncio.to_thread(musing.thinking.wait, PATIENCE)
    await house.tables.act(table.id, people[moving].user_id, table.revision, "bid:3")
    musing.wake.set()
    await late
    after = await house.tables.get(table.id)
    assert after.state.bids == tuple(3 if seat == moving else 1 for seat in range(3))
    assert {*after.late} == {*range(3)} - {moving}


async def test_who_is_asked_alone_and_moves_in_the_same_instant_is_not_moved_for(house: House) -> None:
    """There is nothing left to do, and whoever wanted it is told."""
    musing = Musing()
    players = {"unsortiert": {"greedy": musing}}
    runner = Runner(house.tables, ALL_GAMES, players, Random(1))  # noqa: S311 - no secret
    table = await house.game(ANNA, BEN, CARLA, game="unsortiert", pace=Pace.MINUTE)
    house.time.pass_by(minutes=2)
    late = asyncio.create_task(runner.time_out(table.id))
    await asyncio.to_thread(musing.thinking.wait, PATIENCE)
    moved = await house.play_on(table)
    musing.wake.set()
    with pytest.raises(Refused, match="not-your-turn"):
        await late
    assert await house.tables.get(table.id) == moved
