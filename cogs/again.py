"""Playing again: one tap on the board of a finished game brings its people to a new lobby; knows no game."""

from typing import TYPE_CHECKING

from discord.ext import commands

from bot.house_rules import HouseRules
from bot.refusals import Refusal, Refused
from bot.table import Table
from cogs.asking import Ask, Reply, Worded
from cogs.items import Desk, desk_of
from cogs.lobby import Lobby, lobby_of

if TYPE_CHECKING:
    from bot.app import Unsortiert


class Again(commands.Cog):
    """Opens tables again, for whoever sat there, however long ago."""

    def __init__(self, bot: "Unsortiert", desk: Desk, lobby: Lobby) -> None:
        self.tables = bot.parts.tables
        self.lobby = lobby
        desk.on("again", self.again)

    async def again(self, ask: Ask) -> Reply:
        """Open the table again; where the channel has one already there is a link to it, as ever."""

        async def opening(rules: HouseRules) -> Table:
            try:
                return await self.tables.again(ask.click.table, ask.person, rules)
            except Refused as refused:
                if refused.refusal is Refusal.NOT_SEATED:
                    raise Worded(refused, "refusal-not-there-then") from refused
                raise

        return await self.lobby.opened(ask, opening)


async def setup(bot: "Unsortiert") -> None:
    """Join the bot."""
    await bot.add_cog(Again(bot, desk_of(bot), lobby_of(bot)))
