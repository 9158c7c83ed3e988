"""What has ended, in whatever way, never comes back: not by a restart, not by time, not by any request."""

from pathlib import Path

import pytest
from house import ANNA, BEN, CARLA, DAN, House
from ticks import Ticks

from bot.refusals import Refused
from bot.table import EndReason, Stage, Table, Waits


async def _ended(house: House, reason: EndReason) -> Table:
    """A table that ended in that way."""
    if reason is EndReason.CANCELLED:
        table = await house.lobby(ANNA, BEN, CARLA)
        return await house.end(table.id, ANNA, moderator=False)
    table = await house.game(ANNA, BEN, CARLA, game="unsortiert", chips=1)
    match reason:
        case EndReason.STOPPED:
            return await house.end(table.id, DAN, moderator=True)
        case EndReason.DESERTED:
            for person in (ANNA, BEN, CARLA):
                table = await house.tables.leave(table.id, person.user_id)
            return table
        case EndReason.EXPIRED:
            house.time.pass_by(days=2)
            await house.tables.expire(table.id)
        case EndReason.FINISHED:
            while table.stage is not Stage.ENDED:
                table = await house.play_on(table)
        case _:
            await house.tables.close(table.id, reason)
    return await house.tables.get(table.id)


@pytest.mark.parametrize("reason", EndReason)
async def test_ended_stays_ended(tmp_path: Path, reason: EndReason) -> None:
    """Over two restarts and two weeks; its channel and its people are free, and every request is refused."""
    house = await House(tmp_path / "tables.db").open()
    table = await _ended(house, reason)
    assert (table.ended, table.stage) == (reason, Stage.ENDED)
    for _ in range(2):
        await house.restart()
        ticks = Ticks(house)
        await ticks.start()
        await ticks.clock._runner.start()
        house.time.pass_by(days=7)
        await ticks.go_round()
        await ticks.clock.close()
        await ticks.clock._runner.close()
        assert [waits for waits in Waits if table.id in await house.tables.waiting(waits=waits)] == [
            Waits.NOTHING
        ]
        assert await house.tables.at(table.channel_id) is None
        again = await house.tables.get(table.id)
        assert (again.revision, again.ended) == (table.revision, reason)
    for request in (
        house.tables.sit(table.id, DAN),
        house.tables.leave(table.id, ANNA.user_id),
        house.tables.start(table.id, ANNA.user_id),
        house.tables.act(table.id, ANNA.user_id, 0, "bid:1"),
        house.tables.vote(table.id, BEN.user_id),
        house.tables.wish(table.id, DAN, 0),
        house.end(table.id, ANNA, moderator=True),
    ):
        with pytest.raises(Refused):
            await request
    fresh = await house.game(ANNA, BEN, CARLA, channel=table.channel_id)
    assert fresh.id != table.id
    await house.store.close()
