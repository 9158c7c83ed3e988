"""What hosts and moderators do to tables: end, kick, skip, hand over; knows no Discord and no rule."""

import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Concatenate, ParamSpec

from bot import moderating
from bot.changes import Answer, Change, Kept, Mover
from bot.keeper import Keeper
from bot.moderating import By
from bot.refusals import Refusal, Refused
from bot.store import Store, StoreError
from bot.table import Person, Stage, Table
from engine.game import AnyGame, Seat

P = ParamSpec("P")

_LOG = logging.getLogger(__name__)


class Moderators:
    """The part of the table service that goes over people's heads.

    Every verb raises `Refused` when it cannot be done, and `bot.store.StoreError` when it could not be
    written; in both cases nothing has changed. What a moderator does is in the audit log when it is done.
    """

    def __init__(self, keeper: Keeper, store: Store) -> None:
        self._keeper = keeper
        self._store = store

    async def get(self, table_id: int, by: By) -> Table:
        """The table as last committed; none, for those who ask from another server."""
        table = await self._keeper.get(table_id)
        if by.guild_id not in {None, table.guild_id}:
            raise Refused(Refusal.NO_TABLE)
        return table

    async def tables_of(
        self, guild_id: int, *, near: int | None = None, most: int | None = None
    ) -> list[Table]:
        """The tables of a server that have not ended: that of the channel ``near`` first, then the oldest.

        ``most``: how many at most; no other is loaded. None: all.
        """
        numbers = await self._store.open_of(guild_id)
        here = None if near is None else await self._store.open_in(near)
        numbers.sort(key=lambda number: number != here)
        found = [await self._keeper.get(number) for number in numbers[:most]]
        return [table for table in found if table.stage is not Stage.ENDED]  # one may be unreadable

    async def end(self, table_id: int, by: By, *, seen: Stage | None = None) -> Table:
        """End a table; ``seen``: how far it had come when they were asked, None: whatever it is."""
        return await self._change(table_id, moderating.end_by, by, seen)

    async def end_idle(self, guild_id: int, person: Person, longer_than: timedelta) -> list[Table]:
        """End all tables of a server where no person has done anything for longer than that; gives them.

        Where the store fails after some have ended, those are given; asked again the others end.
        """
        by = By(person, moderator=True, guild_id=guild_id)
        ended = []
        for table_id in await self._store.open_of(guild_id):
            try:
                ended.append(await self._change(table_id, moderating.end_idle, by, longer_than))
            except Refused:
                continue  # somebody was there lately, or it ended by itself
            except StoreError as error:
                if not ended:
                    raise
                _LOG.warning("Not all idle tables of server %d could be ended: %s", guild_id, error)
                break
        return ended

    async def kick(self, table_id: int, by: By, seat: Seat, whom_id: int | None = None) -> Table:
        """Remove who holds a seat, or may take it back; with ``whom_id`` only if it is them."""
        return await self._change(table_id, moderating.kick, by, seat, whom_id)

    async def hand_over(
        self, table_id: int, by: By, seat: Seat, to: Person | None, whom_id: int | None = None
    ) -> Table:
        """Give a seat to another person, or to the computer player (None).

        With ``whom_id`` only if it is theirs; `bot.moderating.A_COMPUTER` if it is a computer player's.
        """
        return await self._change(table_id, moderating.hand_over, by, seat, to, whom_id)

    async def skip(  # noqa: PLR0913 - who makes which move, of which turn
        self, table_id: int, by: By, seat: Seat, decision: int, move: str, *, again: bool = False
    ) -> Table:
        """Make this move for a seat at once; `bot.runner.Runner.skip` knows which one.

        ``again``: it belongs to the turn whose last move was made so.
        """
        answer = Answer(decision, move, Mover.MODERATOR)
        return await self._change(table_id, moderating.skip, by, seat, answer, again=again)

    async def deal(self, table_id: int, by: By, revision: int) -> Table:
        """Make the next deal at once, if the table still waits for it at this revision and does not rest."""
        return await self._change(table_id, moderating.deal_now, by, revision)

    async def _change(
        self,
        table_id: int,
        work: Callable[Concatenate[Kept, AnyGame, datetime, By, P], Change],
        by: By,
        /,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Table:
        """Do one change of a table in the server from which they ask for it."""
        await self.get(table_id, by)
        return await self._keeper.change(table_id, work, by, *args, **kwargs)
