"""The store is busy for a moment or for long: nothing that people should see is lost or said twice."""

from typing import Any

import pytest
from evening import playing, some_move
from line import Nonces
from reading import moves_of
from world import World

from bot.store import StoreBusy

EDITS = ("PATCH", "/channels/*/messages/*")


async def _quiet(world: World, minutes: float = 10) -> None:
    """Nobody taps for a while."""
    await world.env.advance_time(60 * minutes)


@pytest.mark.parametrize("minutes", [0, 2])
async def test_a_board_that_could_not_be_noted_is_the_board_later(
    world: World, monkeypatch: pytest.MonkeyPatch, minutes: float
) -> None:
    """The database was held just after the lobby was posted: one lobby, up to date, with working buttons.

    Also when somebody sits down in the same second.
    """
    Nonces(monkeypatch)
    tables = world.bot.parts.tables
    works = tables.set_board

    async def busy(*_: Any) -> Any:
        monkeypatch.setattr(tables, "set_board", works)
        raise StoreBusy("held by another program")

    monkeypatch.setattr(tables, "set_board", busy)
    anna, ben = world.somebody("Anna"), world.somebody("Ben")
    await anna.slash("unsortiert", computers=1)
    await _quiet(world, minutes)
    await ben.press("join")
    (lobby,) = world.said()
    assert "Ben" in lobby.text
    await anna.press("start")
    assert moves_of(anna.sees())


async def test_nothing_is_posted_again_while_the_store_cannot_note_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A nonce is remembered for minutes, a full disk stays full for longer: one lobby, one transcript."""
    tables = world.bot.parts.tables
    works = tables.set_board

    async def busy(*_: Any) -> Any:
        raise StoreBusy("held by another program")

    anna = world.somebody("Anna")
    monkeypatch.setattr(tables, "set_board", busy)
    await anna.slash("unsortiert", computers=2)
    await _quiet(world)
    assert len(world.said()) == 1
    monkeypatch.setattr(tables, "set_board", works)
    await _quiet(world)
    await anna.press("start")
    await anna.slash("end")
    monkeypatch.setattr(tables, "set_board", busy)
    await anna.tap("end-now")
    await _quiet(world)
    assert len(world.said()) == 2
    monkeypatch.setattr(tables, "set_board", works)
    await _quiet(world, 20)
    assert len(world.said()) == 2


async def test_a_clicked_old_board_loses_its_buttons_also_when_the_store_was_busy(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was clicked is not forgotten by a write that has to be tried again."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    tables = world.bot.parts.tables
    works, old = tables.set_board, await world.post_button(f"1:{(await world.table()).id}:0:my-hand")

    async def busy(*_: Any) -> Any:
        raise StoreBusy("held by another program")

    monkeypatch.setattr(tables, "set_board", busy)
    world.env.backend.delete_message(world.channel.id, world.said()[0].id)
    await anna.tap(some_move(anna))
    await anna.press("my-hand", old)
    monkeypatch.setattr(tables, "set_board", works)
    await _quiet(world)
    board = (await world.table()).board
    assert board is not None
    assert [said.id for said in world.said() if said.buttons] == [board.message_id]


async def test_a_tap_while_the_store_is_busy_is_answered_and_tidied_later(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is not in memory: a sentence for the person, no traceback, and the old board is mended."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    old, rules = world.board_message(), world.board().buttons["Rules"]
    await _quiet(world, 1)
    world.env.inject_error(*EDITS, status=403, code=50013)
    await anna.slash("table")
    world.forget()
    store = world.bot._store
    works = store.load

    async def busy(*_: Any) -> Any:
        raise StoreBusy("held by another program")

    monkeypatch.setattr(store, "load", busy)
    (answer,) = await world.answered(world.sent(anna.member, old, rules))
    assert "The table is busy" in answer
    monkeypatch.setattr(store, "load", works)
    await _quiet(world, 2)
    assert world.look(old).buttons == {}
