"""What a backup gives out again after it was restored: no number of a decision, and none of a table."""

import shutil
import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from house import ALL_GAMES, ANNA, BEN, CARLA, DAN, House, first

from bot.checking import Checker, Health
from bot.refusals import Refusal, Refused
from bot.store.copying import copy
from bot.store.engine import Database
from bot.store.inspecting import inspecting
from bot.table import Table


def _backup(house: House, name: str) -> Path:
    saved = house.path.with_name(name)
    copy(Database.named(str(house.path)), saved)
    return saved


async def _restore(house: House, saved: Path) -> None:
    """As `docs/operations.md` says."""
    await house.store.close()
    for beside in ("-wal", "-shm"):
        house.path.with_name(house.path.name + beside).unlink(missing_ok=True)
    shutil.copy(saved, house.path)
    await house.open()
    await house.tables.resume()


async def _until_anna(house: House, table: Table, choose: Any) -> Table:
    table = await house.play_on(table, choose)
    while ANNA.user_id not in {table.seats[seat].user_id for seat in table.asked}:
        table = await house.play_on(table)
    return table


async def test_a_hand_from_after_a_backup_plays_nothing_once_it_is_restored(house: House) -> None:
    """Whoever has a hand open that was shown after the backup plays no card of another hand with it."""
    table = await house.game(ANNA, BEN, CARLA, game="unsortiert")
    saved = _backup(house, "backup.db")
    lost = await _until_anna(house, table, first)
    seat = lost.seat_of(ANNA.user_id)
    assert seat is not None
    await _restore(house, saved)
    again = await _until_anna(house, await house.tables.get(table.id), lambda legal: legal[3])
    assert again.state != lost.state
    for move in ALL_GAMES["unsortiert"].legal_moves(lost.state, seat):
        with pytest.raises(Refused) as refused:
            await house.tables.act(table.id, ANNA.user_id, lost.decisions[seat], str(move))
        assert refused.value.refusal is Refusal.STALE
    assert await house.tables.get(table.id) == again


async def test_the_decision_that_was_open_at_the_backup_is_the_same_after_it(house: House) -> None:
    """Its hand is the same, too, so that whoever has it open plays on."""
    table = await house.game(ANNA, BEN, CARLA, game="unsortiert")
    saved = _backup(house, "backup.db")
    await house.play_on(table)
    await _restore(house, saved)
    again = await house.tables.get(table.id)
    assert (again.decisions, again.state) == (table.decisions, table.state)
    assert (await house.play_on(table)).revision > again.revision > table.revision


@pytest.mark.parametrize("before", [0, 1])
async def test_the_number_of_a_table_that_is_lost_is_not_given_again(house: House, before: int) -> None:
    """Not even if it was the first one."""
    for channel in range(before):
        await house.lobby(ANNA, channel=channel + 1)
    saved = _backup(house, "backup.db")
    lost = await house.lobby(BEN, channel=8)
    await _restore(house, saved)
    again = await house.lobby(CARLA, channel=8)
    assert again.id > lost.id
    with pytest.raises(Refused) as refused:
        await house.tables.get(lost.id)
    assert refused.value.refusal is Refusal.NO_TABLE


async def test_a_backup_of_what_was_restored_is_as_good(house: House) -> None:
    """Each adds its own gap; all of it can be read, checks as sound, and replays to its end."""
    table = await house.game(ANNA, BEN, CARLA, game="unsortiert", chips=1)
    await house.lobby(DAN, channel=8)
    revisions = [table.revision]
    for number in range(4):
        table = await house.play_on(table)
        saved = _backup(house, f"{number}.db")
        with inspecting(Database(saved)) as inspection:
            assert list(inspection.damage()) == []
            verdicts = [Checker(ALL_GAMES).verdict(found).health for found in inspection.found()]
        assert verdicts == [Health.SOUND, Health.SOUND]
        await _restore(house, saved)
        table = await house.tables.get(table.id)
        revisions.append(table.revision)
    assert all(later - earlier > 1000 for earlier, later in pairwise(revisions))
    while table.ended is None:
        table = await house.play_on(table)
    assert len((await house.tables.transcript(table.id)).deals) == table.deals


async def test_what_has_ended_and_what_is_damaged_stays_as_it_is(house: House) -> None:
    """Nobody can press anything of the one, and the other is for its reader to refuse."""
    ended = await house.lobby(ANNA)
    await house.end(ended.id, ANNA, moderator=False)
    for channel in range(4):
        await house.lobby(BEN, channel=channel + 10)
    damage: list[Any] = ["x", b"x", -5, 10**9]
    with closing(sqlite3.connect(house.path)) as database, database:
        for number, value in enumerate(damage, start=ended.id + 1):
            database.execute("UPDATE tables SET revision = ? WHERE id = ?", (value, number))
        before = database.execute("SELECT revision FROM tables ORDER BY id").fetchall()
    with closing(sqlite3.connect(_backup(house, "backup.db"))) as copied:
        assert copied.execute("SELECT revision FROM tables ORDER BY id").fetchall() == before


@pytest.mark.parametrize("damage", ["DELETE FROM sqlite_sequence", "UPDATE sqlite_sequence SET seq = NULL"])
async def test_numbers_go_on_even_if_the_last_one_is_not_noted(house: House, damage: str) -> None:
    """Then they go on after the highest that is there."""
    table = await house.lobby(ANNA)
    with closing(sqlite3.connect(house.path)) as database, database:
        database.execute(damage)
    saved = _backup(house, "backup.db")
    await _restore(house, saved)
    assert (await house.lobby(BEN, channel=8)).id > table.id + 1000
