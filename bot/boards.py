"""The public message of every table: one writer a table, the last state wins; knows no game and no text.

How a table looks is handed in as a `Drawing`. For which deal the last message was posted is kept with the
table, so that after a restart nothing is posted twice and what was missed is caught up with.
"""

import io
import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Protocol

import discord
from discord.ui import ActionRow, LayoutView

from bot.discord_calls import Trouble, attempt, fingerprint, sealed
from bot.latest import Latest
from bot.table import Board, EndReason, Refused, Stage, Table
from bot.tables import Tables
from engine.transcript import write

log = logging.getLogger(__name__)

EDITABLE = timedelta(minutes=50)
"""How old a board may grow; Discord lets messages older than an hour be edited only rarely."""


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
        self._client = client
        self._tables = tables
        self._now = now
        self._writer = Latest(self._write)
        self._afresh: set[int] = set()
        self._shown: dict[int, tuple[int, int]] = {}
        self._drawing: Drawing | None = None

    def drawn_by(self, drawing: Drawing) -> None:
        """Use this drawing from now on."""
        self._drawing = drawing

    def show(self, table_id: int) -> None:
        """See to it, soon, that the board shows the table as it stands; does not wait."""
        self._writer.poke(table_id)

    async def post(self, table_id: int) -> Board | None:
        """Post the board afresh at the channel's bottom and retire the old one; None when that failed."""
        old = (await self._tables.get(table_id)).board
        self._afresh.add(table_id)
        self._writer.poke(table_id)
        await self._writer.idle(table_id)
        new = (await self._tables.get(table_id)).board
        return None if new == old else new

    async def written(self, table_id: int) -> Board | None:
        """Wait until the board shows the table as it stands, and give it; None when it cannot be shown."""
        self._writer.poke(table_id)
        await self._writer.idle(table_id)
        return (await self._tables.get(table_id)).board

    async def tidy(self, message: discord.Message, table_id: int) -> None:
        """Take the buttons from a public message that was clicked and is not the table's board (any more)."""
        try:
            table = await self._tables.get(table_id)
        except Refused:
            view = _without_buttons(message)
        else:
            board = table.board
            if board is not None and board.message_id == message.id:
                return
            if board is not None:
                view = self._draw.moved(table, board.message_id)
            elif table.stage is Stage.ENDED:
                view = self._draw.board(table)
            else:
                return
        place = self._client.get_partial_messageable(message.channel.id).get_partial_message(message.id)
        await attempt(place.edit(view=sealed(view)))

    async def close(self, patience: float) -> None:
        """Finish what is being written."""
        await self._writer.close(patience)

    async def _write(self, table_id: int) -> None:
        try:
            table = await self._tables.get(table_id)
        except Refused:
            return
        if table.stage is Stage.ENDED:
            await self._finish(table)
        elif table.board is None or table_id in self._afresh:
            await self._renew(table)
        elif table.deals > max(table.board.deal, 1):
            await self._next_deal(table)
        else:
            await self._update(table, table.board)

    async def _update(self, table: Table, board: Board) -> None:
        """Edit the board, or post a new one where Discord no longer lets that be done."""
        view = self._draw.board(table)
        if self._shown.get(table.id) == (board.message_id, fingerprint(view)):
            return
        if self._now() - board.posted_at > EDITABLE:
            await self._renew(table)
            return
        trouble = await self._edit(table, board.message_id, view)
        if trouble is Trouble.MESSAGE_GONE:
            await self._post(table)
        elif trouble is Trouble.TOO_OLD:
            await self._renew(table)
        elif trouble is None and board.deal != table.deals:
            await self._tables.set_board(table.id, replace(board, deal=table.deals))

    async def _next_deal(self, table: Table) -> None:
        """Leave the old board behind as the deal's result and begin a fresh one below."""
        if table.board is not None:
            await self._leave_behind(table, table.board.message_id, self._draw.result(table))
        await self._post(table)

    async def _renew(self, table: Table) -> None:
        """Post a fresh board and retire the one before it."""
        old = table.board
        new = await self._post(table)
        if old is not None and new is not None:
            view = self._draw.moved(table, new.message_id)
            await attempt(self._message(table, old.message_id).edit(view=sealed(view)))

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
        self._shown.pop(table.id, None)

    async def _leave_behind(self, table: Table, message_id: int, view: LayoutView) -> Trouble | None:
        """Make the board a result, or post the result where the board can no longer be made one."""
        trouble = await self._edit(table, message_id, view)
        if trouble in {Trouble.MESSAGE_GONE, Trouble.TOO_OLD}:
            place = self._client.get_partial_messageable(table.channel_id)
            await attempt(place.send(view=sealed(view), nonce=f"left-{message_id}"))
        return trouble

    async def _hand_out(self, table: Table) -> None:
        text = write(await self._tables.transcript(table.id))
        file = discord.File(io.BytesIO(text.encode()), f"{table.game}-{table.id}.json")
        place = self._client.get_partial_messageable(table.channel_id)
        said = self._draw.farewell(table)
        result = await attempt(place.send(said, file=file, nonce=f"end-{table.id}"))
        if result is Trouble.FORBIDDEN:
            result = await attempt(place.send(self._draw.farewell_without(table), nonce=f"end-{table.id}"))
        self._note(table, result)

    async def _edit(self, table: Table, message_id: int, view: LayoutView) -> Trouble | None:
        drawn = fingerprint(view)
        if self._shown.get(table.id) == (message_id, drawn):
            return None
        result = await attempt(self._message(table, message_id).edit(view=sealed(view)))
        if isinstance(result, Trouble):
            await self._meet(table, result)
            return result
        self._shown[table.id] = (message_id, drawn)
        return None

    async def _post(self, table: Table) -> Board | None:
        """Post the board; the nonce keeps Discord from posting it twice when we stop before it is stored."""
        self._afresh.discard(table.id)
        view = self._draw.board(table)
        nonce = f"table-{table.id}" if table.board is None else f"after-{table.board.message_id}"
        place = self._client.get_partial_messageable(table.channel_id)
        result = await attempt(place.send(view=sealed(view), nonce=nonce))
        if isinstance(result, Trouble):
            await self._meet(table, result)
            return None
        board = Board(result.id, table.deals, self._now())
        await self._tables.set_board(table.id, board)
        self._shown[table.id] = (board.message_id, fingerprint(view))
        return board

    async def _meet(self, table: Table, trouble: Trouble) -> None:
        """Act on what kept a board from being written; the game itself goes on."""
        self._shown.pop(table.id, None)
        if trouble is Trouble.CHANNEL_GONE and table.stage is not Stage.ENDED:
            await self._tables.close(table.id, EndReason.LOST)
        self._note(table, trouble)

    def _note(self, table: Table, result: object) -> None:
        if isinstance(result, Trouble):
            log.warning("Board of table %d in channel %d: %s", table.id, table.channel_id, result.name)

    @property
    def _draw(self) -> Drawing:
        if self._drawing is None:
            raise RuntimeError("no drawing was handed in")
        return self._drawing

    def _message(self, table: Table, message_id: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(table.channel_id).get_partial_message(message_id)


def _without_buttons(message: discord.Message) -> LayoutView:
    """The message as it is but for its rows of buttons and selects."""
    view = LayoutView.from_message(message, timeout=None)
    for item in [*view.walk_children()]:
        if isinstance(item, ActionRow):
            parent: Any = item.parent or view
            parent.remove_item(item)
    return view
