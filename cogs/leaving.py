"""Leaving a game and ending it, each asked twice; knows no rule of a game.

Yes to a question that was asked in a lobby says what the lobby's own buttons say, so that it does nothing to
a game that has begun since.
"""

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.refusals import Refusal, Refused
from bot.table import Stage, Table
from cogs.asking import Ask, Reply, Worded, Work, alive, confirm, sentence
from cogs.items import Desk, desk_of
from cogs.seat_offers import left
from cogs.words import word

if TYPE_CHECKING:
    from bot.app import Unsortiert


class Leaving(commands.Cog):
    """Lets people go and tables end."""

    def __init__(self, bot: "Unsortiert", desk: Desk) -> None:
        self.tables = bot.parts.tables
        self.desk = desk
        verbs: dict[str, Work] = {
            "end-game": self.ask_end,
            "end-now": self.end,
            "leave-game": self.ask_leave,
            "leave-now": self.leave,
            "keep": self.keep,
        }
        for verb, work in verbs.items():
            desk.on(verb, work)

    @app_commands.command(name=word("command-end"), description=word("command-end-about"))
    @app_commands.guild_only()
    async def end_command(self, interaction: discord.Interaction[Any]) -> None:
        """End this channel's table, after a confirmation."""
        await self.desk.command(interaction, self.ask_end)

    @app_commands.command(name=word("command-leave"), description=word("command-leave-about"))
    @app_commands.guild_only()
    async def leave_command(self, interaction: discord.Interaction[Any]) -> None:
        """Leave this channel's table, after a confirmation."""
        await self.desk.command(interaction, self.ask_leave)

    async def ask_end(self, ask: Ask) -> Reply:
        """Ask whether the table shall really end."""
        table = alive(await self.desk.table(ask))
        if not _may_end(ask, table):
            raise Worded(Refused(Refusal.NOT_HOST, table), "refusal-not-host-end")
        sure = ask.say("end-sure", stage=table.stage.value)
        verb = "cancel" if table.stage is Stage.LOBBY else "end-now"
        return confirm(ask, table, sure, verb, ask.say("end-yes"))

    async def end(self, ask: Ask) -> Reply:
        """End the table; whether the asker may is checked again."""
        await self.tables.moderators.end(ask.click.table, await self.desk.by(ask))
        return sentence(ask.say("end-done"))

    async def ask_leave(self, ask: Ask) -> Reply:
        """Ask whether the asker really wants to leave the game."""
        table = alive(await self.desk.table(ask))
        if table.seat_of(ask.user_id) is None:
            raise Refused(Refusal.NOT_SEATED, table)
        others = _others(ask, table)
        sure = ask.say("leave-sure", stage=table.stage.value, others=others)
        verb = "leave" if table.stage is Stage.LOBBY else "leave-now"
        return confirm(ask, table, sure, verb, ask.say("leave-yes"), told=others)

    async def leave(self, ask: Ask) -> Reply:
        """Let a computer player go on with the asker's cards; who is the last one by now is asked anew."""
        table = await self.desk.table(ask)
        if table.seat_of(ask.user_id) is not None and ask.click.decision and not _others(ask, table):
            return await self.ask_leave(ask)
        table = await self.tables.leave(ask.click.table, ask.user_id)
        if table.stage is Stage.ENDED:
            return sentence(ask.say("leave-done", stage=table.stage.value, button=""))
        return Reply(left(ask.say, table))

    async def keep(self, ask: Ask) -> Reply:
        """Change nothing."""
        return sentence(ask.say("kept"))


def _others(ask: Ask, table: Table) -> int:
    """How many people have a seat besides the asker; nobody: the table ends when they leave."""
    return sum(table.seats[seat].user_id != ask.user_id for seat in table.people)


def _may_end(ask: Ask, table: Table) -> bool:
    return ask.user_id == table.host_id or ask.moderator


async def setup(bot: "Unsortiert") -> None:
    """Join the bot."""
    await bot.add_cog(Leaving(bot, desk_of(bot)))
