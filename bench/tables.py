"""How long a committed move takes, beside a bare SQLite commit on the same disk; knows no Discord.

Run as ``python -m bench.tables``. Ours is `Tables.act` as a click calls it: find the table, check the
decision, apply the move, write move and snapshot in one transaction. Theirs is Python's ``sqlite3``
inserting one such move and committing. Both databases are in write-ahead mode with ``synchronous=FULL``, and
the two take turns move by move, so that whatever else the disk does meets both alike.
"""

import asyncio
import sqlite3
import sys
from collections.abc import AsyncGenerator, Iterator
from contextlib import aclosing, closing, contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from bench import MISSED
from bot.choices import Choices
from bot.store import Store
from bot.table import Person, Stage, Table, Waits
from bot.tables import Tables
from engine.registry import GAMES

TARGET = 2.5
"""How many times as long as the bare commit is still good enough."""

PEOPLE = tuple(Person(number, f"Player {number}") for number in range(4))


@dataclass(frozen=True, slots=True)
class Figures:
    """The medians of one run."""

    ours: float
    """Seconds for one committed move."""
    theirs: float
    """Seconds for one bare commit."""

    @property
    def ratio(self) -> float:
        """How many times as long ours takes."""
        return self.ours / self.theirs


@contextmanager
def bare(path: Path) -> Iterator[sqlite3.Connection]:
    """A database with nothing but moves."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA synchronous=FULL")
        database.execute("CREATE TABLE moves (id INTEGER PRIMARY KEY, seat INTEGER, move TEXT)")
        yield database


def insert(database: sqlite3.Connection, seat: int, move: str) -> float:
    """Insert one move and commit; gives the seconds it took."""
    begin = perf_counter()
    database.execute("BEGIN")
    database.execute("INSERT INTO moves (seat, move) VALUES (?, ?)", (seat, move))
    database.execute("COMMIT")
    return perf_counter() - begin


async def begun(tables: Tables, channel: int) -> Table:
    """A game of four people."""
    table = await tables.open(
        guild_id=1, channel_id=channel, locale="en", host=PEOPLE[0], game="unsortiert", choices=Choices()
    )
    for person in PEOPLE[1:]:
        table = await tables.sit(table.id, person)
    return await tables.start(table.id, PEOPLE[0].user_id)


async def play(
    tables: Tables, database: sqlite3.Connection, rng: Random
) -> AsyncGenerator[tuple[float, float], None]:
    """Play game after game; gives the seconds of each move and of the bare commit beside it."""
    for channel in count():
        table = await begun(tables, channel)
        while table.stage is Stage.PLAYING:
            if table.waits is Waits.DEAL:
                table = await tables.deal(table.id, table.revision)
                continue
            [(seat, decision)] = table.decisions.items()
            move = str(rng.choice(GAMES["unsortiert"].legal_moves(table.state, seat)))
            theirs = insert(database, seat, move)
            begin = perf_counter()
            table = await tables.act(table.id, PEOPLE[seat].user_id, decision, move)
            yield perf_counter() - begin, theirs


async def measure(*, moves: int = 1500, warm_up: int = 300) -> Figures:
    """Measure on the disk of the working folder, in one that is gone again afterwards."""
    rng = Random(1)  # noqa: S311 - a benchmark keeps no secret
    pairs: list[tuple[float, float]] = []
    with (
        TemporaryDirectory(prefix="bench-", dir=Path.cwd()) as folder,
        bare(Path(folder, "bare.db")) as database,
    ):
        store = await Store.open(f"{folder}/tables.db")
        async with aclosing(play(Tables(store, GAMES), database, rng)) as played:
            while len(pairs) < warm_up + moves:
                pairs.append(await anext(played))
        await store.close()
    return Figures(*(median(side) for side in zip(*pairs[warm_up:], strict=True)))


def main() -> None:
    """Print both times and their ratio; exit status `MISSED` when it is above the target."""
    figures = asyncio.run(measure())
    ours, theirs = figures.ours * 1000, figures.theirs * 1000
    print(f"tables: {ours:.3f} ms a committed move beside {theirs:.3f} ms a bare commit")  # noqa: T201 - output
    print(f"tables: ratio {figures.ratio:.2f}, target {TARGET}")  # noqa: T201 - this is a command
    sys.exit(MISSED if figures.ratio > TARGET else 0)


if __name__ == "__main__":
    main()
