"""Every command from every kind of place: it works there, or there is a friendly sentence; never a crash."""

from typing import TYPE_CHECKING, Any

import pytest
from discord import Permissions
from evening import move
from scenes import commands, ordered
from world import Somebody, World

from cogs.faces import FACES

if TYPE_CHECKING:
    from collections.abc import Callable

PLACES = ("text", "announcements", "thread", "post", "voice", "stage")

PRIVATE_THREAD = 12
"""As Discord numbers the kinds of channels."""

EXPECTED = {
    *FACES,
    "hand",
    "table",
    "leave",
    "end",
    "mod tables",
    "mod end",
    "mod kick",
    "mod skip",
    "mod seat",
    "rules",
    "learn",
    "settings",
}

ENDING = ("mod seat", "mod end")
"""Come last, since nothing but a table that has ended is left by them."""

OFFERS = (("end", "table"), ("kick", "player"), ("kick", "table"), ("skip", "table"), ("seat", "seat"))
"""What is suggested while somebody types, by command and option."""


def _place(world: World, kind: str) -> Any:
    """A place of that kind."""
    makers: dict[str, Callable[[], Any]] = {
        "text": lambda: world.guild.create_text_channel("more"),
        "announcements": lambda: world.guild.create_news_channel("news"),
        "thread": world.make_thread,
        "post": world.make_post,
        "voice": lambda: world.guild.create_voice_channel("talk"),
        "stage": lambda: world.guild.create_stage_channel("stage"),
    }
    return makers[kind]()


async def _answers(world: World, who: Somebody, place: int, *, private: bool = False) -> dict[str, str]:
    """What each command says from a place, one after the other."""
    said = {}
    for command in sorted(commands(world), key=ENDING.__contains__):
        (said[command],) = await world.answered(ordered(world, who, place, command, private=private))
    return said


async def test_every_command_is_accounted_for(world: World) -> None:
    """A new one is tried in all places at once; this only says that there are any."""
    assert set(commands(world)) == EXPECTED


@pytest.mark.parametrize("kind", PLACES)
async def test_every_command_is_answered_everywhere_in_a_server(world: World, kind: str) -> None:
    """Without a table, with a lobby, in a game and after it."""
    place = world.channel = _place(world, kind)
    mo = world.somebody("Mo", manage_messages=True)
    without = await _answers(world, mo, place.id)
    assert "The table is open:" in without["unsortiert"]
    await mo.slash("unsortiert", computers=2)
    lobby = await _answers(world, mo, place.id)
    assert "There is a table in this channel already" in lobby["unsortiert"]
    await mo.slash("unsortiert", computers=2)
    table = await world.table()
    await world.bot.parts.tables.start(table.id, mo.id)
    await mo.slash("hand")
    await move(mo)
    game = await _answers(world, mo, place.id)
    assert "There is no table in this channel" not in game["hand"]
    assert all([*without.values(), *lobby.values(), *game.values()])
    for command, option in OFFERS:
        await mo.member.autocomplete(place, f"mod {command}", option, "")


async def test_every_command_is_answered_in_a_private_thread_that_the_bot_cannot_see(world: World) -> None:
    """The table stands there all the same; what would be public is told to whoever asked."""
    place = world.make_thread()
    world.env.backend.channels[place.id].type = PRIVATE_THREAD
    said = await _answers(world, world.somebody("Mo", manage_messages=True), place.id)
    assert all(said.values())
    assert "could not post it here" in said["unsortiert"]


async def test_every_command_is_refused_kindly_in_private_messages(world: World) -> None:
    """None is offered there; what comes all the same gets the sentence that says where games are played."""
    anna = world.somebody("Anna")
    assert anna.member.user.available_commands() == ()
    said = await _answers(world, anna, anna.member.user.dm_channel.id, private=True)
    assert {*said} == EXPECTED
    assert all("only deal cards in the channels of servers" in one for one in said.values())


async def test_every_command_is_answered_where_the_bot_may_do_nothing(world: World) -> None:
    """Private answers need no permission; what is missing is named."""
    mo = world.somebody("Mo", manage_messages=True)
    world.deny_bot(**dict(Permissions.all()))
    said = await _answers(world, mo, world.channel.id)
    assert all(said.values())
    assert "Send Messages" in said["unsortiert"]
