"""Where boards stand: in which places, with which permissions, and what becomes of them."""

import pytest
from evening import play_on, playing, some_move
from reading import moves_of
from world import World

from bot.table import EndReason, Stage


async def test_a_deleted_board_is_posted_again(world: World) -> None:
    """The next move brings a fresh one, and only one."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    world.env.backend.delete_message(world.channel.id, world.board().id)
    await anna.tap(some_move(anna))
    (board,) = world.said()
    assert "Ben is to play" in board.text


async def test_a_board_too_old_to_be_edited_is_replaced(world: World) -> None:
    """Discord refuses (30046): a fresh board below, the old one says where it went."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=30046)
    await anna.tap(some_move(anna))
    old, new = world.said()
    assert old.buttons == {}
    assert str(new.id) in old.text
    assert "Ben is to play" in new.text


async def test_a_board_is_replaced_before_it_is_an_hour_old(world: World) -> None:
    """Messages older than an hour may be edited only rarely, so it is not tried."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    await world.env.advance_time(55 * 60)
    await anna.press("my-hand")
    await anna.tap(some_move(anna))
    old, new = world.said()
    assert old.buttons == {}
    assert "Ben is to play" in new.text


async def test_a_board_comes_to_the_bottom_from_more(world: World) -> None:
    """The same as the command, by a button; where it fails the reason is told."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    await world.env.advance_time(60)
    await anna.press("more")
    await anna.tap("fresh-board")
    assert len(world.said()) == 2
    assert "Go to the table" in anna.sees().text
    world.deny_bot(send_messages=True)
    await world.env.advance_time(60)
    await anna.slash("table")
    assert "could not post the table here" in anna.sees().text
    assert "Send Messages" in anna.sees().text


async def test_table_brings_the_board_to_the_bottom(world: World) -> None:
    """After much talk the board is fetched; the old one loses its buttons and says where it went."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    await world.env.advance_time(60)
    await anna.slash("table")
    old, new = world.said()
    assert old.buttons == {}
    assert str(new.id) in old.text
    assert str(new.id) in anna.sees().text
    await world.env.advance_time(60)
    await anna.slash("table")
    assert [bool(one.buttons) for one in world.said()] == [False, False, True]


async def test_the_old_board_works_while_it_is_seen(world: World) -> None:
    """A click on a board that should be retired is answered, and retires it."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    await world.env.advance_time(60)
    old, hand = world.board_message(), world.board().buttons["My hand"]
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013)
    await anna.slash("table")
    assert world.look(old).buttons
    (answer,) = await world.answered(world.sent(anna.member, old, hand))
    assert "Nothing to beat" in answer
    assert world.look(old).buttons == {}


@pytest.mark.parametrize("command", ["hand", "table", "end"])
async def test_commands_without_a_table_say_so(world: World, command: str) -> None:
    """A sentence with the way to one."""
    anna = world.somebody("Anna")
    await anna.slash(command)
    assert "There is no table in this channel" in anna.sees().text


async def test_two_channels_have_two_tables(world: World) -> None:
    """A person may sit at both, and what happens at one does not show at the other."""
    other = world.guild.create_text_channel("more-cards")
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    await anna.slash("unsortiert", channel=other, computers=2)
    await anna.press("start", on=world.board_message(other))
    before = world.board().text
    await anna.tap(some_move(anna))
    assert before == world.board().text
    assert (await world.table(other)).id != (await world.table()).id
    await anna.slash("hand")
    assert moves_of(anna.sees())


async def test_a_deleted_channel_closes_its_table(world: World) -> None:
    """Its seats are free and nothing is logged as an error."""
    await playing(world, "Anna", "Ben", "Cleo")
    table = await world.table()
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert (await world.bot.parts.tables.get(table.id)).ended is EndReason.LOST


async def test_a_deleted_thread_closes_its_table(world: World) -> None:
    """Like a channel; a thread or channel without a table is nobody's business."""
    thread, other = world.make_thread(), world.guild.create_text_channel("empty")
    anna = world.somebody("Anna")
    await anna.slash("unsortiert", channel=thread)
    table = await world.table(thread)
    for gone in (other, thread):
        world.env.backend.delete_channel(gone.id)
    await world.env.settle()
    assert (await world.bot.parts.tables.get(table.id)).ended is EndReason.LOST


async def test_a_channel_that_vanished_unseen_closes_its_table(world: World) -> None:
    """The bot was down when it was deleted: the next write finds out."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    table = await world.table()
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10003)
    await anna.tap(some_move(anna))
    assert (await world.bot.parts.tables.get(table.id)).ended is EndReason.LOST


async def test_a_board_that_cannot_be_posted_is_told(world: World) -> None:
    """The table stands all the same, and its host is told how to get at it."""
    anna = world.somebody("Anna")
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    await anna.slash("unsortiert")
    assert "could not post it here" in anna.sees().text
    await anna.slash("table")
    assert "Anna" in world.board().text


async def test_a_server_error_leaves_the_board_for_the_next_time(world: World) -> None:
    """The move counts, and the next tap mends the board."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
    await anna.tap(some_move(anna))
    assert "Ben is to play" not in world.board().text
    world.env.backend.faults.clear()
    await anna.tap("hand")
    assert "Ben is to play" in world.board().text


async def test_each_deal_leaves_its_result_and_begins_a_fresh_board(world: World) -> None:
    """The old message stays as the result, without buttons; the next deal is played at the bottom."""
    people = await playing(world, "Anna", "Ben", "Cleo")
    await play_on(world, people, until=lambda table: table.deals == 2)
    first, second = world.said()
    assert "Deal 1 is over" in first.text
    assert first.buttons == {}
    assert "Deal 2" in second.text
    assert second.buttons


@pytest.mark.parametrize(("status", "code"), [(400, 30046), (404, 10008)])
async def test_an_end_is_told_also_where_the_board_cannot_be_edited(
    world: World, status: int, code: int
) -> None:
    """After a long pause, or when the board is gone: a message of its own says how it ended."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    await anna.slash("end")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code)
    await anna.tap("end-now")
    _, ending, transcript = world.said()
    assert "ended the game" in ending.text
    assert "whole game" in transcript.text


async def test_every_board_has_a_nonce_of_its_own(world: World) -> None:
    """Discord does not post one twice, should the bot stop before it is stored; 25 characters at most."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    first = world.board().id
    await world.env.advance_time(60)
    await anna.slash("table")
    posts = [one.json or {} for one in world.env.http_requests if one.path.endswith("/messages")]
    assert [post["nonce"] for post in posts] == ["table-1", f"after-{first}"]
    assert all(post["enforce_nonce"] and len(post["nonce"]) <= 25 for post in posts)


async def test_a_board_stands_in_its_place_after_a_restart(world: World) -> None:
    """Nothing is posted twice, and the same message is edited on."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    await world.restart()
    assert len(world.said()) == 1
    await anna.slash("hand")
    await anna.tap(some_move(anna))
    (board,) = world.said()
    assert "Ben is to play" in board.text


async def test_what_was_missed_is_caught_up_with_at_the_next_tap(world: World) -> None:
    """A move was stored and the bot stopped before it could edit the board."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
    await anna.tap(some_move(anna))
    await world.restart()
    assert "Anna is to play" in world.board().text
    assert (await world.table()).stage is Stage.PLAYING
    world.env.backend.faults.clear()
    await anna.slash("hand")
    assert "Ben is to play" in world.board().text
