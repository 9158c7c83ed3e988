"""Which channels and threads are gone, as Discord's gateway tells; knows no table but by its place."""

import logging

import discord
from discord.ext import commands

from bot.latest import Latest
from bot.retries import Pause
from bot.store import StoreBusy
from bot.tables import Tables

log = logging.getLogger(__name__)


class Places(commands.Cog):
    """Has the tables closed whose place is gone.

    Of a channel's threads, the archived ones above all, Discord does not tell that they went with it.
    """

    def __init__(self, tables: Tables, pause: Pause) -> None:
        self._tables = tables
        self._writer = Latest(self._lose, pause)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the tables of a channel and of its threads."""
        self._writer.poke(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Close the table of a thread."""
        self._writer.poke(payload.thread_id)

    async def close(self, patience: float) -> None:
        """Finish what is being closed."""
        await self._writer.close(patience)

    async def _lose(self, channel_id: int) -> bool:
        """Close what stood there; gives whether that need not be tried again."""
        try:
            await self._tables.lose(channel_id)
        except StoreBusy:
            log.warning("The store was busy for too long to close what stood in channel %d", channel_id)
            return False
        return True
