"""Asking for the seat that a computer player keeps, and what is answered; knows no rule of a game."""

from typing import TYPE_CHECKING

from discord.ext import commands

from bot.refusals import Refusal, Refused
from cogs.asking import Ask, Reply, Worded, Work, numbers, refusal
from cogs.items import Desk, desk_of
from cogs.play import Play, play_of

if TYPE_CHECKING:
    from bot.app import Unsortiert


class TakingOver(commands.Cog):
    """Lets people ask for seats; the service checks who may say yes or no."""

    def __init__(self, bot: "Unsortiert", desk: Desk, play: Play) -> None:
        self.tables = bot.parts.tables
        self.members = bot.parts.members
        self.play = play
        verbs: dict[str, Work] = {"wish": self.wish, "grant": self.grant, "decline": self.decline}
        for verb, work in verbs.items():
            desk.on(verb, work)

    async def wish(self, ask: Ask) -> Reply:
        """Ask for a seat; the asker's page becomes their hand when they get it.

        A host who is not even in the server any more could not say yes: then the next person is host.
        """
        (seat,) = numbers(ask, 1)
        try:
            table = await self.tables.wish(ask.click.table, ask.person, seat)
        except Refused as refused:
            table = await self.tables.get(ask.click.table)
            return self.play.show(ask, table, notice=refusal(ask, refused))
        if await self.members.left(table, table.host_id):
            table = await self.tables.get(table.id)
        return self.play.show(ask, table)

    async def grant(self, ask: Ask) -> Reply:
        """Say yes; the board shows who sits there now."""
        seat, wisher_id = numbers(ask, 2)
        try:
            table = await self.tables.grant(ask.click.table, ask.user_id, seat, wisher_id)
        except Refused as refused:
            raise _worded(refused) from refused
        return self.play.show(ask, table) if ask.in_panel else Reply()

    async def decline(self, ask: Ask) -> Reply:
        """Say no, or take back what one has asked for oneself."""
        seat, wisher_id = numbers(ask, 2)
        try:
            table = await self.tables.decline(ask.click.table, ask.user_id, seat, wisher_id)
        except Refused as refused:
            raise _worded(refused) from refused
        return self.play.show(ask, table) if ask.in_panel else Reply()


_REFUSED = {Refusal.STALE: "wish-gone", Refusal.NOT_HOST: "wish-not-yours"}
"""Why an answer to somebody who asks for a seat does not count."""


def _worded(refused: Refused) -> Refused:
    key = _REFUSED.get(refused.refusal)
    return refused if key is None else Worded(refused, key)


async def setup(bot: "Unsortiert") -> None:
    """Join the bot."""
    await bot.add_cog(TakingOver(bot, desk_of(bot), play_of(bot)))
