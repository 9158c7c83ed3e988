"""The playground as a newcomer handles it: in haste, and as several people at one table."""

from pathlib import Path

import pytest
from player import Player
from playground_process import PlaygroundProcess
from playwright.sync_api import Browser

from bot.playground.world import OTHERS
from bot.texts import texts
from cogs.faces import FACES

SAY = texts("en")


def test_tapping_while_computers_move_is_always_answered(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However the channel changes meanwhile; `Visitor` sees to it that no tap is refused."""
    monkeypatch.setenv("UNSORTIERT_COMPUTER_PAUSE", "0.2")
    with PlaygroundProcess(tmp_path / "play.db") as playground:
        player = Player(browser.new_page(), SAY, "haste")
        player.open(playground.url)
        player.command("unsortiert")
        for _ in range(4):
            player.press(SAY("button-computer-more"))
        player.press(SAY("button-start"))
        for _ in range(5):
            player.play(1)
            for _ in range(4):
                player.press(SAY("button-my-hand"))
        player.page.close()
        assert playground.stop() == 0
    assert "Traceback" not in playground.output


def test_two_people_play_in_one_browser_and_do_not_see_each_others_cards(
    browser: Browser, tmp_path: Path
) -> None:
    """“Viewing as” changes who sits in front of the screen."""
    with PlaygroundProcess(tmp_path / "play.db") as playground:
        player = Player(browser.new_page(), SAY, "two-people")
        player.open(playground.url)
        player.command("unsortiert")
        player.press(SAY("button-computer-more"))
        player.be(OTHERS[0])
        player.press(SAY("button-join"))
        player.be(SAY("playground-you"))
        player.press(SAY("button-start"))
        mine = player.panel().inner_text()
        player.be(OTHERS[0])
        assert mine not in player.text()
        player.press(SAY("button-my-hand"))
        theirs = player.panel().inner_text()
        player.shoot("second-person")
        player.be(SAY("playground-you"))
        assert mine in player.page.locator("#channel-message-list").inner_text()
        assert theirs not in player.page.locator("#channel-message-list").inner_text()
        player.page.close()
        assert playground.stop() == 0
    assert "Traceback" not in playground.output


def test_commands_are_listed_and_given_in_the_language_that_is_played_in(
    browser: Browser, tmp_path: Path
) -> None:
    """Name, description, option and choice, whether picked from the list or typed out."""
    say = texts("de")
    game = "scouting"
    with PlaygroundProcess(tmp_path / "play.db", "--lang", "de") as playground:
        player = Player(browser.new_page(), say, "german-commands")
        player.open(playground.url)
        player.page.locator("#channel-composer-input").press_sequentially(f"/{say('command-rules')}")
        listed = player.page.locator(".command-entry")
        listed.wait_for()
        assert say("command-rules-about") in listed.inner_text()
        player.command(say("command-rules"), say("option-game"), say(f"{game}-name"))
        player.wait_for(FACES[game].rules(say)[0].title)
        player.command(f"{say('command-mod')} {say('command-mod-end')}", say("option-table"))
        player.page.close()
        assert playground.stop() == 0
    assert "Traceback" not in playground.output


def test_relative_times_are_as_of_now_however_old_the_news_is(browser: Browser, tmp_path: Path) -> None:
    """Also on a message that nobody has touched for a while."""
    with PlaygroundProcess(tmp_path / "play.db") as playground:
        page = browser.new_page()
        page.clock.install()
        player = Player(page, SAY, "times")
        player.open(playground.url)
        player.command("unsortiert")
        closes = player.boards().last.locator("time.discord-timestamp")
        _, minutes, _ = closes.inner_text().split()
        assert int(minutes) in {30, 31}  # the moment is rounded up to a full minute
        page.clock.fast_forward(5 * 60 * 1000)
        closes.filter(has_text=f"in {int(minutes) - 5} minutes").wait_for()
        page.close()
        assert playground.stop() == 0


def test_ending_the_session_on_the_page_ends_the_playground(browser: Browser, tmp_path: Path) -> None:
    """The page offers it, so it is the same as Ctrl-C."""
    with PlaygroundProcess(tmp_path / "play.db") as playground:
        player = Player(browser.new_page(), SAY, "end")
        player.open(playground.url)
        player.page.locator(".session-menu summary").click()
        player.page.locator("#close").click()
        assert playground.ended() == 0
        player.page.close()
    assert "Traceback" not in playground.output
