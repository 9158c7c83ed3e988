"""The settings of a command and its log; knows not what they are for."""

import logging

from bot.cli import Fault
from bot.settings import BadSetting, Settings, load_settings


def configured() -> Settings:
    """The settings as the environment has them; raises `Fault` for one that cannot be used."""
    try:
        return load_settings()
    except BadSetting as error:
        raise Fault(str(error)) from error


def log_at(level: str) -> None:
    """Write the log to stderr, from ``level`` on, without what is of no use to anybody here.

    Below INFO only the bot itself speaks: there libraries print the rows they read, with seeds and hands, and
    what they send to Discord, with tokens. discord.py warns of missing libraries for voice, and Alembic tells
    which of its plug-ins it loads and how it would use any database; that it changes one is told.
    """
    theirs = max(logging.INFO, logging.getLevelNamesMapping()[level])
    logging.basicConfig(level=theirs, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for room in ("bot", "cogs"):
        logging.getLogger(room).setLevel(level)
    logging.getLogger("discord.client").setLevel(logging.ERROR)
    logging.getLogger("alembic.runtime.plugins").setLevel(logging.WARNING)
    logging.getLogger("alembic.runtime.migration").addFilter(_changes_something)


def _changes_something(record: logging.LogRecord) -> bool:
    """Whether Alembic says more than what kind of database it finds, which is always SQLite here."""
    return record.levelno > logging.INFO or record.getMessage().startswith("Running ")
