"""A clock whose loop goes round only when told to; knows no test."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta
from random import Random
from typing import Any, TypeAlias

from house import ALL_GAMES, House

from bot.clock import Clock
from bot.heartbeat import JUMP
from bot.runner import Runner, Tempo
from bot.table import Table

Brain: TypeAlias = Callable[[Any, Random], Any]

LookAfter: TypeAlias = Callable[[Table], Awaitable[None]]


def lowest(view: Any, _chance: Random) -> Any:
    """A computer player that takes the first legal move."""
    return view.legal[0]


def _runner(house: House, brain: Brain) -> Runner:
    players: Mapping[str, Mapping[str, Brain]] = {"bids": {"greedy": brain}, "unsortiert": {"greedy": lowest}}
    return Runner(house.tables, ALL_GAMES, players, Random(1), Tempo(pace=0))  # noqa: S311 - no secret


class Ticks:
    """A clock whose loop goes round when told to."""

    def __init__(self, house: House, brain: Brain = lowest, look_after: LookAfter | None = None) -> None:
        self._asked = asyncio.Semaphore(0)
        self._waiting = asyncio.Semaphore(0)
        self._house = house
        self.reached = True
        """Whether Discord is there."""
        self.moved = 0
        """How often the clock told that deadlines have moved."""
        self.looked_after: list[int] = []
        """At which tables somebody looked who is there, by revision."""
        self._look_after = look_after
        self.clock = Clock(
            house.tables,
            _runner(house, brain),
            pause=self._pause,
            reached=lambda: self.reached,
            look_after=self._see,
        )
        self.clock.listen(self._note)

    def _note(self) -> None:
        self.moved += 1

    async def _see(self, table: Table) -> None:
        self.looked_after.append(table.revision)
        if self._look_after is not None:
            await self._look_after(table)

    async def _pause(self, _seconds: float) -> None:
        self._waiting.release()
        await self._asked.acquire()

    async def start(self) -> None:
        """Start and go round once."""
        await self.clock.start()
        await self._waiting.acquire()

    async def go_round(self) -> None:
        """Once more, until all is done that was due."""
        await self.look()
        await asyncio.gather(*self.clock._settling.values())

    async def let_pass(self, **span: float) -> None:
        """Let so much time pass with a look every now and then, as it does while the bot is awake."""
        end = self._house.time() + timedelta(**span)
        while (left := end - self._house.time()) > timedelta():
            self._house.time.pass_by(seconds=min(left, JUMP).total_seconds())
            await self.go_round()

    async def look(self) -> None:
        """Once more, without waiting for what is due to be done."""
        self._asked.release()
        async with asyncio.timeout(5):
            await self._waiting.acquire()
