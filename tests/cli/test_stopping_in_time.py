"""SIGTERM at the worst moments: what is being answered is answered if it can be; ten seconds are the most."""

import json
import re
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from bot_process import HURRIED, BotProcess
from live_discord import LiveDiscord

from bot.cli.stopping import LONGEST

LIMIT = 10.0
"""Seconds that hosts wait before they kill."""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Where the bot keeps its tables."""
    return tmp_path / "bot.db"


@pytest.fixture
def there() -> Iterator[LiveDiscord]:
    """Discord."""
    with LiveDiscord() as made:
        yield made


def begin(there: LiveDiscord) -> str:
    """Anna opens a table with two computers and starts; gives a move of hers."""
    there.wait_for_bot()
    there.command("unsortiert", computers=2)
    there.wait_for("/callback")
    there.click(button(there.wait_for("/messages"), "start"))
    return button(there.wait_for("/callback", times=2), "play:")


def button(body: Any, what: str) -> str:
    """The custom_id of the first button in what was sent that says something which begins so."""
    found: list[str] = re.findall(rf'"custom_id": "(1:\d+:\d+:{what}[^"]*)"', json.dumps(body))
    return found[0]


def errors(bot: BotProcess) -> list[str]:
    """What it said that whoever runs it need not read: a stop is no error, whatever is in its way."""
    return [line for line in bot.said.splitlines() if " ERROR " in line or line.startswith("Traceback")]


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Another program writes to the database and does not come to an end."""
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


def moves(database: Path) -> int:
    """How many moves of Anna's are stored."""
    with closing(sqlite3.connect(database)) as stored:
        count: int = stored.execute("SELECT count(*) FROM moves WHERE seat = 0").fetchone()[0]
        assert stored.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    return count


def test_a_click_is_answered_and_its_move_stored(there: LiveDiscord, database: Path) -> None:
    """Nothing is wrong, the bot is only told to stop in that instant: it does so at once."""
    with BotProcess(there.base, database) as bot:
        there.click(begin(there))
        bot.tell(signal.SIGTERM)
        status, seconds = bot.ended()
    assert (status, bot.said) == (0, "")
    assert seconds < LIMIT / 3
    there.wait_for("/callback", times=3)
    assert moves(database) == 1


def test_a_locked_database_is_not_waited_for_as_long_as_otherwise(there: LiveDiscord, database: Path) -> None:
    """Whoever tapped reads that it did not count, and so it did not."""
    with BotProcess(there.base, database) as bot:
        move = begin(there)
        with locked(database):
            there.click(move)
            bot.tell(signal.SIGTERM)
            status, seconds = bot.ended()
    assert status == 0
    assert not errors(bot)
    assert seconds < LIMIT / 2
    assert "The table is busy" in str(there.wait_for("/@original"))
    assert moves(database) == 0


def test_a_discord_that_does_not_answer_is_left(there: LiveDiscord, database: Path) -> None:
    """The move is stored, and the next start shows it."""
    with BotProcess(there.base, database, hurried=True) as bot:
        move = begin(there)
        there.hang()
        there.click(move)
        there.wait_for("/callback", times=3)
        bot.tell(signal.SIGTERM)
        status, seconds = bot.ended()
    assert status == 0
    assert not errors(bot)
    assert seconds < LIMIT / 2
    assert moves(database) == 1


def test_a_start_that_does_not_get_through_can_be_stopped(there: LiveDiscord, database: Path) -> None:
    """Discord takes the request to log in and says nothing."""
    there.hang()
    with BotProcess(there.base, database) as bot:
        there.wait_for("/users/@me")
        bot.tell(signal.SIGTERM)
        status, seconds = bot.ended()
    assert status == 0
    assert not errors(bot)
    assert seconds < LIMIT / 2


def test_everything_at_once_takes_no_longer(there: LiveDiscord, database: Path) -> None:
    """The database is locked, Discord does not answer, and whoever waits presses Ctrl-C again and again.

    Here the bot takes all the time that it takes for people.
    """
    with BotProcess(there.base, database) as bot:
        move = begin(there)
        with locked(database):
            there.hang()
            there.click(move)
            bot.tell(signal.SIGTERM)
            begun = time.monotonic()
            for _ in range(3):
                time.sleep(0.5)
                bot.tell(signal.SIGINT, signal.SIGTERM)
            status, _ = bot.ended()
            seconds = time.monotonic() - begun
    assert status == 0
    assert not errors(bot)
    assert seconds < LIMIT
    assert moves(database) == 0


def test_a_computer_player_that_thinks_is_not_waited_for(there: LiveDiscord, database: Path) -> None:
    """It would think for ever; Anna's move before it is stored."""
    with BotProcess(there.base, database, spoilt="player") as bot:
        there.click(begin(there))
        there.wait_for("/callback", times=3)
        bot.tell(signal.SIGTERM)
        status, seconds = bot.ended()
    assert status == 0
    assert not errors(bot)
    assert seconds < LIMIT
    assert moves(database) == 1


def test_what_never_ends_is_given_up_with_a_sentence(there: LiveDiscord, database: Path) -> None:
    """As the last resort, whatever it is; what was answered before is stored."""
    with BotProcess(there.base, database, spoilt="close", hurried=True) as bot:
        there.click(begin(there))
        there.wait_for("/callback", times=3)
        bot.tell(signal.SIGTERM)
        status, seconds = bot.ended()
    assert status == 1
    assert bot.said.splitlines()[-1].startswith("unsortiert: ")
    assert HURRIED <= seconds < LIMIT / 2
    assert LONGEST < LIMIT
    assert moves(database) == 1
