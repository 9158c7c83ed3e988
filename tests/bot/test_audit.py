"""What moderators did is told at the table and written into the log, in one transaction; idle tables."""

import asyncio
import sqlite3
from contextlib import closing
from datetime import timedelta
from typing import Any

import pytest
from house import ANNA, BEN, CARLA, DAN, EVA, FRED, House

from bot.choices import Pace
from bot.moderating import By
from bot.notes import MOST_NOTES, Happening
from bot.store import StoreBusy, Write
from bot.table import EndReason, Person, Stage, Table, Waits

MODERATOR = By(FRED, moderator=True, guild_id=1)


async def test_what_a_moderator_does_is_written_in_the_same_breath_or_not_at_all(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a removal without its entry nor an entry without its removal."""
    table = await house.game(ANNA, BEN, CARLA)
    transact = house.store._driver.transact

    async def fail(batch: Any) -> None:
        await transact([*batch, ("INSERT INTO seats (table_id) VALUES (NULL)", [()])])

    monkeypatch.setattr(house.store._driver, "transact", fail)
    with pytest.raises(Exception, match="NOT NULL"):
        await house.tables.moderators.kick(table.id, MODERATOR, 1)
    monkeypatch.undo()
    assert (await house.tables.get(table.id), house.audit()) == (table, [])


async def test_the_log_knows_where_and_when(house: House) -> None:
    """To the millisecond in UTC, by server, so that it can be looked through."""
    table = await house.lobby(ANNA)
    await house.tables.moderators.end(table.id, MODERATOR)
    with closing(sqlite3.connect(house.path)) as database:
        [(at, guild_id)] = database.execute("SELECT at, guild_id FROM audit").fetchall()
    assert (at, guild_id) == (house.time().timestamp() * 1000, 1)


async def test_all_tables_of_a_server_are_listed_the_oldest_first(house: House) -> None:
    """Lobbies and games, of this server alone, but none that has ended or cannot be read."""
    tables = [await house.lobby(ANNA, channel=channel) for channel in range(4)]
    playing = await house.game(BEN, CARLA, DAN, channel=8)
    await house.tables.close(tables[1].id, EndReason.LOST)
    with closing(sqlite3.connect(house.path)) as database, database:
        database.execute("UPDATE tables SET guild_id = 2 WHERE id = ?", (tables[2].id,))
        database.execute("UPDATE tables SET votes = 'x' WHERE id = ?", (tables[3].id,))
    await house.restart()
    assert await house.tables.moderators.tables_of(1) == [tables[0], playing]


async def test_no_more_tables_of_a_server_are_loaded_than_are_asked_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That of the channel first: a server with thousands costs no more than one with a few."""
    tables = [await house.lobby(ANNA, channel=channel) for channel in range(5)]
    await house.restart()
    loaded, load = list[int](), house.store.load

    async def noting(table_id: int) -> Any:
        loaded.append(table_id)
        return await load(table_id)

    monkeypatch.setattr(house.store, "load", noting)
    found = await house.tables.moderators.tables_of(1, near=3, most=3)
    assert found == [tables[3], tables[0], tables[1]]
    assert loaded == [table.id for table in found]
    assert await house.tables.moderators.tables_of(1, near=9) == tables


@pytest.mark.parametrize("number", [0, 1])
async def test_what_was_ended_before_the_store_failed_is_told(
    house: House, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """And what was not ends when it is asked for again; where nothing was, that it failed."""
    tables = [await house.lobby(ANNA, channel=channel) for channel in range(3)]
    house.time.pass_by(minutes=20)
    write = house.store.write

    async def failing(change: Write) -> None:
        if change.table_id == tables[number].id:
            raise StoreBusy("busy")
        await write(change)

    with monkeypatch.context() as context:
        context.setattr(house.store, "write", failing)
        idle = house.tables.moderators.end_idle(1, FRED, timedelta(minutes=10))
        if number:
            assert [table.id for table in await idle] == [tables[0].id]
        else:
            with pytest.raises(StoreBusy):
                await idle
    ended = await house.tables.moderators.end_idle(1, FRED, timedelta(minutes=10))
    assert [table.id for table in ended] == [table.id for table in tables[number:]]


async def test_all_tables_that_are_idle_for_longer_are_ended_at_once(house: House) -> None:
    """One second makes the difference; each is told and logged."""
    old = await house.game(ANNA, BEN, CARLA, channel=1)
    lobby = await house.lobby(DAN, channel=2)
    house.time.pass_by(minutes=30)
    young = await house.game(EVA, computers=2, channel=3)
    house.time.pass_by(minutes=30)
    hour = timedelta(hours=1)
    assert await house.tables.moderators.end_idle(1, FRED, hour) == []
    house.time.pass_by(seconds=1)
    ended = await house.tables.moderators.end_idle(1, FRED, hour)
    assert [table.id for table in ended] == [old.id, lobby.id]
    assert [table.ended for table in ended] == [EndReason.STOPPED, EndReason.CANCELLED]
    assert [row[:4] for row in house.audit()] == [(t.id, FRED.user_id, "Fred", "ended") for t in (old, lobby)]
    assert await house.tables.get(young.id) == young
    assert await house.tables.moderators.end_idle(2, FRED, timedelta()) == []


async def test_a_table_where_somebody_was_faster_is_not_idle(house: House) -> None:
    """That is looked at when it is ended, not before."""
    table = await house.game(ANNA, BEN, CARLA)
    house.time.pass_by(hours=2)
    await asyncio.gather(
        house.tables.act(table.id, ANNA.user_id, table.revision, "bid:1"),
        house.tables.moderators.end_idle(1, FRED, timedelta(hours=1)),
    )
    assert (await house.tables.get(table.id)).stage is Stage.PLAYING


async def test_a_table_keeps_three_notes_for_an_hour(house: House) -> None:
    """They go with the next one that comes."""
    table = await house.game(ANNA, BEN, CARLA, DAN, EVA, pace=Pace.DAY)
    for number, seat in enumerate((4, 3, 2), start=1):
        table = await house.tables.moderators.kick(table.id, MODERATOR, seat)
        assert len(table.notes) == number
    table = await house.tables.moderators.kick(table.id, MODERATOR, 1)
    assert [note.whom for note in table.notes] == ["Dan", "Carla", "Ben"]
    assert len(table.notes) == MOST_NOTES
    house.time.pass_by(hours=1, seconds=1)
    table = await house.tables.moderators.hand_over(table.id, MODERATOR, 1, BEN)
    assert [note.what for note in table.notes] == [Happening.SEATED]


async def _noted(house: House) -> Table:
    """A game whose board tells that Carla was removed, which waits for its last bids of a deal."""
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.DAY)
    table = await house.tables.moderators.kick(table.id, MODERATOR, 2)
    assert table.notes
    return table


@pytest.mark.parametrize(("minutes", "told"), [(1, 1), (5, 0)])
async def test_a_new_deal_begins_without_the_notes_of_before(house: House, minutes: int, told: int) -> None:
    """But what was done just before it, also between two deals, is still told."""
    table = await _noted(house)
    while table.waits is not Waits.DEAL:
        table = await house.play_on(table)
    house.time.pass_by(minutes=minutes)
    table = await house.play_on(table)
    assert (table.deals, len(table.notes)) == (2, told)


@pytest.mark.parametrize(("minutes", "told"), [(1, 1), (5, 0)])
async def test_an_end_tells_what_was_done_in_the_last_minutes(house: House, minutes: int, told: int) -> None:
    """And who ended it; what was done long before explains nothing any more."""
    table = await _noted(house)
    house.time.pass_by(minutes=minutes)
    table = await house.tables.moderators.end(table.id, MODERATOR)
    assert [note.what for note in table.notes] == [Happening.KICKED] * told + [Happening.ENDED]


HOSTILE = [
    '"}],[{"',
    "\\",
    "\\u0000",
    "a\nb",
    "\x00",
    "\u202eevil",
    "🃏" * 40,
    "</script>",
    "'; DROP TABLE seats; --",
    "é",
]


@pytest.mark.parametrize("name", HOSTILE)
async def test_names_come_out_of_notes_log_and_wishes_as_they_went_in(house: House, name: str) -> None:
    """Whatever they look like: making them harmless is the business of who shows them."""
    actor, whom, to = (Person(number, f"{name}{number}") for number in (1, 2, 3))
    table = await house.game(ANNA, whom, CARLA)
    await house.tables.leave(table.id, whom.user_id)
    await house.tables.wish(table.id, to, 1)
    table = await house.tables.moderators.hand_over(table.id, By(actor, moderator=True), 2, Person(4, name))
    await house.tables.moderators.kick(table.id, By(actor, moderator=True), 2)
    table = await house.tables.moderators.end(table.id, By(actor, moderator=True))
    await house.restart()
    assert await house.tables.get(table.id) == table
    assert [(note.by, note.whom, note.to) for note in table.notes[:2]] == [
        (actor.name, "Carla", name),
        (actor.name, name, ""),
    ]
    assert table.seats[1].wish == to
    assert {row[2] for row in house.audit()} == {actor.name}


async def test_a_busy_store_ends_no_table_by_halves(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told, and what was not written has not happened."""

    async def busy(_: Any) -> None:
        raise StoreBusy("The database is locked.")

    table = await house.game(ANNA, BEN, CARLA)
    house.time.pass_by(hours=2)
    monkeypatch.setattr(house.store, "write", busy)
    with pytest.raises(StoreBusy):
        await house.tables.moderators.end_idle(1, FRED, timedelta(hours=1))
    monkeypatch.undo()
    assert await house.tables.get(table.id) == table
