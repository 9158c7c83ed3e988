"""What every test of a command leaves as it was."""

import logging
from collections.abc import Iterator

import pytest


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
