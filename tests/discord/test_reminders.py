"""The message that reminds those who are waited for: once, of what is true, and gone when it is not."""

import pytest
from evening import move, playing
from hours import half_time, pass_by, pinged, reminder_message, reminders, since
from world import World

from bot.store import StoreBusy
from bot.tables import Tables

PEOPLE = ("Anna", "Ben", "Cleo")


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
    await half_time(world)
    assert "du bist dran. Die Zeit läuft <t:" in reminders(world)[0].text
    assert [*reminders(world)[0].buttons] == ["Meine Hand"]


async def test_its_button_shows_the_hand_and_stays(world: World) -> None:
    """It is no old board, whoever taps it how often; nothing is sent besides the answers."""
    anna, ben, _ = await half_time(world)
    before, requests = reminders(world), len(world.requests())
    for one in (anna, ben, anna):
        await one.press("my-hand", on=reminder_message(world))
    assert "You open the round" in anna.sees().text
    assert reminders(world) == before
    assert since(world, requests) == []


async def test_the_move_takes_it_away(world: World) -> None:
    """By whatever message it was made; the board is all that is left."""
    anna, _, _ = await half_time(world)
    await anna.press("my-hand", on=reminder_message(world))
    await move(anna)
    assert reminders(world) == []
    assert len(world.said()) == 1
    assert (await world.table()).reminded is None


async def test_the_next_who_is_waited_for_gets_one_of_their_own(world: World) -> None:
    """When time had run out the first one is gone, and another person is notified."""
    anna, ben, _ = await half_time(world)
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
        await one.press("my-hand")
        await move(one)
        await pass_by(world, minutes=1)
    new = world.requests()[len(before) :]
    assert [one for one in new if "members" in one or one.startswith("DELETE /channels")] == []
    assert len([one for one in new if one.startswith("PATCH /channels")]) == len(people)


async def test_the_end_of_the_game_takes_it_away(world: World) -> None:
    """Nobody is waited for any more."""
    anna, _, _ = await half_time(world)
    await anna.slash("end")
    await anna.tap("end-now")
    assert reminders(world) == []


async def test_who_leaves_is_not_reminded_any_longer(world: World) -> None:
    """The computer player that has the seat needs no reminder."""
    anna, _, _ = await half_time(world)
    await anna.slash("leave")
    await anna.tap("leave-now")
    assert reminders(world) == []


async def test_a_reminder_that_is_tapped_before_it_is_noted_stays_one(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store is busy; nobody takes it for an old board."""

    async def busy(*_: object) -> None:
        raise StoreBusy("held by another program")

    with monkeypatch.context() as patched:
        patched.setattr(Tables, "set_reminded", busy)
        anna, _, _ = await playing(world, *PEOPLE, pace="five-minutes")
        await pass_by(world, minutes=3)
        (before,) = reminders(world)
        await anna.press("my-hand", on=reminder_message(world))
    await pass_by(world, seconds=60)
    (after,) = reminders(world)
    assert (after.id, after.whats) == (before.id, {"my-hand"})
