"""Who is reminded, who keeps a lobby open, who has left the server."""

from datetime import timedelta

import pytest
from house import ANNA, BEN, CARLA, DAN, House

from bot.choices import Pace
from bot.notes import Happening, Note, Reminder
from bot.refusals import Refusal, Refused
from bot.table import EndReason, Holder, Person, Table
from bot.timing import LOBBY_LASTS

SECOND = timedelta(seconds=1)


async def _bids(house: House, *people: Person) -> Table:
    return await house.game(*people, pace=Pace.MINUTE, deals=9)


async def test_a_click_keeps_a_lobby_open_whoever_clicks(house: House) -> None:
    """Noted to the minute, so that a lively lobby writes seldom."""
    table = await house.lobby(ANNA)
    house.time.pass_by(seconds=59)
    kept = await house.tables.sign(table.id, DAN.user_id)
    assert (kept.expires, kept.revision) == (house.time() + SECOND + LOBBY_LASTS, table.revision + 1)
    assert await house.tables.sign(table.id, DAN.user_id) == kept
    house.time.pass_by(minutes=29)
    assert (await house.tables.sign(table.id, ANNA.user_id)).expires == house.time() + SECOND + LOBBY_LASTS


async def test_a_reminder_comes_once_for_each_moment(house: House) -> None:
    """And goes when it is answered, or when the question is over."""
    table = await _bids(house, ANNA, BEN, CARLA)
    with pytest.raises(Refused, match=Refusal.STALE):
        await house.tables.remind(table.id)
    house.time.pass_by(seconds=30)
    half = await house.tables.remind(table.id)
    assert (half.reminder, half.reminding) == (Reminder.HALF, "half:0-3:1-3:2-3")
    with pytest.raises(Refused, match=Refusal.STALE):
        await house.tables.remind(table.id)
    one = await house.tables.act(table.id, BEN.user_id, table.revision, "bid:1")
    assert one.reminding == "half:0-3:2-3"
    for person in (ANNA, CARLA):
        one = await house.tables.act(table.id, person.user_id, table.revision, "bid:1")
    assert (one.reminding, (await house.play_on(one)).reminding) == (None, None)


async def test_who_has_left_the_server_has_left_the_table(house: House) -> None:
    """Told at the table; the host's part goes on; who comes back there has the seat back."""
    table = await _bids(house, ANNA, BEN, CARLA)
    house.time.pass_by(hours=3)
    after = await house.tables.gone(table.id, ANNA.user_id)
    assert after.seats[0] == Holder(None, "Anna", former_id=ANNA.user_id)
    assert (after.host_id, after.expires) == (BEN.user_id, table.expires)
    assert after.notes == (Note(Happening.GONE, house.time(), whom="Anna"),)
    with pytest.raises(Refused, match=Refusal.NOT_SEATED):
        await house.tables.gone(table.id, ANNA.user_id)
    assert (await house.tables.sit(table.id, ANNA)).seat_of(ANNA.user_id) == 0


async def test_the_last_one_to_leave_the_server_ends_the_table(house: House) -> None:
    """A lobby as well as a game."""
    for channel, make in enumerate((house.lobby, house.game)):
        table = await make(ANNA, computers=2, channel=channel)
        table = await house.tables.gone(table.id, ANNA.user_id)
        assert (table.ended, table.notes[-1].what) == (EndReason.DESERTED, Happening.GONE)
