"""Since when the bot is up, and time that counts for nobody, which is given back; knows no single table."""

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta

from bot.tables import Tables

_LOG = logging.getLogger(__name__)

HEARTBEAT = timedelta(seconds=30)
"""How often the store is told that the bot is up, besides when it stops in order.

After a crash up to so much of the time before it counts as if the bot had been down, and so for nobody.
"""

JUMP = 3 * HEARTBEAT
"""More time than this does not pass between two looks, nor does it go back by more.

Beyond it the machine slept, or its clock was set: that counts for nobody, and neither does any time, however
short, for which Discord was away.
"""

WORTH_TELLING = timedelta(seconds=5)
"""By how much deadlines have to have moved for what shows them to be shown anew."""


class Heartbeat:
    """Notes that the bot is up, and moves every deadline on by the time for which nobody could reach it."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._now = tables.now
        self._moved: Callable[[], None] = lambda: None
        self.beaten = tables.now()
        """When the store was told last that the bot is up."""
        self._looked = self.beaten
        """When people could reach it last."""
        self._cut_off = False
        self._keeping = asyncio.Lock()
        self._untold = timedelta()
        """By how much deadlines have moved, of which nobody was told."""

    def listen(self, moved: Callable[[], None]) -> None:
        """Have this called whenever deadlines have moved; it must neither block nor raise."""
        self._moved = moved

    async def begin(self) -> datetime:
        """Give every table back the time for which the bot was down; gives when it was last up."""
        away = await self._tables.resume()
        _LOG.info("The bot was down for %s, which counts for nobody", away)
        self.beaten = self._looked = self._now()
        self._tell(away)
        return self.beaten - away

    def cut_off(self) -> None:
        """From the last look on time counts for nobody, however short that is."""
        self._cut_off = True

    @property
    def jumped(self) -> bool:
        """Whether more time lies between the last look and now than passes while the machine is awake."""
        return abs(self._now() - self._looked) > JUMP

    async def look(self, often: timedelta = HEARTBEAT) -> bool:
        """Note so often that the bot is up; where time has passed for nobody, move every deadline with it.

        Gives whether that was so.
        """
        async with self._keeping:
            now = self._now()
            passed = now - self._looked
            for_nobody = self._cut_off or abs(passed) > JUMP
            if for_nobody:
                await self._tables.resume(seen=self._looked)
                _LOG.info("Discord was away, or the time jumped: %s count for nobody", passed)
                self.beaten, self._cut_off = now, False
                self._tell(passed)
            elif now - self.beaten >= often:
                self.beaten = now
                await self._tables.beat()
            self._looked = now
            return for_nobody

    def _tell(self, moved: timedelta) -> None:
        """Tell that deadlines have moved, once it amounts to something."""
        self._untold += moved
        if abs(self._untold) >= WORTH_TELLING:
            self._untold = timedelta()
            self._moved()
