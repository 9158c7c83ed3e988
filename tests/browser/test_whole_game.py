"""A whole game in the browser, by somebody who knows only the README."""

from pathlib import Path

import pytest
from player import Player
from playground_process import PlaygroundProcess
from playwright.sync_api import Browser, ViewportSize

from bot.texts import texts
from engine.transcript import positions, read

DESKTOP = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=844)
MOST_TAPS = 200
"""Far more than the at most five deals of a game with one chip take."""


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computer players do not make anybody wait."""
    monkeypatch.setenv("UNSORTIERT_COMPUTER_PAUSE", "0.02")


@pytest.mark.parametrize(
    ("language", "screen"), [("en", DESKTOP), ("de", PHONE)], ids=["english-desktop", "german-phone"]
)
def test_a_game_is_played_to_its_end(
    browser: Browser, tmp_path: Path, language: str, screen: ViewportSize
) -> None:
    """From /unsortiert to the last chip, in pictures, with a stop and a new start in the middle."""
    say = texts(language)
    database = tmp_path / "play.db"
    with PlaygroundProcess(database, "--lang", language) as playground:
        player = Player(browser.new_page(viewport=screen), say, f"{language}-{screen['width']}")
        player.open(playground.url)
        player.shoot("1-welcome")
        player.command("unsortiert", option="1")
        player.wait_for(say("lobby-title"))
        player.shoot("2-lobby")
        for _ in range(3):
            player.press(say("button-computer-more"))
        player.shoot("3-full")
        player.press(say("button-start"))
        player.wait_for(say("unsortiert-hand-you-open"))
        board, hand = player.picture(player.boards().last), player.picture(player.panel())
        player.shoot("4-hand")
        player.press(say("button-hint"))
        player.play(4)
        assert player.picture(player.panel(), hand.source).alt != hand.alt
        assert player.picture(player.boards().last, board.source).alt != board.alt
        player.shoot("5-playing")
        player.page.close()
        assert playground.stop() == 0
    assert "Traceback" not in playground.output
    with PlaygroundProcess(database, "--lang", language) as playground:
        player = Player(browser.new_page(viewport=screen), say, f"{language}-{screen['width']}")
        player.open(playground.url)
        assert player.page.get_by_role("button", name=say("button-my-hand"), exact=True).count() == 1
        player.press(say("button-my-hand"))
        player.picture(player.boards().last)
        player.picture(player.panel())
        player.shoot("6-again")
        player.play(MOST_TAPS)
        assert player.is_over()
        player.wait_for(say("transcript-here"))
        player.picture(player.boards().last)
        player.go_to_the_end()
        player.shoot("7-over")
        assert list(positions(read(player.download())))[-1]["over"] is True
        player.page.close()
        assert playground.stop() == 0
    assert "Traceback" not in playground.output
