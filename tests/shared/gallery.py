"""Takes the pictures of messages that the documents show: ``python tests/shared/gallery.py``; knows no test.

Each is what somebody with a phone sees of one message, in each language. The cards are always the same
(`staged`), so that a picture changes only with what it shows.
"""

import io
import os
import shutil
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

from PIL import Image, ImageOps
from player import Player
from playground_process import ROOT, PlaygroundProcess
from playwright.sync_api import Browser, Locator, ViewportSize, sync_playwright
from sights import SEATS, Moment
from staged import stage
from visitor import SWITCHES

from bot.texts import FALLBACK, languages, texts
from bot.titles import game_name
from engine.registry import GAMES

IMAGES = ROOT / "docs" / "images"
TABLE = "table"
"""The picture with which the README begins: the board, and beside it the hand."""

_PHONE = ViewportSize(width=390, height=2400)
"""A phone's width, and so high that every message fits."""
_SHARPNESS = 2
"""Pixels of a picture for each of the page, so that small letters can be read."""
_MARGIN = 24
"""Pixels around what is shown, and between two that are shown together."""
_COLOURS = 256
"""As many as a small file can have; messages do with them."""

Shots: TypeAlias = Iterator[tuple[str, Locator]]
"""Names of pictures, each with what it shows at the moment when it is asked for."""


def _before_the_game(player: Player) -> Shots:
    """What needs no running game."""
    say = player.say
    player.press(say("button-computer-more"))
    yield "lobby", player.boards().last
    player.command(say("command-rules"))
    yield "rules", player.panel()
    player.press(say("button-leaf-on"))
    player.press(say("button-leaf-on"))
    yield "combinations", player.panel()
    player.command(say("command-learn"))
    yield "tutorial", player.panel()
    player.tap(player.choices()[0])
    yield "answer", player.panel()
    player.command(say("command-settings"))
    yield "settings", player.panel()
    first, *_ = GAMES
    player.choose(player.panel().locator("button.select-trigger").last, game_name(say, first))
    player.wait_for(say("settings-game-how"))
    yield "settings-game", player.panel()


def _in_mid_game(player: Player) -> Shots:
    yield "board", player.boards().last
    player.press(player.say("button-my-hand"))
    yield "hand", player.panel()
    player.press(player.say("button-hint"))
    yield "hint", player.panel()
    player.tap(player.with_more_readings())
    yield "joker", player.panel()
    player.press(player.say("button-back"))
    player.tap(player.reserve_card())
    yield "place", player.panel()


def _after_a_deal(player: Player) -> Shots:
    player.wait_for(player.say("unsortiert-result-title", deal=1))
    yield "result", player.boards().first


def _after_the_game(player: Player) -> Shots:
    player.wait_for(player.say("transcript-here"))
    yield "end", player.boards().first


def _scouting(player: Player) -> Shots:
    yield "scouting-board", player.boards().last
    player.press(player.say("button-my-hand"))
    yield "scouting-hand", player.panel()
    player.tap(player.scouted_card())
    yield "scouting-place", player.panel()
    player.press(player.say("button-back"))
    player.press(player.say("scouting-button-both"))
    player.tap(player.choices()[0])
    player.tap(player.places())
    yield "scouting-show", player.panel()


def _scouting_result(player: Player) -> Shots:
    player.wait_for(player.say("scouting-result-title", deal=2, deals=len(SEATS)))
    yield "scouting-result", player.boards().first


def _scouting_end(player: Player) -> Shots:
    player.wait_for(player.say("transcript-here"))
    yield "scouting-end", player.boards().first


def _shithead_choice(player: Player) -> Shots:
    player.press(player.say("button-my-hand"))
    chosen = player.say("shithead-choose-picked", card="")
    player.tap(player.panel().get_by_role("button").filter(has_text=chosen.strip(" \u2068\u2069")).first)
    player.tap(player.choices()[-1])
    yield "shithead-choice", player.panel()


def _shithead(player: Player) -> Shots:
    yield "shithead-board", player.boards().last
    player.press(player.say("button-my-hand"))
    yield "shithead-hand", player.panel()


def _shithead_end(player: Player) -> Shots:
    player.wait_for(player.say("transcript-here"))
    yield "shithead-end", player.boards().first


VISITS: Mapping[Moment, Callable[[Player], Shots]] = {
    Moment.LOBBY: _before_the_game,
    Moment.TURN: _in_mid_game,
    Moment.LAST_OF_DEAL: _after_a_deal,
    Moment.LAST_OF_ALL: _after_the_game,
    Moment.SCOUTING_TURN: _scouting,
    Moment.SCOUTING_DEAL: _scouting_result,
    Moment.SCOUTING_END: _scouting_end,
    Moment.SHITHEAD_CHOICE: _shithead_choice,
    Moment.SHITHEAD_TURN: _shithead,
    Moment.SHITHEAD_END: _shithead_end,
}
"""What there is to see at which moment."""


def take() -> None:
    """Take all pictures, and put together that of a table from the fallback's; no others stay."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        sys.exit("There is no Chromium here (Debian: apt install chromium).")
    for old in IMAGES.glob("*.png"):
        old.unlink()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=SWITCHES)
        for language in languages():
            for moment in VISITS:
                _visit(browser, language, moment)
        browser.close()
    board, hand = (Image.open(IMAGES / f"{name}-{FALLBACK}.png").convert("RGB") for name in ("board", "hand"))
    _save(TABLE, _side_by_side(board, hand))


def _visit(browser: Browser, language: str, moment: Moment) -> None:
    with TemporaryDirectory() as folder:
        database = Path(folder) / "play.db"
        stage(database, language, moment)
        with PlaygroundProcess(database, "--lang", language) as playground:
            page = browser.new_page(viewport=_PHONE, device_scale_factor=_SHARPNESS)
            player = Player(page, texts(language), moment.value)
            player.open(playground.url)
            for name, message in VISITS[moment](player):
                _save(f"{name}-{language}", _taken(player, message))
            page.close()


def _taken(player: Player, message: Locator) -> Image.Image:
    """What a message shows, without its sender and what the page adds; nothing hovered or focused."""
    player.page.mouse.move(0, 0)
    player.page.evaluate("() => document.activeElement.blur()")
    player.pictures(message)
    shown = message.locator(".message-components")
    taken = Image.open(io.BytesIO(shown.screenshot(animations="disabled"))).convert("RGB")
    return ImageOps.expand(taken, _MARGIN, _ground(taken))


def _ground(picture: Image.Image) -> tuple[int, ...]:
    """The colour behind everything."""
    colour = picture.getpixel((0, 0))
    assert isinstance(colour, tuple)
    return colour


def _side_by_side(one: Image.Image, other: Image.Image) -> Image.Image:
    both = Image.new("RGB", (one.width + other.width, max(one.height, other.height)), _ground(one))
    both.paste(one)
    both.paste(other, (one.width, 0))
    return both


def _save(name: str, picture: Image.Image) -> None:
    small = picture.quantize(_COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)
    small.save(IMAGES / f"{name}.png", optimize=True)


if __name__ == "__main__":
    os.environ["UNSORTIERT_COMPUTER_PAUSE"] = "0.5"
    take()
