"""What discord.py makes of failures on a real line, and the bot of that: people are answered in time."""

import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from bot_process import BotProcess
from live_discord import LiveDiscord

ANSWER = 3.0
"""Seconds in which Discord wants an answer."""


@pytest.fixture
def there() -> Iterator[LiveDiscord]:
    """Discord."""
    with LiveDiscord() as made:
        yield made


def seconds_until(there: LiveDiscord, part: str, times: int = 1) -> float:
    """How long it takes until something was asked for so often."""
    begun = time.monotonic()
    there.wait_for(part, times)
    return time.monotonic() - begun


def stop(bot: BotProcess) -> None:
    """Stop the bot, which takes no time and has nothing to complain of."""
    bot.tell(signal.SIGTERM)
    status, seconds = bot.ended()
    assert status == 0
    assert seconds < ANSWER
    assert " ERROR " not in bot.said


@pytest.mark.parametrize("status", [0, 429, 500, 503])
def test_an_answer_that_fails_is_given_again_in_time(there: LiveDiscord, tmp_path: Path, status: int) -> None:
    """After a broken line, a short rate limit and Discord's own breakdowns."""
    with BotProcess(there.base, tmp_path / "bot.db") as bot:
        there.wait_for_bot()
        there.spoil("/callback", status, retry_after=0.3)
        there.command("unsortiert", computers=2)
        assert seconds_until(there, "/callback", times=2) < ANSWER
        first, second = (body for _, path, body in there.requests if path.endswith("/callback"))
        assert first == second
        stop(bot)


def test_a_long_rate_limit_is_not_sat_out(there: LiveDiscord, tmp_path: Path) -> None:
    """The board has to wait for an hour; its host hears of it at once, and the bot can be stopped."""
    with BotProcess(there.base, tmp_path / "bot.db") as bot:
        there.wait_for_bot()
        there.spoil("/messages", 429, retry_after=3600.0)
        there.command("unsortiert", computers=2)
        assert seconds_until(there, "/callback") < ANSWER
        assert "could not post it here" in str(there.wait_for("/callback"))
        assert seconds_until(there, "/messages", times=2) < 2 * ANSWER
        stop(bot)


def test_a_board_that_fails_for_long_keeps_nobody_waiting(there: LiveDiscord, tmp_path: Path) -> None:
    """discord.py tries for half a minute: its host is put off, then told, and the bot can be stopped."""
    with BotProcess(there.base, tmp_path / "bot.db") as bot:
        there.wait_for_bot()
        for _ in range(6):
            there.spoil("/messages", 500)
        there.command("unsortiert", computers=2)
        assert seconds_until(there, "/callback") < ANSWER
        assert "could not post it here" in str(there.wait_for("/@original"))
        there.command("hand")
        assert seconds_until(there, "/callback", times=2) < ANSWER
        bot.tell(signal.SIGTERM)
        status, seconds = bot.ended()
    assert status == 0
    assert seconds < 2 * ANSWER
