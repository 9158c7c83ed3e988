"""The short message that calls whose turn it is: them alone, when the server wants, gone when they move."""

import pytest
from evening import move, play_on, some_move
from hours import call_message, called, calling, calls, pass_by, reminders, since
from line import Nonces
from moments import until_insert, until_rest
from stage import Clock
from world import World

from bot.choices import Pace

PEOPLE = ("Anna", "Ben", "Cleo")


@pytest.fixture
def clock() -> Clock:
    """The bot looks at the time each second."""
    clock = Clock()
    clock.second = 1.0
    return clock


async def test_who_has_not_moved_for_so_long_is_called_and_nobody_else(world: World) -> None:
    """In a short message with a button of its own; it goes when they have moved, and no sooner."""
    anna, _, _ = await calling(world, *PEOPLE)
    await pass_by(world, seconds=19)
    assert calls(world) == []
    await pass_by(world, seconds=2)
    (said,) = calls(world)
    assert (said.text, said.whats) == (f"<@{anna.id}>, it is your turn.", {"my-hand"})
    assert called(world) == [anna.id]
    await anna.press("my-hand", on=call_message(world))
    assert [one.id for one in calls(world)] == [said.id]
    await move(anna)
    assert calls(world) == []
    assert "Ben is to play" in world.board().text


async def test_it_says_until_when_there_is_time(world: World) -> None:
    """Where there is a limit; at half time of a minute it has been said."""
    await calling(world, *PEOPLE, pace=Pace.MINUTE)
    await pass_by(world, seconds=21)
    (said,) = calls(world)
    assert "it is your turn. Time runs out <t:" in said.text
    await pass_by(world, seconds=20)
    assert ([one.id for one in calls(world)], reminders(world)) == ([said.id], [])
    await pass_by(world, seconds=20)
    assert calls(world) == []  # the computer has moved, and Ben has just been asked


async def test_at_half_of_a_longer_time_it_becomes_a_reminder(world: World) -> None:
    """One of the two stands there at a time."""
    await calling(world, *PEOPLE, pace=Pace.FIVE_MINUTES)
    await pass_by(world, seconds=21)
    assert (len(calls(world)), len(reminders(world))) == (1, 0)
    await pass_by(world, minutes=2.5)
    assert (len(calls(world)), len(reminders(world))) == (0, 1)


async def test_where_people_are_called_at_once_they_are_with_the_move_before(world: World) -> None:
    """No clock has to go on for it; each call goes before the next one stands."""
    people = await calling(world, *PEOPLE, after=0)
    for one, other in zip(people, [*people[1:], people[0]], strict=True):
        assert called(world) == [one.id]
        await one.press("my-hand", on=call_message(world))
        await move(one)
        table = await world.table()
        if table.asked == (table.seat_of(other.id),):
            assert called(world) == [other.id]


async def test_who_places_one_card_after_the_other_is_left_in_peace(world: World) -> None:
    """They are looking; should they not go on after all they are called after twenty seconds."""
    people = await calling(world, *PEOPLE, after=0)
    table = await until_insert(world, people)
    assert calls(world) == []
    await pass_by(world, seconds=21)
    (seat,) = table.asked
    assert called(world) == [table.seats[seat].user_id]


async def test_a_lively_game_makes_no_request_more(world: World) -> None:
    """Two requests a move: the callback and the board. A hand that is looked up costs one callback more."""
    people = await calling(world, *PEOPLE)
    for one in people:
        await one.press("my-hand")
        before = len(world.requests())
        await move(one)
        new = since(world, before)
        assert new == ["PATCH /channels/*/messages/*"]
        await pass_by(world, seconds=15)
        assert since(world, before) == new
        assert not [one for one in world.requests()[before:] if "members" in one]


async def test_a_slow_move_costs_two_requests_more(world: World) -> None:
    """The message comes and goes; nobody is looked up for it, and the board is not edited."""
    anna, _, _ = await calling(world, *PEOPLE)
    before = len(world.requests())
    await pass_by(world, seconds=25)
    await move(anna)
    new = [one for one in world.requests()[before:] if "interactions" not in one and "webhooks" not in one]
    assert sorted(new) == [
        "DELETE /channels/*/messages/*",
        "PATCH /channels/*/messages/*",
        "POST /channels/*/messages",
    ]


async def test_a_hand_that_lies_open_keeps_nobody_from_being_called(world: World) -> None:
    """Whoever looks may look elsewhere by now: an edit notifies nobody."""
    anna, ben, _ = await calling(world, *PEOPLE)
    await ben.press("my-hand")
    await anna.tap(some_move(anna))
    await pass_by(world, seconds=21)
    assert called(world) == [ben.id]


@pytest.mark.parametrize("down", [0, 5, 3600])
async def test_time_that_the_bot_was_down_does_not_count(world: World, down: int) -> None:
    """Who had ten seconds left has them after a restart, and what was posted before goes when they move."""
    anna, _, _ = await calling(world, *PEOPLE)
    await pass_by(world, seconds=10)
    await world.bot.close()
    if down:
        await world.env.advance_time(down)
    await world.start()
    await world.env.settle()
    assert calls(world) == []
    await pass_by(world, seconds=12)
    assert called(world) == [anna.id]
    await world.restart()
    await world.env.settle()
    assert called(world) == [anna.id]
    await anna.press("my-hand", on=call_message(world))
    await move(anna)
    assert calls(world) == []


async def test_it_is_posted_once_though_the_bot_stops_before_it_is_noted(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same message is known again by its nonce."""
    Nonces(monkeypatch)
    anna, _, _ = await calling(world, *PEOPLE)
    with monkeypatch.context() as patched:

        async def lost(*_: object) -> None:
            raise RuntimeError("the process ends here")

        patched.setattr(type(world.bot.parts.tables), "set_reminded", lost)
        patched.setattr("bot.latest.log.exception", lambda *_: None)
        await pass_by(world, seconds=21)
        await world.bot.close()
    assert called(world) == [anna.id]
    await world.start()
    await world.env.settle()
    await pass_by(world, seconds=5)
    assert called(world) == [anna.id]


async def test_a_table_that_rests_calls_nobody(world: World) -> None:
    """Nor does one where the computer moves for who is asked."""
    await calling(world, "Anna", pace=Pace.MINUTE, computers=2)
    await until_rest(world)
    await pass_by(world, minutes=5)
    assert calls(world) == []


async def test_who_leaves_or_ends_the_game_is_not_called_any_longer(world: World) -> None:
    """Nor is anybody when it is over."""
    anna, ben, _ = await calling(world, *PEOPLE)
    await pass_by(world, seconds=21)
    await anna.slash("leave")
    await anna.tap("leave-now")
    assert calls(world) == []
    await pass_by(world, seconds=21)
    assert called(world) == [ben.id]
    await ben.slash("end")
    await ben.tap("end-now")
    assert calls(world) == []


async def test_a_whole_game_leaves_no_call_behind(world: World) -> None:
    """However fast it goes where everybody is called at once: as many go as came, each called one person."""
    people = await calling(world, *PEOPLE, after=0)
    await play_on(world, people, until=lambda table: table.deals == 2)
    made = world.requests()
    gone, posted = made.count("DELETE /channels/*/messages/*"), made.count("POST /channels/*/messages")
    await world.env.settle()
    assert len(calls(world)) <= 1
    boards = 2
    assert posted - boards - gone == len(calls(world))
