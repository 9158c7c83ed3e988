"""Every command in every place from which one can come: it works or is refused kindly, and is answered."""

import pytest
from evening import some_move
from simcord import ChannelHandle
from world import World

from cogs.faces import FACES

COMMANDS = (*FACES, "hand", "table", "end", "leave", "rules", "learn", "settings", "mod tables")
"""Those that can be given without saying more."""

PLACES = ("channel", "thread", "voice", "stage", "announcements", "thread of announcements", "post")

GROUP = {"id": "77", "type": 3, "recipients": [], "last_message_id": None}
"""A private chat of several people, as Discord sends it."""


def place(world: World, name: str) -> ChannelHandle:
    """A place of this kind."""
    guild = world.guild
    if name == "channel":
        return world.channel
    if name == "thread":
        return world.make_thread()
    if name == "post":
        return world.make_post()
    if name == "thread of announcements":
        return world.make_thread(guild.create_news_channel("news"))
    make = {"voice": guild.create_voice_channel, "stage": guild.create_stage_channel}
    return make.get(name, guild.create_news_channel)("a-place")


def test_no_command_is_left_out(world: World) -> None:
    """What is new is tried everywhere as well."""
    names = {command.qualified_name for command in world.bot.tree.walk_commands()}
    assert set(COMMANDS) <= names
    assert {name for name in names - set(COMMANDS) if not name.startswith("mod")} == set()


@pytest.mark.parametrize("where", PLACES)
@pytest.mark.parametrize("command", COMMANDS)
async def test_a_command_is_answered_everywhere_in_a_server(world: World, command: str, where: str) -> None:
    """With a table there and without."""
    anna = world.somebody("Anna", manage_messages=True, manage_guild=True)
    there = place(world, where)
    await anna.slash(command, channel=there)
    assert anna.sees().text
    await anna.slash("unsortiert", channel=there)
    await anna.slash(command, channel=there)
    assert "went wrong" not in anna.sees().text
    assert "Anna" in world.board(there).text


@pytest.mark.parametrize("where", PLACES)
async def test_a_game_can_be_played_everywhere_in_a_server(world: World, where: str) -> None:
    """A thread, a forum post and a voice channel's chat are channels like others."""
    there = place(world, where)
    anna = world.somebody("Anna")
    await anna.slash("unsortiert", channel=there, computers=2)
    await anna.press("start", on=world.board_message(there))
    await anna.tap(some_move(anna))
    assert "Anna" in world.board(there).text


@pytest.mark.parametrize("command", COMMANDS)
async def test_a_command_in_private_is_refused_kindly(world: World, command: str) -> None:
    """None is offered to the bot alone or to a group, nor to who has the bot to themselves; some come."""
    anna = world.somebody("Anna")
    own = {"authorizing_integration_owners": {"1": str(anna.id)}}
    asked = [
        world.whispered(anna.member, command),
        world.whispered(anna.member, command, context=1, **own),
        world.whispered(anna.member, command, context=2, channel_id="77", channel=GROUP, **own),
        world.brought(anna.member, command),
    ]
    for answer in await world.answered(*asked):
        assert "only deal cards in the channels of servers" in answer
    assert world.said() == []


def test_commands_are_offered_in_servers_alone(world: World) -> None:
    """To those who have invited the bot there."""
    offered = world.env.backend.find_command("hand", None, type=1)
    assert offered is not None
    assert offered["contexts"] == [0]
    assert offered["integration_types"] == [0]
