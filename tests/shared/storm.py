"""People, computer players and the clock at many tables at once, on one database; knows no test."""

import asyncio
from collections import Counter, defaultdict
from datetime import timedelta
from random import Random

from deeds import Service
from house import Time
from storm_place import Place

from bot.clock import Clock
from bot.runner import Runner, Tempo
from bot.store import Store
from bot.table import Table
from bot.tables import Tables
from engine.registry import GAMES

TABLES = 200
PLAYED_BEFORE = 10
"""At so many of them a game has just been played to its end."""

CHANGES = 4500
"""After so many the storm is over."""

CALM = 33
"""For so many minutes nobody does anything afterwards."""

PER_CHANGE = 0.6
"""Seconds that pass with each change: in a minute each table changes once, more or less."""

MOST = timedelta(minutes=1)
"""So much passes at most between two looks of the clock: it takes more for sleep."""

LOST_HOURS = 8
"""For so long the machine sleeps now and then, which counts for nobody."""


class Storm:
    """All tables, everybody at them, and what they were told."""

    def __init__(self, store: Store) -> None:
        self.chance = Random(1)  # noqa: S311 - no secret
        self.time = Time()
        self.store = store
        self.tables = Tables(store, GAMES, now=self.time, entropy=self._seed, remembered=TABLES // 2)
        tempo = Tempo(pace=0)
        players = {key: game.players for key, game in GAMES.items()}
        runner = Runner(self.tables, GAMES, players, self.chance, tempo)
        self.service = Service(self.tables, runner)
        self.clock = Clock(self.tables, runner, pause=self._tick)
        self.told: dict[int, list[Table]] = defaultdict(list)
        """By number what was told of a table, in order."""
        self._looked = self.time()
        """When the clock was about to look last."""
        self._calm = asyncio.Event()
        """Set when it has been calm for long enough."""
        self.changes = 0
        """How many that was."""
        self.answered: Counter[tuple[int, int]] = Counter()
        """By table and revision how often somebody was told that this was their doing."""
        self.calm = 0
        """For how many minutes it has been calm."""
        self.seen: Counter[str] = Counter()
        """What has come of the clicks, and how often."""
        self.tables.listen(self._hear)

    @property
    def over(self) -> bool:
        """Whether enough has happened."""
        return self.changes >= CHANGES

    def _seed(self) -> bytes:
        return self.chance.randbytes(32)

    def _hear(self, table: Table) -> None:
        self.told[table.id].append(table)
        self.changes += 1
        if not self.over and self.time() < self._looked + MOST:
            self.time.pass_by(seconds=PER_CHANGE)
        if not self.over and self.changes % (CHANGES // 4) == 0:
            self.time.pass_by(hours=LOST_HOURS)

    async def _tick(self, seconds: float) -> None:
        await asyncio.sleep(seconds / 50)
        if self.over:
            self.calm += 1
            self.time.pass_by(minutes=1)
        if self.calm > CALM:
            self._calm.set()
        self._looked = self.time()

    async def rage(self) -> None:
        """Everything at once, until enough has happened; then nothing but what the clock does."""
        places = [Place(self, channel) for channel in range(TABLES)]
        for place in places[1 :: TABLES // PLAYED_BEFORE]:
            await place.play()
        await self.clock.start()
        await self.service.runner.start()
        try:
            async with asyncio.TaskGroup() as living:
                for place in places:
                    living.create_task(place.live())
            await self._calm.wait()
        finally:
            await self.clock.close()
            await self.service.runner.close()
