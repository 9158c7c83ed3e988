"""What hosts and moderators do to tables: end, kick, skip, hand over; knows no Discord and no rule."""

from collections.abc import Callable
from datetime import datetime, timedelta

from bot import moderating
from bot.changes import Answer, Mover
from bot.keeper import Keeper
from bot.moderating import By
from bot.store import Store
from bot.table import Person, Refused, Stage, Table
from bot.timing import idle
from engine.game import Seat


class Moderators:
    """The part of the table service that goes over people's heads.

    Every verb raises `Refused` when it cannot be done, and `bot.store.StoreError` when it could not be
    written; in both cases nothing has changed. What a moderator does is in the audit log when it is done.
    """

    def __init__(self, keeper: Keeper, store: Store, now: Callable[[], datetime]) -> None:
        self._keeper = keeper
        self._store = store
        self._now = now

    async def tables_of(self, guild_id: int) -> list[Table]:
        """All tables of a server that have not ended, the oldest first."""
        found = [await self._keeper.get(table_id) for table_id in await self._store.open_of(guild_id)]
        return [table for table in found if table.stage is not Stage.ENDED]  # one may be unreadable

    async def end(self, table_id: int, by: By, *, seen: Stage | None = None) -> Table:
        """End a table; ``seen``: how far it had come when they were asked, None: whatever it is."""
        return await self._keeper.change(table_id, moderating.end_by, by, seen, self._now())

    async def end_idle(self, guild_id: int, person: Person, longer_than: timedelta) -> list[Table]:
        """End all tables of a server where no person has done anything for longer than that; gives them."""
        ended = []
        for table in await self.tables_of(guild_id):
            if idle(table, self._now()) > longer_than:
                try:
                    ended.append(await self.end(table.id, By(person, moderator=True, guild_id=guild_id)))
                except Refused:  # it ended by itself meanwhile
                    continue
        return ended

    async def kick(self, table_id: int, by: By, seat: Seat, whom_id: int | None = None) -> Table:
        """Remove who holds a seat; with ``whom_id`` only if it is them."""
        return await self._keeper.change(table_id, moderating.kick, by, seat, whom_id, self._now())

    async def hand_over(self, table_id: int, by: By, seat: Seat, to: Person | None) -> Table:
        """Give a seat to another person, or to the computer player (None)."""
        return await self._keeper.change(table_id, moderating.hand_over, by, seat, to, self._now())

    async def skip(self, table_id: int, by: By, seat: Seat, decision: int, move: str) -> Table:
        """Make this move for a seat at once; `bot.runner.Runner.skip` knows which one."""
        answer = Answer(decision, move, Mover.MODERATOR)
        return await self._keeper.change(table_id, moderating.skip, by, seat, answer, self._now())
