"""One loop that looks what time it is: deadlines, tables that nobody uses; knows no rule."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from bot.heartbeat import Heartbeat
from bot.refusals import Refused
from bot.retries import Pause, Rests, before_try
from bot.runner import Runner
from bot.store import StoreError
from bot.table import EndReason, Table
from bot.tables import Tables

_LOG = logging.getLogger(__name__)

SEEING = 2.0
"""Seconds that what is due waits for Discord to say who is still there; a later answer counts as well."""

LATELY = timedelta(seconds=30)
"""Whoever was asked something so lately is not looked up before they are told so: that can wait."""

MOST_AT_ONCE = 100
"""At so many tables at once something is done; the others are next."""

TICK = 1.0
"""Seconds between two looks."""


async def _nobody(_table: Table) -> None:
    """Nobody is looked after."""


class Clock:
    """Looks every second which tables are due, by an index and without loading any other."""

    def __init__(
        self,
        tables: Tables,
        runner: Runner,
        *,
        pause: Pause = asyncio.sleep,
        reached: Callable[[], bool] = lambda: True,
        look_after: Callable[[Table], Awaitable[None]] = _nobody,
    ) -> None:
        """``reached``: whether people can reach the bot just now.

        ``look_after``: has those who are waited for leave a table if they are no longer in its server.
        """
        self._tables = tables
        self._runner = runner
        self._now = tables.now
        self._pause = pause
        self._reached = reached
        self._look_after = look_after
        self._heart = Heartbeat(tables)
        self._task: asyncio.Task[None] | None = None
        self._settling: dict[int, asyncio.Task[None]] = {}
        self._rests = Rests()
        self._seeing: dict[int, asyncio.Task[None]] = {}
        self._last = 0
        """At which table something was begun last: the ones after it are next, whatever fails at others."""
        self._started = False

    def listen(self, moved: Callable[[], None]) -> None:
        """Have this called whenever deadlines have moved; it must neither block nor raise."""
        self._heart.listen(moved)

    async def start(self) -> datetime:
        """Give every table back the time for which the bot was down, then run; gives when it was last up.

        To be called before anybody uses a table; a second call does nothing.
        """
        if self._started:
            return self._heart.beaten
        self._started = True
        last_up = await self._heart.begin()
        self._task = asyncio.create_task(self._run(), name="clock")
        return last_up

    async def close(self) -> None:
        """Stop, wait until everything has stopped, and note that the bot was up until now."""
        if self._task is None:
            return
        # its last look may have begun something, and that have asked who is there
        for tasks in ([self._task], self._settling.values(), self._seeing.values()):
            if stopping := [*tasks]:
                for task in stopping:
                    task.cancel()
                await asyncio.wait(stopping)
        try:
            await self._heart.look(timedelta())
        except StoreError as error:
            _LOG.warning("The last heartbeat was not written: %s", error)

    async def tick(self) -> None:
        """Begin all that is due now; where it takes long, no other table and no later tick waits for it.

        While nobody can reach the bot time stands still; it is given back at the first look afterwards. Then
        nothing is begun yet: what people have tapped as soon as they could comes before it.
        """
        if not self._reached():
            self._heart.cut_off()
            return
        if await self._heart.look():
            return
        due = await self._tables.due()
        if self._heart.jumped:
            return  # the machine slept in the middle of this look: the next one gives that back
        due = [table_id for table_id in self._rests.awake(due) if table_id not in self._settling]
        due.sort(key=lambda table_id: (table_id <= self._last, table_id))
        for table_id in due[: MOST_AT_ONCE - len(self._settling)]:
            name = f"due at table {table_id}"
            self._settling[table_id] = asyncio.create_task(self._settle(table_id), name=name)
            self._last = table_id

    async def _run(self) -> None:
        failures = 0
        while True:
            try:
                await self.tick()
                failures = 0
            except Exception as error:  # noqa: BLE001 - the loop outlives whatever it is
                failures += 1
                _complain(error, "The clock missed a tick")
            await self._pause(before_try(failures) if failures else TICK)

    async def _settle(self, table_id: int) -> None:
        """Do what is due at one table; whatever it raises is its own affair, and gives it a rest."""
        try:
            await self._do(await self._tables.get(table_id))
        except Refused as refused:
            _LOG.debug("Table %d was no longer due: %s", table_id, refused)
        except Exception as error:  # noqa: BLE001 - it is still due when it has rested
            self._rests.failed(table_id)
            _complain(error, f"What is due at table {table_id} could not be done")
        else:
            self._rests.worked(table_id)
        finally:
            del self._settling[table_id]

    async def _do(self, table: Table) -> None:
        """Do the one thing that matters most; what is due besides is so at the next look."""
        now = self._now()
        if self._tables.guilds.lost(table.guild_id):
            await self._tables.close(table.id, EndReason.LOST)
        elif self._tables.guilds.gone(table.guild_id):
            _LOG.debug("Table %d rests since just now: the bot is not in its server", table.id)
        elif table.expires is not None and table.expires <= now:
            await self._tables.expire(table.id)
        elif table.deadline is not None and table.deadline <= now:
            await self._see_who_is_there(table)
            await self._runner.time_out(table.id)
        else:
            if table.since is None or now - table.since >= LATELY:
                await self._see_who_is_there(table)
            await self._tables.remind(table.id)

    async def _see_who_is_there(self, table: Table) -> None:
        """Have those leave who are gone; where nobody can say soon who is, time does not wait for it."""
        if table.id not in self._seeing:
            name = f"who is at table {table.id}"
            self._seeing[table.id] = asyncio.create_task(self._see(table), name=name)
        await asyncio.wait({self._seeing[table.id]}, timeout=SEEING)

    async def _see(self, table: Table) -> None:
        """Have those leave who are gone; whatever that raises is its own affair."""
        try:
            await self._look_after(table)
        except Refused as refused:
            _LOG.debug("Somebody was faster at table %d: %s", table.id, refused)
        except Exception:  # noqa: BLE001 - what is due is done all the same
            _LOG.exception("Nobody knows who is there at table %d", table.id)
        finally:
            del self._seeing[table.id]


def _complain(error: Exception, what: str) -> None:
    """Log what went wrong; of trouble with the store all is known that there is to know."""
    if isinstance(error, StoreError):
        _LOG.warning("%s: %s", what, error)
    else:
        _LOG.error("%s", what, exc_info=error)
