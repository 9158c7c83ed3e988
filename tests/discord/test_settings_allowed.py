"""`/settings` is for who manages the server, whatever else lets somebody reach it."""

import discord
import pytest
from settings_desk import Settings
from world import World

from bot.house_rules import HouseRules


@pytest.mark.parametrize(
    ("page", "what"),
    [
        ("house:page", "house:hints:off"),
        ("house:page", "house:page:unsortiert:0"),
        ("house:page:unsortiert:0", "house:unsortiert.chips:5"),
        ("house:page:unsortiert:0", "house:page"),
    ],
)
async def test_whoever_lost_the_permission_is_refused(world: World, page: str, what: str) -> None:
    """On every page: a panel outlives it. What holds stays, and is not shown any more."""
    desk = await Settings.opened(world)
    if page != "house:page":
        await desk.max.tap(page)
    world.take_roles(desk.max)
    await desk.max.tap(what)
    assert "Only members who may manage the server" in desk.max.sees().text
    assert desk.max.sees().whats == set()
    assert HouseRules() == await desk.rules()


async def test_others_are_refused_by_the_command(world: World) -> None:
    """Also where the server's integration settings let them give it; moderating messages is not enough."""
    for person in (world.somebody("Eve"), world.somebody("Mo", manage_messages=True)):
        (answer,) = await world.answered(world.forged(person.member, "settings"))
        assert answer == "Only members who may manage the server can change its settings."


async def test_discord_offers_the_command_to_who_manages_a_server(world: World) -> None:
    """In servers only, in German by its German name."""
    (sync,) = [one for one in world.env.http_requests if one.method == "PUT"]
    assert isinstance(sync.json, list)
    (told,) = [one for one in sync.json if one["name"] == "settings"]
    assert told["default_member_permissions"] == discord.Permissions(manage_guild=True).value
    assert told["contexts"] == [0]
    assert told["name_localizations"]["de"] == "einstellungen"
