"""`/settings`: what it shows, and that each choice is stored before it is answered."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from settings_desk import DEFAULTS, OF_GAMES, OTHERWISE, Settings
from world import World

from bot.choices import Pace
from bot.house_rules import MOST_CHANNELS, HouseRules
from cogs.settling import Page, meant


def of_chips(chips: int) -> dict[str, dict[str, int]]:
    """So many chips in Unsortiert, as a server settles them."""
    return {"unsortiert": {"chips": chips}}


CHOICES: Mapping[str, dict[str, Any]] = {
    "house:locale:de": {"locale": "de"},
    "house:locale:en": {"locale": "en"},
    "house:locale:usual": {"locale": None},
    "house:pace:minute": {"pace": Pace.MINUTE},
    "house:pace:five-minutes": {"pace": Pace.FIVE_MINUTES},
    "house:pace:day": {"pace": Pace.DAY},
    "house:pace:none": {"pace": Pace.NONE},
    "house:turn_after:0": {"turn_after": 0},
    "house:turn_after:10": {"turn_after": 10},
    "house:turn_after:20": {"turn_after": 20},
    "house:turn_after:60": {"turn_after": 60},
    "house:turn_after:300": {"turn_after": 300},
    "house:turn_after:never": {"turn_after": None},
    "house:hints:on": {"hints": True},
    "house:hints:off": {"hints": False},
    "house:computers:on": {"computers": True},
    "house:computers:off": {"computers": False},
}
"""What can be chosen for all games, and what is stored then."""

OPTIONS: Mapping[str, dict[str, Any]] = {
    "house:unsortiert.chips:usual": {"options": {}},
    **{f"house:unsortiert.chips:{chips}": {"options": of_chips(chips)} for chips in range(1, 6)},
    "house:shithead.glass_keeps_seven:off": {"options": {}},
    "house:shithead.glass_keeps_seven:on": {"options": {"shithead": {"glass_keeps_seven": True}}},
}
"""The same of single games; as much as usual is stored as nothing."""

EVERYTHING: Mapping[str, dict[str, Any]] = {**CHOICES, **OPTIONS}

PAGES = {str(Page(game)) for game in OF_GAMES}


async def test_the_panel_is_private_and_shows_the_defaults(world: World) -> None:
    """Nothing is settled by looking."""
    desk = await Settings.opened(world)
    assert desk.marked() == DEFAULTS
    assert desk.places() == []
    assert world.messages() == []
    assert HouseRules() == await desk.rules()


async def test_everything_on_offer_is_what_is_said_here(world: World) -> None:
    """So that the tests below leave nothing out: the first page, and that of each game that has options."""
    desk = await Settings.opened(world)
    assert {*CHOICES} | PAGES == desk.max.sees().whats
    found = set[str]()
    for page in PAGES:
        await desk.max.slash("settings")
        await desk.max.tap(page)
        found |= desk.max.sees().whats
    assert found == {*OPTIONS, str(Page())}


@pytest.mark.parametrize("what", EVERYTHING)
async def test_a_choice_is_stored_and_shown_as_what_holds(world: World, what: str) -> None:
    """It alone has changed, nothing else is said, and one is still on its page."""
    desk = await Settings.opened(world)
    changes = EVERYTHING[what]
    start = OTHERWISE if _fields(HouseRules()) == {**_fields(HouseRules()), **changes} else HouseRules()
    await world.bot.parts.houses.change(world.guild.id, **_fields(start))
    await desk.settle(what)
    game = what.split(":")[1].partition(".")[0]
    if changes == {"options": {}}:  # the other games keep theirs
        changes = {"options": {key: some for key, some in start.options.items() if key != game}}
    assert replace(start, **changes) == await desk.rules()
    field = what.rpartition(":")[0]
    assert [one for one in desk.marked() if one.startswith(f"{field}:")] == [what]
    assert len(desk.marked()) == len(OF_GAMES.get(game, DEFAULTS))


async def test_the_panel_says_that_a_choice_was_stored(world: World) -> None:
    """Only then: looking stores nothing, and neither does what is nothing on offer."""
    desk = await Settings.opened(world)
    assert "✅ Saved." not in desk.max.sees().text
    await desk.settle("house:unsortiert.chips:5")
    assert "✅ Saved." in desk.max.sees().text


def _fields(rules: HouseRules) -> dict[str, Any]:
    names = ("locale", "pace", "options", "turn_after", "hints", "computers")
    return {name: getattr(rules, name) for name in names}


async def test_a_choice_costs_one_request(world: World) -> None:
    """The panel is redrawn by the answer itself."""
    desk = await Settings.opened(world)
    before = len(world.requests())
    await desk.max.tap("house:hints:off")
    assert world.requests()[before:] == ["POST /interactions/*/*/callback"]


async def test_channels_are_chosen_and_taken_back(world: World) -> None:
    """One, several, none, in whatever order; what holds is marked."""
    desk = await Settings.opened(world)
    more, forum = world.guild.create_voice_channel("voices"), world.guild.create_forum_channel("forum")
    for chosen in ([more], [forum, world.channel, more], []):
        await desk.choose_channels(*chosen)
        assert frozenset(one.id for one in chosen) == (await desk.rules()).channels
        assert {one.id for one in chosen} == {*desk.places()}


async def test_a_deleted_channel_is_in_nobodys_way(world: World) -> None:
    """It is not marked any more, and all else can be settled."""
    desk = await Settings.opened(world)
    more = world.guild.create_text_channel("more")
    await desk.choose_channels(more, world.channel)
    world.env.backend.delete_channel(more.id)
    await desk.max.tap("house:hints:off")
    assert desk.places() == [world.channel.id]


async def test_the_panel_works_after_a_restart(world: World) -> None:
    """Its ids say everything."""
    desk = await Settings.opened(world)
    await world.restart()
    await desk.max.tap("house:pace:day")
    await world.restart()
    assert HouseRules(pace=Pace.DAY) == await desk.rules()
    assert "house:pace:day" in desk.marked()


@pytest.mark.parametrize(
    "what",
    [
        "house",
        "house:",
        "house:x",
        "house:x:on",
        "house:hints",
        "house:hints:",
        "house:hints:maybe",
        "house:hints:on:on",
        "house:pace:hour",
        "house:unsortiert.chips:6",
        "house:unsortiert.chips:0",
        "house:shithead.glass_keeps_seven:usual",
        "house:unsortiert.jokers:3",
        "house:chess.chips:3",
        "house:unsortiert.hints:on",
        "house:page:chess",
        "house:page:scouting",
        "house:page:scouting:0",
        "house:turn_after:15",
        "house:locale:fr",
        "house:guild_id:0",
        "house:channels:x",
        "house:channels:0",
        "house:channels:-1",
        "house:channels:" + ":".join(["1"] * (MOST_CHANNELS + 1)),
    ],
)
async def test_what_is_not_on_offer_settles_nothing(world: World, what: str) -> None:
    """Whatever a forged click says, or an old panel, which is drawn again with a line on that."""
    desk = await Settings.opened(world)
    assert meant(what) is None
    if len(what) > 60:  # no id is as long
        return
    await world.answered(world.sent(desk.max.member, desk.max.panel, f"1:0:0:{what}"))
    assert "not on offer any more" in desk.max.sees().text
    assert desk.marked() == DEFAULTS
    assert HouseRules() == await desk.rules()


async def test_choices_at_one_instant_all_hold(world: World) -> None:
    """Two of a kind: one of them does; both are answered with a panel that tells the truth of its moment."""
    desk, other = await Settings.opened(world), await Settings.opened(world)
    await other.max.tap(str(Page("unsortiert")))
    chosen = ["house:unsortiert.chips:1", "house:unsortiert.chips:2", "house:hints:off", "house:pace:day"]
    sent = []
    for what in chosen:
        max_ = other.max if "." in what else desk.max
        sent.append(world.sent(max_.member, max_.panel, max_.sees().choices[what], what))
    await world.answered(*sent)
    rules = await desk.rules()
    assert rules.options in (of_chips(1), of_chips(2))
    assert (rules.hints, rules.pace) == (False, Pace.DAY)


async def test_another_server_is_not_touched(world: World) -> None:
    """What is settled is settled where it is."""
    desk = await Settings.opened(world)
    await desk.settle("house:unsortiert.chips:5")
    assert HouseRules() == await world.bot.parts.houses.rules(world.guild.id + 1)


async def test_damage_is_shown_as_the_default_and_healed_by_a_choice(world: World) -> None:
    """Nobody is kept from the panel by a row that cannot be read."""
    desk = await Settings.opened(world)
    await desk.settle("house:unsortiert.chips:5")
    desk.stored("pace", "never")
    await desk.max.slash("settings")
    assert "house:pace:none" in desk.marked()
    assert desk.described()["Unsortiert"] == "5 chips each"
    await desk.max.tap("house:hints:off")
    assert HouseRules(options=of_chips(5), hints=False) == await desk.rules()
