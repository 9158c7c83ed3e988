"""A store, a table service and a time of one's own, which can be closed and opened again; knows no test."""

import asyncio
import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeAlias

from bids import Bids

from bot.choices import Choices
from bot.moderating import By
from bot.store import Store
from bot.table import Person, Stage, Table, Waits
from bot.tables import Tables
from engine.game import AnyGame
from engine.registry import GAMES

ANNA, BEN, CARLA, DAN, EVA, FRED = (
    Person(number, name)
    for number, name in enumerate(("Anna", "Ben", "Carla", "Dan", "Eva", "Fred"), start=100)
)

ALL_GAMES: Mapping[str, AnyGame] = {**GAMES, "bids": Bids()}


Choose: TypeAlias = Callable[[Sequence[object]], object]


def first(legal: Sequence[object]) -> object:
    """The first of the legal moves."""
    return legal[0]


class Time:
    """A clock that moves only when told to."""

    def __init__(self) -> None:
        self.instant = datetime(2025, 3, 30, 0, 30, tzinfo=UTC)

    def __call__(self) -> datetime:
        """The time it is."""
        return self.instant

    def pass_by(self, **span: float) -> None:
        """Let so much time pass."""
        self.instant += timedelta(**span)


class House:
    """Everything below the cogs, on one database file."""

    def __init__(self, path: Path, *, busy_timeout: float = 5.0) -> None:
        self.path = path
        self.time = Time()
        self.told: list[Table] = []
        self._news = asyncio.Event()
        self._busy_timeout = busy_timeout
        self._seeds = 0
        self.store: Store
        self.tables: Tables

    async def open(self, games: Mapping[str, AnyGame] = ALL_GAMES) -> "House":
        """Open the database."""
        self.store = await Store.open(str(self.path), busy_timeout=self._busy_timeout)
        self.tables = Tables(self.store, games, now=self.time, entropy=self._seed, remembered=8)
        self.tables.listen(self.told.append)
        self.tables.listen(lambda _: self._news.set())
        return self

    async def restart(self, games: Mapping[str, AnyGame] = ALL_GAMES) -> None:
        """Lose everything in memory."""
        await self.store.close()
        await self.open(games)

    def _seed(self) -> bytes:
        self._seeds += 1
        return bytes([self._seeds % 256]) * 32

    def forget(self) -> None:
        """Lose what memory holds of tables, so that they are read again."""
        self.tables._keeper.forget()

    def audit(self) -> list[tuple[Any, ...]]:
        """The audit log, the oldest first, but for the time, the server and the numbers of the rows."""
        columns = "table_id, actor_id, actor, action, seat, whom_id, whom, to_id, to_name"
        with closing(sqlite3.connect(self.path)) as database:
            return database.execute(f"SELECT {columns} FROM audit ORDER BY id").fetchall()  # noqa: S608 - no value of anybody

    async def until(self, table_id: int, condition: Callable[[Table], bool]) -> Table:
        """The table as soon as it is like this."""
        async with asyncio.timeout(10):
            while not condition(table := await self.tables.get(table_id)):
                self._news.clear()
                await self._news.wait()
        return table

    async def lobby(
        self,
        *people: Person,
        channel: int = 7,
        computers: int = 0,
        game: str = "bids",
        **choices: Any,
    ) -> Table:
        """A lobby with these people, the first as its host; ``chips`` or ``deals``: of its game."""
        host, *others = people
        options: dict[str, int] = {name: choices.pop(name) for name in ("chips", "deals") if name in choices}
        table = await self.tables.open(
            guild_id=1,
            channel_id=channel,
            locale="de",
            host=host,
            game=game,
            choices=Choices(options, **choices),
            computers=computers,
        )
        for person in others:
            table = await self.tables.sit(table.id, person)
        return table

    async def game(
        self,
        *people: Person,
        channel: int = 7,
        computers: int = 0,
        game: str = "bids",
        **choices: Any,
    ) -> Table:
        """A game that has just begun."""
        table = await self.lobby(*people, channel=channel, computers=computers, game=game, **choices)
        return await self.tables.start(table.id, people[0].user_id)

    async def end(
        self, table_id: int, person: Person, *, moderator: bool, seen: Stage | None = None
    ) -> Table:
        """End a table."""
        return await self.tables.moderators.end(table_id, By(person, moderator=moderator), seen=seen)

    async def play_on(
        self, table: Table, choose: Choose = first, leave_out: Collection[int | None] = ()
    ) -> Table:
        """Make the next move or deal, whoever's it is, but of nobody who is present and left out."""
        if table.waits is Waits.DEAL:
            return await self.tables.deal(table.id, table.revision)
        seat, decision = next(
            (seat, decision)
            for seat, decision in table.decisions.items()
            if seat not in table.asked or table.seats[seat].user_id not in leave_out
        )
        legal = ALL_GAMES[table.game].legal_moves(table.state, seat)
        holder, move = table.seats[seat], str(choose(legal))
        if holder.user_id is not None and holder.attended:
            return await self.tables.act(table.id, holder.user_id, decision, move)
        return await self.tables.act_for(table.id, seat, decision, move)

    async def time_out(self, table: Table, choose: Choose = first) -> Table:
        """Let the time for the open moves run out, and the clock move for all who were asked."""
        assert table.deadline is not None
        self.time.instant = max(self.time.instant, table.deadline)
        for seat in table.asked:
            move = str(choose(ALL_GAMES[table.game].legal_moves(table.state, seat)))
            table = await self.tables.act_for(table.id, seat, table.decisions[seat], move, timed_out=True)
        return table

    async def silent(self, table: Table, *people: Person, turns: int = 1) -> Table:
        """Go on until these people have missed so many turns in a row, while all others move."""
        silent = {person.user_id for person in people}

        def missing(table: Table) -> bool:
            return any(holder.missed < turns for holder in table.seats if holder.user_id in silent)

        while missing(table):
            if table.asked and {table.seats[seat].user_id for seat in table.asked} <= silent:
                table = await self.time_out(table)
            else:
                table = await self.play_on(table, leave_out=silent)
        return table
