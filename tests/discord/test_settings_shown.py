"""`/settings` in words: in the reader's language, with what holds marked, within Discord's limits."""

from typing import Any

import discord
import pytest
from limits import assert_within_limits
from settings_desk import DEFAULTS, OTHERWISE, Settings
from world import World

from bot.house_rules import MOST_CHANNELS, HouseRules
from bot.texts import languages, texts
from cogs.options import every_option
from cogs.settings_panel import panel


@pytest.mark.parametrize(
    ("locale", "title", "labels"),
    [
        (
            "en-GB",
            "Settings of this server",
            [
                "The server's or the host's",
                "No limit",
                "3 chips each, with five players 2",
                "A 3 lifts a 7's order",
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
                "Je 3 Chips, zu fünft 2",
                "Eine 3 hebt die Pflicht der 7 auf",
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
    keys = [f"settings-{key}" for key in ("language", "pace", "turn", "hints", "computers", "channels")]
    keys[2:2] = [f"{option.game}-settings-{option.name}" for option in every_option()]
    assert headings == [f"### {title}", say("settings-how"), *map(say, keys)]
    assert desk.labelled() == labels


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
        assert_within_limits(panel(texts(language), rules, places))


def test_what_is_not_on_offer_any_more_is_not_marked() -> None:
    """A language that is gone is as none; a number of seconds from elsewhere holds without a mark."""
    shown = [one.to_dict() for one in _selects(HouseRules(locale="xx", turn_after=7))]
    marked = [option["value"] for one in shown for option in one["options"] if option.get("default")]
    assert marked == [what for what in DEFAULTS if "turn_after" not in what]


def _selects(rules: HouseRules) -> list[Any]:
    view = panel(texts("en"), rules, [])
    return [one._underlying for one in view.walk_children() if type(one) is discord.ui.Select]
