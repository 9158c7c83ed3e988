"""A whole game in the browser, by somebody who knows only the README."""

from dataclasses import dataclass
from pathlib import Path

import pytest
from player import Player
from playground_process import PlaygroundProcess
from playwright.sync_api import Browser, ViewportSize

from bot.texts import texts
from bot.titles import command, game_name
from engine.registry import GAMES
from engine.transcript import positions, read

DESKTOP = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=844)
MOST_TAPS = 1500
"""More than any game can take: hardly one needs a hundred, and one of a thousand turns its rules end."""


@dataclass(frozen=True, slots=True)
class Way:
    """How a game is played here."""

    computers: int
    """How many sit there besides."""
    begins: str
    """The text with which the first hand begins."""
    taps: int
    """After so many of them hand and board are others than in the beginning."""
    option: str = ""
    """The text for an option of the command that makes the game a short one."""
    choice: str = ""
    """What is chosen for it, by its text."""


WAYS = {
    "unsortiert": Way(3, "unsortiert-hand-you-open", 4, "unsortiert-option-chips", "unsortiert-choice-chips"),
    "scouting": Way(2, "scouting-hand-you-start", 6),
    "shithead": Way(2, "shithead-choose-title", 20),
}


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computer players do not make anybody wait."""
    monkeypatch.setenv("UNSORTIERT_COMPUTER_PAUSE", "0.02")


def opened(player: Player, game: str) -> None:
    """Open a table by the game's command."""
    way, say = WAYS[game], player.say
    option, choice = (say(way.option), say(way.choice, value=1)) if way.option else ("", "")
    player.command(command(say, game), option, choice.replace("\u2068", "").replace("\u2069", ""))
    player.wait_for(player.say("lobby-title", game=game_name(player.say, game)))


def begun(player: Player, way: Way) -> None:
    """Start with computer players, look at everything, ask for a hint and make the first moves."""
    for _ in range(way.computers):
        player.press(player.say("button-computer-more"))
    player.shoot("3-full")
    player.press(player.say("button-start"))
    player.wait_for(player.say(way.begins))
    board, hand = player.picture(player.boards().last), player.picture(player.panel())
    player.shoot("4-hand")
    player.press(player.say("button-hint"))
    player.play(way.taps)
    assert player.picture(player.panel(), hand.source).alt != hand.alt
    assert player.picture(player.boards().last, board.source).alt != board.alt
    player.shoot("5-playing")


def ended(player: Player) -> None:
    """Go on from where the game was left, to its end."""
    assert player.page.get_by_role("button", name=player.say("button-my-hand"), exact=True).count() == 1
    player.press(player.say("button-my-hand"))
    player.picture(player.boards().last)
    player.picture(player.panel())
    player.shoot("6-again")
    player.play(MOST_TAPS)
    assert player.is_over()
    player.wait_for(player.say("transcript-here"))
    player.picture(player.boards().last)
    player.go_to_the_end()
    player.shoot("7-over")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("language", "screen"), [("en", DESKTOP), ("de", PHONE)], ids=["english-desktop", "german-phone"]
)
def test_a_game_is_played_to_its_end(
    browser: Browser, tmp_path: Path, language: str, screen: ViewportSize, game: str
) -> None:
    """From the command to the last card, in pictures, with a stop and a new start in the middle."""
    database, name = tmp_path / "play.db", f"{game}-{language}-{screen['width']}"
    with PlaygroundProcess(database, "--lang", language) as playground:
        player = Player(browser.new_page(viewport=screen), texts(language), name)
        player.open(playground.url)
        player.shoot("1-welcome")
        opened(player, game)
        player.shoot("2-lobby")
        begun(player, WAYS[game])
        player.page.close()
        assert playground.stop() == 0
    assert "Traceback" not in playground.output
    with PlaygroundProcess(database, "--lang", language) as playground:
        player = Player(browser.new_page(viewport=screen), texts(language), name)
        player.open(playground.url)
        ended(player)
        record = read(player.download())
        assert record.game == game
        assert list(positions(record))[-1]["over"] is True
        player.page.close()
        assert playground.stop() == 0
    assert "Traceback" not in playground.output
