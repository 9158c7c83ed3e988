"""The playground on a phone: everything that has to be tapped is on the screen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from gallery import VISITS
from player import Player
from playground_process import PlaygroundProcess
from playwright.sync_api import Browser, ViewportSize
from staged import Moment, stage
from visitor import ARTIFACTS, Visitor

from bot.playground.world import OTHERS
from bot.texts import FALLBACK, languages, texts

SAY = texts(FALLBACK)
"""What the page calls commands and options: it does not translate them."""

BESIDE = """message => [...message.querySelectorAll(".message-components *")].filter(part => {
    const box = part.getBoundingClientRect();
    const cut = part.matches(".button-label") && part.scrollWidth > part.clientWidth + 1;
    return box.width && (box.left < 0 || box.right > window.innerWidth || cut);
}).map(part => part.outerHTML)"""
"""What of a message is beside the screen, or cut off on a button."""


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


@pytest.mark.parametrize("width", [390, 320])
def test_the_arrow_that_sends_a_command_is_on_the_screen(
    browser: Browser, address: str, language: str, width: int
) -> None:
    """Whatever the command and its options say about themselves."""
    visitor = visit(browser, address, language, width)
    commands = [SAY(f"command-{key}") for key in ("unsortiert", "hand", "table", "end")]
    options = [
        SAY(key) for key in ("unsortiert-option-chips", "option-face", "option-pace", "option-computers")
    ]
    drafts = [(name, "") for name in commands] + [(commands[0], option) for option in options]
    beside = []
    for name, option in drafts:
        visitor.draft(name, option)
        arrow = visitor.page.locator("#send-message").bounding_box()
        assert arrow is not None
        if arrow["x"] < 0 or arrow["x"] + arrow["width"] > width:
            beside.append((name, option, arrow["x"]))
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
    for known in (name, *OTHERS, visitor.say("button-computer-more"), visitor.say("button-start")):
        assert known in visitor.text()
    visitor.draft(SAY("command-unsortiert"), tapping=True)
    visitor.shoot("command")
    visitor.send()
    visitor.wait_for(visitor.say("lobby-title"))
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
            assert message.evaluate(BESIDE) == [], name
            message.screenshot(path=ARTIFACTS / f"{player.name}-{name}.png")
        page.close()
