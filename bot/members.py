"""Whether people are still in their table's server; knows no rule and no text.

Discord tells a bot who comes and goes only with an intent that this one does not ask for. So whoever is
waited for is looked up when it matters (docs/decisions/0010).
"""

from contextlib import suppress

import discord

from bot.discord_calls import Trouble, attempt
from bot.refusals import Refused
from bot.table import Table
from bot.tables import Tables


class Members:
    """Has those leave their tables who are no longer members of the server."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables

    async def look_after(self, table: Table) -> None:
        """Have everybody leave the table who is waited for and no longer in its server."""
        for seat in table.asked:
            user_id = table.seats[seat].user_id
            if user_id is not None:
                await self.left(table, user_id)

    async def left(self, table: Table, user_id: int) -> bool:
        """Have somebody leave the table if they are no longer in its server; gives whether they are not.

        One request. Only Discord's clear answer counts: in any doubt everybody stays.
        """
        guild = self._client.get_guild(table.guild_id)
        if guild is None or guild.unavailable:
            return False
        found = await attempt(guild.fetch_member(user_id), f"look up member {user_id} of server {guild.id}")
        if found is not Trouble.MEMBER_GONE:
            return False
        with suppress(Refused):  # they may have left the table meanwhile, or it has ended
            await self._tables.gone(table.id, user_id)
        return True
