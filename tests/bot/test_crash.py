"""Killed at any instant, over and over: what was acknowledged is there, once, and every game goes on."""

import os
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import closing
from itertools import count, cycle
from pathlib import Path
from random import Random

import pytest
from deeds import DEEDS
from player_process import Task
from witness import Witness
from zygote import Kill, Said, Zygote

from bot.table import EndReason, Stage

KILLS = int(os.environ.get("CRASHES", "12"))
"""How often a process is killed; ``make crash`` asks for more."""

MANY = 100
"""So many kills have hit everything that there is to be hit."""

CHANNELS = 12

FIRST_YOUNG, LAST_YOUNG = 7, 9
"""Of ten kills these hit a database that is new, or new to this version."""

OPENING, CREATING = 0.04, 0.15
"""Seconds that it takes at most, more or less, to open a database, and to make or to migrate one."""

LONG = Kill(2, 3)
"""After an evening on which even those who wait for an hour have their turn."""

OLD = sorted(Path(__file__).parent.joinpath("old").glob("*.sql"))
"""Databases of earlier versions, with running games."""


class Crashes:
    """One run: databases, the process that plays on them, and what has come of it."""

    def __init__(self, folder: Path, zygote: Zygote) -> None:
        self._folder = folder
        self._zygote = zygote
        self._chance = Random(KILLS)  # noqa: S311 - no secret
        self._zero = time.time()
        self._names = count()
        self.hits: Counter[str] = Counter()
        """How often a process was killed in which phase."""
        self.changes = 0
        self.deeds: Counter[str] = Counter()
        self.endings: Counter[EndReason | None] = Counter()

    def database(self, script: Path | None = None) -> Witness:
        """A database that is not there yet, or one as an earlier version left it."""
        path = self._folder / f"{next(self._names)}" / "tables.db"
        path.parent.mkdir()
        if script is not None:
            with closing(sqlite3.connect(path)) as database:
                database.executescript(script.read_text(encoding="utf-8"))
        return Witness(path)

    def instant(self) -> Kill:
        """When to kill: right after something was acknowledged, in the start-up, or whenever."""
        return self._chance.choice(
            (
                Kill(self._chance.randrange(3, 120), self._chance.expovariate(2000)),
                Kill(self._chance.randrange(3, 120), self._chance.expovariate(500)),
                Kill(1, self._chance.uniform(0, OPENING)),
                Kill(2, self._chance.uniform(0, 0.4)),
            )
        )

    def birth(self) -> Kill:
        """When to kill while a database is made or migrated."""
        return Kill(1, self._chance.uniform(0, CREATING))

    async def killed(self, witness: Witness, kill: Kill, channels: int = CHANNELS) -> None:
        """Have a process play and be killed; then everything is there that it acknowledged."""
        said = await self._play(witness, channels, kill)
        assert said.status == -9
        self.hits["playing" if said.of("told") else "starting" if said.of("ready") else "opening"] += 1
        await witness.look()

    async def finished(self, witness: Witness, channels: int = CHANNELS) -> None:
        """Have a process play every game to its end."""
        said = await self._play(witness, channels)
        assert said.status == 0
        for table in await witness.look(thoroughly=True):
            assert table.stage is Stage.ENDED or table.channel_id not in range(channels)
            self.endings[table.ended] += 1
        self.changes += witness.changes
        self.deeds += witness.deeds

    async def _play(self, witness: Witness, channels: int, kill: Kill | None = None) -> Said:
        seed = self._chance.randrange(2**32)
        task = Task(str(witness.path), seed, self._zero, channels, finish=kill is None)
        said = await self._zygote.child(task, kill)
        witness.hear(said)
        return said

    def report(self, seconds: float) -> str:
        """What has come of it, in a few lines."""
        return "\n".join(
            (
                f"{self.hits.total()} kills in {seconds:.0f} s: {dict(self.hits)}",
                f"{self.changes} changes acknowledged, all of them found once; {dict(self.deeds)}",
                f"tables ended: { {str(reason): number for reason, number in self.endings.items()} }",
            )
        )


@pytest.fixture
async def crashes(tmp_path: Path) -> AsyncIterator[Crashes]:
    """A run that has not begun."""
    zygote = await Zygote.start()
    yield Crashes(tmp_path, zygote)
    await zygote.close()


async def test_whatever_was_acknowledged_survives_kills_at_any_instant(
    crashes: Crashes, capsys: pytest.CaptureFixture[str]
) -> None:
    """Many kills on one database, and some on new and old ones while they are made or migrated."""
    began, main, origins = time.monotonic(), crashes.database(), cycle((*OLD, None))
    for number in range(KILLS):
        phase = number % 10
        if phase == FIRST_YOUNG:
            young = crashes.database(next(origins))
        if phase < FIRST_YOUNG:
            await crashes.killed(main, LONG if number % 25 == 15 else crashes.instant())
        else:
            await crashes.killed(young, crashes.birth() if phase < LAST_YOUNG else crashes.instant(), 3)
        if phase == LAST_YOUNG:
            await crashes.finished(young, 3)
    await crashes.finished(main)
    with capsys.disabled():
        print(f"\n{crashes.report(time.monotonic() - began)}")  # noqa: T201 - who asks for it wants to know
    assert min(crashes.hits["playing"], crashes.endings[EndReason.FINISHED]) > 0
    if KILLS >= MANY:
        assert crashes.hits.keys() == {"opening", "starting", "playing"}
        assert crashes.deeds.keys() | {"vote"} == {"open", *DEEDS}  # its hour is long on a busy machine
