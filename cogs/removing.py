"""How a host has somebody leave: chosen from a list, asked twice; knows no rule of a game."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from discord.ext import commands
from discord.ui import ActionRow

from bot import names
from bot.moderating import By
from bot.refusals import Refusal, Refused
from bot.table import Holder, Table
from cogs.asking import Ask, Reply, alive, confirm, numbers, sentence
from cogs.faces.layout import Option, select
from cogs.items import Desk, desk_of
from cogs.table_words import seat_label

if TYPE_CHECKING:
    from bot.app import Unsortiert


def removal(ask: Ask, table: Table) -> list[ActionRow[Any]]:
    """A list of all people but the host, and of who may come back; for the host, if there is anybody."""
    others = [*_others(ask, table)] if ask.user_id == table.host_id else []
    return [select(table.id, 0, "choose:0", others, ask.say("select-remove"))] if others else []


def _others(ask: Ask, table: Table) -> Iterator[Option]:
    for seat, holder in enumerate(table.seats):
        if holder.owner_id not in {None, ask.user_id}:
            label = seat_label(ask.say, table, seat)
            yield Option(f"remove:{seat}:{holder.owner_id}", label, named=True)


class Removing(commands.Cog):
    """Removes players for a host. Question and answer say who is meant, so that nobody else is hit."""

    def __init__(self, bot: "Unsortiert", desk: Desk) -> None:
        self.moderators = bot.parts.tables.moderators
        self.desk = desk
        desk.on("remove", self.ask_remove)
        desk.on("remove-now", self.remove)

    async def ask_remove(self, ask: Ask) -> Reply:
        """Ask whether somebody shall really be removed."""
        seat, user_id = numbers(ask, 2)
        table = alive(await self.desk.table(ask))
        if ask.user_id != table.host_id:
            raise Refused(Refusal.NOT_HOST, table)
        holder = _meant(table, seat, user_id)
        if holder is None:
            return sentence(ask.say("remove-gone"))
        sure = ask.say("remove-sure", stage=table.stage.value, name=names.shown(holder.name))
        return confirm(ask, table, sure, f"remove-now:{seat}:{user_id}", ask.say("remove-yes"))

    async def remove(self, ask: Ask) -> Reply:
        """Remove them; whether the asker may, and whether it is still them, is checked again."""
        seat, user_id = numbers(ask, 2)
        by = By(ask.person, moderator=False, guild_id=ask.interaction.guild_id)
        try:
            table = await self.moderators.kick(ask.click.table, by, seat, user_id)
        except Refused as refused:
            if refused.refusal in {Refusal.STALE, Refusal.NO_SEAT}:
                return sentence(ask.say("remove-gone"))
            raise
        return sentence(ask.say("remove-done", name=names.shown(table.notes[-1].whom)))


def _meant(table: Table, seat: int, user_id: int) -> Holder | None:
    """Whose seat it is, if it is who is meant."""
    holder = table.seats[seat] if seat < len(table.seats) else None
    return holder if holder is not None and holder.owner_id == user_id else None


async def setup(bot: "Unsortiert") -> None:
    """Join the bot."""
    await bot.add_cog(Removing(bot, desk_of(bot)))
