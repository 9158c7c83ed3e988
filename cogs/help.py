"""What else there is to know about a table, and to do with it; changes nothing."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from discord import ButtonStyle
from discord.ext import commands
from discord.ui import ActionRow, Item, LayoutView

from bot.invite import may_attach
from bot.table import Stage, Table
from bot.titles import command
from cogs.asking import Ask, Reply
from cogs.drawing import face_of
from cogs.faces.layout import button, message, rows, text
from cogs.facts import facts
from cogs.items import Desk, desk_of
from cogs.lobby_message import how
from cogs.removing import removal
from cogs.voting import vote_button
from cogs.words import lacking
from engine.registry import GAMES

if TYPE_CHECKING:
    from bot.app import Unsortiert


class Help(commands.Cog):
    """Answers More."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        desk.on("more", self.more)

    async def more(self, ask: Ask) -> Reply:
        """About the table, and what else can be done with it."""
        table = await self.desk.table(ask)
        if table.state is None or table.stage is not Stage.PLAYING:
            return Reply(self._only_actions(ask, table))
        view = GAMES[table.game].view(table.state, None)
        pictured = may_attach(ask.interaction.client, table.channel_id)  # the page tells of the board's marks
        page = face_of(table).more(ask.say, replace(facts(table), pictures=pictured), view)
        if lines := lacking(ask):
            page.add_item(text(*lines))
        for row in self._actions(ask, table):
            page.add_item(row)
        return Reply(page)

    def _only_actions(self, ask: Ask, table: Table) -> LayoutView:
        if table.stage is Stage.ENDED:
            return message(text(ask.say("refusal-ended", command=command(ask.say, table.game))))
        return message(text(how(ask.say, table), *lacking(ask)), *self._actions(ask, table))

    def _actions(self, ask: Ask, table: Table) -> list[ActionRow[Any]]:
        """What this person may do with the table."""
        voting = vote_button(ask, table, self.desk.parts.tables.now())
        return [*rows([*voting, *_buttons(ask, table)]), *removal(ask, table)]


_IN_A_GAME = "button-leave-game", "button-end-game"
"""What leaving and ending are called there."""


def _buttons(ask: Ask, table: Table) -> list[Item[Any]]:
    buttons = [button(table.id, 0, "fresh-board", ask.say("button-fresh-board"))]
    leave, end = ("button-leave", "button-cancel") if table.stage is Stage.LOBBY else _IN_A_GAME
    if table.seat_of(ask.user_id) is not None:
        buttons.append(button(table.id, 0, "leave-game", ask.say(leave)))
    if ask.user_id == table.host_id or ask.moderator:
        buttons.append(button(table.id, 0, "end-game", ask.say(end), ButtonStyle.danger))
    return buttons


async def setup(bot: "Unsortiert") -> None:
    """Join the bot."""
    await bot.add_cog(Help(desk_of(bot)))
