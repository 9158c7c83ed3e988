"""The log: what whoever runs the bot may read, also at the level that tells the most."""

import asyncio
import logging
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import discord
import pytest
from fake_discord import FakeDiscord
from house import ANNA, House
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from bot.__main__ import main
from bot.cli.configured import log_at
from bot.store.schema import DEALS
from engine.cards import STANDARD

LIBRARIES = (
    "aiosqlite",
    "asyncio",
    "discord.gateway",
    "discord.http",
    "discord.webhook.async_",
    "sqlalchemy.engine.Engine",
)
"""Those that would print rows, statements, tokens, or what is sent to people."""


@contextmanager
def untouched() -> Iterator[None]:
    """The log as a new process finds it, and afterwards as it was."""
    root = logging.getLogger()
    names = ("", "alembic.runtime.plugins", "bot", "cogs", "discord.client")
    handlers, levels = root.handlers[:], {name: logging.getLogger(name).level for name in names}
    migrating = logging.getLogger("alembic.runtime.migration")
    filters = migrating.filters[:]
    root.handlers.clear()
    try:
        yield
    finally:
        root.handlers[:] = handlers
        migrating.filters[:] = filters
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)


def test_debugging_tells_more_of_the_bot_and_of_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    """Libraries know hands, seeds and tokens, and log them at that level."""
    with untouched():
        log_at("DEBUG")
        for name in ("bot.runner", "cogs.items", *LIBRARIES):
            logging.getLogger(name).debug("from %s", name)
    said = capsys.readouterr().err
    assert "from bot.runner" in said
    assert "from cogs.items" in said
    assert [name for name in LIBRARIES if f"from {name}" in said] == []


def test_alembic_tells_that_it_changes_a_database_and_nothing_else(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """What kind of database it takes it for is of no use to anybody, at each start."""
    with untouched():
        log_at("INFO")
        asyncio.run(_opened(tmp_path / "new.db"))
        first = capsys.readouterr().err
        asyncio.run(_opened(tmp_path / "new.db"))
    assert "Running upgrade" in first
    assert "DDL" not in first
    assert "alembic" not in capsys.readouterr().err


async def _opened(path: Path) -> None:
    house = await House(path).open()
    await house.store.close()


@pytest.mark.parametrize("level", ["INFO", "WARNING", "ERROR"])
def test_the_log_tells_what_was_asked_for(level: str, capsys: pytest.CaptureFixture[str]) -> None:
    """And nothing below it, of the bot and of libraries alike."""
    levels = ("INFO", "WARNING", "ERROR")
    with untouched():
        log_at(level)
        for name in levels:
            logging.getLogger("bot.runner").log(logging.getLevelName(name), "ours: %s", name)
            logging.getLogger("discord.http").log(logging.getLevelName(name), "theirs: %s", name)
    said = capsys.readouterr().err
    expected = list(levels[levels.index(level) :])
    assert [name for name in levels if f"ours: {name}" in said] == expected
    assert [name for name in levels if f"theirs: {name}" in said] == expected


async def test_a_game_in_a_log_that_tells_all_names_no_seed_and_no_card(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not when it is written, and not when it is read back."""
    with untouched():
        log_at("DEBUG")
        house = await House(tmp_path / "logged.db").open()
        table = await house.game(ANNA, computers=2, game="unsortiert", chips=1)
        for _ in range(5):
            table = await house.play_on(table)
        await house.restart()
        assert await house.tables.get(table.id) == table
        await house.store.close()
    said = capsys.readouterr().err
    assert "01" * 32 not in said
    assert not {*re.findall(r"\w+", said)} & {*STANDARD}


async def test_a_statement_that_fails_does_not_name_its_values(tmp_path: Path) -> None:
    """Its error goes to the log, and the values may be a hand."""
    house = await House(tmp_path / "failing.db").open()
    row = {"table_id": 99, "revision": 1, "cards": "5H QS"}
    with pytest.raises(IntegrityError) as failed:
        await house.store._write(lambda connection: connection.execute(insert(DEALS), row))
    assert "5H" not in str(failed.value)
    await house.store.close()


def test_what_is_sent_to_discord_is_in_no_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither what the bot says of itself at the start nor its token."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["unsortiert", "run"])
    monkeypatch.setenv("DISCORD_TOKEN", "top-secret")
    monkeypatch.setenv("UNSORTIERT_DATABASE", str(tmp_path / "bot.db"))
    monkeypatch.setenv("UNSORTIERT_LOG_LEVEL", "DEBUG")
    with FakeDiscord(status=403) as fake:
        monkeypatch.setattr(discord.http.Route, "BASE", fake.base)
        with untouched(), pytest.raises(SystemExit):
            main()
    said = capsys.readouterr().err
    assert "top-secret" not in said
    assert fake.base not in said
