"""The public message of every table: one writer a table, the last state wins; knows no game and no text.

How a table looks is handed in as a `Drawing`. For which deal the last message was posted is kept with the
table, so that after a restart nothing is posted twice and what was missed is caught up with. What Discord
fails to do is tried again; what it forbids waits until somebody touches the table.
"""

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import timedelta

import discord
from discord.ui import LayoutView

from bot.discord_calls import Trouble, passes
from bot.endings import Endings
from bot.last_looks import LastLooks
from bot.latest import Latest
from bot.looks import Drawing
from bot.messages import Last, Messages, offers, without_buttons
from bot.refusals import Refused
from bot.retries import Pause
from bot.store import StoreBusy
from bot.table import Board, EndReason, Stage, Table
from bot.tables import Tables

log = logging.getLogger(__name__)

EDITABLE = timedelta(minutes=50)
"""How old a board may grow; Discord lets messages older than an hour be edited only rarely."""

PATIENCE = 10.0
"""Seconds for which somebody waits to hear whether the board is there."""

BELIEVED = timedelta(seconds=10)
"""For how long a board that was written is believed to stand there when somebody seems not to see it."""

STAYS = timedelta(seconds=10)
"""How long a board that was posted stays where it is; anybody may ask for it to be posted afresh."""


class Boards:
    """Keeps what everybody sees of every table true."""

    def __init__(self, messages: Messages, tables: Tables, drawing: Drawing, pause: Pause) -> None:
        self._messages = messages
        self._last_looks = LastLooks(messages, tables)
        self._endings = Endings(messages, tables, drawing, self._last_looks.note)
        self._tables = tables
        self._draw = drawing
        self._now = tables.now
        self._writer = Latest(self._write, pause)
        self._afresh: set[int] = set()
        self._missed: set[int] = set()
        self._clicked: dict[int, dict[int, discord.Message]] = {}
        self._posted: dict[int, Board] = {}
        """What was posted and not yet stored as the table's board."""
        self._spared: Callable[[int], int | None] = lambda _: None

    def spare(self, message_of: Callable[[int], int | None]) -> None:
        """Leave that message of a table alone which is somebody else's and not noted with the table yet."""
        self._spared = message_of

    def show(self, table_id: int) -> None:
        """See to it, soon, that the board shows the table as it stands; does not wait."""
        self._writer.poke(table_id)

    def look_for(self, table_id: int) -> None:
        """The same for somebody who may not see it: whether it still stands there is found out."""
        self._missed.add(table_id)
        self._writer.poke(table_id)

    async def post(self, table_id: int) -> Board | None:
        """Post the board afresh at the channel's bottom and retire the old one; None when that failed.

        One that has just been posted stays and is given instead, unless somebody has deleted it.
        """
        old = (await self._tables.get(table_id)).board
        stays = old is not None and self._stays(old)
        if old is not None and stays:
            self._messages.doubt(old.message_id)
        else:
            self._afresh.add(table_id)
        new = await self.written(table_id)
        return new if stays or new != old else None

    async def written(self, table_id: int) -> Board | None:
        """Wait until the board shows the table as it stands, and give it; None when it cannot be shown.

        It may also come later: whoever waits does not wait longer than `PATIENCE`.
        """
        self._writer.poke(table_id)
        await self._writer.idle(table_id, PATIENCE)
        return (await self._tables.get(table_id)).board

    def clicked(self, message: discord.Message, table_id: int) -> None:
        """See to it, soon, that a public message that is not the table's board (any more) has no buttons."""
        self._clicked.setdefault(table_id, {})[message.id] = message
        self._writer.poke(table_id)

    async def close(self, patience: float) -> None:
        """Finish what is being written."""
        await self._writer.close(patience)

    async def _write(self, table_id: int) -> bool:
        """Have all that is public show the table as it stands; gives whether it need not be tried again."""
        try:
            await self._note(table_id)
            table = await self._tables.get(table_id)
            if self._tables.guilds.gone(table.guild_id) and table.ended is not EndReason.LOST:
                return True  # until the bot is back in its server
            clicked = dict(self._clicked.get(table_id, {}))
            self._doubt(table, clicked)
            done = await self._bring_up(table)
            await self._note(table_id)
            await self._disarm(table, await self._tables.get(table_id), clicked)
        except StoreBusy:
            log.warning("The store was busy for too long for the board of table %d", table_id)
            return False
        except Refused:
            for message in self._clicked.pop(table_id, {}).values():
                last = Last(message.channel.id, message.id, without_buttons(message))
                self._last_looks.note(table_id, last)
            done = True
        return await self._last_looks.clear_up(table_id) and done

    async def _bring_up(self, table: Table) -> bool:
        """Have the board show the table as it stands; gives whether it need not be tried again."""
        board, wanted = table.board, table.id in self._afresh
        if table.stage is Stage.ENDED:
            done = await self._endings.show(table)
        elif board is None:
            done = not passes(await self._post(table))
        elif _dealt_anew(table, board) or (wanted and not self._stays(board)):
            done = await self._renew(table, board)
        else:
            done = await self._update(table, board)
        self._afresh.discard(table.id)
        return done

    def _doubt(self, table: Table, clicked: Mapping[int, discord.Message]) -> None:
        """Find out whether the board still stands there, for who looks elsewhere.

        One that is too old to be edited is found out about when it changes, or when somebody wants it afresh.
        """
        elsewhere = clicked.keys() - {one.message_id for one in (table.board, table.reminded) if one}
        missed = table.id in self._missed or bool(elsewhere)
        self._missed.discard(table.id)
        if missed and table.board is not None and self._now() - table.board.posted_at <= EDITABLE:
            self._messages.doubt(table.board.message_id, BELIEVED)

    async def _note(self, table_id: int) -> None:
        """Store which message the board is; until that is done no other one is posted."""
        if (board := self._posted.get(table_id)) is not None:
            await self._tables.set_board(table_id, board)
            del self._posted[table_id]

    async def _disarm(self, before: Table, table: Table, clicked: Mapping[int, discord.Message]) -> None:
        """Take the buttons from messages that show the table as it was."""
        board, over = table.board, table.stage is Stage.ENDED
        look = await self._endings.look(table) if clicked and board is None and over else None
        waiting = self._clicked.pop(table.id, {})
        if later := {key: message for key, message in waiting.items() if key not in clicked}:
            self._clicked[table.id] = later
        in_use = {
            one.message_id for one in (before.board, before.reminded, table.reminded) if one is not None
        }
        in_use |= {self._spared(table.id) or 0}
        for message in clicked.values():
            if message.id in in_use:
                continue
            if message.channel.id != table.channel_id:  # of a table that had this number before
                view = without_buttons(message)
            elif board is not None and board.message_id != message.id:
                view = self._draw.moved(table, board.message_id)
            elif look is not None and offers(look) != offers(LayoutView.from_message(message, timeout=None)):
                view = look
            else:
                continue  # also what has its last look already, which may offer something for ever
            self._last_looks.note(table.id, Last(message.channel.id, message.id, view))

    async def _update(self, table: Table, board: Board) -> bool:
        """Edit the board, or post a new one where Discord no longer lets that be done."""
        view = self._draw.board(table)
        if self._messages.shows(board.message_id, view):
            return True
        if self._now() - board.posted_at > EDITABLE:
            return await self._renew(table, board)
        trouble = await self._edit(table, board.message_id, view)
        if trouble is Trouble.MESSAGE_GONE:
            return not passes(await self._post(table))
        if trouble is Trouble.TOO_OLD:
            return await self._renew(table, board)
        if trouble is None and board.deal != table.deals:
            await self._tables.set_board(table.id, replace(board, deal=table.deals))
        return not passes(trouble)

    async def _renew(self, table: Table, old: Board) -> bool:
        """Post a fresh board and retire the old one; where none can be posted the old one serves on."""
        new = await self._post(table)
        if isinstance(new, Trouble):
            trouble = await self._edit(table, old.message_id, self._draw.board(table))
            return not (passes(new) or passes(trouble))
        if _dealt_anew(table, old):
            last = Last(table.channel_id, old.message_id, self._draw.result(table), told=True)
        else:
            last = Last(table.channel_id, old.message_id, self._draw.moved(table, new.message_id))
        self._last_looks.note(table.id, last)
        return True

    async def _edit(self, table: Table, message_id: int, view: LayoutView) -> Trouble | None:
        trouble = await self._messages.edit(table.channel_id, message_id, view)
        await self._meet(table, trouble)
        return trouble

    async def _post(self, table: Table) -> Board | Trouble:
        """Post the board; the nonce keeps Discord from posting it twice when we stop before it is stored."""
        view = self._draw.board(table)
        nonce = f"table-{table.id}" if table.board is None else f"after-{table.board.message_id}"
        result = await self._messages.post(table.channel_id, view, nonce)
        await self._meet(table, result)
        if isinstance(result, Trouble):
            return result
        self._posted[table.id] = board = Board(result.id, table.deals, self._now())
        if not self._messages.shows(board.message_id, view):  # one from before a crash, known by its nonce
            self._writer.poke(table.id)
        return board

    async def _meet(self, table: Table, result: object) -> None:
        """Close the table when its channel turns out to be gone; whatever else was met, its game goes on."""
        if result is Trouble.CHANNEL_GONE:
            await self._tables.lose(table.channel_id)

    def _stays(self, board: Board) -> bool:
        return timedelta() <= self._now() - board.posted_at < STAYS  # the clock may have been set back


def _dealt_anew(table: Table, board: Board) -> bool:
    """Whether the board shows a deal that is over while another has begun; a lobby's becomes the first."""
    return table.deals > max(board.deal, 1)
