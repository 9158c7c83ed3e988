"""Hears what was acknowledged on one database and checks that it is there, once; knows no process."""

import shutil
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

from house import House
from marks import mark, states, table_mark
from scratch import scratch_folder
from zygote import Said

from bot.table import EndReason, Stage, Table
from engine.registry import GAMES


class Witness:
    """Remembers every acknowledged change of the tables of one database."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.deeds: Counter[str] = Counter()
        """How often somebody had the answer that they had done this."""
        self._told: dict[int, dict[int, tuple[str, str]]] = {}
        """By table and revision: the marks of the table and of its state."""
        self._moves: dict[tuple[int, int], str] = {}
        """By table and revision: the move that somebody was told to have made."""
        self._seen: dict[int, int] = {}
        """The revision of each table at the last look."""
        self._strange: set[int] = set()
        """The tables that had been set aside before anybody played."""
        self._settled: set[int] = set()
        """The tables that had ended at the last look."""
        if path.exists():
            with closing(sqlite3.connect(path)) as rows:
                self._seen = dict(rows.execute("SELECT id, revision FROM tables"))
                unreadable = rows.execute("SELECT id FROM tables WHERE ended = 'unreadable'")
                self._strange = {table_id for (table_id,) in unreadable}

    @property
    def changes(self) -> int:
        """How many changes were acknowledged."""
        return sum(map(len, self._told.values()))

    def hear(self, said: Said) -> None:
        """Note what a process acknowledged: revision after revision of each table, and no error."""
        errors = "\n".join(text for (text,) in said.of("error"))
        assert not errors, errors
        for table_id, revision, *marks in said.of("told"):
            heard = self._told.setdefault(table_id, {})
            assert revision == max(self._seen.get(table_id, -1), *heard, -1) + 1
            heard[revision] = marks[0], marks[1]
        for deed, table_id, revision, move in said.of("done"):
            assert revision in self._told[table_id] or revision == self._seen.get(table_id)
            self.deeds[deed] += 1
            if move:
                self._moves[table_id, revision] = move

    async def look(self, *, thoroughly: bool = False) -> list[Table]:
        """Open a copy, so that the next process finds what the last one left, and check every table in it.

        Those that had ended before are looked at again only ``thoroughly``. Gives the tables looked at.
        """
        with scratch_folder() as folder:
            copy = Path(folder, self.path.name)
            for name in (copy.name, f"{copy.name}-wal"):
                if self.path.with_name(name).exists():
                    shutil.copyfile(self.path.with_name(name), copy.with_name(name))
            house = await House(copy).open(GAMES)
            try:
                with closing(sqlite3.connect(copy)) as rows:
                    return await self._check(house, rows, set() if thoroughly else self._settled)
            finally:
                await house.store.close()

    async def _check(self, house: House, rows: sqlite3.Connection, settled: set[int]) -> list[Table]:
        assert rows.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        revisions = dict(rows.execute("SELECT id, revision FROM tables"))
        assert revisions.keys() >= self._told.keys() | self._seen.keys()
        assert all(revisions[table_id] == self._seen[table_id] for table_id in settled)
        looked = [await house.tables.get(table_id) for table_id in revisions.keys() - settled - self._strange]
        for table in looked:
            self._check_table(table, rows)
        self._seen = revisions
        self._settled |= {table.id for table in looked if table.stage is Stage.ENDED}
        return looked

    def _check_table(self, table: Table, rows: sqlite3.Connection) -> None:
        """It is as it was told, or one change further that could not be told any more."""
        told = self._told.get(table.id, {})
        last = max(self._seen.get(table.id, -1), *told, -1)
        assert table.revision - last in {0, 1}, f"{table} after {last}"
        assert table.ended is not EndReason.UNREADABLE
        if table.revision in told:
            assert told[table.revision][0] == table_mark(table)
        self._check_record(table, told, rows)

    def _check_record(self, table: Table, told: dict[int, tuple[str, str]], rows: sqlite3.Connection) -> None:
        """Its deals and moves, each there once, give every state that was told, and the stored one."""
        moves = dict(rows.execute("SELECT revision, move FROM moves WHERE table_id = ?", (table.id,)))
        made = {number: move for (table_id, number), move in self._moves.items() if table_id == table.id}
        assert made.items() <= moves.items()
        played = dict(states(rows, table))
        assert len(played) == len(moves) + table.deals
        state, first = None, min(told, default=0)
        for revision in range(table.revision + 1):
            state = played.get(revision, state)
            if revision >= first and revision in told:
                assert told[revision][1] == mark(state)
        assert state == table.state
