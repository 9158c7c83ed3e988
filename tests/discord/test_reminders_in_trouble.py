"""The message that reminds, after a stop, and where Discord fails, forbids, or others interfere."""

from datetime import timedelta
from typing import Any

import pytest
from evening import move, playing, some_move
from hours import half_time, hasten, pass_by, reminder_message, reminders, since
from line import Gate, Nonces
from world import World

from bot.store import StoreBusy
from bot.table import EndReason, Table
from bot.tables import Tables

PEOPLE = ("Anna", "Ben", "Cleo")
POSTS = ("POST", "/channels/*/messages")
DELETES = ("DELETE", "/channels/*/messages/*")


class TestAfterAStop:
    """Whenever the bot stopped, the next start makes it true."""

    async def test_one_that_is_still_true_is_not_posted_again(self, world: World) -> None:
        """It is the same message; its time is moved by that for which the bot was down."""
        anna, _, _ = await half_time(world)
        (before,) = reminders(world)
        await world.bot.close()
        await world.env.advance_time(600)
        await world.start()
        (after,) = reminders(world)
        assert after.id == before.id
        assert after.text != before.text
        await anna.press("my-hand", on=reminder_message(world))
        await move(anna)
        assert reminders(world) == []

    async def test_one_that_could_not_be_noted_is_known_again(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """It was posted, and then the power went: Discord knows it by its nonce."""
        Nonces(monkeypatch)
        works = Tables.set_reminded

        async def busy(*_: Any) -> Table:
            raise StoreBusy("held by another program")

        monkeypatch.setattr(Tables, "set_reminded", busy)
        await half_time(world)
        (before,) = reminders(world)
        assert (await world.table()).reminded is None
        await world.bot.close()
        monkeypatch.setattr(Tables, "set_reminded", works)
        await world.start()
        (after,) = reminders(world)
        reminded = (await world.table()).reminded
        assert after.id == before.id
        assert reminded is not None
        assert reminded.message_id == before.id

    async def test_one_that_is_no_longer_true_is_deleted(self, world: World) -> None:
        """The move was stored, and then the power went."""
        anna, _, _ = await half_time(world)
        world.env.inject_error(*DELETES, status=503, times=None)
        await anna.slash("hand")
        await move(anna)
        await world.bot.close()
        world.env.backend.faults.clear()
        assert len(reminders(world)) == 1
        await world.start()
        assert reminders(world) == []


class TestInTrouble:
    """Discord fails or forbids: the game does not care, and what can be mended is."""

    @pytest.mark.parametrize("times", [1, 2, 3])
    async def test_one_that_failed_is_posted_once(
        self, world: World, monkeypatch: pytest.MonkeyPatch, times: int
    ) -> None:
        """However often that took."""
        Nonces(monkeypatch)
        hasten(world, monkeypatch)
        await playing(world, *PEOPLE, pace="day")
        world.env.inject_error(*POSTS, status=503, times=times)
        await pass_by(world, hours=18)
        assert len(reminders(world)) == 1

    async def test_one_that_may_not_be_posted_is_left_out(self, world: World) -> None:
        """The move counts all the same."""
        anna, _, _ = await playing(world, *PEOPLE, pace="five-minutes")
        world.deny_bot(send_messages=True)
        await pass_by(world, minutes=4)
        assert reminders(world) == []
        await anna.slash("hand")
        await move(anna)
        assert "Ben is to play" in world.said()[0].text

    @pytest.mark.parametrize(("status", "code"), [(503, 0), (429, 0), (400, 50083)])
    async def test_one_that_could_not_be_deleted_is_deleted_later(
        self, world: World, monkeypatch: pytest.MonkeyPatch, status: int, code: int
    ) -> None:
        """Discord was in trouble, or the thread had gone to sleep until the new board woke it."""
        hasten(world, monkeypatch)
        anna, _, _ = await playing(world, *PEOPLE, pace="day")
        await pass_by(world, hours=13)
        await anna.slash("hand")
        world.env.inject_error(*DELETES, status=status, code=code, times=2)
        await move(anna)
        assert len(reminders(world)) == 1
        await pass_by(world, hours=4)
        assert reminders(world) == []
        assert (await world.table()).reminded is None

    async def test_one_that_may_not_be_deleted_is_deleted_when_it_is_tapped(self, world: World) -> None:
        """It does no harm until then: whoever taps it gets their hand as it stands."""
        anna, _, _ = await half_time(world)
        await anna.slash("hand")
        world.env.inject_error(*DELETES, status=403, code=50013)
        await move(anna)
        assert len(reminders(world)) == 1
        await anna.press("my-hand", on=reminder_message(world))
        assert "Ben is to play" in anna.sees().text
        assert reminders(world) == []

    async def test_one_that_somebody_deleted_is_not_missed(self, world: World) -> None:
        """Neither is it posted again for the same thing, nor does its end fail."""
        anna, ben, cleo, _, _ = await playing(world, *PEOPLE, "Dan", "Eva")
        await pass_by(world, minutes=61)
        (said,) = reminders(world)
        world.env.backend.delete_message(world.channel.id, said.id)
        for one in (ben, cleo):
            await one.press("more")
            await one.tap("vote")
        assert reminders(world) == []
        requests = len(world.requests())
        await anna.slash("hand")
        await move(anna)
        assert [one for one in since(world, requests) if one.startswith("DELETE")] == []
        assert (await world.table()).reminded is None

    async def test_a_channel_that_is_gone_closes_the_table(self, world: World) -> None:
        """The reminder is the first to find out."""
        await playing(world, *PEOPLE, pace="five-minutes")
        table = await world.table()
        world.env.inject_error(*POSTS, status=404, code=10003)
        await pass_by(world, minutes=3)
        assert (await world.bot.parts.tables.get(table.id)).ended is EndReason.LOST

    async def test_a_move_while_it_is_being_posted_takes_it_back(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """It arrives after the move and is deleted at once."""
        anna, _, _ = await playing(world, *PEOPLE, pace="five-minutes")
        await anna.slash("hand")
        gate, http, tables, table = Gate(), world.bot.http, world.bot.parts.tables, await world.table()
        monkeypatch.setattr(http, "send_message", gate.before(http.send_message))
        gate.shut()
        later = world.env.now() + timedelta(minutes=3)
        monkeypatch.setattr(tables._keeper, "_now", lambda: later)
        await tables.remind(table.id)
        await gate.waiting.wait()
        await tables.act(table.id, anna.id, table.decisions[0], some_move(anna))
        gate.open()
        await world.bot.parts.reminders._writer.idle(table.id)
        assert reminders(world) == []
        assert (await world.table()).reminded is None
