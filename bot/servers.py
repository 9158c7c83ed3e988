"""Which servers the bot is in, as Discord's gateway tells; knows no table but by its server."""

import logging
from collections.abc import Awaitable, Callable, Collection

import discord
from discord.ext import commands

from bot.guilds import Guilds
from bot.latest import Latest
from bot.retries import Pause
from bot.store import StoreBusy

log = logging.getLogger(__name__)

_ALL = "servers"


class Servers(commands.Cog):
    """Has it noted where the bot is whenever that may have changed, and what it has to do where it is back.

    A server in an outage is one that it is in.
    """

    def __init__(
        self,
        client: discord.Client,
        guilds: Guilds,
        go_on: Callable[[Collection[int]], Awaitable[None]],
        pause: Pause,
    ) -> None:
        """``go_on``: lets the tables of these servers go on."""
        self._client = client
        self._guilds = guilds
        self._go_on = go_on
        self._writer = Latest(self._note, pause)
        self._back: set[int] = set()
        """Where the bot is back and not everything goes on yet."""

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Have it noted at each new connection."""
        self.look()

    @commands.Cog.listener("on_guild_remove")
    @commands.Cog.listener("on_guild_join")
    @commands.Cog.listener("on_guild_available")
    async def changed(self, _guild: discord.Guild) -> None:
        """Have it noted when Discord says that something has changed; of removals that is not always true."""
        self.look()

    def look(self) -> None:
        """Have it noted, soon, in which servers the bot is; does not wait."""
        if self._client.is_ready():  # before that not all of them are known
            self._writer.poke(_ALL)

    async def looked(self, patience: float) -> None:
        """Have it noted, and wait for that."""
        self.look()
        await self._writer.idle(_ALL, patience)

    async def close(self, patience: float) -> None:
        """Finish what is being noted."""
        await self._writer.close(patience)

    async def _note(self, _: str) -> bool:
        """Note where the bot is; gives whether that need not be tried again."""
        try:
            self._back |= await self._guilds.look({guild.id for guild in self._client.guilds})
            if self._back:
                await self._go_on(self._back)
            self._back.clear()
        except StoreBusy:
            log.warning("The store was busy for too long to note where the bot is")
            return False
        return True
