"""Boards when two things come together, or when something comes between two of theirs."""

import asyncio
import sqlite3
from typing import Any

import pytest
from evening import play_on, playing, seated, some_move
from line import Gate, Nonces
from world import World

from bot.table import EndReason, Table, Waits


async def _at_the_end_of_a_deal(world: World) -> Table:
    """Three people whose first deal is over; the next one comes only when the test deals it."""
    people = await playing(world, "Anna", "Ben", "Cleo")
    await world.stop_computers()
    await play_on(world, people, until=lambda table: table.waits is Waits.DEAL)
    await world.env.advance_time(60)
    return await world.table()


async def _deal(world: World, table: Table) -> None:
    await world.bot.parts.tables.deal(table.id, table.revision)
    await world.bot.parts.boards.written(table.id)


async def test_a_deal_that_cannot_be_posted_is_played_on_the_old_board(world: World) -> None:
    """Nobody loses their buttons; as soon as it may be posted, it is, and the result stays behind."""
    table = await _at_the_end_of_a_deal(world)
    world.deny_bot(send_messages=True)
    await _deal(world, table)
    (only,) = world.said()
    assert "Deal 2" in only.text
    assert "My hand" in only.buttons
    world.deny_bot()
    await world.bot.parts.boards.written(table.id)
    old, new = world.said()
    assert ("Deal 1 is over" in old.text, old.buttons) == (True, {})
    assert "Deal 2" in new.text
    assert "My hand" in new.buttons


@pytest.mark.parametrize("status", [403, 500])
async def test_a_board_that_cannot_be_replaced_is_edited_on(world: World, status: int) -> None:
    """It is too old to be edited often, but a fresh one cannot be posted: better than none."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    await world.env.advance_time(55 * 60)
    await anna.press("my-hand")
    world.env.inject_error("POST", "/channels/*/messages", status=status, times=None)
    await anna.tap(some_move(anna))
    (only,) = world.said()
    assert "Ben is to play" in only.text
    assert "My hand" in only.buttons


async def test_a_result_is_left_behind_also_by_a_board_that_was_asked_for(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody wants the table at the bottom while the next deal is dealt: the result is not lost."""
    table = await _at_the_end_of_a_deal(world)
    boards, gate = world.bot.parts.boards, Gate()
    monkeypatch.setattr(world.bot.http, "send_message", gate.before(world.bot.http.send_message))
    gate.shut()
    first = asyncio.create_task(boards.post(table.id))
    await gate.waiting.wait()
    second = asyncio.create_task(boards.post(table.id))
    await asyncio.sleep(0)
    await world.bot.parts.tables.deal(table.id, table.revision)
    gate.open()
    await asyncio.gather(first, second)
    *_, result, board = world.said()
    assert ("Deal 1 is over" in result.text, result.buttons) == (True, {})
    assert "Deal 2" in board.text


async def test_a_board_that_was_posted_before_a_crash_is_brought_up_to_date(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord gives back the message that it knows by its nonce; since then somebody has sat down."""
    Nonces(monkeypatch)
    await seated(world, "Anna")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
    await world.somebody("Ben").press("join")
    await world.bot.close()
    with sqlite3.connect(world.path) as crashed:
        crashed.execute(
            "UPDATE tables SET board_message_id = NULL, board_deal = NULL, board_posted_at = NULL"
        )
    crashed.close()
    world.env.backend.faults.clear()
    await world.env.advance_time(30)
    await world.start()
    (lobby,) = world.said()
    assert "Ben" in lobby.text
    assert (await world.table()).board is not None


async def test_a_board_posted_once_is_not_edited_for_nothing(world: World) -> None:
    """A message that is new needs no second request."""
    before = len(world.requests())
    await seated(world, "Anna")
    assert not [request for request in world.requests()[before:] if request.startswith("PATCH")]


async def test_a_click_on_a_board_that_is_not_noted_yet_leaves_it_its_buttons(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is on the screen before the database knows it."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    await world.env.advance_time(60)
    tables, gate = world.bot.parts.tables, Gate()
    monkeypatch.setattr(tables, "set_board", gate.before(tables.set_board))
    gate.shut()
    posting = asyncio.create_task(world.bot.parts.boards.post((await world.table()).id))
    await gate.waiting.wait()
    click = world.sent(ben.member, world.board_message(), world.board().buttons["My hand"])
    await asyncio.sleep(0.1)
    gate.open()
    await posting
    await world.answered(click)
    old, new = world.said()
    assert old.buttons == {}
    assert "My hand" in new.buttons
    assert "Anna is to play" in new.text
    assert anna.panel is not None


async def test_while_a_table_has_no_board_other_messages_keep_their_buttons(world: World) -> None:
    """Better an old way to the table than none."""
    message = await world.post_button("1:1:0:rules")
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    (anna,) = await seated(world, "Anna")
    await anna.press("rules", message)
    assert "How do I play here?" in anna.sees().text
    assert world.look(message).buttons


async def test_a_table_may_end_while_its_channel_vanishes(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board finds out that the channel is gone when the table is over already: nothing is logged."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    tables, table = world.bot.parts.tables, await world.table()
    edit = world.bot.http.edit_message

    async def edit_message(*args: Any, **kwargs: Any) -> Any:
        monkeypatch.setattr(world.bot.http, "edit_message", edit)
        await tables.close(table.id, EndReason.STOPPED)
        return await edit(*args, **kwargs)

    monkeypatch.setattr(world.bot.http, "edit_message", edit_message)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10003)
    await anna.tap(some_move(anna))
    assert (await tables.get(table.id)).ended is EndReason.STOPPED


async def test_a_channel_may_vanish_while_its_table_ends(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table was there when the bot looked, and over when it wanted to close it."""
    await playing(world, "Anna", "Ben", "Cleo")
    tables, table = world.bot.parts.tables, await world.table()

    async def in_channel(_channel_id: int) -> list[int]:
        await tables.close(table.id, EndReason.STOPPED)
        return [table.id]

    monkeypatch.setattr(tables, "in_channel", in_channel)
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert (await tables.get(table.id)).ended is EndReason.STOPPED


async def test_a_board_is_fetched_once_however_many_ask(world: World) -> None:
    """Anybody may ask, so a board that has just been posted stays where it is; all get the link to it."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    eve = world.somebody("Eve")
    await world.env.advance_time(60)
    for one in (anna, ben, eve):
        await one.slash("table")
    old, new = world.said()
    assert old.buttons == {}
    for one in (anna, ben, eve):
        assert str(new.id) in one.sees().text
    await world.env.advance_time(60)
    await eve.slash("table")
    assert len(world.said()) == 3


async def test_a_deleted_channel_closes_the_tables_in_its_threads(world: World) -> None:
    """Discord tells of the channel alone."""
    thread = world.make_thread()
    await world.somebody("Anna").slash("unsortiert", channel=thread)
    table = await world.table(thread)
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert (await world.bot.parts.tables.get(table.id)).ended is EndReason.LOST
