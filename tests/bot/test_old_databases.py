"""Databases as earlier versions left them: migrated, or left as they were; every game goes on to its end.

``old/SCHEMA.sql`` is such a database with tables of every kind, ``old/SCHEMA.json`` what its version read in
it. Both were made by that version (`relics` makes them) and are never changed afterwards. What this version
leaves has to pass as well, or it could not be kept some day.
"""

import json
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from house import House
from relics import OLD, kept, leave_all, told
from sqlalchemy import create_engine, event
from sqlalchemy.engine import Engine

import bot.store
from bot.store import Store, StoreUnusable
from bot.table import EndReason, Stage, Table, Waits
from bot.timing import ROUNDED_UP_TO, expiry
from engine.registry import GAMES

ROOT = Path(__file__).parents[2]
AWAY = timedelta(hours=7)


@pytest.fixture(params=[*sorted(path.stem for path in OLD.glob("*.sql")), "now"])
async def relic(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The statements that make an old database, or one of now."""
    if request.param != "now":
        return OLD / f"{request.param}.sql"
    left = tmp_path / "left.db"
    return kept(left, await leave_all(left), tmp_path)


def laid(relic: Path, path: Path) -> Path:
    """An old database as a file."""
    with closing(sqlite3.connect(path)) as database:
        database.executescript(relic.read_text(encoding="utf-8"))
    return path


def recorded(relic: Path) -> Mapping[str, Any]:
    """What its version read in it."""
    found: Mapping[str, Any] = json.loads(relic.with_suffix(".json").read_text(encoding="utf-8"))
    return found


def dump(path: Path) -> list[str]:
    """All that a file holds."""
    with closing(sqlite3.connect(path)) as database:
        return list(database.iterdump())


@pytest.fixture
async def house(relic: Path, tmp_path: Path) -> AsyncIterator[House]:
    """A house on the database, at the time of its last heartbeat."""
    opened = await House(laid(relic, tmp_path / "old.db")).open(GAMES)
    opened.time.instant = datetime.fromisoformat(recorded(relic)["heartbeat"])
    yield opened
    await opened.store.close()


def test_there_are_tables_of_every_kind(relic: Path) -> None:
    """What is not there is not tested: each stage, end and wait, drawn cards, leavers, boards, paces."""
    tables = recorded(relic)["tables"].values()
    assert {table["stage"] for table in tables} == set(Stage)
    assert {table["ended"] for table in tables} == {None, *EndReason}
    assert {table["waits"] for table in tables} == set(Waits)
    drawn = [table for table in tables if (table["position"] or {}).get("drawn")]
    assert {table["waits"] for table in drawn} == {Waits.PEOPLE, Waits.COMPUTER, Waits.NOTHING}
    assert any(former for table in tables for _, _, former in table["seats"])
    assert {table["stage"] for table in tables if table["board"]} == set(Stage)
    late = [len(table["late"]) if "late" in table else table["timed_out"] is not None for table in tables]
    assert any(late)
    assert max(late) > 1 or "late" not in next(iter(tables))


async def test_every_table_is_as_it_was(relic: Path, house: House) -> None:
    """The same people, cards, open questions and time, table by table."""
    for number, expected in recorded(relic)["tables"].items():
        read = told(await house.tables.get(int(number)))
        assert {name: read[name] for name in expected.keys() & read.keys()} == {
            name: expected[name] for name in expected.keys() & read.keys()
        }
        if "chips" in expected:  # which were the only option there was
            chips = expected["chips"]
            assert read["options"] == ({} if chips is None else {"chips": chips})
        if "timed_out" in expected:  # when no game asked more than one seat at once
            late = expected["timed_out"]
            assert [*read["late"]] == ([] if late is None else [str(late)])
        record = await house.store.record(int(number))
        if expected["ended"] != EndReason.UNREADABLE:
            assert (len(record.deals), len(record.moves)) == (expected["deals"], expected["moves"])


async def test_every_game_goes_on_to_its_end(relic: Path, house: House) -> None:
    """From exactly where it stood, and a lobby from its beginning."""
    for number, expected in recorded(relic)["tables"].items():
        if expected["ended"] is None:
            assert (await _to_its_end(house, int(number))).ended is EndReason.FINISHED
            assert await house.tables.at(expected["channel"]) is None


async def _to_its_end(house: House, number: int) -> Table:
    table = await house.tables.get(number)
    if table.stage is Stage.LOBBY:
        while len(table.seats) < GAMES[table.game].seats[0]:
            table = await house.tables.add_computer(number, table.host_id)
        table = await house.tables.start(number, table.host_id)
    while table.stage is not Stage.ENDED:
        table = await house.play_on(table)
    return table


async def test_what_has_ended_stays_ended(relic: Path, house: House) -> None:
    """Its channel is free, nothing waits for anything, and what was not shown yet still is to be shown."""
    tables = recorded(relic)["tables"]
    ended = {int(number): table for number, table in tables.items() if table["ended"]}
    for waits in (Waits.PEOPLE, Waits.COMPUTER, Waits.DEAL):
        assert ended.keys().isdisjoint(await house.tables.waiting(waits=waits))
    for table in ended.values():
        assert await house.tables.at(table["channel"]) is None
    not_shown = [number for number, table in ended.items() if table["board"]]
    assert await house.tables.ended_with_board() == not_shown


async def test_the_time_in_between_counts_for_nobody(relic: Path, house: House) -> None:
    """Everybody has as much left as when the old version stopped, but never more than this one gives."""
    house.time.instant += AWAY
    assert await house.tables.resume() == AWAY
    for number, expected in recorded(relic)["tables"].items():
        table = await house.tables.get(int(number))
        most = {"deadline": datetime.max.replace(tzinfo=UTC), "expires": expiry(table, house.time())}
        for name, latest in most.items():
            left = expected[name] and datetime.fromisoformat(expected[name]) + AWAY
            moment = getattr(table, name)
            assert moment == left or (left > latest and moment <= latest + ROUNDED_UP_TO)


def _step_by_step(path: Path) -> dict[str, list[str]]:
    """What the file holds at each version from its own to this one's; the file becomes this one's."""
    config = Config()
    config.set_main_option("script_location", str(Path(bot.store.__file__).parent / "migrations"))
    engine = create_engine(f"sqlite:///{path}")
    dumps = {_version(path): dump(path)}
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        for script in reversed([*ScriptDirectory.from_config(config).walk_revisions()]):
            if script.revision > min(dumps):
                command.upgrade(config, script.revision)
                connection.commit()
                dumps[script.revision] = dump(path)
    engine.dispose()
    return dumps


def _version(path: Path) -> str:
    with closing(sqlite3.connect(path)) as database:
        (version,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(version)


class Break:
    """Breaks the statement with a certain number among those that change something."""

    def __init__(self, number: int) -> None:
        self.left = number

    def __call__(self, *told: Any) -> tuple[str, Any]:
        """What is run in place of the statement that SQLAlchemy tells of."""
        _, _, statement, values, *_ = told
        if statement.startswith(_CHANGES):
            self.left -= 1
        return ("SELECT * FROM nowhere", ()) if self.left == 0 else (statement, values)

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """While this lasts."""
        event.listen(Engine, "before_cursor_execute", self, retval=True)
        try:
            yield
        finally:
            event.remove(Engine, "before_cursor_execute", self)


_CHANGES = ("ALTER", "CREATE", "DELETE", "DROP", "INSERT", "UPDATE", "\n")
"""How statements begin that change something; Alembic's own have a line break before them."""


async def test_a_migration_that_fails_leaves_what_was_there(relic: Path, tmp_path: Path) -> None:
    """Wherever it fails the file is that of a version, whole, and the next start goes on from there."""
    whole = _step_by_step(laid(relic, tmp_path / "whole.db"))
    seen = set()
    for number in range(1, 1000):
        path = laid(relic, tmp_path / f"{number}.db")
        breaking = Break(number)
        with breaking.at_work(), suppress(StoreUnusable):
            await (await Store.open(str(path))).close()
        seen.add(_version(path))
        assert dump(path) == whole[_version(path)]
        if breaking.left > 0:
            break
        await (await Store.open(str(path))).close()
        assert dump(path) == whole[max(whole)]
    assert seen == whole.keys()


_KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from sqlalchemy import event
from sqlalchemy.engine import Engine
from bot.store import Store
from test_old_databases import Break, laid

async def opened(path, number):
    def look(connection, cursor, statement, values, context, many):
        breaking(connection, cursor, statement, values)
        if breaking.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
    breaking = Break(number)
    event.listen(Engine, "before_cursor_execute", look)
    await (await Store.open(str(path))).close()

relic, folder = map(Path, sys.argv[1:])
for number in range(1, 1000):
    path = laid(relic, folder / f"{number}.db")
    child = os.fork()
    if child == 0:
        asyncio.run(opened(path, number))
        os._exit(0)
    if os.waitpid(child, 0)[1] == 0:
        break
    assert number < 999
print(number)
"""
"""Opens a database over and over, each time killed at the next statement, until it gets through."""


async def test_a_kill_during_a_migration_leaves_what_was_there(relic: Path, tmp_path: Path) -> None:
    """At whatever statement."""
    whole = _step_by_step(laid(relic, tmp_path / "whole.db"))
    for number in range(1, _killed(relic, tmp_path) + 1):
        path = tmp_path / f"{number}.db"
        assert dump(path) == whole[_version(path)]
        await (await Store.open(str(path))).close()
        assert dump(path) == whole[max(whole)]


def _killed(relic: Path, folder: Path) -> int:
    """Lay the database as often into the folder as there are instants to be killed at."""
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-c", _KILLED, str(relic), str(folder)],
        cwd=ROOT,
        env={"PYTHONPATH": f"{ROOT}:{ROOT / 'tests' / 'shared'}:{ROOT / 'tests' / 'bot'}"},
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return int(done.stdout)
