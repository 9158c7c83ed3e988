"""The table service: sit, start, act, leave, end; knows no Discord, no SQL and no rule of a game."""

import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any

from bot import absence, changes, lobby, past, wishes
from bot.changes import Answer, Mover
from bot.guilds import Guilds
from bot.moderators import Moderators
from bot.notes import Reminded
from bot.opening import Opening
from bot.records import board_columns, reminded_columns
from bot.refusals import Refusal, Refused
from bot.store import Store
from bot.table import Board, EndReason, Person, Stage, Table
from bot.timing import furthest
from engine.game import AnyGame, Seat
from engine.transcript import Transcript


def utc_now() -> datetime:
    """The time of the machine."""
    return datetime.now(UTC)


def new_seed() -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(32)


class Tables(Opening):
    """All tables of the bot.

    Every verb raises `Refused` when it cannot be done, and `bot.store.StoreError` when it could not be
    written; in both cases nothing has changed. What it gives back is committed.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        *,
        now: Callable[[], datetime] = utc_now,
        entropy: Callable[[], bytes] = new_seed,
        remembered: int = 1000,
    ) -> None:
        super().__init__(store, games, now, remembered)
        self._entropy = entropy
        self.moderators = Moderators(self._keeper, store)
        """What hosts and moderators may do besides."""
        self.guilds = Guilds(self._keeper, store, now)
        """Where the bot is not any more."""

    def listen(self, callback: Callable[[Table], None]) -> None:
        """Have ``callback`` called with a table after each change; it must neither block nor raise."""
        self._keeper.listen(callback)

    async def sit(self, table_id: int, person: Person) -> Table:
        """Take a free seat of a lobby, or in a running game the seat that one has left."""
        return await self._keeper.change(table_id, lobby.sit, person)

    async def leave(self, table_id: int, user_id: int, *, seen: Stage | None = None) -> Table:
        """Leave one's seat; the host's part goes to the next person, and nobody left ends the table.

        ``seen``: how far the table had come when they were asked; None: whatever it is, they mean it.
        """
        return await self._keeper.change(table_id, lobby.leave, user_id, seen)

    async def add_computer(self, table_id: int, user_id: int) -> Table:
        """Seat a computer player, for the host."""
        return await self._keeper.change(table_id, lobby.add_computer, user_id)

    async def remove_computer(self, table_id: int, user_id: int) -> Table:
        """Let a computer player get up, for the host."""
        return await self._keeper.change(table_id, lobby.remove_computer, user_id)

    async def start(self, table_id: int, user_id: int) -> Table:
        """Begin the game with its first deal, for the host."""
        return await self._keeper.change(table_id, lobby.start, user_id, self._entropy())

    async def act(self, table_id: int, user_id: int, decision: int, move: str) -> Table:
        """Make a person's move, which answers the decision that was put to them."""
        answer = Answer(decision, move, Mover.PERSON)
        return await self._keeper.change(table_id, changes.act, user_id, answer)

    async def act_for(
        self, table_id: int, seat: Seat, decision: int, move: str, *, timed_out: bool = False
    ) -> Table:
        """Make the move of a seat for which no person moves."""
        answer = Answer(decision, move, Mover.CLOCK if timed_out else Mover.COMPUTER)
        return await self._keeper.change(table_id, changes.act_for, seat, answer)

    async def deal(self, table_id: int, revision: int) -> Table:
        """Make the next deal, if the table still waits for it at this revision."""
        return await self._keeper.change(table_id, changes.deal, revision)

    async def sign(self, table_id: int, user_id: int) -> Table:
        """Note that somebody is there, whatever they did: who was away comes back, a lobby stays open.

        Mostly there is nothing to note, and then nothing is written.
        """
        table = await self.get(table_id)
        if absence.tells_something(table, user_id, self.now()):
            with suppress(Refused):  # somebody else noted it, or the table ended
                return await self._keeper.change(table_id, absence.sign, user_id)
        return table

    async def remind(self, table_id: int) -> Table:
        """Remind of what is to be reminded of by now; refused as stale when nothing is."""
        return await self._keeper.change(table_id, absence.remind)

    async def vote(self, table_id: int, user_id: int, decision: int | None = None) -> Table:
        """Vote for the computer player to move for those who have been waited for for long.

        ``decision``: the last one that was open when they were asked (`bot.voting.last_asked`), else it is
        stale; None: whatever is open, they mean it.
        """
        return await self._keeper.change(table_id, absence.vote, user_id, decision)

    async def gone(self, table_id: int, user_id: int) -> Table:
        """Have somebody leave who is no longer a member of the server."""
        return await self._keeper.change(table_id, absence.gone, user_id)

    async def wish(self, table_id: int, person: Person, seat: Seat) -> Table:
        """Ask for the seat of a computer player in a running game."""
        return await self._keeper.change(table_id, wishes.wish, person, seat)

    async def grant(self, table_id: int, user_id: int, seat: Seat, wisher_id: int) -> Table:
        """Give a seat to who asked for it; for the host, or for who has left it."""
        return await self._keeper.change(table_id, wishes.grant, user_id, seat, wisher_id)

    async def decline(self, table_id: int, user_id: int, seat: Seat, wisher_id: int) -> Table:
        """Refuse who asked for a seat; for the host, for who has left it, and for who asked."""
        return await self._keeper.change(table_id, wishes.decline, user_id, seat, wisher_id)

    async def close(self, table_id: int, reason: EndReason) -> Table:
        """End the table for a reason of the bot's own."""
        return await self._keeper.change(table_id, changes.end, reason)

    async def lose(self, channel_id: int) -> None:
        """End what stands in a channel that is gone, or in a thread of it."""
        for table_id in await self.in_channel(channel_id):
            with suppress(Refused):  # it has ended meanwhile
                await self.close(table_id, EndReason.LOST)

    async def expire(self, table_id: int) -> Table:
        """End the table if nobody has done anything for too long; else it is refused as stale."""
        return await self._keeper.change(table_id, changes.expire)

    async def set_board(self, table_id: int, board: Board | None) -> Table:
        """Remember the public message. Nothing at the table changes: no new revision, nobody is told."""
        return await self._keeper.remember(table_id, board_columns(board), board=board)

    async def set_reminded(self, table_id: int, reminded: Reminded | None) -> Table:
        """Remember the public message that reminds somebody, in the same way."""
        return await self._keeper.remember(table_id, reminded_columns(reminded), reminded=reminded)

    async def transcript(self, table_id: int) -> Transcript:
        """All deals and moves of a game that has ended, however it did; before that it is refused."""
        table = await self.get(table_id)
        if table.stage is not Stage.ENDED:
            raise Refused(Refusal.RUNNING, table)
        if table.deals == 0:
            raise Refused(Refusal.NOT_RUNNING, table)
        return past.transcript(table, await self._store.record(table_id))

    async def history(self, table_id: int) -> tuple[Any, ...]:
        """What a spectator saw right after each deal of a game played to its end; of any other nothing."""
        table = await self.get(table_id)
        if table.ended is not EndReason.FINISHED:
            return ()
        return past.history(table, await self._store.record(table_id), self._games[table.game])

    async def beat(self) -> None:
        """Note that the bot is up."""
        await self._store.beat(self.now())

    async def resume(self, *, seen: datetime | None = None) -> timedelta:
        """Move every deadline on by the time since the bot was ``seen``, and give that time.

        None: since the last `beat`, and if that lies in the future nothing moves. Whoever has seen it knows
        better: then the clock was set back, and so are the deadlines. Where nobody has, what had to move may
        not have, or far too much; so no table waits longer afterwards than if all had just begun.
        """
        async with self._keeper.aside():
            away = await self._store.resume(self.now(), seen=seen)
        for table_id in await self._store.too_far(furthest(self.now())) if seen is None else ():
            with suppress(Refused):  # it cannot be read, or is as it should be
                await self._keeper.change(table_id, changes.shorten)
        await self.guilds.recall()
        return away
