"""A runner whose pauses end when a test says so; knows no test."""

import asyncio
from random import Random
from typing import TYPE_CHECKING

from house import ALL_GAMES, House
from ticks import Brain, lowest

from bot.runner import Runner, Tempo
from bot.table import Table, Waits

if TYPE_CHECKING:
    from collections.abc import Mapping


class Bench:
    """A runner whose pauses end at once, or when they are let go."""

    def __init__(self, house: House, brain: Brain = lowest, *, patience: float = 5.0) -> None:
        self.house = house
        self.pauses: list[float] = []
        self.gate = asyncio.Event()
        self.gate.set()
        players: Mapping[str, Mapping[str, Brain]] = {
            **{key: game.players for key, game in ALL_GAMES.items()},
            "bids": {"greedy": brain},
        }
        tempo = Tempo(pace=1.0, pause=self._pause, patience=patience)
        self.runner = Runner(house.tables, ALL_GAMES, players, Random(1), tempo)  # noqa: S311 - no secret

    async def _pause(self, seconds: float) -> None:
        self.pauses.append(seconds)
        await asyncio.sleep(0)
        await self.gate.wait()

    async def until(self, table_id: int, *, waits: Waits) -> Table:
        """The table as soon as it waits for this."""
        return await self.house.until(table_id, lambda table: table.waits is waits)
