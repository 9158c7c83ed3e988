"""Asking for the seat that a computer player keeps, and what is answered; knows no rule of a game."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from discord.ext import commands

from bot.refusals import Refusal, Refused
from bot.table import Table
from cogs.asking import Ask, Reply, Worded, numbers, refusal
from cogs.items import Desk, desk_of
from cogs.play import Play, play_of
from cogs.words import unseen
from engine.game import Seat

if TYPE_CHECKING:
    from bot.app import Unsortiert


Give: TypeAlias = Callable[[int, int, Seat, int], Awaitable[Table]]
"""An answer at a table, of somebody, about a seat, to who asks for it."""


class TakingOver(commands.Cog):
    """Lets people ask for seats; the service checks who may say yes or no."""

    def __init__(self, bot: "Unsortiert", desk: Desk, play: Play) -> None:
        self.tables = bot.parts.tables
        self.members = bot.parts.members
        self.play = play
        desk.on("wish", self.wish)
        desk.on("grant", partial(self.answer, self.tables.grant))
        desk.on("decline", partial(self.answer, self.tables.decline))

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
        return self.play.show(ask, table, notice=unseen(ask))

    async def answer(self, give: Give, ask: Ask) -> Reply:
        """Say yes or no, or take back what one has asked for oneself; the board shows what came of it."""
        seat, wisher_id = numbers(ask, 2)
        try:
            table = await give(ask.click.table, ask.user_id, seat, wisher_id)
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
