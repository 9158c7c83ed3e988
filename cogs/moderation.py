"""What members whom Discord lets moderate do to any table of their server, from anywhere; knows no rule.

Who they are is the business of Discord's integration settings, where a server can change it; nothing here
asks again. Ordinary members are not offered these commands.
"""

from collections.abc import Awaitable
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Range
from discord.ext import commands

from bot import names
from bot.invite import MODERATING
from bot.moderating import A_COMPUTER, By
from bot.refusals import Refusal, Refused
from bot.table import Person, Table
from cogs.asking import Ask, Reply, Work, numbers, sentence
from cogs.items import Desk, desk_of
from cogs.meant import Meaning, Meant, NotOffered
from cogs.mod_answers import ended_idle, outcome
from cogs.suggestions import Suggestions
from cogs.table_list import table_list
from cogs.words import unseen, word

if TYPE_CHECKING:
    from bot.app import Unsortiert

MOST_HOURS = 24 * 7
"""No table is idle for longer: it ends by itself before."""

_TABLE = {"table": word("option-table")}
_ABOUT_TABLE = {"table": word("option-table-about")}


@app_commands.default_permissions(MODERATING)
@app_commands.guild_only()
class Moderation(
    commands.GroupCog, group_name=word("command-mod"), group_description=word("command-mod-about")
):
    """Lists tables, ends them, removes people, moves for them, hands seats over."""

    def __init__(self, bot: "Unsortiert", desk: Desk) -> None:
        self.parts = bot.parts
        self.moderators = bot.parts.tables.moderators
        self.desk = desk
        self.meaning = Meaning(bot.parts.tables, desk)
        self.suggestions = Suggestions(bot.parts, self.meaning)
        desk.anywhere("mod-page", self.page)

    @app_commands.command(name=word("command-mod-tables"), description=word("command-mod-tables-about"))
    async def tables(self, interaction: discord.Interaction[Any]) -> None:
        """Show all tables of the server."""
        await self._do(interaction, partial(self.listing, page=0))

    @app_commands.command(name=word("command-mod-end"), description=word("command-mod-end-about"))
    @app_commands.rename(idle_hours=word("option-idle-hours"), **_TABLE)
    @app_commands.describe(idle_hours=word("option-idle-hours-about"), **_ABOUT_TABLE)
    async def end(
        self,
        interaction: discord.Interaction[Any],
        table: str | None = None,
        idle_hours: Range[int, 1, MOST_HOURS] | None = None,
    ) -> None:
        """End a table, or all where nothing has happened for so long."""
        await self._do(interaction, partial(self.end_some, table=table, hours=idle_hours))

    @app_commands.command(name=word("command-mod-kick"), description=word("command-mod-kick-about"))
    @app_commands.rename(player=word("option-player"), **_TABLE)
    @app_commands.describe(player=word("option-player-about"), **_ABOUT_TABLE)
    async def kick(
        self, interaction: discord.Interaction[Any], player: str, table: str | None = None
    ) -> None:
        """Remove somebody from a table."""
        await self._do(interaction, partial(self.remove, player=player, table=table))

    @app_commands.command(name=word("command-mod-skip"), description=word("command-mod-skip-about"))
    @app_commands.rename(**_TABLE)
    @app_commands.describe(**_ABOUT_TABLE)
    async def skip(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """Have the computer make the move that is waited for."""
        await self._do(interaction, partial(self.move_on, table=table))

    @app_commands.command(name=word("command-mod-seat"), description=word("command-mod-seat-about"))
    @app_commands.rename(seat=word("option-seat"), to=word("option-to"), **_TABLE)
    @app_commands.describe(seat=word("option-seat-about"), to=word("option-to-about"), **_ABOUT_TABLE)
    async def seat(
        self,
        interaction: discord.Interaction[Any],
        seat: str,
        table: str | None = None,
        to: discord.Member | discord.User | None = None,
    ) -> None:
        """Hand a seat to somebody, or to the computer."""
        await self._do(interaction, partial(self.hand_over, seat=seat, table=table, to=to))

    @end.autocomplete("table")
    @kick.autocomplete("table")
    @skip.autocomplete("table")
    @seat.autocomplete("table")
    async def _tables(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        return await self.suggestions.tables(interaction, typed)

    @kick.autocomplete("player")
    async def _people(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        return await self.suggestions.people(interaction, typed)

    @seat.autocomplete("seat")
    async def _seats(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        return await self.suggestions.seats(interaction, typed)

    async def _do(self, interaction: discord.Interaction[Any], work: Work) -> None:
        async def guarded(ask: Ask) -> Reply:
            try:
                return await work(ask)
            except NotOffered:
                return sentence(ask.say("mod-pick"))

        await self.desk.command(interaction, guarded)

    async def page(self, ask: Ask) -> Reply:
        """Another page of the list, on the private message that only the moderator has."""
        (page,) = numbers(ask, 1)
        return await self.listing(ask, page) if ask.in_panel else sentence(ask.say("error-old-button"))

    async def listing(self, ask: Ask, page: int) -> Reply:
        """A page of all tables of the server."""
        tables = await self.moderators.tables_of(ask.interaction.guild_id or 0)
        return Reply(table_list(ask.say, tables, page, self.parts.tables.now()))

    async def end_some(self, ask: Ask, table: str | None, hours: int | None) -> Reply:
        """End a table, or all that are idle."""
        if hours is None:
            before = await self.meaning.table(ask, table)
            return _done(ask, before, await self.moderators.end(before.id, _by(ask)))
        if table is not None or hours not in range(1, MOST_HOURS + 1):
            return sentence(ask.say("mod-end-how", most=MOST_HOURS))
        guild_id = ask.interaction.guild_id or 0
        ended = await self.moderators.end_idle(guild_id, ask.person, timedelta(hours=hours))
        return ended_idle(ask.say, ended, hours)

    async def remove(self, ask: Ask, player: str, table: str | None) -> Reply:
        """Remove somebody, if they still sit where they sat when they were chosen."""
        meant = await self.meaning.person(ask, player, table)
        call = self.moderators.kick(meant.table.id, _by(ask), meant.seat, meant.user_id)
        return await _answered(ask, meant.table, call, "mod-gone")

    async def move_on(self, ask: Ask, table: str | None) -> Reply:
        """Have the move that is waited for made at once; of a game that rests no cards are dealt."""
        before = await self.meaning.table(ask, table)
        return await _answered(ask, before, self.parts.runner.skip(before.id, _by(ask)), "mod-moved")

    async def hand_over(
        self, ask: Ask, seat: str, table: str | None, to: discord.Member | discord.User | None
    ) -> Reply:
        """Hand a seat over, if the same sits there as when it was chosen."""
        meant = await self.meaning.seat(ask, seat, table)
        if hindrance := _hindrance(ask, meant, to):
            return sentence(hindrance)
        person = None if to is None else Person(to.id, to.display_name)
        call = self.moderators.hand_over(meant.table.id, _by(ask), meant.seat, person, meant.user_id)
        return await _answered(ask, meant.table, call, "mod-gone")


def _by(ask: Ask) -> By:
    return By(ask.person, moderator=True, guild_id=ask.interaction.guild_id)


def _hindrance(ask: Ask, meant: Meant, to: discord.Member | discord.User | None) -> str:
    """Why a seat cannot be handed over so; empty where it can."""
    if to is None:
        seats = meant.table.seats
        kept = meant.user_id == A_COMPUTER and meant.seat < len(seats) and seats[meant.seat].user_id is None
        return ask.say("mod-computer") if kept else ""
    if not isinstance(to, discord.Member) or to.bot:
        return ask.say("mod-no-player")
    seated = meant.table.seat_of(to.id) is not None
    return ask.say("mod-seated", name=names.shown(to.display_name)) if seated else ""


async def _answered(ask: Ask, before: Table, call: Awaitable[Table], otherwise: str) -> Reply:
    """What came of it; ``otherwise`` is said when something else came of it at the same instant."""
    try:
        after = await call
    except Refused as refused:
        if refused.refusal in _CROSSED:
            return sentence(ask.say(otherwise))
        raise
    return _done(ask, before, after)


def _done(ask: Ask, before: Table, after: Table) -> Reply:
    return outcome(ask.say, before, after, unseen(ask, after.channel_id))


_CROSSED = {Refusal.STALE, Refusal.NOT_YOUR_TURN, Refusal.NO_SEAT, Refusal.SEATED}
"""What is refused only when somebody did something meanwhile."""


async def setup(bot: "Unsortiert") -> None:
    """Join the bot."""
    await bot.add_cog(Moderation(bot, desk_of(bot)))
