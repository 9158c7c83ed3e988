"""Opening a table: one a channel, with what its opener asked for."""

import asyncio
from typing import Any

import pytest
from house import ANNA, BEN, House
from sqlalchemy.exc import IntegrityError

from bot.choices import Choices, Pace
from bot.refusals import Refusal, Refused
from bot.store import ChannelTaken, Write
from bot.table import Holder, Person, Stage, Waits
from bot.timing import LOBBY_LASTS
from engine.game import BadOption


async def test_a_lobby_is_opened_with_its_host_and_the_computers_asked_for(house: House) -> None:
    """The opener sits on seat 0, computer players are numbered from 1."""
    table = await house.lobby(ANNA, computers=2, deals=4, pace=Pace.MINUTE)
    assert (table.stage, table.host_id, table.waits) == (Stage.LOBBY, ANNA.user_id, Waits.PEOPLE)
    assert table.seats == (Holder(ANNA.user_id, "Anna"), Holder(None, "1"), Holder(None, "2"))
    assert table.choices == Choices({"deals": 4}, face="normal", pace=Pace.MINUTE)
    assert table.expires == house.time() + LOBBY_LASTS
    assert (table.state, table.seed, table.commitment) == (None, None, None)


async def test_a_channel_has_one_table_and_the_second_opener_gets_it(house: House) -> None:
    """The refusal brings the table that is there."""
    table = await house.lobby(ANNA)
    with pytest.raises(Refused) as refused:
        await house.lobby(BEN)
    assert (refused.value.refusal, refused.value.table) == (Refusal.TABLE_HERE, table)
    assert await house.tables.at(table.channel_id) == table


async def test_a_table_that_ends_at_that_instant_is_in_nobodys_way(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store still saw it, the look for it no longer does: then there is room after all."""
    add, taken = house.store.add_table, [True]

    async def taken_once(*row: Any) -> int:
        if taken.pop():
            raise ChannelTaken("The channel has a table already.")
        return await add(*row)

    taken.insert(0, False)
    monkeypatch.setattr(house.store, "add_table", taken_once)
    assert (await house.lobby(ANNA)).stage is Stage.LOBBY


async def test_a_channel_that_is_taken_by_nothing_is_told_and_not_tried_for_ever(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the store sees there, nobody can be sent to it."""

    async def taken(*_: Any) -> int:
        await asyncio.sleep(0)
        raise ChannelTaken("The channel has a table already.")

    monkeypatch.setattr(house.store, "add_table", taken)
    async with asyncio.timeout(5):
        with pytest.raises(ChannelTaken):
            await house.lobby(ANNA)


async def test_only_a_second_table_is_called_one(house: House) -> None:
    """Any other row that the database refuses is an error of its own."""
    with pytest.raises(IntegrityError, match="NOT NULL"):
        await house.lobby(Person(ANNA.user_id, None))  # type: ignore[arg-type]
    assert await house.tables.at(7) is None


async def test_the_database_itself_holds_a_channel_to_one_table(house: House) -> None:
    """Should two writers ever look at the same instant, as another database than SQLite would let them."""
    table = await house.lobby(ANNA, channel=1)
    other = await house.lobby(BEN, channel=2)
    with pytest.raises(Exception, match="UNIQUE"):
        await house.store.write(Write(other.id, {"channel_id": table.channel_id}))


async def test_a_channel_is_free_again_when_its_table_has_ended(house: House) -> None:
    """Ended tables are in nobody's way."""
    table = await house.lobby(ANNA)
    await house.end(table.id, ANNA, moderator=False)
    assert await house.tables.at(table.channel_id) is None
    assert (await house.lobby(BEN)).id != table.id


async def test_more_computers_than_seats_are_refused_at_once(house: House) -> None:
    """Five seats, one of them the host's."""
    assert len((await house.lobby(ANNA, channel=1, computers=4)).seats) == 5
    with pytest.raises(Refused, match=Refusal.FULL):
        await house.lobby(ANNA, channel=2, computers=5)


async def test_a_choice_that_the_game_does_not_offer_opens_nothing(house: House) -> None:
    """The error names the option, and the channel stays free."""
    with pytest.raises(BadOption, match="chips"):
        await house.lobby(ANNA, game="unsortiert", chips=9)
    assert await house.tables.at(7) is None
