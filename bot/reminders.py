"""The public message that reminds those who are waited for; knows no game and no text.

An edit notifies nobody. So a new message is posted that mentions them, and it is deleted when it is not
wanted any more. What a table wants is `Table.reminding`, what stands in its channel is `Table.reminded`: one
writer a table makes the one the other, also after a restart. Nobody is notified twice of the same thing: whom
a message called is remembered with it until they have answered, also when it has been taken back.
"""

import hashlib
import logging
from collections.abc import Sequence
from dataclasses import replace

from bot.discord_calls import Trouble, passes
from bot.latest import Latest
from bot.looks import Drawing
from bot.messages import Messages
from bot.notes import Reminded, Reminder
from bot.refusals import Refused
from bot.retries import Pause
from bot.store import StoreBusy
from bot.table import Table
from bot.tables import Tables

log = logging.getLogger(__name__)

REMOVED = 0
"""Stands for a message that is gone: one that somebody has deleted is not posted again for the same thing."""


class Reminders:
    """Keeps one reminder in the channel of each table that wants one, and none elsewhere."""

    def __init__(self, messages: Messages, tables: Tables, drawing: Drawing, pause: Pause) -> None:
        self._messages = messages
        self._draw = drawing
        self._tables = tables
        self._writer = Latest(self._write, pause)
        self._posted: dict[int, Reminded] = {}
        """What was posted and not yet stored as the table's reminder."""

    def look(self, table: Table) -> None:
        """See to it, soon, that a table reminds if it wants to, and else does not; does not wait."""
        if table.reminding is not None or table.reminded is not None:
            self._writer.poke(table.id)

    def show(self, table_id: int) -> None:
        """The same for a table by its number."""
        self._writer.poke(table_id)

    def posted(self, table_id: int) -> int | None:
        """The message that reminds and is not noted with the table yet."""
        posted = self._posted.get(table_id)
        return None if posted is None else posted.message_id

    async def go_on(self) -> None:
        """See to all tables that want to remind, or once did."""
        for table_id in await self._tables.reminding():
            self.show(table_id)

    async def close(self, patience: float) -> None:
        """Finish what is being written."""
        await self._writer.close(patience)

    async def _write(self, table_id: int) -> bool:
        """Have that message stand which the table wants; gives whether it need not be tried again."""
        try:
            await self._note(table_id)
            table = await self._tables.get(table_id)
            done = self._tables.guilds.gone(table.guild_id) or await self._bring_up(table)
            await self._note(table_id)
            if (await self._tables.get(table_id)).reminding != table.reminding:
                self._writer.poke(table_id)  # nobody knew yet that there is something to take back
        except StoreBusy:
            log.warning("The store was busy for too long for the reminder of table %d", table_id)
            return False
        except Refused:
            return True
        return done

    async def _note(self, table_id: int) -> None:
        """Store which message the reminder is; until that is done no other one is posted."""
        if (posted := self._posted.get(table_id)) is not None:
            await self._tables.set_reminded(table_id, posted)
            del self._posted[table_id]

    async def _bring_up(self, table: Table) -> bool:
        about, old = table.reminding, table.reminded
        if old is not None and old.covers(about):
            return await self._update(table, old)
        if old is not None and not await self._take_back(table, old):
            return False
        return about is None or await self._remind(table, about)

    async def _update(self, table: Table, old: Reminded) -> bool:
        """Have the reminder show what is new, such as votes."""
        if old.message_id == REMOVED:
            return True
        view = self._draw.reminder(table, self._tables.now())
        called = _called(table, old.about, replace(old, about=""))
        trouble = await self._messages.edit(table.channel_id, old.message_id, view, called)
        await self._meet(table, trouble)
        if trouble is Trouble.MESSAGE_GONE:
            await self._tables.set_reminded(table.id, replace(old, message_id=REMOVED))
        return not passes(trouble)

    async def _take_back(self, table: Table, old: Reminded) -> bool:
        """Delete a reminder; gives whether it need not be tried again.

        One in an archived thread can be deleted as soon as something else has opened the thread.
        """
        trouble = None
        if old.message_id != REMOVED:
            trouble = await self._messages.delete(table.channel_id, old.message_id)
        await self._meet(table, trouble)
        if passes(trouble) or trouble is Trouble.TOO_OLD:
            return False
        if trouble is None or trouble.final or trouble is Trouble.MESSAGE_GONE:
            await self._forget(table, old)
        return True

    async def _forget(self, table: Table, old: Reminded) -> None:
        """Have no reminder noted that is gone, but for whom it called who has not answered yet."""
        called = old.remembered(_questions(table))
        left = Reminded(REMOVED, "", called) if called else None
        if left != old:
            await self._tables.set_reminded(table.id, left)

    async def _remind(self, table: Table, about: str) -> bool:
        """Post a reminder; the nonce keeps Discord from doing so twice when we stop before it is stored."""
        view = self._draw.reminder(table, self._tables.now())
        before = table.reminded or Reminded(REMOVED, "")
        result = await self._messages.post(
            table.channel_id, view, _nonce(table, about), _called(table, about, before)
        )
        await self._meet(table, result)
        if isinstance(result, Trouble):
            return not result.passes
        self._posted[table.id] = Reminded(result.id, about, before.remembered(_questions(table)))
        if not self._messages.shows(result.id, view):  # one from before a crash, known by its nonce
            self.show(table.id)
        return True

    async def _meet(self, table: Table, result: object) -> None:
        """Close the table when its channel turns out to be gone."""
        if result is Trouble.CHANNEL_GONE:
            await self._tables.lose(table.channel_id)


def _called(table: Table, about: str, before: Reminded) -> Sequence[int]:
    """Whom a message about this calls: those who are waited for and whom none ``before`` it has called."""
    kind = Reminder(about.partition(":")[0])
    new = (seat for seat in table.asked if not before.has_called(kind, table.question(seat)))
    holders = (table.seats[seat] for seat in new)
    return [holder.user_id for holder in holders if holder.user_id is not None]


def _questions(table: Table) -> Sequence[str]:
    """What is still open."""
    return [table.question(seat) for seat in table.decisions]


def _nonce(table: Table, about: str) -> str:
    """The same for the same reminder, in the 25 characters that Discord takes."""
    return "remind-" + hashlib.sha256(f"{table.id}:{about}".encode()).hexdigest()[:18]
