"""Rules, tutorial and settings in the browser, by nothing but taps."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from player import Player
from playground_process import PlaygroundProcess
from playwright.sync_api import Browser, ViewportSize

from bot.texts import languages, texts
from bot.titles import command
from cogs.faces import FACES
from cogs.faces.sheets import Figure, Sheet
from cogs.settling import for_all_games

MOST_TAPS = 30
"""Far more than any decision of the tutorial takes."""


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


def ask_for(player: Player, what: str, game: str) -> None:
    """Run a command that asks which game."""
    say = player.say
    player.command(say(f"command-{what}"), say("option-game"), say(f"{game}-name"))


def figures(sheet: Sheet) -> int:
    """How many pictures a page has."""
    return sum(isinstance(part, Figure) for passage in sheet.passages for part in passage)


@pytest.mark.parametrize("game", FACES)
def test_the_rules_are_paged_through_in_one_message(player: Player, game: str) -> None:
    """Every page has its title and its pictures; the last leads into the tutorial."""
    sheets = FACES[game].rules(player.say)
    ask_for(player, "rules", game)
    for number, sheet in enumerate(sheets):
        assert sheet.title in player.panel().inner_text()
        assert len(player.pictures(player.panel())) == figures(sheet)
        player.shoot(f"{game}-rules-{number + 1}")
        if sheet is not sheets[-1]:
            player.press(player.say("button-leaf-on"))
    assert player.private().count() == 1
    player.press(player.say("button-learn"))
    player.wait_for(player.say(f"{game}-learn-{FACES[game].course()[0].name}-title"))


@pytest.mark.parametrize("game", FACES)
def test_the_decisions_of_the_tutorial_are_made_by_tapping(player: Player, game: str) -> None:
    """Each question shows the cards, and each answer is explained and shows what has become of them."""
    verdicts = [
        player.say(f"learn-{verdict}", told="").strip(" \u2068\u2069") for verdict in ("good", "possible")
    ]

    def explained() -> bool:
        return any(verdict in player.panel().inner_text() for verdict in verdicts)

    ask_for(player, "learn", game)
    course = FACES[game].course()
    for lesson in course:
        assert player.say(f"{game}-learn-{lesson.name}-title") in player.panel().inner_text()
        assert player.pictures(player.panel())
        player.play(MOST_TAPS, until=explained)
        assert explained()
        assert player.pictures(player.panel())
        player.shoot(f"{game}-learn-{lesson.number}")
        player.press(player.say("button-learn-finish" if lesson is course[-1] else "button-learn-next"))
    player.wait_for(player.say("learn-end-title"))


def test_what_is_settled_holds_for_the_next_table(player: Player) -> None:
    """A choice on the panel, kept there, and what a lobby says of it afterwards."""
    player.command(player.say("command-settings"))
    off = player.say("settings-computers-are", computers="off")
    at = [setting.address for setting in for_all_games()].index("computers")
    player.choose(player.panel().locator("button.select-trigger").nth(at), off)
    assert off in player.panel().inner_text()
    player.shoot("settled")
    player.command(command(player.say))
    player.wait_for(player.say("lobby-people-only"))
    assert player.page.get_by_role("button", name=player.say("button-computer-more")).count() == 0
