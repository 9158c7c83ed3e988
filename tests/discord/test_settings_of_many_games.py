"""`/settings` has room for any number of options of any number of games, each a few taps away."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import bids_face
import pytest
from choosy import Choosy
from limits import assert_within_limits
from settings_desk import DEFAULTS, Settings
from tongues import speaking
from world import World

from bot.house_rules import MOST_CHANNELS, HouseRules
from bot.texts import texts
from cogs import faces
from cogs.faces.layout import OPTIONS
from cogs.settings_panel import Panel
from cogs.settling import Page, for_all_games, games_with_options, of_game
from engine import registry
from engine.game import OptionValue

FIVE: Mapping[str, Sequence[OptionValue]] = {
    "jokers": range(5),
    "open": (False, True),
    "deals": range(1, OPTIONS + 1),
    "long": (True, False),
    "cards": (7, 10),
}
"""Options of each kind: numbers, as many as a list takes, switches that are on or off as by default."""

MANY = {f"{name}{number}": values for number in range(4) for name, values in FIVE.items()}

GAMES = {
    "choosy": FIVE,
    "choosier": MANY,
    **{f"choice{number}": {"open": (False, True)} for number in range(30)},
}
"""More games than a list takes, one of them with more options than a message."""


@pytest.fixture(autouse=True)
def _registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the bot of the test begins."""
    games = [Choosy(key, choosable) for key, choosable in GAMES.items()]
    speaking(monkeypatch, tmp_path / "texts", **{f"en.{game.key}": game.texts() for game in games})
    for game in games:
        monkeypatch.setitem(registry._BY_KEY, game.key, game)
        monkeypatch.setitem(faces._BY_KEY, game.key, bids_face)


async def reached(desk: Settings) -> dict[str, list[str]]:
    """Every page that can be tapped to from the first one, each with what is settled there."""
    found: dict[str, list[str]] = {}
    ways: dict[str, list[str]] = {str(Page()): []}
    while ways:
        page, way = ways.popitem()
        await desk.max.slash("settings")
        for step in way:
            await desk.max.tap(step)
        seen = desk.max.sees().whats
        found[page] = sorted(what for what in seen if not what.startswith(str(Page())))
        further = {what for what in seen - found.keys() - ways.keys() if what.startswith(str(Page()))}
        ways |= {what: [*way, what] for what in further}
    return found


async def test_every_option_of_every_game_can_be_tapped_to(world: World) -> None:
    """The first page and each game's own; a game with many options has several, with ways on and back."""
    desk = await Settings.opened(world)
    found = await reached(desk)
    pages = [Page(game, index) for game in games_with_options() for index in range(len(of_game(game)))]
    assert found.keys() == {str(page) for page in (Page(), *pages)}
    offered = {what for whats in found.values() for what in whats}
    for game, options in GAMES.items():
        asked = {what.rpartition(":")[0] for what in offered if what.startswith(f"house:{game}.")}
        assert asked == {f"house:{game}.{name}" for name in options}
    assert len(of_game("choosy")) == 1 < len(of_game("choosier"))


@pytest.mark.parametrize("name", FIVE)
async def test_each_of_five_options_is_settled_and_holds_at_the_next_table(world: World, name: str) -> None:
    """Another than the first value, which holds anyway; then the first again, as if nothing were settled."""
    desk = await Settings.opened(world)
    before = f"house:choosy.{name}:"
    await desk.max.tap(str(Page("choosy")))
    usual = next(what for what in desk.marked() if what.startswith(before))
    offered = [what for what in desk.max.sees().choices if what.startswith(before)]
    assert len(offered) == len(FIVE[name])
    await desk.max.tap(offered[-1 if usual == offered[0] else 0])
    rules = await desk.rules()
    (value,) = rules.options["choosy"].values()
    assert value in FIVE[name]
    assert value != FIVE[name][0]
    await desk.max.slash("choosy")
    assert (await world.table()).choices.options == {name: value}
    await desk.settle(usual)
    assert HouseRules() == await desk.rules()


async def test_of_two_of_its_options_one_leaves_the_other_alone(world: World) -> None:
    """Also on another of its pages, where one is afterwards."""
    desk = await Settings.opened(world)
    (first, *_), *_, (*_, last) = of_game("choosier")
    await desk.settle(f"house:choosier.{first.name}:4")
    rest = len(of_game("choosier")) - 1
    for index in range(1, rest + 1):
        await desk.max.tap(str(Page("choosier", index)))
    await desk.max.tap(f"house:choosier.{last.name}:10")
    assert (await desk.rules()).options == {"choosier": {first.name: 4, last.name: 10}}
    assert f"house:choosier.{last.name}:10" in desk.marked()
    assert str(Page("choosier", rest - 1)) in desk.max.sees().whats


def test_all_pages_keep_discords_limits() -> None:
    """With everything that a page can show besides."""
    panel = Panel(texts("en"), HouseRules(), [*range(1, MOST_CHANNELS + 1)], "Saved.")
    for game in games_with_options():
        for index in range(len(of_game(game))):
            assert_within_limits(panel.page(Page(game, index)))
    assert_within_limits(panel.page(Page()))
    assert len(for_all_games()) == len(DEFAULTS)
