"""`unsortiert check`: what is wrong with a database, in sentences; nothing is changed by looking."""

import json
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from busy_bot import busy_bot
from house import ANNA, BEN, CARLA, House
from relics import OLD

from bot.__main__ import main
from bot.store.versions import newest


@pytest.fixture
async def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with two tables, as a bot that has stopped left it; it is the configured one."""
    house = await House(tmp_path / "home" / "tables.db").open()
    for channel in (7, 8):
        table = await house.game(ANNA, BEN, CARLA, game="unsortiert", channel=channel)
        for _ in range(5):
            table = await house.play_on(table)
    await house.store.close()
    monkeypatch.setenv("UNSORTIERT_DATABASE", str(house.path))
    monkeypatch.chdir(tmp_path)
    return house.path


@pytest.fixture
def check(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., list[str]]:
    """The command in this process; gives the lines that it prints, the one of a fault last."""

    def checked(*arguments: str | Path, status: int = 1) -> list[str]:
        monkeypatch.setattr(sys, "argv", ["unsortiert", "check", *map(str, arguments)])
        with pytest.raises(SystemExit) as ended:
            main()
        said = capsys.readouterr()
        assert ended.value.code == status
        assert said.err.count("\n") == status
        return (said.out + said.err).splitlines()

    return checked


def everything() -> dict[Path, bytes]:
    """All files here, with what is in them."""
    return {path: path.read_bytes() if path.is_file() else b"" for path in Path.cwd().rglob("*")}


def damaged(path: Path, *statements: str) -> None:
    """Change what is stored."""
    with closing(sqlite3.connect(path)) as database, database:
        for statement in statements:
            database.execute(statement)


def test_a_sound_database_is_told_in_one_line(database: Path, check: Callable[..., list[str]]) -> None:
    """The configured one, or whichever is named."""
    before = everything()
    assert check(status=0) == [f"{database} is sound: 2 tables, 0 of them set aside."]
    assert check("home/tables.db", status=0) == ["home/tables.db is sound: 2 tables, 0 of them set aside."]
    assert everything() == before


def test_all_that_is_wrong_is_told_and_then_how_much(database: Path, check: Callable[..., list[str]]) -> None:
    """A sentence for each, and the exit status is 1."""
    damaged(
        database,
        "DELETE FROM moves WHERE table_id = 1",
        "UPDATE tables SET snapshot = '{' WHERE id = 2",
        "INSERT INTO moves VALUES (99, 1, 0, 'insert:0', 0), (99, 2, 0, 'insert:0', 0)",
        "DROP INDEX uq_tables_open_in_channel",
        "UPDATE tables SET channel_id = 7",
    )
    before = everything()
    lines = check()
    assert everything() == before
    assert lines == [
        "The index uq_tables_open_in_channel of tables is missing.",
        "moves has rows of a table that is not there, 2 in all.",
        "More than one table is open in one channel: 1, 2.",
        "Table 1: its deals and moves come to another state, in phase, hands, pile, acts, best, drawing.",
        "Table 2: it cannot be read: it is not JSON.",
        f"unsortiert: {database} is not as it should be: 5 faults.",
    ]


def test_one_fault_is_one(database: Path, check: Callable[..., list[str]]) -> None:
    """Not several."""
    damaged(database, "DROP INDEX ix_tables_waits")
    assert check() == [
        "The index ix_tables_waits of tables is missing.",
        f"unsortiert: {database} is not as it should be: 1 fault.",
    ]


def test_rules_of_a_server_that_cannot_be_read_are_told(
    database: Path, check: Callable[..., list[str]]
) -> None:
    """Column by column and without what lies there; where all can be read there is nothing to tell."""
    columns = "guild_id, locale, pace, options, turn_after, hints, computers, channels"
    sound = f"INSERT INTO houses ({columns}) VALUES ({{0}}, 'de', 'day', '{{{{}}}}', 20, 1, 0, '[7]')"  # noqa: S608 - columns
    damaged(database, sound.format(8))
    assert check(status=0) == [f"{database} is sound: 2 tables, 0 of them set aside."]
    damaged(database, sound.format(9), "UPDATE houses SET options = 'x', channels = '[' WHERE guild_id = 9")
    first, second, fault = check()
    assert first.startswith("The rules of server 9: options cannot be read: ")
    assert second.startswith("The rules of server 9: channels cannot be read: ")
    assert fault.endswith(": 2 faults.")


def test_a_single_option_that_cannot_be_read_is_told(database: Path, check: Callable[..., list[str]]) -> None:
    """By its game and its name; the others hold."""
    columns = "guild_id, pace, options, hints, computers, channels"
    options = json.dumps({"unsortiert": {"chips": 6}, "shithead": {"glass_keeps_seven": True}})
    damaged(database, f"INSERT INTO houses ({columns}) VALUES (9, 'day', '{options}', 1, 1, '[]')")  # noqa: S608 - columns
    assert check() == [
        "The rules of server 9: options.unsortiert.chips cannot be read: The option has no such value.",
        f"unsortiert: {database} is not as it should be: 1 fault.",
    ]


def test_a_column_that_is_missing_is_named(database: Path, check: Callable[..., list[str]]) -> None:
    """Without it no table can be read."""
    damaged(database, "ALTER TABLE tables RENAME COLUMN board_deal TO board_round")
    assert check()[0] == "The column board_deal of tables is missing."


def test_a_table_that_is_missing_is_named(database: Path, check: Callable[..., list[str]]) -> None:
    """It has no rows that could be looked at."""
    damaged(database, "DROP TABLE deals")
    assert check()[0] == "The table deals is missing."


def test_a_table_that_was_set_aside_is_a_remark(database: Path, check: Callable[..., list[str]]) -> None:
    """The exit status is 0: nobody can do anything about it any more."""
    damaged(
        database,
        "UPDATE tables SET snapshot = '{', stage = 'ended', ended = 'unreadable' WHERE id = 2",
    )
    assert check(status=0) == [
        "Table 2: it was set aside, since it could not be read.",
        f"{database} is sound: 2 tables, 1 of them set aside.",
    ]


def test_a_damaged_file_is_told_as_sqlite_sees_it(database: Path, check: Callable[..., list[str]]) -> None:
    """And what can be read nevertheless is looked at."""
    with closing(sqlite3.connect(database)) as broken:
        (page,) = broken.execute("SELECT rootpage FROM sqlite_master WHERE name = 'moves'").fetchone()
        (size,) = broken.execute("PRAGMA page_size").fetchone()
    with database.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xee" * 100)
    lines = check()
    assert lines[0].startswith("SQLite says: ")
    assert lines[-1].startswith("unsortiert: ")
    assert not any("Traceback" in line for line in lines)
    assert "Table 1: the file is damaged where it lies." in lines


OLDER = pytest.mark.parametrize(
    "version", sorted(path.stem for path in OLD.glob("*.sql") if path.stem != newest())
)


def _laid(version: str, folder: Path) -> Path:
    """An older database as a file."""
    path = folder / "old.db"
    with closing(sqlite3.connect(path)) as database:
        database.executescript((OLD / f"{version}.sql").read_text(encoding="utf-8"))
    return path


@OLDER
def test_an_older_database_is_looked_at_as_the_next_start_will_have_it(
    tmp_path: Path, check: Callable[..., list[str]], monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    """It says so, and leaves it as it is: also that is for the next start."""
    monkeypatch.chdir(tmp_path)
    path = _laid(version, Path())
    before = everything()
    first, *remarks, last = check(path, status=0)
    assert first == f"old.db has schema {version}; the next start migrates it. A migrated copy is looked at."
    tables = len(json.loads((OLD / f"{version}.json").read_text(encoding="utf-8"))["tables"])
    assert last == f"old.db is sound: {tables} tables, {len(remarks)} of them set aside."
    assert everything() == before
    damaged(path, "UPDATE tables SET seed = lower(hex(zeroblob(32))) WHERE ended = 'finished'")
    assert sum(line.endswith(": deal 1 is not what its seed shuffles.") for line in check(path)) == 2


@OLDER
def test_an_older_database_that_cannot_be_migrated_is_told(
    tmp_path: Path, check: Callable[..., list[str]], version: str
) -> None:
    """Before the next start would have to."""
    path = _laid(version, tmp_path)
    damaged(path, "ALTER TABLE tables RENAME COLUMN expires TO ends")
    (line,) = check(path)
    assert line.startswith(f"unsortiert: The database {path} cannot be migrated: ")


@OLDER
def test_damage_of_an_older_database_is_told_before_a_migration_could_hide_it(
    tmp_path: Path, check: Callable[..., list[str]], version: str
) -> None:
    """Which writes some of it anew."""
    path = _laid(version, tmp_path)
    with closing(sqlite3.connect(path)) as broken:
        (page,) = broken.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'ix_tables_waits'"
        ).fetchone()
        (size,) = broken.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xee" * 100)
    (line,) = check(path)
    assert line.startswith(f"unsortiert: The database {path} is damaged. SQLite says: ")


@OLDER
def test_a_disk_without_room_for_a_copy_is_told(
    tmp_path: Path, check: Callable[..., list[str]], monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    """An older database cannot be looked at without one."""
    path = _laid(version, tmp_path)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "nowhere"))
    (line,) = check(path)
    assert line.startswith("unsortiert: There is no room for a copy of the database ")


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "newer version"),
        ("UPDATE alembic_version SET version_num = '1975ea83b712'", "another program"),
        ("DROP TABLE alembic_version", "another program"),
        ("ALTER TABLE alembic_version RENAME COLUMN version_num TO number", "cannot be read: no such column"),
    ],
)
def test_a_database_with_another_schema_is_told(
    database: Path, check: Callable[..., list[str]], statement: str, said: str
) -> None:
    """In one sentence; there is nothing else to be said of it."""
    damaged(database, statement)
    (line,) = check()
    assert said in line


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("missing.db", None, "There is no database"),
        ("nowhere/missing.db", None, "There is no database"),
        ("empty.db", b"", "is empty; the bot was never started with it"),
        ("text.db", b"Dear diary. " * 1000, "is not a database"),
        (":memory:", None, "in memory"),
        ("/", None, "has to be a file"),
        ("", None, "has to be a file"),
    ],
)
@pytest.mark.usefixtures("database")
def test_what_is_no_database_is_told(
    check: Callable[..., list[str]], name: str, content: bytes | None, said: str
) -> None:
    """In one sentence, and none is made by looking for it."""
    if content is not None:
        Path(name).write_bytes(content)
    before = everything()
    (line,) = check(name)
    assert said in line
    assert everything() == before


def test_what_a_crash_has_left_stays_for_the_next_start(
    database: Path, check: Callable[..., list[str]]
) -> None:
    """The log beside the file is read, and brought into the file by nobody but the bot."""
    crash = (
        "import os, sqlite3, sys; database = sqlite3.connect(sys.argv[1]);"
        "database.execute('DELETE FROM moves WHERE table_id = 1'); database.commit(); os._exit(0)"
    )
    subprocess.run([sys.executable, "-c", crash, str(database)], check=True)  # noqa: S603
    log = database.with_name("tables.db-wal")
    before = database.read_bytes(), log.read_bytes()
    assert len(check()) == 2
    assert (database.read_bytes(), log.read_bytes()) == before


def test_a_bot_that_plays_is_always_sound(
    tmp_path: Path, check: Callable[..., list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What moves meanwhile is looked at as of one instant; the bot neither waits nor fails."""
    monkeypatch.chdir(tmp_path)
    with busy_bot(tmp_path / "busy.db") as bot:
        for _ in range(8):
            bot.wait_for(60)
            (line,) = check("busy.db", status=0)
            assert line.startswith("busy.db is sound: ")


def test_nothing_that_is_stored_reaches_the_terminal_as_it_is(
    database: Path, check: Callable[..., list[str]]
) -> None:
    """An escape sequence could hide what was said."""
    damaged(database, "UPDATE tables SET game = char(27) || '[2J' WHERE id = 1")
    assert all(line.isprintable() for line in check())


@pytest.mark.parametrize(
    "damage",
    [
        "INSERT INTO heartbeat VALUES (2, 5)",
        "UPDATE heartbeat SET seen = 'x'",
        "UPDATE heartbeat SET seen = x'78'",
        "UPDATE heartbeat SET seen = 1.5",
        "UPDATE heartbeat SET seen = -1",
        "UPDATE heartbeat SET seen = 1 << 62",
    ],
)
def test_a_heartbeat_that_is_none_is_told(
    database: Path, check: Callable[..., list[str]], damage: str
) -> None:
    """The next start would give back no time."""
    damaged(database, "INSERT INTO heartbeat VALUES (1, 5)")
    assert check(status=0)
    damaged(database, damage)
    assert check()[:-1] == ["When the bot was last up is noted more than once, or as no moment."]


def test_an_absence_that_is_none_is_told(database: Path, check: Callable[..., list[str]]) -> None:
    """Its tables would rest for ever."""
    damaged(database, "INSERT INTO absences VALUES (3, 5)")
    assert check(status=0)
    damaged(database, "INSERT INTO absences VALUES (4, 'x'), (-1, 5)")
    assert check()[:-1] == ["Since when the bot is not in a server is noted as no moment, 2 in all."]
