"""`unsortiert run`: it logs in and prints the invite link; what keeps it from that is one sentence."""

import os
import signal
import sys
import threading
from pathlib import Path

import discord
import pytest
import yarl
from bot_process import BotProcess
from fake_discord import FakeDiscord
from live_discord import LiveDiscord
from playground_process import PlaygroundProcess

from bot.__main__ import main
from bot.invite import PERMISSIONS


@pytest.fixture(autouse=True)
def _surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder without .env, a token, and a database of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["unsortiert", "run"])
    monkeypatch.setenv("DISCORD_TOKEN", "right")
    monkeypatch.setenv("UNSORTIERT_DATABASE", str(tmp_path / "bot.db"))
    monkeypatch.setenv("UNSORTIERT_LOG_LEVEL", "ERROR")


def refusal(capsys: pytest.CaptureFixture[str]) -> str:
    """Run the command, which must fail with one sentence on stderr and exit status 1."""
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 1
    said = capsys.readouterr().err
    assert said.startswith("unsortiert: ")
    assert said.count("\n") == 1
    return said


def test_without_a_token_it_says_where_to_put_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An empty one is none."""
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert "DISCORD_TOKEN" in refusal(capsys)


def test_a_wrong_token_is_named_but_never_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Discord answers 401."""
    monkeypatch.setenv("DISCORD_TOKEN", "top-secret")
    with FakeDiscord() as fake:
        monkeypatch.setattr(discord.http.Route, "BASE", fake.base)
        said = refusal(capsys)
    assert "DISCORD_TOKEN" in said
    assert "top-secret" not in said


def test_a_refusal_by_discord_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever it is."""
    with FakeDiscord(status=403) as fake:
        monkeypatch.setattr(discord.http.Route, "BASE", fake.base)
        assert "403" in refusal(capsys)


def test_discord_out_of_reach_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No network is no traceback."""
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:9")
    assert "cannot be reached" in refusal(capsys)


def test_a_wrong_setting_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the name that stands in the environment."""
    monkeypatch.setenv("UNSORTIERT_LOG_LEVEL", "LOUD")
    assert "UNSORTIERT_LOG_LEVEL" in refusal(capsys)


def test_a_database_that_cannot_be_used_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file stands where its folder should be."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("UNSORTIERT_DATABASE", str(tmp_path / "file" / "bot.db"))
    assert str(tmp_path / "file") in refusal(capsys)


def test_a_second_bot_on_one_database_does_not_begin(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It says that another one is there."""
    with PlaygroundProcess(tmp_path / "bot.db"):
        assert "bot.db" in refusal(capsys)


def test_it_logs_in_prints_the_invite_link_and_ends_in_order(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With exactly the permissions that it needs.

    A gateway that is down is tried again; SIGTERM is how hosts stop the bot.
    """
    with FakeDiscord() as fake:
        monkeypatch.setattr(discord.http.Route, "BASE", fake.base)
        gateway = yarl.URL(fake.base).with_scheme("ws") / "gateway"
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)

        def stop() -> None:
            fake.tried_again.wait(30)
            os.kill(os.getpid(), signal.SIGTERM)

        stopper = threading.Thread(target=stop)
        stopper.start()
        with pytest.raises(SystemExit) as ended:
            main()
        stopper.join()
    assert ended.value.code == 0
    printed = capsys.readouterr()
    assert f"permissions={PERMISSIONS.value}" in printed.out
    assert "client_id=4242" in printed.out
    assert {command["name"] for command in fake.commands} >= {"unsortiert", "hand", "table", "end"}


def test_an_event_that_nobody_understands_costs_a_moment(tmp_path: Path) -> None:
    """discord.py drops the connection over it: it is made anew, and people are answered again."""
    with LiveDiscord() as there, BotProcess(there.base, tmp_path / "bot.db") as bot:
        there.wait_for_bot()
        there.babble()
        there.wait_for_bot()
        there.command("unsortiert", computers=2)
        there.wait_for("/callback")
        bot.tell(signal.SIGTERM)
        status, _ = bot.ended()
    assert status == 0
    assert bot.said.count(" ERROR ") == 1
    assert "made anew" in bot.said
