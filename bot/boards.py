"""The public message of every table: one writer a table, the last state wins; knows no game and no text.

How a table looks is handed in as a `Drawing`. For which deal the last message was posted is kept with the
table, so that after a restart nothing is posted twice and what was missed is caught up with.
"""

import io
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Protocol

import discord
from discord.ui import LayoutView

from bot.discord_calls import Trouble, attempt
from bot.latest import Latest
from bot.messages import Messages, without_buttons
from bot.table import Board, EndReason, Refused, Stage, Table
from bot.tables import Tables
from engine.transcript import write

log = logging.getLogger(__name__)

EDITABLE = timedelta(minutes=50)
"""How old a board may grow; Discord lets messages older than an hour be edited only rarely."""

STAYS = timedelta(seconds=10)
"""How long a board that was posted stays where it is; anybody may ask for it to be posted afresh."""


class Drawing(Protocol):
    """How tables look in public, in the table's own language."""

    def board(self, table: Table) -> LayoutView:
        """The table as it stands: the lobby, the running deal, how it ended."""
        ...

    def result(self, table: Table) -> LayoutView:
        """What stays behind of the deal that ended last; without buttons."""
        ...

    def moved(self, table: Table, message_id: int) -> LayoutView:
        """What stays behind of a board that another message has replaced; without buttons."""
        ...

    def farewell(self, table: Table) -> str:
        """What is said with the transcript of a game that has ended."""
        ...

    def farewell_without(self, table: Table) -> str:
        """What is said where the transcript may not be attached."""
        ...


class Boards:
    """Keeps what everybody sees of every table true."""

    def __init__(self, client: discord.Client, tables: Tables, now: Callable[[], datetime]) -> None:
        self._messages = Messages(client, now)
        self._tables = tables
        self._now = now
        self._writer = Latest(self._write)
        self._afresh: set[int] = set()
        self._clicked: dict[int, dict[int, discord.Message]] = {}
        self._drawing: Drawing | None = None

    def drawn_by(self, drawing: Drawing) -> None:
        """Use this drawing from now on."""
        self._drawing = drawing

    def show(self, table_id: int) -> None:
        """See to it, soon, that the board shows the table as it stands; does not wait."""
        self._writer.poke(table_id)

    async def post(self, table_id: int) -> Board | None:
        """Post the board afresh at the channel's bottom and retire the old one; None when that failed.

        One that has just been posted stays and is given instead.
        """
        old = (await self._tables.get(table_id)).board
        if old is not None and self._stays(old):
            return old
        self._afresh.add(table_id)
        new = await self.written(table_id)
        return None if new == old else new

    async def written(self, table_id: int) -> Board | None:
        """Wait until the board shows the table as it stands, and give it; None when it cannot be shown."""
        self._writer.poke(table_id)
        await self._writer.idle(table_id)
        return (await self._tables.get(table_id)).board

    def clicked(self, message: discord.Message, table_id: int) -> None:
        """See to it, soon, that a public message that is not the table's board (any more) has no buttons."""
        self._clicked.setdefault(table_id, {})[message.id] = message
        self._writer.poke(table_id)

    async def close(self, patience: float) -> None:
        """Finish what is being written."""
        await self._writer.close(patience)

    async def _write(self, table_id: int) -> None:
        clicked = self._clicked.pop(table_id, {})
        try:
            table = await self._tables.get(table_id)
        except Refused:
            for message in clicked.values():
                await self._messages.retire(message.channel.id, message.id, without_buttons(message))
            return
        if table.board is not None:
            clicked.pop(table.board.message_id, None)
        await self._bring_up(table)
        for message in clicked.values():
            await self._disarm(await self._tables.get(table_id), message)

    async def _bring_up(self, table: Table) -> None:
        """Have the board show the table as it stands."""
        board, wanted = table.board, table.id in self._afresh
        self._afresh.discard(table.id)
        if table.stage is Stage.ENDED:
            await self._finish(table)
        elif board is None:
            await self._post(table)
        elif _dealt_anew(table, board) or (wanted and not self._stays(board)):
            await self._renew(table, board)
        else:
            await self._update(table, board)

    async def _disarm(self, table: Table, message: discord.Message) -> None:
        """Take the buttons from a message that shows the table as it was."""
        board = table.board
        if board is not None and board.message_id != message.id:
            view = self._draw.moved(table, board.message_id)
        elif board is None and table.stage is Stage.ENDED:
            view = self._draw.board(table)
        else:
            return
        await self._messages.retire(message.channel.id, message.id, view)

    async def _update(self, table: Table, board: Board) -> None:
        """Edit the board, or post a new one where Discord no longer lets that be done."""
        view = self._draw.board(table)
        if self._messages.shows(board.message_id, view):
            return
        if self._now() - board.posted_at > EDITABLE:
            await self._renew(table, board)
            return
        trouble = await self._edit(table, board.message_id, view)
        if trouble is Trouble.MESSAGE_GONE:
            await self._post(table)
        elif trouble is Trouble.TOO_OLD:
            await self._renew(table, board)
        elif trouble is None and board.deal != table.deals:
            await self._tables.set_board(table.id, replace(board, deal=table.deals))

    async def _renew(self, table: Table, old: Board) -> None:
        """Post a fresh board and retire the old one; where none can be posted the old one serves on."""
        new = await self._post(table)
        if new is None:
            await self._edit(table, old.message_id, self._draw.board(table))
        elif _dealt_anew(table, old):
            await self._leave_behind(table, old.message_id, self._draw.result(table))
        else:
            view = self._draw.moved(table, new.message_id)
            await self._messages.retire(table.channel_id, old.message_id, view)

    async def _finish(self, table: Table) -> None:
        """Show how the table ended and hand out the transcript, once: then it has no board any more."""
        if table.board is None:
            return
        if table.ended is not EndReason.LOST:
            message_id = table.board.message_id
            if await self._leave_behind(table, message_id, self._draw.board(table)) is Trouble.FAILED:
                return
            if table.deals and table.ended is not EndReason.UNREADABLE:
                await self._hand_out(table)
        await self._tables.set_board(table.id, None)

    async def _leave_behind(self, table: Table, message_id: int, view: LayoutView) -> Trouble | None:
        """Make the board a result, or post the result where the board can no longer be made one."""
        trouble = await self._messages.retire(table.channel_id, message_id, view)
        if trouble in {Trouble.MESSAGE_GONE, Trouble.TOO_OLD}:
            await self._messages.post(table.channel_id, view, f"left-{message_id}")
        self._note(table, trouble)
        return trouble

    async def _hand_out(self, table: Table) -> None:
        text = write(await self._tables.transcript(table.id))
        file = discord.File(io.BytesIO(text.encode()), f"{table.game}-{table.id}.json")
        place = self._messages.place(table.channel_id)
        said = self._draw.farewell(table)
        result = await attempt(place.send(said, file=file, nonce=f"end-{table.id}"))
        if result is Trouble.FORBIDDEN:
            result = await attempt(place.send(self._draw.farewell_without(table), nonce=f"end-{table.id}"))
        self._note(table, result)

    async def _edit(self, table: Table, message_id: int, view: LayoutView) -> Trouble | None:
        trouble = await self._messages.edit(table.channel_id, message_id, view)
        await self._meet(table, trouble)
        return trouble

    async def _post(self, table: Table) -> Board | None:
        """Post the board; the nonce keeps Discord from posting it twice when we stop before it is stored."""
        view = self._draw.board(table)
        nonce = f"table-{table.id}" if table.board is None else f"after-{table.board.message_id}"
        result = await self._messages.post(table.channel_id, view, nonce)
        if isinstance(result, Trouble):
            await self._meet(table, result)
            return None
        board = Board(result.id, table.deals, self._now())
        await self._tables.set_board(table.id, board)
        await self._edit(table, board.message_id, view)
        return board

    async def _meet(self, table: Table, trouble: Trouble | None) -> None:
        """Act on what kept a board from being written; the game itself goes on."""
        if trouble is Trouble.CHANNEL_GONE:
            with suppress(Refused):  # it may have ended meanwhile
                await self._tables.close(table.id, EndReason.LOST)
        self._note(table, trouble)

    def _note(self, table: Table, result: object) -> None:
        if isinstance(result, Trouble):
            log.warning("Board of table %d in channel %d: %s", table.id, table.channel_id, result.name)

    def _stays(self, board: Board) -> bool:
        return self._now() - board.posted_at < STAYS

    @property
    def _draw(self) -> Drawing:
        if self._drawing is None:
            raise RuntimeError("no drawing was handed in")
        return self._drawing


def _dealt_anew(table: Table, board: Board) -> bool:
    """Whether the board shows a deal that is over while another has begun; a lobby's becomes the first."""
    return table.deals > max(board.deal, 1)
