"""Rules, tutorial and settings in the browser, by nothing but taps."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from player import Player
from playground_process import PlaygroundProcess
from playwright.sync_api import Browser, ViewportSize

from bot.texts import languages, texts
from cogs.faces import FACES

GAME = "unsortiert"


@pytest.fixture(params=languages())
def player(request: pytest.FixtureRequest, browser: Browser, tmp_path: Path) -> Iterator[Player]:
    """Somebody with a phone, in a channel without a table, in each language."""
    language = str(request.param)
    with PlaygroundProcess(tmp_path / "play.db", "--lang", language) as playground:
        page = browser.new_page(viewport=ViewportSize(width=390, height=844))
        player = Player(page, texts(language), f"reading-{language}")
        player.open(playground.url)
        yield player
        page.close()
        assert playground.stop() == 0
    assert "Traceback" not in playground.output


def test_the_rules_are_paged_through_in_one_message(player: Player) -> None:
    """Every page has its title and its pictures; the last leads into the tutorial."""
    sheets = FACES[GAME].rules(player.say)
    player.command("rules")
    shown = 0
    for number, sheet in enumerate(sheets):
        assert sheet.title in player.panel().inner_text()
        shown += len(player.pictures(player.panel()))
        player.shoot(f"rules-{number + 1}")
        if sheet is not sheets[-1]:
            player.press(player.say("button-leaf-on"))
    assert shown >= len(sheets) - 2
    assert player.private().count() == 1
    player.press(player.say("button-learn"))
    player.wait_for(player.say("unsortiert-learn-beat-title"))


def test_the_five_decisions_of_the_tutorial_are_made_by_tapping(player: Player) -> None:
    """Each answer is explained and shows the hand that comes of it."""
    player.command("learn")
    course = FACES[GAME].course()
    for lesson in course:
        assert player.say(f"learn-{lesson.name}-title") in player.panel().inner_text()
        hand = player.picture(player.panel())
        verdicts = [
            player.say(f"learn-{verdict}", told="").strip(" \u2068\u2069") for verdict in ("good", "possible")
        ]
        while not any(verdict in player.panel().inner_text() for verdict in verdicts):
            player.tap(player.choices()[0])
        after = player.picture(player.panel())
        assert after.alt != hand.alt
        player.shoot(f"learn-{lesson.number}")
        player.press(player.say("button-learn-finish" if lesson is course[-1] else "button-learn-next"))
    player.wait_for(player.say("learn-end-title"))


def test_what_is_settled_holds_for_the_next_table(player: Player) -> None:
    """A choice on the panel, kept there, and what a lobby says of it afterwards."""
    player.command("settings")
    off = player.say("settings-computers-are", computers="off")
    player.choose(player.panel().locator("button.select-trigger").nth(5), off)
    assert off in player.panel().inner_text()
    player.shoot("settled")
    player.command("unsortiert")
    player.wait_for(player.say("lobby-people-only"))
    assert player.page.get_by_role("button", name=player.say("button-computer-more")).count() == 0
