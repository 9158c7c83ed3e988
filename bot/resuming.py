"""Lets tables go on where the bot is there again, or time stood still; knows no game and no connection."""

import asyncio
from collections.abc import Collection, Iterable
from datetime import datetime, timedelta

from bot.latest import Latest
from bot.parts import Parts
from bot.retries import Pause
from bot.store import StoreBusy

UNSHOWN = timedelta(hours=1)
"""How long before a stop a table may have changed without its board showing it; so long a board is tried."""


class Resuming:
    """Has computers move again, and what everybody sees be true."""

    def __init__(self, parts: Parts, pause: Pause) -> None:
        self._tables = parts.tables
        self._boards = parts.boards
        self._panels = parts.panels
        self._reminders = parts.reminders
        self._runner = parts.runner
        self._begun = asyncio.Event()
        self._times = Latest(self._show_times, pause)

    async def everywhere(self, last_seen: datetime) -> None:
        """Begin, after a stop; show what no board may show yet, as Discord failed or a crash came between."""
        await self._move()
        unseen = await self._tables.changed_since(last_seen - UNSHOWN)
        self._show({*unseen, *await self._tables.ended_with_board()})
        self._begun.set()

    async def in_servers(self, guild_ids: Collection[int]) -> None:
        """Let the tables of servers go on where the bot is back, with as much time left as there was."""
        await self._move()
        for guild_id in guild_ids:
            self._show(table.id for table in await self._tables.moderators.tables_of(guild_id))

    def times_moved(self) -> None:
        """Show anew, soon, whatever tells of a deadline, as those have moved; does not wait."""
        self._times.poke("all")

    async def close(self, patience: float) -> None:
        """Finish what is being shown anew."""
        await self._times.close(patience)

    async def _move(self) -> None:
        await self._runner.start()
        await self._reminders.go_on()

    async def _show_times(self, _: str) -> bool:
        """Show them once all has begun; gives whether that need not be tried again."""
        await self._begun.wait()
        try:
            telling = await self._tables.telling_time()
            await self._reminders.go_on()
        except StoreBusy:
            return False
        self._show(telling)
        return True

    def _show(self, table_ids: Iterable[int]) -> None:
        for table_id in table_ids:
            self._boards.show(table_id)
            self._panels.show(table_id)
