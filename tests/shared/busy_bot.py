"""A process that plays at several tables as fast as it can, until it is stopped; knows no test."""

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from subprocess import PIPE, Popen

from bot.choices import Choices
from bot.store import Store
from bot.table import Person, Stage, Waits
from bot.tables import Tables
from engine.registry import GAMES

HOST = Person(1, "Anna")
ROOT = Path(__file__).parents[2]
TABLES = 4


async def _play(tables: Tables, channel: int, chance: Random) -> None:
    """One game after the other in a channel, for ever; says ``moved`` after each move."""
    while True:
        choices = Choices({"chips": 1})
        table = await tables.open(
            guild_id=1,
            channel_id=channel,
            locale="en",
            host=HOST,
            game="unsortiert",
            choices=choices,
            computers=2,
        )
        table = await tables.start(table.id, HOST.user_id)
        while table.stage is not Stage.ENDED:
            if table.waits is Waits.DEAL:
                table = await tables.deal(table.id, table.revision)
                continue
            [(seat, decision)] = table.decisions.items()
            move = str(chance.choice(GAMES["unsortiert"].legal_moves(table.state, seat)))
            if table.seats[seat].user_id is None:
                table = await tables.act_for(table.id, seat, decision, move)
            else:
                table = await tables.act(table.id, HOST.user_id, decision, move)
            print("moved", flush=True)  # noqa: T201 - the other process reads it


async def _main(database: str) -> None:
    tables = Tables(await Store.open(database), GAMES)
    chance = Random(1)  # noqa: S311 - no secret
    await asyncio.gather(*(_play(tables, channel, chance) for channel in range(1, TABLES + 1)))


class BusyBot:
    """The process, seen from the test."""

    def __init__(self, process: "Popen[str]") -> None:
        self._process = process

    def wait_for(self, moves: int) -> None:
        """Wait until it has made so many moves more; it goes on meanwhile."""
        assert self._process.stdout is not None
        for _ in range(moves):
            assert self._process.stdout.readline() == "moved\n"


@contextmanager
def busy_bot(database: Path) -> Iterator[BusyBot]:
    """Let a process play on a database; in the end it is killed."""
    command = [sys.executable, str(Path(__file__)), str(database)]
    with Popen(command, stdout=PIPE, text=True, cwd=ROOT, env={"PYTHONPATH": str(ROOT)}) as process:  # noqa: S603
        try:
            yield BusyBot(process)
        finally:
            process.kill()


if __name__ == "__main__":
    asyncio.run(_main(sys.argv[1]))
