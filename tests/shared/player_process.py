"""A process that plays at many tables until it is killed, and says what was acknowledged; knows no test.

It loads everything once and then waits for a line of JSON on standard input, a `Task`. For each it forks a
child that opens the store and plays, so that the next one is there in no time. On standard output, each line
a JSON list:

``["born", PID]`` and ``["gone", STATUS]`` frame what a child says; ``["ready"]`` once the store is open,
``["told", TABLE, REVISION, MARK, STATE'S MARK]`` for a change that listeners were told of, whoever made it,
``["done", DEED, TABLE, REVISION, MOVE]`` when somebody has their answer, ``["error", TEXT]`` for what was
logged as one.
"""

import asyncio
import json
import logging
import os
import sys
import time
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from random import Random

from deeds import DEEDS, Click, Service, some_click
from marks import mark, table_mark

from bot.choices import Choices, Pace
from bot.clock import Clock
from bot.refusals import Refused
from bot.runner import Runner, Tempo
from bot.store import Store
from bot.table import Person, Stage, Table
from bot.tables import Tables
from engine.registry import GAMES

SPEED = 1800
"""How many seconds pass in one, so that a minute is over in a thirtieth of a second."""

LONGEST_WAIT = 0.02
"""For how many seconds somebody waits who has nothing to do."""

NEGLECT = timedelta(hours=12)
"""For how long nobody does anything at a table, now and then."""

_BEGINNING = datetime(2025, 3, 30, 0, 30, tzinfo=UTC)

_WALKERS = tuple(Person(number, f"Walker {number}") for number in range(1, 5))
"""They go from table to table."""

_ONWARD = [name for name, deed in DEEDS.items() if deed.onward]


@dataclass(frozen=True, slots=True)
class Task:
    """What a child is to do."""

    database: str
    seed: int
    zero: float
    """When time began, in seconds as `time.time` has them: the same for all children of a database."""
    channels: int
    finish: bool
    """Play all games to their end and stop, instead of opening new ones for ever."""

    def line(self) -> bytes:
        """As it goes to the process."""
        return json.dumps(asdict(self)).encode() + b"\n"


def say(*words: object) -> None:
    """Write one line in one go, so that it is there whole or not at all."""
    os.write(sys.stdout.fileno(), json.dumps(words).encode() + b"\n")


class _Errors(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        say("error", self.format(record))


class Evening:
    """People, computer players and the clock at all the tables of one database."""

    def __init__(self, store: Store, task: Task) -> None:
        self._task = task
        self._chance = Random(task.seed)  # noqa: S311 - no secret
        self._tables = Tables(store, GAMES, now=self._now)
        self._tables.listen(self._told)
        players = {key: game.players for key, game in GAMES.items()}
        self._runner = Runner(self._tables, GAMES, players, self._chance, Tempo(pace=0.5, pause=self._pause))
        self._service = Service(self._tables, self._runner)
        self._clock = Clock(self._tables, self._runner, pause=self._pause)

    def _now(self) -> datetime:
        return _BEGINNING + timedelta(seconds=(time.time() - self._task.zero) * SPEED)

    async def _pause(self, seconds: float) -> None:
        await asyncio.sleep(seconds / SPEED)

    def _told(self, table: Table) -> None:
        say("told", table.id, table.revision, table_mark(table), mark(table.state))

    async def go_on(self) -> None:
        """Everything starts as the bot does, then two do something in each channel at any time."""
        await self._clock.start()
        await self._runner.start()
        await asyncio.gather(*(self._live(number) for number in range(self._task.channels) for _ in range(2)))
        await self._clock.close()
        await self._runner.close()

    async def _live(self, channel: int) -> None:
        guests = (*_WALKERS, *(Person(100 * (channel + 1) + n, f"Guest {n}") for n in range(5)))
        while True:
            table = await self._tables.at(channel)
            if table is not None:
                await self._something(table, guests)
            elif self._task.finish:
                return
            else:
                await self._open(channel, guests)

    async def _open(self, channel: int, guests: Sequence[Person]) -> None:
        choices = Choices({"chips": self._chance.choice((1, 1, 2))}, pace=self._chance.choice([*Pace]))
        try:
            table = await self._tables.open(
                guild_id=1,
                channel_id=channel,
                locale="de",
                host=self._chance.choice(guests),
                game="unsortiert",
                choices=choices,
                computers=self._chance.randrange(4),
            )
        except Refused:
            return  # the other one was faster
        say("done", "open", table.id, table.revision, "")

    async def _something(self, table: Table, guests: Sequence[Person]) -> None:
        """Somebody does something there, or there is nothing to do for the moment."""
        click = some_click(table, guests, self._now(), self._chance, self._deeds(table))
        if click is None:
            await asyncio.sleep(self._chance.uniform(0, LONGEST_WAIT))
        else:
            await self._send(click)

    def _deeds(self, table: Table) -> Collection[str]:
        """What may be done there: at the end all that leads to the end, nothing while a table is neglected.

        Each is for a while now and then, so that time runs out there; then people vote at most.
        """
        if self._task.finish:
            return _ONWARD
        spell = (self._now() - _BEGINNING) // NEGLECT
        neglected = (spell + table.id) % 4 == (0 if table.stage is Stage.LOBBY else 1)
        return ("vote",) if neglected else DEEDS

    async def _send(self, click: Click) -> None:
        try:
            table = await click.send(self._service)
        except Refused:
            return  # something else happened first
        say("done", click.deed, table.id, table.revision, click.move)


async def play(task: Task) -> None:
    """Open the store and play."""
    say("born", os.getpid())
    logging.getLogger().addHandler(_Errors(logging.ERROR))
    store = await Store.open(task.database)
    say("ready")
    await Evening(store, task).go_on()
    await store.close()


def main() -> None:
    """Fork a child for each task, one after the other."""
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            asyncio.run(play(Task(**json.loads(line))))
            return
        _, status = os.waitpid(child, 0)
        say("gone", os.waitstatus_to_exitcode(status))


if __name__ == "__main__":
    main()
