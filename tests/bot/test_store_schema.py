"""The schema: migrated whole or not at all, never twice, never backwards, and looked at by index only."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from inspect import isfunction, signature
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from house import ANNA, BEN, CARLA, House
from sqlalchemy import Connection, create_engine, event

from bot.choices import Pace
from bot.store import Store, StoreUnusable, Write, queries, uptime
from bot.store.schema import METADATA
from bot.table import EndReason
from bot.timing import furthest


async def test_a_new_database_has_the_schema_that_the_statements_expect(tmp_path: Path) -> None:
    """The migrations and the tables in code say the same, down to the indices."""
    path = tmp_path / "new.db"
    await (await Store.open(str(path))).close()
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": _compare_type})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


_SCHEMA = "UPDATE sqlite_master SET sql = {} WHERE name = 'moves'"
"""Damages what SQLite knows of a table."""


def _compare_type(
    _context: object, _inspected: object, _column: object, inspected: object, ours: object
) -> bool:
    impl = getattr(ours, "impl", ours)
    return type(impl).__name__.upper() != type(inspected).__name__.upper() and str(impl) != str(inspected)


def _change(connection: Connection, write: Write) -> None:
    """Run the statements of a change of a table."""
    for statement, rows in queries.statements(write):
        for row in rows:
            connection.execute(statement, row)


NOW = datetime(2025, 3, 30, tzinfo=UTC)

ASKED: list[tuple[Callable[..., object], tuple[object, ...]]] = [
    (queries.waiting, ("computer",)),
    (queries.due, (NOW, NOW)),
    (queries.changed_since, (NOW,)),
    (queries.open_in, (7,)),
    (queries.open_of, (1,)),
    (queries.first_of, (1, "unsortiert")),
    (queries.in_channel, (7,)),
    (queries.reminding, ()),
    (queries.telling_time, ("people", "lobby")),
    (queries.guilds, ()),
    (uptime.absences, ()),
    (uptime.leave_guild, (1, NOW)),
    (uptime.rejoin_guild, (2, NOW)),
    (queries.ended_with_board, ()),
    (queries.load, (7,)),
    (queries.record, (7,)),
    (uptime.beat, (NOW,)),
    (uptime.resume, (NOW, None)),
    (uptime.too_far, (furthest(NOW),)),
    (_change, (Write(1, {"revision": 9}, seats=()),)),
]
"""All that is asked of the store, with something to ask for."""

ALLOWED = {
    "SCAN absences",  # one row a server that was left
    "SCAN tables USING INDEX ix_tables_reminding",  # only the tables that remind of something are in it
    "SCAN tables USING INDEX ix_tables_open_in_guild",  # only those that have not ended
}
"""What is gone through, as it is short."""


@pytest.mark.parametrize(("look", "args"), ASKED, ids=lambda value: getattr(value, "__name__", ""))
async def test_no_look_goes_through_all_tables(
    house: House, look: Callable[..., object], args: tuple[object, ...]
) -> None:
    """Ten thousand sleeping tables cost nothing: every query goes by an index."""
    await house.lobby(ANNA)
    await house.store.beat(NOW - timedelta(days=1))
    await house.store.leave_guild(2, NOW - timedelta(days=1))
    asked: list[tuple[str, Any]] = []

    def note(_: object, __: object, statement: str, parameters: Any, *___: object) -> None:
        asked.append((statement, parameters))

    event.listen(house.store._writer.sync_engine, "before_cursor_execute", note)
    await house.store._write(look, *args)
    with closing(sqlite3.connect(house.path)) as database:
        plans = [
            database.execute(f"EXPLAIN QUERY PLAN {text}", values).fetchall()
            for text, values in asked
            if text.startswith(("SELECT", "UPDATE", "DELETE"))
        ]
    assert plans
    assert {step for plan in plans for *_, step in plan if step.startswith("SCAN")} <= ALLOWED


def test_every_query_is_looked_at() -> None:
    """But for the one that adds a table, which asks what is asked above."""
    known = {look for look, _ in ASKED}
    written = {
        value
        for module in (queries, uptime)
        for name, value in vars(module).items()
        if isfunction(value) and not name.startswith("_") and "connection" in signature(value).parameters
    }
    assert written - known == {queries.add_table}


async def test_time_that_counts_for_nobody_moves_every_table_that_has_not_ended(house: House) -> None:
    """A lobby and a game, each moment of them by as much, and nothing of those that have ended."""
    lobby = await house.lobby(ANNA, channel=1)
    game = await house.game(ANNA, BEN, CARLA, channel=2, pace=Pace.DAY)
    ended = await house.tables.close((await house.lobby(ANNA, channel=3)).id, EndReason.LOST)
    await house.tables.resume()
    house.time.pass_by(hours=5)
    assert await house.tables.resume() == timedelta(hours=5)
    for table in (lobby, game):
        after = await house.tables.get(table.id)
        assert after == replace(
            table,
            **{
                name: moment + timedelta(hours=5)
                for name in ("deadline", "since", "expires", "remind_at")
                if (moment := getattr(table, name)) is not None
            },
        )
    assert await house.tables.get(ended.id) == ended


async def test_migrating_again_changes_nothing(house: House) -> None:
    """Every start applies what is missing, which the second time is nothing."""
    table = await house.game(ANNA, BEN, CARLA)
    await house.store.close()
    before = _dump(house.path)
    await house.open()
    assert _dump(house.path) == before
    assert await house.tables.get(table.id) == table


def _dump(path: Path) -> list[str]:
    database = sqlite3.connect(path)
    lines = list(database.iterdump())
    database.close()
    return lines


async def test_a_migration_that_fails_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither tables nor a version; after the repair the same file works."""
    path = tmp_path / "half.db"
    database = sqlite3.connect(path)
    database.execute("CREATE VIEW moves AS SELECT 1")  # in the way of the first migration's third table
    database.commit()
    before = list(database.iterdump())
    with pytest.raises(StoreUnusable, match="already exists"):
        await Store.open(str(path))
    assert [line for line in database.iterdump() if "alembic" not in line] == before
    database.execute("DROP VIEW moves")
    database.commit()
    database.close()
    await (await Store.open(str(path))).close()


OTHERS = "belongs to another program"
DAMAGED = "is damaged"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "newer version"),
        ("UPDATE alembic_version SET version_num = '1975ea83b712'", OTHERS),
        ("UPDATE alembic_version SET version_num = '0000'", OTHERS),
        ("INSERT INTO alembic_version VALUES ('1975ea83b712')", OTHERS),
        ("DELETE FROM alembic_version", OTHERS),
        ("DROP TABLE alembic_version", OTHERS),
        ("ALTER TABLE alembic_version RENAME COLUMN version_num TO number", "no such column"),
        ("ALTER TABLE tables RENAME COLUMN board_posted_at TO board_posted", "no such column"),
        ("DROP TABLE deals", "no such table"),
        (_SCHEMA.format("CAST(x'ff' AS TEXT)"), DAMAGED),
        (_SCHEMA.format("'CRE TABLE moves'"), DAMAGED),
    ],
)
async def test_a_database_with_another_schema_is_left_alone(tmp_path: Path, change: str, reason: str) -> None:
    """One sentence says why, and nothing is written."""
    path = tmp_path / "other.db"
    await (await Store.open(str(path))).close()
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("PRAGMA writable_schema=ON")
        database.execute(change)
    before = path.read_bytes()
    with pytest.raises(StoreUnusable, match=reason) as error:
        await Store.open(str(path))
    assert str(error.value).startswith(f"The database {path} ")
    assert str(error.value).endswith(".")
    assert "\n" not in str(error.value)
    assert path.read_bytes() == before


async def test_a_database_with_somebody_elses_tables_gets_none_of_ours(tmp_path: Path) -> None:
    """A path that was mistyped must not mix two programs' data."""
    path = tmp_path / "diary.db"
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("CREATE TABLE days (entry TEXT)")
    before = _dump(path)
    with pytest.raises(StoreUnusable, match=OTHERS):
        await Store.open(str(path))
    assert _dump(path) == before
