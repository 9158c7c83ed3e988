"""The playground on a phone: everything that has to be tapped is on the screen."""

from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
from choosable import every_option
from gallery import VISITS
from player import Player
from playground_process import PlaygroundProcess
from playwright.sync_api import Browser, Locator, ViewportSize
from sights import Moment
from staged import stage
from visitor import ARTIFACTS, Visitor

from bot.playground.world import OTHERS
from bot.texts import Say, languages, texts
from bot.titles import command, game_name
from engine.registry import GAMES

BESIDE = """message => [...message.querySelectorAll(".message-components *")].filter(part => {
    const box = part.getBoundingClientRect();
    const cut = part.matches(".button-label") && part.scrollWidth > part.clientWidth + 1;
    const scrolled = part.closest("pre") !== null && !part.matches("pre");
    return box.width && !scrolled && (box.left < 0 || box.right > window.innerWidth || cut);
}).map(part => part.outerHTML)"""
"""What of a message is beside the screen, or cut off on a button; a table in a box of its own may scroll."""


ARROW = """arrow => {
    const box = arrow.getBoundingClientRect();
    const seen = box.width && box.left >= 0 && box.right <= window.innerWidth;
    return seen ? [] : [`${box.left} to ${box.right}`];
}"""
"""Where the arrow is, unless it is on the screen."""

SETTLED = 5.0
"""Seconds that a page may take on a busy machine to lay out what has just come."""


def _beside(part: Locator, look: str = BESIDE) -> list[str]:
    """What is beside the screen of a part of the page, once it is laid out."""
    until = monotonic() + SETTLED
    while (beside := part.evaluate(look)) and monotonic() < until:
        part.page.wait_for_timeout(100)
    return list(beside)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computer players do not make anybody wait."""
    monkeypatch.setenv("UNSORTIERT_COMPUTER_PAUSE", "0.02")


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> str:
    """Each in turn."""
    return str(request.param)


@pytest.fixture
def address(tmp_path: Path, language: str) -> Iterator[str]:
    """Where the playground is."""
    with PlaygroundProcess(tmp_path / "play.db", "--lang", language) as playground:
        yield playground.url


def visit(browser: Browser, address: str, language: str, width: int) -> Visitor:
    """Somebody with a phone of this width."""
    screen = ViewportSize(width=width, height=844)
    visitor = Visitor(browser.new_page(viewport=screen), texts(language), f"phone-{language}-{width}")
    visitor.open(address)
    return visitor


def drafts(say: Say) -> Iterator[tuple[str, str]]:
    """Commands as they are begun: with none of their options, or with one of them opened."""
    games = [command(say, game) for game in GAMES]
    others = ("hand", "table", "leave", "end", "rules", "learn", "settings")
    for name in (*games, *(say(f"command-{key}") for key in others)):
        yield name, ""
    for key in ("face", "pace", "computers", "hints"):
        yield games[0], say(f"option-{key}")
    for option in every_option():
        yield command(say, option.game), say(f"{option.game}-option-{option.name}")


@pytest.mark.parametrize("width", [390, 320])
def test_the_arrow_that_sends_a_command_is_on_the_screen(
    browser: Browser, address: str, language: str, width: int
) -> None:
    """Whatever the command and its options say about themselves."""
    visitor = visit(browser, address, language, width)
    beside = []
    for name, option in drafts(visitor.say):
        visitor.draft(name, option)
        beside += [(name, option, where) for where in _beside(visitor.page.locator("#send-message"), ARROW)]
        visitor.page.reload()
        visitor.page.wait_for_selector("#preview-app[aria-busy=false]")
    visitor.page.close()
    assert beside == []


def test_the_welcome_says_who_one_is_and_its_way_to_a_table_works_by_tapping(
    browser: Browser, address: str, language: str
) -> None:
    """Without a keyboard's Enter; and nobody is called “You”, of whom sentences speak badly."""
    visitor = visit(browser, address, language, width=390)
    name = visitor.say("playground-you")
    assert name not in {"You", "Du"}
    assert visitor.page.locator("#viewer-picker option:checked").inner_text() == name
    buttons = [visitor.say("button-computer-more"), visitor.say("button-start")]
    for known in (name, *OTHERS, *buttons, *(f"/{command(visitor.say, game)}" for game in GAMES)):
        assert known in visitor.text()
    visitor.draft(command(visitor.say), tapping=True)
    visitor.shoot("command")
    visitor.send()
    first, *_ = GAMES
    visitor.wait_for(visitor.say("lobby-title", game=game_name(visitor.say, first)))
    visitor.page.close()


@pytest.mark.parametrize("moment", VISITS, ids=str)
def test_nothing_that_a_message_shows_is_beside_the_smallest_screen(
    browser: Browser, tmp_path: Path, language: str, moment: Moment
) -> None:
    """Pictures, buttons and their labels, at 320 px; everything that the documents show pictures of."""
    stage(tmp_path / "play.db", language, moment)
    with PlaygroundProcess(tmp_path / "play.db", "--lang", language) as playground:
        page = browser.new_page(viewport=ViewportSize(width=320, height=844))
        player = Player(page, texts(language), f"small-{language}")
        player.open(playground.url)
        for name, message in VISITS[moment](player):
            player.pictures(message)
            assert _beside(message) == [], name
            message.screenshot(path=ARTIFACTS / f"{player.name}-{name}.png")
        page.close()
