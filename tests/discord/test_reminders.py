"""The message that reminds those who are waited for: once, of what is true, and gone when it is not."""

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from evening import move, playing, some_move
from hours import hasten, pass_by, pinged, reminder_message, reminders, since
from limits import TEXT, assert_within_limits, components
from line import Gate, Nonces
from world import Somebody, World

from bot.notes import Reminder
from bot.reminders import _nonce
from bot.store import StoreBusy
from bot.table import Choices, EndReason, Holder, Pace, Stage, Table
from bot.tables import Tables
from cogs.drawing import Drawing

PEOPLE = ("Anna", "Ben", "Cleo")
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
HOUR_LATER = NOON + timedelta(hours=1)
POSTS = ("POST", "/channels/*/messages")
EDITS = ("PATCH", "/channels/*/messages/*")
DELETES = ("DELETE", "/channels/*/messages/*")


async def _half(world: World, *names: str) -> list[Somebody]:
    """Half of the first player's five minutes is over."""
    people = await playing(world, *(names or PEOPLE), pace="five-minutes")
    await pass_by(world, minutes=3)
    return people


async def test_who_has_used_half_of_their_time_is_reminded(world: World) -> None:
    """In a new message, as an edit notifies nobody, and not earlier; nobody else is notified."""
    anna, _, _ = await playing(world, *PEOPLE, pace="five-minutes")
    await pass_by(world, minutes=2)
    assert reminders(world) == []
    await pass_by(world, minutes=1)
    (reminder,) = reminders(world)
    assert f"<@{anna.id}>, it is your turn. Time runs out <t:" in reminder.text
    assert reminder.whats == {"my-hand"}
    assert pinged(world) == [anna.id]
    await pass_by(world, minutes=1)
    assert len(reminders(world)) == 1


async def test_it_speaks_the_language_of_the_table(world: World) -> None:
    """Everybody sees it."""
    world.locales[world.guild.id] = "de"
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    guild.features.append("COMMUNITY")
    await _half(world)
    assert "du bist dran. Die Zeit läuft <t:" in reminders(world)[0].text
    assert [*reminders(world)[0].buttons] == ["Meine Hand"]


async def test_its_button_shows_the_hand_and_stays(world: World) -> None:
    """It is no old board, whoever taps it how often; nothing is sent besides the answers."""
    anna, ben, _ = await _half(world)
    before, requests = reminders(world), len(world.requests())
    for one in (anna, ben, anna):
        await one.press("my-hand", on=reminder_message(world))
    assert "You open the round" in anna.sees().text
    assert reminders(world) == before
    assert since(world, requests) == []


async def test_the_move_takes_it_away(world: World) -> None:
    """By whatever message it was made; the board is all that is left."""
    anna, _, _ = await _half(world)
    await anna.press("my-hand", on=reminder_message(world))
    await move(anna)
    assert reminders(world) == []
    assert len(world.said()) == 1
    assert (await world.table()).reminded is None


async def test_the_next_who_is_waited_for_gets_one_of_their_own(world: World) -> None:
    """When time had run out the first one is gone, and another person is notified."""
    anna, ben, _ = await _half(world)
    (first,) = reminders(world)
    await pass_by(world, minutes=2)
    assert "Anna ran out of time" in world.said()[0].text
    assert reminders(world) == []
    await pass_by(world, minutes=3)
    (second,) = reminders(world)
    assert second.id != first.id
    assert pinged(world) == [ben.id]
    assert f"<@{anna.id}>" not in second.text


async def test_without_a_time_limit_the_others_may_vote_after_an_hour(world: World) -> None:
    """Each vote is shown in place, which notifies nobody; the last that it takes ends the wait."""
    anna, ben, cleo, dan, eva = await playing(world, *PEOPLE, "Dan", "Eva")
    await pass_by(world, minutes=59)
    assert reminders(world) == []
    await pass_by(world, minutes=2)
    (first,) = reminders(world)
    assert "the table is waiting for you. Your turn began <t:" in first.text
    assert "3 votes let the computer move" in first.text
    assert "Let the computer move (0 of 3)" in first.buttons
    assert pinged(world) == [anna.id]
    for one in (ben, cleo):
        await one.press("vote", on=reminder_message(world))
    (voted,) = reminders(world)
    assert voted.id == first.id
    assert "Let the computer move (2 of 3)" in voted.buttons
    assert pinged(world) == [anna.id]
    await dan.press("vote", on=reminder_message(world))
    assert reminders(world) == []
    assert "Ben is to play" in world.board().text
    assert eva.panel is None


async def test_a_lonely_player_is_reminded_and_nobody_votes(world: World) -> None:
    """Computer players have no votes."""
    (anna,) = await playing(world, "Anna")
    await pass_by(world, minutes=61)
    assert reminders(world)[0].whats == {"my-hand"}
    assert pinged(world) == [anna.id]


async def test_a_lively_game_costs_no_request_more(world: World) -> None:
    """The callback and the board: whoever moves in time is neither looked up nor reminded."""
    people = await playing(world, *PEOPLE, pace="five-minutes")
    before = world.requests()
    for one in people:
        await one.slash("hand")
        await move(one)
        await pass_by(world, minutes=1)
    new = world.requests()[len(before) :]
    assert [one for one in new if "members" in one or one.startswith("DELETE")] == []
    assert len([one for one in new if one.startswith("PATCH /channels")]) == len(people)


async def test_the_end_of_the_game_takes_it_away(world: World) -> None:
    """Nobody is waited for any more."""
    anna, _, _ = await _half(world)
    await anna.slash("end")
    await anna.tap("end-now")
    assert reminders(world) == []


async def test_who_leaves_is_not_reminded_any_longer(world: World) -> None:
    """The computer player that has the seat needs no reminder."""
    anna, _, _ = await _half(world)
    await anna.slash("leave")
    await anna.tap("leave-now")
    assert reminders(world) == []


class TestAfterAStop:
    """Whenever the bot stopped, the next start makes it true."""

    async def test_one_that_is_still_true_is_not_posted_again(self, world: World) -> None:
        """It is the same message; its time is moved by that for which the bot was down."""
        anna, _, _ = await _half(world)
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
        await _half(world)
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
        anna, _, _ = await _half(world)
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
        anna, _, _ = await _half(world)
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


class TestHowItIsDrawn:
    """What it says, and what may be done with it, for every reason and in both languages."""

    @pytest.mark.parametrize("locale", ["en", "de"])
    @pytest.mark.parametrize("reminder", [*Reminder])
    @pytest.mark.parametrize("asked", [(), (0,), (0, 1), (0, 1, 2)])
    def test_it_keeps_every_limit_and_mentions_those_who_are_asked(
        self, reminder: Reminder, asked: tuple[int, ...], locale: str
    ) -> None:
        """Also where a game asks several at once, and with nobody there."""
        table = _waiting(reminder, asked, locale)
        view = Drawing().reminder(table, HOUR_LATER)
        assert_within_limits(view)
        (said,) = [part["content"] for part in components(view) if part["type"] == TEXT]
        assert [int(one) for one in re.findall("<@([0-9]+)>", said)] == [100 + seat for seat in asked]
        assert re.search("<t:[0-9]+:R>", said)

    @pytest.mark.parametrize(
        ("asked", "pace", "offered"),
        [
            ((0,), Pace.NONE, True),
            ((0, 1, 2), Pace.NONE, False),
            ((), Pace.NONE, False),
            ((0,), Pace.DAY, False),
        ],
    )
    def test_a_vote_is_offered_where_somebody_may_vote(
        self, asked: tuple[int, ...], pace: Pace, *, offered: bool
    ) -> None:
        """There is no time limit, and others are there."""
        table = _waiting(Reminder.ENDING, asked, "en")
        view = Drawing().reminder(replace(table, choices=Choices(pace=pace)), HOUR_LATER)
        assert any(part.get("custom_id", "").endswith(":vote") for part in components(view)) is offered

    def test_no_vote_is_offered_before_the_hour_is_over(self) -> None:
        """Whatever it reminds of: a vote would be refused."""
        table = _waiting(Reminder.ENDING, (0,), "en")
        view = Drawing().reminder(table, HOUR_LATER - timedelta(seconds=1))
        assert not any(part.get("custom_id", "").endswith(":vote") for part in components(view))

    def test_the_nonce_belongs_to_the_table_and_its_reason(self) -> None:
        """And fits into what Discord takes."""
        table = _waiting(Reminder.HALF, (0,), "en")
        nonces = {
            _nonce(one, about)
            for one in (table, replace(table, id=2**60))
            for about in ("half:0-3", "half:0-4", "waiting:0-3")
        }
        assert len(nonces) == 6
        assert max(map(len, nonces)) <= 25


def _waiting(reminder: Reminder, asked: tuple[int, ...], locale: str) -> Table:
    """A table of three people that waits for these seats."""
    return Table(
        id=1,
        guild_id=2,
        channel_id=3,
        locale=locale,
        game="unsortiert",
        choices=Choices(),
        host_id=100,
        seats=tuple(Holder(100 + seat, name) for seat, name in enumerate(PEOPLE)),
        stage=Stage.PLAYING,
        revision=5,
        decisions=dict.fromkeys(asked, 3),
        deadline=NOON,
        since=NOON,
        expires=NOON,
        reminder=reminder,
    )
