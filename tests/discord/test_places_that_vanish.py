"""Channels, threads and messages that vanish or fall asleep: what stood there ends, or goes on as it can."""

from typing import Any

import pytest
from evening import play_on, playing, seated, some_move
from moments import until_between_deals
from reading import moves_of
from simcord import ChannelHandle
from simcord.backend.errors import BackendError
from simcord.http import router
from world import Somebody, World

from bot.store import StoreBusy
from bot.table import EndReason, Table


class Sleep:
    """What Discord does in a thread that is archived or locked, of which the simulation knows nothing."""

    def __init__(self, patch: pytest.MonkeyPatch, world: World, thread: ChannelHandle) -> None:
        self._world = world
        self._thread = thread
        self._state = world.env.backend.channels[thread.id].thread_metadata
        dispatch = router.dispatch

        def heeding(backend: Any, method: str, path: str, **given: Any) -> Any:
            if path.startswith(f"/channels/{thread.id}/messages"):
                self._heed(method)
            return dispatch(backend, method, path, **given)

        patch.setattr(router, "dispatch", heeding)

    def _heed(self, method: str) -> None:
        assert self._state is not None
        if method == "POST" and self._state.locked:
            raise BackendError(403, 160005, "Thread is locked")
        if method == "POST":
            self.set(archived=False)
        elif self._state.archived:
            raise BackendError(400, 50083, "Thread is archived")

    def set(self, **state: bool) -> None:
        """Have the thread be ``archived`` or ``locked``, or no longer; a message opens what is not locked."""
        self._world.env.backend.edit_channel(self._thread.id, {}, thread_metadata=state)


async def playing_in(world: World, there: ChannelHandle) -> tuple[Somebody, Table]:
    """Anna plays with two computers, and it is her turn."""
    anna = world.somebody("Anna")
    await anna.slash("unsortiert", channel=there, computers=2)
    await anna.press("start", on=world.board_message(there))
    return anna, await world.table(there)


KINDS = ("text", "news", "forum")


@pytest.mark.parametrize("kind", [*KINDS, *(f"{kind}, asleep" for kind in KINDS)])
async def test_a_table_goes_with_the_channel_of_its_thread(world: World, kind: str) -> None:
    """Of an archived thread neither Discord nor the library says a word."""
    make, *asleep = kind.split(", ")
    parent = getattr(world.guild, f"create_{make}_channel")("parent")
    thread = world.make_thread(parent)
    _, table = await playing_in(world, thread)
    if asleep:
        world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
        await world.env.settle()
        assert world.bot.get_channel(thread.id) is None
    assert table.parent_id == parent.id
    world.env.backend.delete_channel(parent.id)
    await world.env.settle()
    assert (await world.bot.parts.tables.get(table.id)).ended is EndReason.LOST


async def test_other_tables_stay_where_they_are(world: World) -> None:
    """A channel, its sister, and threads of both: only what was in the one is gone."""
    sister = world.guild.create_text_channel("sister")
    gone = [await playing_in(world, there) for there in (world.channel, world.make_thread())]
    left = [await playing_in(world, there) for there in (sister, world.make_thread(sister))]
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    tables = world.bot.parts.tables
    assert [(await tables.get(table.id)).ended for _, table in gone] == [EndReason.LOST] * 2
    for anna, table in left:
        await anna.tap(some_move(anna))
        assert (await tables.get(table.id)).ended is None


async def test_a_channel_that_vanishes_while_the_store_is_busy(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its table is closed a little later."""
    _, table = await playing_in(world, world.channel)
    tables = world.bot.parts.tables
    works = tables.in_channel

    async def busy(_channel_id: int) -> list[int]:
        monkeypatch.setattr(tables, "in_channel", works)
        raise StoreBusy("held by another program")

    monkeypatch.setattr(tables, "in_channel", busy)
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert (await tables.get(table.id)).ended is None
    await world.env.advance_time(70)
    assert (await tables.get(table.id)).ended is EndReason.LOST


async def test_a_game_opens_the_thread_that_fell_asleep(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fresh board does; then the old one can lose its buttons, too."""
    thread = world.make_thread()
    anna, _ = await playing_in(world, thread)
    sleep = Sleep(monkeypatch, world, thread)
    sleep.set(archived=True)
    await anna.tap(some_move(anna))
    old, new = world.said(thread)
    assert (old.buttons, "Anna is to play" in new.text) == ({}, True)
    assert "My hand" in new.buttons
    assert len(moves_of(anna.sees())) > 0


async def test_a_game_that_ends_in_a_thread_asleep_is_told_there(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With its record, and no buttons are left."""
    thread = world.make_thread()
    anna, _ = await playing_in(world, thread)
    await anna.slash("end", channel=thread)
    Sleep(monkeypatch, world, thread).set(archived=True)
    await anna.tap("end-now")
    assert [said.buttons for said in world.said(thread)] == [{}, {}, {}]
    _, ending, record = world.said(thread)
    assert "ended the game" in ending.text
    assert "whole game" in record.text


async def test_a_game_in_a_locked_thread_goes_on_unseen(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hands need no permission; when it is opened again, the next tap brings the board."""
    thread = world.make_thread()
    anna, table = await playing_in(world, thread)
    (before,) = world.said(thread)
    sleep = Sleep(monkeypatch, world, thread)
    sleep.set(archived=True, locked=True)
    await anna.tap(some_move(anna))
    assert (await world.table(thread)).revision > table.revision
    assert world.said(thread) == [before]
    sleep.set(archived=False, locked=False)
    await anna.tap("hand")
    assert world.board(thread).text != before.text


async def test_an_end_in_a_locked_thread_is_told_when_it_is_open(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after a restart."""
    thread = world.make_thread()
    anna, _ = await playing_in(world, thread)
    await anna.slash("end", channel=thread)
    sleep = Sleep(monkeypatch, world, thread)
    sleep.set(archived=True, locked=True)
    await anna.tap("end-now")
    sleep.set(archived=False, locked=False)
    await world.restart()
    board, record = world.said(thread)
    assert ("ended the game" in board.text, board.buttons) == (True, {})
    assert "whole game" in record.text


def sweep(world: World) -> None:
    """A moderator deletes everything in the channel."""
    for message in world.messages():
        world.env.backend.delete_message(world.channel.id, message.id)


async def test_a_lobby_that_was_deleted_comes_back(world: World) -> None:
    """With whoever asks for it."""
    anna, _ = await seated(world, "Anna", "Ben")
    sweep(world)
    await anna.slash("table")
    (lobby,) = world.said()
    assert "Ben" in lobby.text
    await anna.press("start")
    assert moves_of(anna.sees())


async def test_a_board_and_all_before_it_that_were_deleted_are_not_missed(world: World) -> None:
    """In the second deal, with the result of the first: one board comes back to who asks for it."""
    people = await playing(world, "Anna", "Ben", "Cleo")
    await play_on(world, people, until=lambda table: table.deals == 2)
    sweep(world)
    await people[0].slash("table")
    (board,) = world.said()
    assert "Deal 2" in board.text
    assert "My hand" in board.buttons


async def test_a_result_that_was_deleted_is_not_missed(world: World) -> None:
    """The next deal has its board."""
    people = await playing(world, "Anna", "Ben", "Cleo")
    table = await until_between_deals(world, people)
    sweep(world)
    await world.bot.parts.tables.deal(table.id, table.revision)
    await world.bot.parts.boards.written(table.id)
    assert "Deal 2" in world.board().text
    assert len([said for said in world.said() if said.buttons]) == 1


async def test_an_end_that_was_deleted_stays_deleted(world: World) -> None:
    """It was told, and the next start does not tell it again."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    await anna.slash("end")
    await anna.tap("end-now")
    sweep(world)
    await world.restart()
    assert world.said() == []
