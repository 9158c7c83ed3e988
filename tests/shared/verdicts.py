"""What is said of each table of a database, and statements that damage one; knows no test."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from house import ALL_GAMES

from bot.checking import Checker, Health, Verdict
from bot.store.engine import Database
from bot.store.inspecting import inspecting

PLAYING, FINISHED, LOBBY, STOPPED = 1, 2, 3, 4
"""The tables of `played`, each in the channel of the same number."""

DEALT, MOVED = 3, 4
"""At which revisions their games had their first deal and first move: after two more people sat down."""


def verdicts(path: Path) -> list[Verdict]:
    """What is said of each table."""
    checker = Checker(ALL_GAMES)
    with inspecting(Database(path)) as inspection:
        return [checker.verdict(found) for found in inspection.found()]


def damaged(path: Path, *changes: tuple[str, Any]) -> None:
    """Change what is stored, by statements with their values."""
    with closing(sqlite3.connect(path)) as database, database:
        for statement, values in changes:
            database.execute(statement, values)


def wrong(path: Path) -> dict[int, str]:
    """What is said of the tables that are not sound."""
    return {one.number: one.why for one in verdicts(path) if one.health is not Health.SOUND}
