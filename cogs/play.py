"""The running game: hands, moves and the steps between; knows no rule, the service checks every move."""

from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord_calls import fingerprint
from bot.invite import EDITING, POSTING, missing
from bot.panels import Hand
from bot.refusals import Refusal, Refused
from bot.table import Stage, Table
from cogs.asking import Ask, Reply, refusal, sentence
from cogs.drawing import Drawing, asked, link_to
from cogs.faces.steps import FIRST_STEP
from cogs.items import Desk, desk_of
from cogs.words import lacking, permission_names, word
from engine.game import MalformedMove
from engine.registry import GAMES

if TYPE_CHECKING:
    from bot.app import Unsortiert


class Play(commands.Cog):
    """Shows hands and passes moves on."""

    def __init__(self, bot: "Unsortiert", desk: Desk, drawing: Drawing) -> None:
        self.tables = bot.parts.tables
        self.boards = bot.parts.boards
        self.reminders = bot.parts.reminders
        self.desk = desk
        self.drawing = drawing
        desk.on("my-hand", self.hand)
        desk.on(FIRST_STEP, self.hand)
        desk.on("fresh-board", self.fresh_board)
        desk.otherwise(self.move_or_step)

    @app_commands.command(name=word("command-hand"), description=word("command-hand-about"))
    @app_commands.guild_only()
    async def hand_command(self, interaction: discord.Interaction[Any]) -> None:
        """Show the asker's hand at this channel's table."""
        await self.desk.command(interaction, self.hand)

    @app_commands.command(name=word("command-table"), description=word("command-table-about"))
    @app_commands.guild_only()
    async def table_command(self, interaction: discord.Interaction[Any]) -> None:
        """Bring this channel's table to the bottom."""
        await self.desk.command(interaction, self.fresh_board)

    async def hand(self, ask: Ask) -> Reply:
        """The asker's hand, or what there is instead; whoever looks sees to it that the channel is true."""
        table = await self.desk.table(ask)
        if ask.address is None:
            self.boards.look_for(table.id)
        else:
            self.boards.show(table.id)
        self.reminders.show(table.id)
        return self.show(ask, table)

    async def move_or_step(self, ask: Ask) -> Reply:
        """A move if it reads as one, else a step of the panel; a late one shows how things stand instead.

        So does one of a game that is not on offer any more, of which nobody can say what it is.
        """
        table = await self.desk.table(ask)
        if not _reads_as_move(table, ask.click.what):
            return self._step(ask, table)
        return await self._move(ask, table)

    async def _move(self, ask: Ask, table: Table) -> Reply:
        try:
            moved = await self.tables.act(table.id, ask.user_id, ask.click.decision, ask.click.what)
        except Refused as refused:
            return self.show(ask, await self.tables.get(table.id), notice=refusal(ask, refused))
        needed = EDITING if moved.board else POSTING
        stuck = permission_names(ask.say, missing(ask.interaction, needed))
        return self.show(ask, moved, notice=ask.say("error-board-stuck", permissions=stuck) if stuck else "")

    def _step(self, ask: Ask, table: Table) -> Reply:
        seat = table.seat_of(ask.user_id)
        if seat is None:
            return self.show(ask, table)
        if table.decisions.get(seat) == ask.click.decision:
            return self.show(ask, table, step=ask.click.what)
        return self.show(ask, table, notice=ask.say("refusal-stale"))

    def show(self, ask: Ask, table: Table, step: str = FIRST_STEP, notice: str = "") -> Reply:
        """The asker's hand at a table, kept fresh from now on."""
        view = self.drawing.hand(table, ask.user_id, ask.say, step, notice)
        due = self.drawing.due(table, ask.user_id)
        question = asked(table, ask.user_id)
        return Reply(view, Hand(table.id, due, table.deals, fingerprint(view), step, question))

    async def fresh_board(self, ask: Ask) -> Reply:
        """The board, afresh at the bottom of the channel."""
        table = await self.desk.table(ask)
        if table.stage is Stage.ENDED:
            raise Refused(Refusal.ENDED, table)
        board = await self.boards.post(table.id)
        if board is None:
            return sentence(ask.say("table-not-moved"), *lacking(ask))
        return sentence(ask.say("table-moved", link=link_to(ask.say, table, board.message_id)))


def _reads_as_move(table: Table, what: str) -> bool:
    """Whether it is a move of the table's game, if that is on offer."""
    if table.game not in GAMES:
        return False
    try:
        GAMES[table.game].parse_move(what)
    except MalformedMove:
        return False
    return True


def play_of(bot: Any) -> Play:
    """The bot's running games."""
    return cast("Play", bot.get_cog("Play"))


async def setup(bot: "Unsortiert") -> None:
    """Join the bot."""
    await bot.add_cog(Play(bot, desk_of(bot), Drawing()))
