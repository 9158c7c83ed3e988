"""The servers that the bot has been removed from; knows no Discord, no SQL and no rule.

Discord reports removals that are none. So what stands in such a server rests, as if the bot were down, and
is closed only after a day.
"""

from collections.abc import Callable, Collection
from datetime import datetime, timedelta

from bot.keeper import Keeper
from bot.store import Store

LOST_AFTER = timedelta(days=1)
"""How long the tables of a server wait for the bot to be invited again."""


class Guilds:
    """Notes in which servers with open tables the bot is not any more, and since when."""

    def __init__(self, keeper: Keeper, store: Store, now: Callable[[], datetime]) -> None:
        self._keeper = keeper
        self._store = store
        self._now = now
        self._gone: dict[int, datetime] = {}
        self._returned = set[int]()
        """Where the bot is back, as far as nobody was told yet: a busy store may have come between."""

    def gone(self, guild_id: int) -> bool:
        """Whether the bot is not in this server."""
        return guild_id in self._gone

    def lost(self, guild_id: int) -> bool:
        """Whether the bot has not been in this server for so long that it is not waited for any more."""
        since = self._gone.get(guild_id)
        return since is not None and since + LOST_AFTER <= self._now()

    async def recall(self) -> None:
        """Know what is noted."""
        self._gone = await self._store.absences()

    async def look(self, present: Collection[int]) -> set[int]:
        """Compare with the servers that Discord says the bot is in; gives those where it is back."""
        await self.recall()
        for guild_id in await self._store.guilds():
            if guild_id not in present:
                await self.left(guild_id)
        for guild_id in [guild_id for guild_id in self._gone if guild_id in present]:
            await self.back(guild_id)
            self._returned.add(guild_id)
        returned, self._returned = self._returned, set()
        return returned

    async def left(self, guild_id: int) -> None:
        """The bot is not in this server any more."""
        if guild_id not in self._gone:
            self._gone[guild_id] = await self._store.leave_guild(guild_id, self._now())

    async def back(self, guild_id: int) -> None:
        """The bot is in this server again: all goes on with as much time left as there was."""
        async with self._keeper.aside():
            await self._store.rejoin_guild(guild_id, self._now())
        self._gone.pop(guild_id, None)
