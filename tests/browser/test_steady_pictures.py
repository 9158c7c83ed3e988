"""Pictures while a game goes on: one stays in sight until the next one is there, and no button jumps."""

from pathlib import Path
from typing import Any

import pytest
from player import Player
from playground_process import PlaygroundProcess
from playwright.sync_api import Browser, ViewportSize

from bot.texts import texts
from bot.titles import command, game_name
from engine.registry import GAMES

TAPS = 30
"""A dozen turns and more: hardly one takes more than two taps."""

WATCH = """() => {
    const list = document.querySelector("#channel-message-list");
    const seen = window.seen = {looks: 0, refused: [], broken: [], empty: [], moved: []};
    const places = new Map();
    const shown = new WeakMap();
    const loaded = image => image.complete && image.naturalWidth > 0;
    new MutationObserver(() => {
        seen.refused.push(...[...list.querySelectorAll(".media-unavailable")].map(box => box.innerText));
    }).observe(list, {childList: true, subtree: true});
    const look = () => {
        seen.looks += 1;
        for (const message of list.querySelectorAll("article")) {
            const images = [...message.querySelectorAll("img.gallery-image")];
            const there = images.map(image => [...image.parentElement.querySelectorAll("img")].some(loaded));
            images.forEach((image, at) => {
                if (image.src && image.complete && !loaded(image)) seen.broken.push(image.alt);
                if (!there[at] && shown.get(message)?.[at]) seen.empty.push(image.alt);
            });
            shown.set(message, there);
            const button = message.querySelector("button.component-button");
            if (!images.length || !button) continue;
            const said = [message.innerText, ...images.map(image => image.alt)].join();
            const top = button.getBoundingClientRect().top - message.getBoundingClientRect().top;
            if (Math.abs((places.get(said) ?? top) - top) > 1) seen.moved.push([said, places.get(said), top]);
            places.set(said, top);
        }
        requestAnimationFrame(look);
    };
    look();
}"""
"""Looks at every frame and every change, and notes what nobody should have seen.

A picture is empty when there was one at its place before; a button has moved when it is not where it was
while its message said the same.
"""


@pytest.fixture(autouse=True)
def _brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computer players are faster than the page asks for news."""
    monkeypatch.setenv("UNSORTIERT_COMPUTER_PAUSE", "0.2")


def begin(player: Player, game: str) -> None:
    """Start a game with two computer players and watch the page from now on."""
    player.command(command(player.say, game))
    player.wait_for(player.say("lobby-title", game=game_name(player.say, game)))
    for _ in range(2):
        player.press(player.say("button-computer-more"))
    player.page.evaluate(WATCH)
    player.press(player.say("button-start"))


@pytest.mark.parametrize("game", GAMES)
def test_no_picture_is_missing_and_no_button_jumps_in_a_dozen_turns(
    browser: Browser, tmp_path: Path, game: str
) -> None:
    """Messages are edited again before the page has drawn what they were edited to."""
    with PlaygroundProcess(tmp_path / "play.db") as playground:
        page = browser.new_page(viewport=ViewportSize(width=390, height=844))
        player = Player(page, texts("en"), f"steady-{game}")
        player.open(playground.url)
        begin(player, game)
        player.play(TAPS)
        seen: dict[str, Any] = page.evaluate("() => window.seen")
        page.close()
        assert playground.stop() == 0
    assert seen.pop("looks") > TAPS
    assert not any(seen.values()), seen
