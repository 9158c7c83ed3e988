"""The rules to read, of any game, in the reader's language; needs no table and changes nothing."""

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.pictures.illustrated import illustrated
from cogs.asking import Ask, Reply, sentence
from cogs.faces import FACES
from cogs.faces.sheets import LEAF, page
from cogs.ids import number
from cogs.items import Desk, desk_of
from cogs.table_commands import by_name
from cogs.words import word

if TYPE_CHECKING:
    from bot.app import Unsortiert


class Rules(commands.Cog):
    """Shows the pages, from a command, from any board and from one page to another."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        app_commands.choices(game=by_name(FACES))(self.rules)
        desk.on("rules", self.at_table)
        desk.anywhere(LEAF, self.leaf)

    @app_commands.command(name=word("command-rules"), description=word("command-rules-about"))
    @app_commands.guild_only()
    @app_commands.rename(game=word("option-game"))
    @app_commands.describe(game=word("option-game-about"))
    async def rules(self, interaction: discord.Interaction[Any], game: str = "") -> None:
        """Show the first page."""

        async def work(ask: Ask) -> Reply:
            return _page(ask, game or await self.desk.game_here(ask), 0)

        await self.desk.command(interaction, work)

    async def at_table(self, ask: Ask) -> Reply:
        """The first page of the table's game."""
        return _page(ask, (await self.desk.table(ask)).game, 0)

    async def leaf(self, ask: Ask) -> Reply:
        """The page that a button names; the last of fewer ones, the first where it names none."""
        _, game, which = [*ask.click.what.split(":"), "", ""][:3]
        return _page(ask, game, number(which) or 0)


def _page(ask: Ask, game: str, index: int) -> Reply:
    if game not in FACES:
        return sentence(ask.say("error-option"))
    face = FACES[game]
    sheets, taught = face.rules(ask.say), bool(face.course())
    return Reply(illustrated(lambda on: page(ask.say, game, sheets, index, pictures=on, taught=taught)))


async def setup(bot: "Unsortiert") -> None:
    """Join the bot."""
    await bot.add_cog(Rules(desk_of(bot)))
