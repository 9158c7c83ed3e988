"""The times that boards and reminders show, after time that counts for nobody has moved what they tell of."""

import re
from datetime import datetime

import pytest
from evening import playing, seated
from hours import hasten, pass_by, reminders, since
from world import World

TIME = re.compile(r"<t:(\d+):R>")


def shown(text: str) -> list[int]:
    """All times that a message tells."""
    return [int(moment) for moment in TIME.findall(text)]


def told(moment: datetime | None) -> int:
    """A moment as messages tell it."""
    assert moment is not None
    return int(moment.timestamp())


async def cut_off(world: World, patch: pytest.MonkeyPatch, **span: float) -> None:
    """Discord is away for so long, and some looks at the time pass."""
    with patch.context() as patched:
        patched.setattr(world.bot._clock, "_reached", lambda: False)
        await pass_by(world, **span)
    await pass_by(world, seconds=61)


@pytest.mark.parametrize("seconds", [30, 80, 1200])
async def test_the_board_shows_the_time_that_is_left_after_discord_was_away(
    world: World, monkeypatch: pytest.MonkeyPatch, seconds: int
) -> None:
    """Nothing else changed, and nobody tapped."""
    await playing(world, "Anna", "Ben", "Cleo", pace="five-minutes")
    await cut_off(world, monkeypatch, seconds=seconds)
    table = await world.table()
    assert told(table.deadline) in shown(world.board().text)


async def test_the_board_of_a_lobby_shows_when_it_closes(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before it was to close already."""
    await seated(world, "Anna", "Ben")
    await cut_off(world, monkeypatch, minutes=25)
    table = await world.table()
    assert told(table.expires) in shown(world.board().text)


async def test_the_board_shows_the_time_that_is_left_after_a_restart(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the table has not changed for hours."""
    hasten(world, monkeypatch)
    await playing(world, "Anna", "Ben", "Cleo", pace="day")
    await pass_by(world, hours=5)
    await world.bot.close()
    await pass_by(world, hours=1)
    await world.start()
    await pass_by(world, minutes=31)
    table = await world.table()
    assert told(table.deadline) in shown(world.board().text)


async def test_the_reminder_shows_the_time_that_is_left_after_discord_was_away(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is the same message, so that nobody is notified again."""
    await playing(world, "Anna", "Ben", "Cleo", pace="five-minutes")
    await pass_by(world, minutes=3)
    (before,) = reminders(world)
    await cut_off(world, monkeypatch, minutes=20)
    table = await world.table()
    (after,) = reminders(world)
    assert after.id == before.id
    assert told(table.deadline) in shown(after.text)


async def test_an_open_hand_shows_the_time_that_is_left_after_discord_was_away(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That of who is to play; nobody taps on it."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo", pace="five-minutes")
    before = (await world.table()).deadline
    await anna.press("my-hand")
    await cut_off(world, monkeypatch, seconds=80)
    table = await world.table()
    assert told(before) < told(table.deadline)
    assert shown(anna.sees().text) == [told(table.deadline)]


async def test_where_no_time_is_told_nothing_is_shown_anew(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game without a time limit."""
    await playing(world, "Anna", "Ben", "Cleo", pace="none")
    before = len(world.requests())
    await cut_off(world, monkeypatch, minutes=20)
    assert since(world, before) == []


async def test_a_second_is_not_worth_a_request(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else each reconnection of the gateway would cost one for every table."""
    await playing(world, "Anna", "Ben", "Cleo", pace="day")
    before = len(world.requests())
    await cut_off(world, monkeypatch, seconds=2)
    assert since(world, before) == []
