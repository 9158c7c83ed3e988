"""The one place where a click or a command is answered; knows no game and no rule of a table.

Whatever is asked, whoever asks and however old the button is: there is exactly one answer, in three seconds.
"""

import asyncio
import logging
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord_calls import Trouble
from bot.moderating import By
from bot.refusals import Refusal, Refused
from bot.store import StoreBusy
from bot.table import Table
from bot.texts import texts
from cogs.answering import Answer
from cogs.asking import Ask, Reply, Work, refusal, sentence
from cogs.ids import NO_TABLE, Address, parse
from cogs.words import unseen
from engine.registry import GAMES

if TYPE_CHECKING:
    from bot.app import Unsortiert
    from bot.parts import Parts

log = logging.getLogger(__name__)

PATIENCE = 2.0
"""Seconds of work after which an answer is deferred; Discord gives up after three."""


class Desk(commands.Cog):
    """Takes every click and every command, has the work done and answers."""

    def __init__(self, bot: "Unsortiert") -> None:
        self.parts: Parts = bot.parts
        self._verbs: dict[str, Work] = {}
        self._free: set[str] = set()
        """Those of the verbs that are about no table."""
        self._else: Work | None = None
        self._tableless: Work | None = None
        bot.tree.error(self.failed)

    def on(self, verb: str, work: Work) -> None:
        """Have clicks at a table that say ``verb``, alone or with numbers after a colon, done by ``work``."""
        self._verbs[verb] = partial(self._at_table, work)

    def anywhere(self, verb: str, work: Work) -> None:
        """The same for clicks that are about no table."""
        self._verbs[verb] = work
        self._free.add(verb)

    def otherwise(self, work: Work) -> None:
        """Have every click that says no verb (moves, steps of a panel) done by ``work``."""
        self._else = partial(self._at_table, work)

    def without_table(self, work: Work) -> None:
        """Have every other click that names no table done by ``work``: moves, steps and verbs as at one."""
        self._tableless = work

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a click on any button or select that this bot ever sent, whatever became of its message."""
        if interaction.type is not discord.InteractionType.component:
            return
        said = _said(cast("dict[str, Any]", interaction.data))
        ask = self._ask(interaction, said)
        await self._serve(ask, self._unknown if said is None else self._work(said))

    def _work(self, said: Address) -> Work:
        """Who does what a click says."""
        verb = said.what if said.what in self._verbs else said.what.partition(":")[0]
        if said.table == NO_TABLE and verb not in self._free:
            return self._tableless or self._unknown
        return self._verbs.get(verb, self._else or self._unknown)

    async def command(self, interaction: discord.Interaction[Any], work: Work) -> None:
        """Answer a command."""
        ask = self._ask(interaction, None)
        await self._serve(ask, self._nowhere if _elsewhere(interaction) else work)

    def _ask(self, interaction: discord.Interaction[Any], address: Address | None) -> Ask:
        clicked = interaction.message
        panel = clicked.id if clicked is not None and clicked.flags.ephemeral else None
        return Ask(interaction, texts(self.parts.reader_language(interaction)), address, panel)

    async def table(self, ask: Ask) -> Table:
        """The table that a click is about, or the one where a command was given; raises `Refused`."""
        if ask.address is not None:
            return await self.parts.tables.get(ask.address.table)
        found = await self.parts.tables.at(ask.interaction.channel_id or 0)
        if found is None:
            raise Refused(Refusal.NO_TABLE)
        return await self.parts.tables.sign(found.id, ask.user_id)

    async def game_here(self, ask: Ask) -> str:
        """The game of the table where a command was given, else the first of the house."""
        found = await self.parts.tables.at(ask.interaction.channel_id or 0)
        return found.game if found is not None and found.game in GAMES else next(iter(GAMES))

    async def by(self, ask: Ask) -> By:
        """By what right the asker decides about a table: as its host, else as who may manage messages."""
        table = await self.table(ask)
        host = table.host_id == ask.user_id
        return By(ask.person, moderator=ask.moderator and not host, guild_id=ask.interaction.guild_id)

    async def _unknown(self, ask: Ask) -> Reply:
        return sentence(ask.say("error-old-button"))

    async def failed(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """Answer a command that failed outside of its work, or that Discord still knows from before."""
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            log.warning("An outdated command: %s", error)
            await self.command(interaction, self._outdated)
            return
        log.error("A command failed", exc_info=error)
        if not interaction.response.is_done():
            await self.command(interaction, self._unexpected)

    async def _outdated(self, ask: Ask) -> Reply:
        return sentence(ask.say("error-outdated"))

    async def _unexpected(self, ask: Ask) -> Reply:
        return sentence(ask.say("error-unexpected"))

    async def _nowhere(self, ask: Ask) -> Reply:
        return sentence(ask.say("error-server-only"))

    async def _serve(self, ask: Ask, work: Work) -> None:
        """See a question through to its answer, also when the bot is told to stop meanwhile."""
        answering = asyncio.create_task(self._answer(ask, work), name=f"answer-{ask.interaction.id}")
        self.parts.answers.add(answering)
        answering.add_done_callback(self.parts.answers.discard)
        await answering

    async def _answer(self, ask: Ask, work: Work) -> None:
        answer = Answer(ask, self.parts.studio)
        task = asyncio.create_task(self._guarded(ask, work, answer), name=f"work-{ask.interaction.id}")
        try:
            await asyncio.wait([task], timeout=PATIENCE)
            if not task.done():
                await answer.defer()
            reply = await task
        finally:
            task.cancel()
        result = await answer.give(reply)
        if result is Trouble.REFUSED:
            await answer.give(await self._unexpected(ask))
        self._tidy(ask)
        if isinstance(result, int) and reply.hand is not None:
            self.parts.panels.keep(reply.hand, answer.files, result, ask.interaction, ask.say)

    async def _guarded(self, ask: Ask, work: Work, answer: Answer) -> Reply:
        try:
            if ask.panel is not None and ask.address is not None:
                opened = ask.address.table, ask.user_id
                answer.files = await self.parts.panels.release(opened, ask.panel)
            return _seen(ask, await self._worked(ask, work))
        except Refused as refused:
            return sentence(refusal(ask, refused))
        except StoreBusy:
            log.warning("The store was busy for too long for %s", ask)
            return sentence(ask.say("error-busy"))
        except Exception:
            log.exception("Could not do %s", ask)
            return await self._unexpected(ask)

    async def _at_table(self, work: Work, ask: Ask) -> Reply:
        """Do what a click asks of the table that it names, where the asker is there, as is noted.

        Raises `Refused` where it means another one: after a restored backup a number is given a second time,
        perhaps to a table in another channel.
        """
        table, place = await self.parts.tables.get(ask.click.table), ask.interaction.channel_id
        if place is not None and place != table.channel_id:
            raise Refused(Refusal.NO_TABLE)
        await self.parts.tables.sign(table.id, ask.user_id)
        return await work(ask)

    async def _worked(self, ask: Ask, work: Work) -> Reply:
        """Do what is asked, at the second try if only the host may and the host is not even a member."""
        try:
            return await work(ask)
        except Refused as refused:
            table = refused.table
            if refused.refusal is not Refusal.NOT_HOST or table is None:
                raise
            if not await self.parts.members.left(table, table.host_id):
                raise
            return await work(ask)

    def _tidy(self, ask: Ask) -> None:
        """Keep what everybody sees true."""
        clicked, place = ask.interaction.message, ask.interaction.channel
        table_id = NO_TABLE if ask.address is None else ask.address.table
        if clicked is not None and place is not None and not ask.in_panel:
            self.parts.reminders.show(table_id)
            self.parts.boards.clicked(clicked, table_id)
        elif table_id != NO_TABLE:
            self.parts.boards.show(table_id)


def _seen(ask: Ask, reply: Reply) -> Reply:
    """The reply; a sentence where the board was to say it all and cannot."""
    lines = unseen(ask) if reply.view is None else ""
    return sentence(lines) if lines else reply


def _said(data: Mapping[str, Any]) -> Address | None:
    """What a click says; None where it is nothing that any message of ours says.

    The options of a select are words of ours. Where channels are chosen, what is said comes with their
    numbers, ``house:channels:1234:5678``, and alone where none is.
    """
    said, values = parse(data["custom_id"]), data.get("values")
    if said is None or not values:
        return said
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        return None
    chosen_are_numbers = data.get("component_type") == discord.ComponentType.channel_select.value
    what = ":".join((said.what, *values)) if chosen_are_numbers else values[0]
    return Address(said.table, said.decision, what)


def _elsewhere(interaction: discord.Interaction[Any]) -> bool:
    """Whether this was asked where the bot is not: in private, or in a server by who has it to themselves."""
    own = interaction.is_user_integration() and not interaction.is_guild_integration()
    return interaction.guild_id is None or own


def desk_of(bot: Any) -> Desk:
    """The bot's desk."""
    return cast("Desk", bot.get_cog("Desk"))


async def setup(bot: "Unsortiert") -> None:
    """Open the desk."""
    await bot.add_cog(Desk(bot))
