"""`/settings`: what holds for the tables of a server, for who manages it; knows no table.

Whether somebody may do this is looked at whenever they do, since a panel outlives a permission. So Discord's
integration settings can keep the command from more people, and give it to nobody else.
"""

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.house_rules import HouseRules
from bot.invite import MANAGING
from cogs.allowed_places import allowed
from cogs.asking import Ask, Reply, sentence
from cogs.items import Desk, desk_of
from cogs.settings_panel import Panel
from cogs.settling import VERB, Change, Page, meant
from cogs.words import word

if TYPE_CHECKING:
    from bot.app import Unsortiert


class Settings(commands.Cog):
    """Shows the panel, and stores what is chosen on it before it answers."""

    def __init__(self, bot: "Unsortiert", desk: Desk) -> None:
        self.houses = bot.parts.houses
        self.desk = desk
        desk.anywhere(VERB, self.choose)

    @app_commands.command(name=word("command-settings"), description=word("command-settings-about"))
    @app_commands.default_permissions(MANAGING)
    @app_commands.guild_only()
    async def settings(self, interaction: discord.Interaction[Any]) -> None:
        """Show what holds for the tables of the server, and change it."""
        await self.desk.command(interaction, self.show)

    async def show(self, ask: Ask) -> Reply:
        """The panel."""
        if not ask.manages:
            return sentence(ask.say("settings-not-yours"))
        return _page(ask, await self.houses.rules(ask.interaction.guild_id or 0), Page())

    async def choose(self, ask: Ask) -> Reply:
        """Settle one thing anew, or turn to another page; what says neither any more changes nothing."""
        if not ask.manages:
            return sentence(ask.say("settings-not-yours"))
        guild_id, wanted = ask.interaction.guild_id or 0, meant(ask.click.what)
        if isinstance(wanted, Change):
            return _page(ask, await self._settle(guild_id, wanted), wanted.page, "settings-saved")
        rules = await self.houses.rules(guild_id)
        return _page(ask, rules, Page(), "settings-gone") if wanted is None else _page(ask, rules, wanted)

    async def _settle(self, guild_id: int, change: Change) -> HouseRules:
        """Store one thing of a server."""
        if game := change.page.game:
            return await self.houses.choose(guild_id, game, change.name, change.value)
        return await self.houses.change(guild_id, **{change.name: change.value})


def _page(ask: Ask, rules: HouseRules, page: Page, notice: str = "") -> Reply:
    told = ask.say(notice) if notice else ""
    return Reply(Panel(ask.say, rules, allowed(ask.interaction.guild, rules), told).page(page))


async def setup(bot: "Unsortiert") -> None:
    """Join the bot."""
    await bot.add_cog(Settings(bot, desk_of(bot)))
