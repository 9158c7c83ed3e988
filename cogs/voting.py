"""Voting for the computer to move for those who are waited for for too long; knows no rule of a game."""

from datetime import datetime
from typing import TYPE_CHECKING, Any

from discord.ext import commands
from discord.ui import Item

from bot.refusals import Refusal, Refused
from bot.table import Table
from bot.voting import last_asked, may_vote, needed
from cogs.asking import Ask, Reply, sentence
from cogs.faces.layout import button
from cogs.items import Desk, desk_of

if TYPE_CHECKING:
    from bot.app import Unsortiert


def vote_button(ask: Ask, table: Table, now: datetime) -> list[Item[Any]]:
    """A button to vote with, for those at the table who may and have not yet; else nothing."""
    if not may_vote(table, now, ask.user_id):
        return []
    return [button(table.id, last_asked(table), "vote", ask.say("button-vote", **votes(table)))]


def votes(table: Table) -> dict[str, int]:
    """How many votes there are, and how many it takes."""
    return {"votes": len(table.votes), "needed": needed(table)}


class Voting(commands.Cog):
    """Takes votes."""

    def __init__(self, bot: "Unsortiert", desk: Desk) -> None:
        self.tables = bot.parts.tables
        desk.on("vote", self.vote)

    async def vote(self, ask: Ask) -> Reply:
        """Vote; the last vote that it takes has the computer move at once."""
        try:
            table = await self.tables.vote(ask.click.table, ask.user_id, ask.click.decision)
        except Refused as refused:
            if refused.refusal is Refusal.STALE and refused.table and ask.user_id in refused.table.votes:
                return sentence(ask.say("vote-already", **votes(refused.table)))
            raise
        if ask.user_id in table.votes:
            return sentence(ask.say("vote-counted", **votes(table)))
        return sentence(ask.say("vote-carried"))


async def setup(bot: "Unsortiert") -> None:
    """Join the bot."""
    await bot.add_cog(Voting(bot, desk_of(bot)))
