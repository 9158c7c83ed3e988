"""`/settings` in words: in the reader's language, with what holds marked, within Discord's limits."""

from collections.abc import Sequence
from itertools import chain
from typing import Any

import discord
import pytest
from choosable import every_option
from limits import assert_within_limits
from settings_desk import DEFAULTS, OF_GAMES, OTHERWISE, Settings
from world import World

from bot.house_rules import MOST_CHANNELS, HouseRules
from bot.texts import languages, texts
from bot.titles import game_name
from cogs.faces.cards import plain
from cogs.options import options, told
from cogs.settings_panel import Panel
from cogs.settling import Page, Setting, for_all_games, games_with_options, of_game


@pytest.mark.parametrize(
    ("locale", "title", "labels"),
    [
        (
            "en-GB",
            "Settings of this server",
            [
                "The server's or the host's",
                "No limit",
                "After 20 seconds",
                "On",
                "Allowed",
            ],
        ),
        (
            "de",
            "Einstellungen dieses Servers",
            [
                "Vom Server oder Gastgeber",
                "Ohne Limit",
                "Nach 20 Sekunden",
                "An",
                "Erlaubt",
            ],
        ),
    ],
)
async def test_the_panel_is_in_the_readers_language(
    world: World, locale: str, title: str, labels: list[str]
) -> None:
    """Whatever the board's is; it says that open tables keep what they began with."""
    desk = await Settings.opened(world, locale)
    headings = [line for line in desk.max.sees().text.splitlines() if not line.startswith("-# ")]
    say = texts(locale)
    sections = ("language", "pace", "turn", "hints", "computers", "channels", "games")
    keys = [f"settings-{key}" for key in sections]
    assert headings == [f"### {title}", say("settings-how"), *map(say, keys)]
    assert desk.labelled() == labels


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("game", OF_GAMES)
async def test_the_options_of_a_game_are_in_the_readers_language(
    world: World, locale: str, game: str
) -> None:
    """Below a heading that says which game it is, with what its command says of them."""
    desk = await Settings.opened(world, locale)
    await desk.max.tap(str(Page(game)))
    say = texts(locale)
    head = [plain(say("settings-game-title", game=game_name(say, game))), say("settings-game-how")]
    told = [
        (f"{say(f'{game}-settings-{option.name}')}", f"-# {say(f'{game}-option-{option.name}-about')}")
        for option in options(game)
    ]
    assert desk.max.sees().text.splitlines() == [f"### {head[0]}", head[1], *chain(*told)]
    assert [*desk.max.sees().buttons] == [say("button-settings-back")]


@pytest.mark.parametrize("language", languages())
def test_no_two_choices_of_a_list_are_called_the_same(language: str) -> None:
    """Neither on the panel nor in a command: nobody could tell them apart."""
    say = texts(language)
    for page in every_page():
        for setting in page:
            shown = [one.label for some in setting.lists(say, HouseRules()) for one in some]
            assert len({*shown}) == len(shown) > 1, setting.address
    for option in every_option():
        words = [told(say, option, word) for word in option.values]
        assert len({*words}) == len(words), option.name


async def test_languages_are_called_by_their_own_names(world: World) -> None:
    """So that whoever speaks one finds it, whatever the panel is in."""
    desk = await Settings.opened(world)
    (first, *_) = desk.selects().values()
    assert [option["label"] for option in first["options"][1:]] == ["Deutsch", "English"]


async def test_channels_that_are_none_for_tables_are_not_offered(world: World) -> None:
    """Threads count as the channel that they are in, and a category is no place."""
    desk = await Settings.opened(world)
    select = desk.selects()["1:0:0:house:channels"]
    kinds = discord.ChannelType
    threads = {kinds.private_thread, kinds.public_thread, kinds.news_thread}
    assert {kind.value for kind in kinds} - {*select["channel_types"]} >= {
        kind.value for kind in {*threads, kinds.category, kinds.private}
    }
    assert (select["min_values"], select["max_values"]) == (0, MOST_CHANNELS)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("rules", [HouseRules(), OTHERWISE, HouseRules(locale="xx", turn_after=7)])
def test_the_panel_keeps_discords_limits(language: str, rules: HouseRules) -> None:
    """Whatever holds, and to however many channels tables are kept."""
    for places in ([], [1], [*range(1, MOST_CHANNELS + 9)]):
        panel = Panel(texts(language), rules, places, "Saved.")
        for page in (Page(), *map(Page, games_with_options())):
            assert_within_limits(panel.page(page))


def test_what_is_not_on_offer_any_more_is_not_marked() -> None:
    """A language that is gone is as none; a number of seconds from elsewhere holds without a mark."""
    shown = [one.to_dict() for one in _selects(HouseRules(locale="xx", turn_after=7))]
    marked = [option["value"] for one in shown for option in one["options"] if option.get("default")]
    assert marked == [what for what in DEFAULTS if "turn_after" not in what]


def every_page() -> list[Sequence[Setting]]:
    """The settings of the first page, then of each page of each game."""
    return [for_all_games(), *(page for game in games_with_options() for page in of_game(game))]


def _selects(rules: HouseRules) -> list[Any]:
    view = Panel(texts("en"), rules, []).page(Page())
    return [one._underlying for one in view.walk_children() if type(one) is discord.ui.Select]
