"""`/settings`: the pages of games, each a tap away from the first page and back."""

import pytest
from settings_desk import DEFAULTS, OF_GAMES, Settings
from world import World

from bot.house_rules import HouseRules
from cogs.settling import Page, games_with_options


async def test_the_way_to_a_games_options_and_back_is_by_tapping(world: World) -> None:
    """Each page says whose it is, marks what holds, and costs one request; looking stores nothing."""
    desk = await Settings.opened(world)
    for game, marked in OF_GAMES.items():
        before = len(world.requests())
        await desk.max.tap(str(Page(game)))
        assert world.requests()[before:] == ["POST /interactions/*/*/callback"]
        assert desk.marked() == marked
        assert f"{game.capitalize()} on this server" in desk.max.sees().text
        await desk.max.tap(str(Page()))
        assert desk.marked() == DEFAULTS
    assert HouseRules() == await desk.rules()


async def test_the_list_of_games_says_what_holds_for_each(world: World) -> None:
    """So that nobody has to open a page to see it."""
    desk = await Settings.opened(world)
    described = desk.described()
    assert len(described) == len(games_with_options())
    assert described["Unsortiert"] == "3 chips each, 2 with five"
    assert described["Shithead"] == desk.told("shithead", "glass_keeps_seven", "off")
    await desk.settle("house:unsortiert.chips:5")
    await desk.max.tap(str(Page()))
    assert desk.described()["Unsortiert"] == "5 chips each"


@pytest.mark.parametrize("which", ["", ":0", ":7", ":x", ":-1", ":" + "9" * 20, ":0:0"])
async def test_a_page_that_is_gone_is_the_nearest_one(world: World, which: str) -> None:
    """Of a game that has fewer options by now."""
    desk = await Settings.opened(world)
    await world.answered(world.sent(desk.max.member, desk.max.panel, f"1:0:0:house:page:unsortiert{which}"))
    assert desk.marked() == OF_GAMES["unsortiert"]


async def test_a_choice_that_is_as_usual_is_marked_as_that(world: World) -> None:
    """However it came to be stored."""
    desk = await Settings.opened(world)
    options = {"shithead": {"glass_keeps_seven": False}}
    await world.bot.parts.houses.change(world.guild.id, options=options)
    await desk.max.tap(str(Page("shithead")))
    assert desk.marked() == OF_GAMES["shithead"]
