"""Who was late at a deadline stays so when the bot is killed while it moves for them."""

import subprocess
import sys
from pathlib import Path

import pytest
from house import House
from lateness import SEATS, asked, listed, runner, sentences

from bot.table import Table

ROOT = Path(__file__).parents[2]

_KILLED = """
import asyncio, os, signal, sys
from datetime import datetime
from pathlib import Path
from house import House
from lateness import runner

async def time_out(path, instant, table, moves):
    def told(_table):
        nonlocal moves
        moves -= 1
        if moves == 0:
            os.kill(os.getpid(), signal.SIGKILL)
    house = House(Path(path))
    house.time.instant = datetime.fromisoformat(instant)
    await house.open()
    house.tables.listen(told)
    await runner(house).time_out(int(table))

*where, moves = sys.argv[1:]
asyncio.run(time_out(*where, int(moves)))
"""
"""Makes the moves that are due at a table, until it is killed after so many of them."""


def _kill(house: House, table: Table, moves: int) -> None:
    """Have another process make what is due, which is killed."""
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-c", _KILLED, str(house.path), str(house.time()), str(table.id), str(moves)],
        cwd=ROOT,
        env={"PYTHONPATH": f"{ROOT}:{ROOT / 'tests' / 'shared'}"},
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (-9, b"")


@pytest.mark.parametrize("moves", [1, 2, 3, 4])
async def test_a_kill_between_the_moves_that_are_due_makes_nobody_less_late(house: House, moves: int) -> None:
    """The next start goes on where it was killed, at whatever of these moves that was."""
    table = await asked(house, "shithead")
    house.time.pass_by(minutes=2)
    await house.tables.beat()
    await house.store.close()
    _kill(house, table, moves)
    house.time.pass_by(seconds=20)
    await house.open()
    await house.tables.resume()
    assert len((await house.tables.get(table.id)).late) == moves
    await runner(house).time_out(table.id)
    table = await house.tables.get(table.id)
    assert {*table.late} == {*SEATS}
    assert all(
        listed(SEATS, last) in said for last, said in zip(("und", "and"), sentences(table), strict=True)
    )
