"""What tests of commands are given, and what each of them leaves as it was."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from house import ANNA, BEN, CARLA, House


@pytest.fixture(autouse=True)
def _log_as_it_was() -> Iterator[None]:
    """Commands that run in this process set how much is logged, for good."""
    loggers = [
        logging.getLogger(name) for name in ("", "alembic.runtime.plugins", "bot", "cogs", "discord.client")
    ]
    levels = [logger.level for logger in loggers]
    yield
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)


@pytest.fixture
async def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with two tables, as a bot that has stopped left it; it is the configured one."""
    house = await House(tmp_path / "home" / "tables.db").open()
    await house.game(ANNA, BEN, CARLA, game="unsortiert")
    await house.lobby(ANNA, channel=8, game="unsortiert")
    await house.store.close()
    monkeypatch.setenv("UNSORTIERT_DATABASE", str(house.path))
    monkeypatch.chdir(tmp_path)
    return house.path
