"""What the bot may not do: who is told, what they are told is true, and whatever else works goes on."""

import discord
import pytest
from evening import play_on, playing, seated, some_move
from reading import moves_of
from stage import limit
from world import World

from bot.invite import PERMISSIONS, invite_link

USED = {name for name, value in PERMISSIONS if value}


async def test_a_lost_permission_is_told_and_the_move_is_kept(world: World) -> None:
    """Whoever moves reads what is missing; as soon as it is back the board is true again."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    await ben.press("my-hand")
    before = world.board().text
    world.deny_bot(view_channel=True)
    await anna.tap(some_move(anna))
    assert "View Channel" in anna.sees().text
    assert "Your move counts" in anna.sees().text
    assert before == world.board().text
    world.deny_bot()
    await ben.tap("hand")
    assert "Ben is to play" in world.board().text


@pytest.mark.parametrize("permission", sorted(USED - {"read_messages"}))
async def test_a_board_that_was_edited_is_not_called_stuck(world: World, permission: str) -> None:
    """To edit one's own message takes no more than to see the channel, so nothing is missing."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    world.deny_bot(**{permission: True})
    await anna.tap(some_move(anna))
    assert "Ben is to play" in world.board().text
    assert "lack" not in anna.sees().text
    assert "counts all the same" not in anna.sees().text


@pytest.mark.parametrize("permission", sorted(USED))
async def test_a_move_counts_whatever_the_bot_may_not_do(world: World, permission: str) -> None:
    """Private answers need no permission."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    world.deny_bot(**{permission: True})
    await anna.tap(some_move(anna))
    await ben.slash("hand")
    assert moves_of(ben.sees())


TAKEN = {"in the channel": World.deny_bot, "in the server": World.strip_bot}
"""Where a permission is taken away."""

LOSS = pytest.mark.parametrize("taken", TAKEN)
PERMISSION = pytest.mark.parametrize("permission", sorted(USED))


@LOSS
@PERMISSION
async def test_a_lobby_fills_and_begins_whatever_the_bot_may_not_do(
    world: World, permission: str, taken: str
) -> None:
    """It was opened before; whatever could not be shown is shown when the permission is back."""
    anna, _ = await seated(world, "Anna", "Ben")
    TAKEN[taken](world, **{permission: True})
    await world.somebody("Cleo").press("join")
    await anna.press("start")
    assert moves_of(anna.sees())
    world.strip_bot()
    world.deny_bot()
    await anna.tap("hand")
    assert "Anna is to play" in world.board().text
    assert "Cleo" in world.board().text


@LOSS
@PERMISSION
async def test_a_game_goes_on_whatever_the_bot_may_not_do(world: World, permission: str, taken: str) -> None:
    """One permission after the other in the middle of a game, for several moves and the next deal."""
    people = await playing(world, "Anna", "Ben", "Cleo")
    TAKEN[taken](world, **{permission: True})
    await play_on(world, people, until=lambda table: table.deals == 2)
    world.strip_bot()
    world.deny_bot()
    await people[0].slash("hand")
    assert "Deal 2" in world.board().text
    assert len([said for said in world.said() if said.buttons]) == 1


@LOSS
@PERMISSION
async def test_an_end_is_told_as_soon_as_it_may_be(world: World, permission: str, taken: str) -> None:
    """At the latest by the start after the permission was given back, once, with the game's record."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    await anna.slash("end")
    TAKEN[taken](world, **{permission: True})
    await anna.tap("end-now")
    assert "The table is closed" in anna.sees().text
    world.strip_bot()
    world.deny_bot()
    await world.restart()
    board, record = world.said()
    assert ("ended the game" in board.text, board.buttons) == (True, {})
    assert "whole game" in record.text


async def test_a_table_is_not_opened_where_the_bot_may_not_play(world: World) -> None:
    """The one who asks reads which permissions are missing, and none that a table does not need."""
    limit(world.env, world.guild, discord.Permissions(view_channel=True))
    anna = world.somebody("Anna")
    await anna.slash("unsortiert")
    assert "I need one more permission in this channel: Send Messages." in anna.sees().text
    assert await world.bot.parts.tables.at(world.channel.id) is None


async def test_in_a_thread_another_permission_is_needed(world: World) -> None:
    """Discord tells messages in threads from those in channels."""
    limit(world.env, world.guild, discord.Permissions(view_channel=True, send_messages=True))
    anna = world.somebody("Anna")
    await anna.slash("unsortiert", channel=world.make_thread())
    assert "Send Messages in Threads" in anna.sees().text
    await anna.slash("unsortiert")
    assert "The table is open:" in anna.sees().text


async def test_without_leave_to_attach_a_whole_table_works(world: World) -> None:
    """Only the transcript is left out, and its place says what is missing."""
    world.deny_bot(attach_files=True)
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    await anna.tap(some_move(anna))
    await anna.slash("end")
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)  # simcord lets files pass
    await anna.tap("end-now")
    board, instead = world.said()
    assert "ended the game" in board.text
    assert "I lack: Attach Files" in instead.text


def test_the_invite_asks_for_exactly_what_is_used() -> None:
    """No more than boards, threads and the transcript need."""
    assert {"read_messages", "send_messages", "send_messages_in_threads", "attach_files"} == USED
    assert f"permissions={PERMISSIONS.value}" in invite_link(42)
    assert "scope=bot+applications.commands" in invite_link(42)
