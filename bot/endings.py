"""What a table that has ended leaves behind: its last board and its game as a file; knows no game."""

import io
from collections.abc import Callable
from dataclasses import replace

import discord
from discord.ui import LayoutView

from bot.discord_calls import Trouble, attempt, passes
from bot.looks import Drawing
from bot.messages import Last, Messages
from bot.table import Board, EndReason, Table
from bot.tables import Tables
from engine.transcript import write


class Endings:
    """Shows how tables ended. A table keeps its board until that was done, or never can be."""

    def __init__(
        self, messages: Messages, tables: Tables, drawing: Drawing, leave: Callable[[int, Last], None]
    ) -> None:
        """``leave``: is told the last look of a message of a table that is its board no more."""
        self._messages = messages
        self._tables = tables
        self._draw = drawing
        self._leave = leave
        self._handed_out: set[int] = set()
        """Whose game was posted, while the store does not know it yet."""

    async def look(self, table: Table) -> LayoutView:
        """How a table looks for good."""
        return self._draw.board(table, await self._tables.history(table.id))

    async def show(self, table: Table) -> bool:
        """Show how the table ended and hand out its game, once; gives whether it need not be tried again.

        What is forbidden is not tried by itself, but at the next touch of the table and at the next start.
        """
        if table.board is None:
            return True
        trouble = None
        if table.ended is not EndReason.LOST:
            trouble = await self._leave_behind(table, table.board)
        if trouble is None or trouble.final:
            await self._tables.set_board(table.id, None)
            self._handed_out.discard(table.id)
        return not passes(trouble)

    async def _leave_behind(self, table: Table, board: Board) -> Trouble | None:
        """Show the end on the last board, then hand out the game; gives what kept it from one of them."""
        trouble = await self._last_board(table, board)
        if trouble not in {None, Trouble.REFUSED}:
            return trouble
        return await self._hand_out(table) if self._owes(table) else trouble

    async def _last_board(self, table: Table, board: Board) -> Trouble | None:
        """Have the board show the end, or a message of its own, which takes the board's place."""
        last = Last(table.channel_id, board.message_id, await self.look(table), told=True)
        shown = await self._messages.leave(last)
        if isinstance(shown, Trouble):
            return shown
        if shown != board.message_id:
            await self._tables.set_board(table.id, replace(board, message_id=shown))
            old = Last(table.channel_id, board.message_id, self._draw.moved(table, shown))
            self._leave(table.id, old)
        return None

    async def _hand_out(self, table: Table) -> Trouble | None:
        """Post the game as a file, or say that files are not allowed; the nonce is for what did arrive."""
        text = write(await self._tables.transcript(table.id))
        file = discord.File(io.BytesIO(text.encode()), f"{table.game}-{table.id}.json")
        place, nonce = self._messages.place(table.channel_id), f"end-{table.id}"
        what = f"hand out the game of table {table.id}"
        result = await attempt(place.send(self._draw.farewell(table), file=file, nonce=nonce), what)
        if result is Trouble.FORBIDDEN:
            result = await attempt(place.send(self._draw.farewell_without(table), nonce=nonce), what)
        if isinstance(result, Trouble):
            return result
        self._handed_out.add(table.id)
        return None

    def _owes(self, table: Table) -> bool:
        """Whether there is a game to hand out that was not handed out yet."""
        recorded = table.deals > 0 and table.ended is not EndReason.UNREADABLE
        return recorded and table.id not in self._handed_out
