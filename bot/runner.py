"""Makes the moves that no person makes: deals, computer players, whoever ran out of time; knows no rule."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import TypeAlias

from bot.apart import apart
from bot.moderating import By
from bot.refusals import Refusal, Refused
from bot.retries import Pause, before_try
from bot.table import Stage, Table, Waits
from bot.tables import Tables
from engine.game import AnyGame, Player, Seat

Make: TypeAlias = Callable[[Seat, int, str], Awaitable[Table]]
"""Makes a move for a seat that answers a decision."""

MoveFor: TypeAlias = Callable[[Table, Seat], Awaitable[Table]]
"""Moves for a seat at the table as it stands, and gives the table then."""

_LOG = logging.getLogger(__name__)

_MINE = (Waits.COMPUTER, Waits.DEAL)

DEAL_PAUSES = 3
"""How many times as long as before a move people get to look at the end of a deal."""


@dataclass(frozen=True, slots=True)
class Tempo:
    """How fast the bot itself moves."""

    pace: float = 1.0
    """Seconds before a computer player's move."""
    pause: Pause = asyncio.sleep
    patience: float = 5.0
    """How many seconds a computer player may think."""


class Runner:
    """One task for each table that waits for the bot itself."""

    def __init__(
        self,
        tables: Tables,
        games: Mapping[str, AnyGame],
        players: Mapping[str, Mapping[str, Player]],
        chance: Random,
        tempo: Tempo = Tempo(),
    ) -> None:
        self._tables = tables
        self._games = games
        self._players = players
        self._chance = chance
        self._tempo = tempo
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._started = False

    async def start(self) -> None:
        """Go on with every table that waits, and from now on with each that begins to.

        Where that failed, it may be done again.
        """
        if not self._started:
            self._started = True
            self._tables.listen(self._look)
        for waits in _MINE:
            for table_id in await self._tables.waiting(waits=waits):
                self._go_on(table_id)

    async def close(self) -> None:
        """Stop, and wait until everything has stopped."""
        self._started = False
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    async def time_out(self, table_id: int) -> None:
        """Make one move for everybody at the table whose time is up (T4); nothing when it is not.

        Whoever moves at the same instant has moved. Raises `Refused` when there was nobody else.
        """
        table = await self._tables.get(table_id)
        if table.deadline is None or table.deadline > self._tables.now():
            return
        await self._for_each(table, table.asked, partial(self._move, timed_out=True))

    async def skip(self, table_id: int, by: By) -> Table:
        """Make the move that is waited for at once, whoever's it is, as a moderator wants it; the whole turn.

        Whoever moves at the same instant has moved. Raises `Refused` when there was nobody else, when
        nothing is waited for, or where cards would be dealt to nobody.
        """
        table = await self._tables.moderators.get(table_id, by)
        if table.stage is not Stage.PLAYING:
            raise Refused(Refusal.ENDED if table.stage is Stage.ENDED else Refusal.NOT_RUNNING, table)
        if not table.decisions:
            return await self._tables.moderators.deal(table.id, by, table.revision)
        return await self._for_each(table, table.asked or table.decisions, partial(self._turn, by))

    async def _for_each(self, before: Table, seats: Iterable[Seat], move_for: MoveFor) -> Table:
        """Move for one seat after the other, each for what it was asked before; gives the table then.

        Who has moved meanwhile is passed over, whatever they are asked now. Raises `Refused` where all have.
        """
        table, moved, last = before, False, None
        for seat in seats:
            if table.decisions.get(seat) != before.decisions[seat]:
                continue
            try:
                table, moved = await move_for(table, seat), True
            except Refused as refused:
                table, last = await self._tables.get(before.id), refused
        if last is not None and not moved:
            raise last
        return table

    async def _turn(self, by: By, table: Table, seat: Seat) -> Table:
        """Make a seat's move, and those that belong to its turn until somebody else has made one."""
        skip = partial(self._tables.moderators.skip, table.id, by)
        table = await self._made(table, seat, skip)
        while seat in table.decisions and self._games[table.game].continues(table.state, seat):
            try:
                table = await self._made(table, seat, partial(skip, again=True))
            except Refused:
                return await self._tables.get(table.id)
        return table

    def _look(self, table: Table) -> None:
        if table.waits in _MINE:
            self._go_on(table.id)

    def _go_on(self, table_id: int) -> None:
        if self._started and table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._run(table_id), name=f"table {table_id}")

    async def _run(self, table_id: int) -> None:
        """Make moves until the table waits for people."""
        failures: int | None = 0
        try:
            while failures is not None:
                failures = await self._attempt(table_id, failures)
        finally:
            del self._tasks[table_id]

    async def _attempt(self, table_id: int, failures: int) -> int | None:
        """Make one move; gives how often that has failed in a row, or None when there is no more to do.

        Whatever goes wrong is logged, and tried again after a while that grows with each failure.
        """
        try:
            table = await self._tables.get(table_id)
            if table.waits not in _MINE or self._tables.guilds.gone(table.guild_id):
                return None
            await self._step(table)
        except Refused as refused:
            _LOG.debug("Table %d went on without the runner: %s", table_id, refused)
            return None if refused.refusal is Refusal.NO_TABLE else 0
        except Exception:  # noqa: BLE001 - the table must not stand still for good
            _LOG.exception("Table %d could not go on and will be tried again", table_id)
            await self._tempo.pause(before_try(failures + 1))
            return failures + 1
        return 0

    async def _step(self, table: Table) -> None:
        if table.waits is Waits.DEAL:
            await self._tempo.pause(DEAL_PAUSES * self._tempo.pace)
            await self._tables.deal(table.id, table.revision)
            return
        await self._tempo.pause(self._tempo.pace)
        seat = next(seat for seat in table.decisions if not table.seats[seat].attended)
        await self._move(table, seat)

    async def _move(self, table: Table, seat: Seat, *, timed_out: bool = False) -> Table:
        return await self._made(table, seat, partial(self._tables.act_for, table.id, timed_out=timed_out))

    async def _made(self, table: Table, seat: Seat, make: Make) -> Table:
        """Make the move that the seat's computer player chooses, or any when it chooses none."""
        decision = table.decisions[seat]
        move = await self._chosen(table, seat)
        try:
            return await make(seat, decision, move)
        except Refused as refused:
            if refused.refusal is not Refusal.ILLEGAL:
                raise
            _LOG.error("Table %d: the computer player of seat %d chose what is not allowed", table.id, seat)
            return await make(seat, decision, self._any(table, seat))

    async def _chosen(self, table: Table, seat: Seat) -> str:
        view = self._games[table.game].view(table.state, seat)
        try:
            player = self._players[table.game][table.seats[seat].player]
            return str(await apart(self._tempo.patience, player, view, self._chance))
        except Exception:  # noqa: BLE001 - any other move will do
            _LOG.exception("Table %d: the computer player of seat %d failed", table.id, seat)
            return self._any(table, seat)

    def _any(self, table: Table, seat: Seat) -> str:
        return str(self._games[table.game].legal_moves(table.state, seat)[0])
