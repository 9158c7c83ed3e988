"""A restart at any instant: everything stands as last committed."""

import sqlite3
from contextlib import closing
from datetime import timedelta

import pytest
from house import ANNA, BEN, CARLA, House

from bot.choices import Choices, Pace
from bot.notes import Reminded, Reminder
from bot.refusals import Refusal, Refused
from bot.table import Board, EndReason, Stage, Table, Waits


async def test_after_a_restart_at_any_move_the_table_is_the_same(house: House) -> None:
    """Lobby, every turn, every pending insert, every deal due, the end."""
    table = await house.lobby(ANNA, BEN, computers=2, game="unsortiert", chips=1, pace=Pace.MINUTE)
    table = await _same_after_restart(house, table)
    table = await _same_after_restart(house, await house.tables.start(table.id, ANNA.user_id))
    phases = set()
    while table.stage is Stage.PLAYING:
        phases.add(table.state.phase.value)
        table = await _same_after_restart(house, await house.play_on(table))
    assert {"play", "deal"} <= phases
    assert table.ended is EndReason.FINISHED


async def _same_after_restart(house: House, table: Table) -> Table:
    await house.restart()
    assert await house.tables.get(table.id) == table
    return table


async def test_an_ended_game_does_not_come_back(house: House) -> None:
    """Its channel is free, its seats are, its buttons are told so."""
    table = await house.game(ANNA, BEN, CARLA)
    await house.end(table.id, ANNA, moderator=False)
    await house.restart()
    assert await house.tables.at(table.channel_id) is None
    with pytest.raises(Refused, match=Refusal.ENDED):
        await house.tables.act(table.id, ANNA.user_id, table.revision, "bid:1")


async def test_what_waits_is_found_by_what_it_waits_for(house: House) -> None:
    """The start asks for these and loads nothing else."""
    people = await house.game(ANNA, BEN, CARLA, channel=1)
    computer = await house.game(ANNA, computers=2, channel=2)
    lobby = await house.lobby(ANNA, channel=3)
    dealing = await house.game(ANNA, BEN, CARLA, channel=4)
    for _ in range(3):
        dealing = await house.play_on(dealing)
    await house.restart()
    assert await house.tables.waiting(waits=Waits.PEOPLE) == [people.id, lobby.id]
    assert await house.tables.waiting(waits=Waits.COMPUTER) == [computer.id]
    assert await house.tables.waiting(waits=Waits.DEAL) == [dealing.id]


async def test_ends_that_were_not_shown_yet_are_found(house: House) -> None:
    """Tables that have ended while their public message still stands as it was."""
    board = Board(message_id=5, deal=0, posted_at=house.time())
    tables = [await house.lobby(ANNA, channel=channel) for channel in range(4)]
    for table in tables[:3]:
        await house.tables.set_board(table.id, board)
    for table in tables[1:]:
        await house.end(table.id, ANNA, moderator=False)
    await house.tables.set_board(tables[2].id, None)
    await house.restart()
    assert await house.tables.ended_with_board() == [tables[1].id]


async def test_tables_that_changed_lately_are_found(house: House) -> None:
    """Those whose boards a crash may have kept from showing the last change."""
    for channel in range(3):
        await house.lobby(ANNA, channel=channel)
    house.time.pass_by(minutes=5)
    moment = house.time()
    opened = await house.lobby(ANNA, channel=7)
    joined = await house.tables.sit(2, BEN)
    await house.restart()
    assert await house.tables.changed_since(moment) == [joined.id, opened.id]


async def test_what_stands_in_a_channel_and_its_threads_is_found(house: House) -> None:
    """For when the channel goes, and they with it; what has ended is not."""
    for channel in (7, 8, 71, 72, 73):
        parent = 7 if channel > 70 else None
        await house.tables.open(
            guild_id=1,
            channel_id=channel,
            locale="de",
            host=ANNA,
            game="bids",
            choices=Choices(),
            parent_id=parent,
        )
    await house.tables.close(4, EndReason.LOST)
    await house.restart()
    assert await house.tables.in_channel(7) == [1, 3, 5]
    assert await house.tables.in_channel(72) == []
    assert (await house.tables.get(5)).parent_id == 7


async def test_a_removal_that_was_noted_before_a_restart_keeps_its_time(house: House) -> None:
    """However often it is heard of, the day until the tables are lost begins once."""
    table = await house.lobby(ANNA)
    await house.tables.guilds.left(table.guild_id)
    house.time.pass_by(hours=20)
    await house.restart()
    await house.tables.guilds.left(table.guild_id)
    house.time.pass_by(hours=4)
    assert house.tables.guilds.lost(table.guild_id)


async def test_memory_holds_the_tables_touched_last_only(house: House) -> None:
    """What fell out of it is loaded again, unchanged."""
    tables = [await house.lobby(ANNA, channel=number) for number in range(20)]
    assert len(house.tables._keeper._memory) == 8
    assert await house.tables.get(tables[0].id) == tables[0]
    assert len(house.tables._keeper._locks) == 0


async def test_the_time_the_bot_was_down_counts_for_nobody(house: House) -> None:
    """Every deadline moves on by the time since the last heartbeat, and by no more."""
    begun = house.time()
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)
    assert table.deadline is not None
    assert table.expires is not None
    await house.tables.resume()
    house.time.pass_by(seconds=50)
    await house.tables.beat()
    house.time.pass_by(days=3)
    await house.restart()
    away = await house.tables.resume()
    after = await house.tables.get(table.id)
    assert away.days == 3
    assert after.deadline == table.deadline + away
    assert after.expires == table.expires + away
    assert (after.since, table.since) == (begun + away, begun)
    assert (after.remind_at, after.due) == (begun + away + timedelta(seconds=30),) * 2
    await house.tables.remind(table.id)
    assert await house.tables.due() == []
    house.time.pass_by(seconds=10)
    assert await house.tables.due() == [table.id]


async def test_a_clock_that_was_set_back_moves_no_deadline_that_may_be_so_late(house: House) -> None:
    """The last heartbeat may lie in the future then."""
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.DAY)
    house.time.pass_by(hours=3)
    await house.tables.resume()
    house.time.pass_by(hours=-2)
    await house.restart()
    assert not await house.tables.resume()
    assert (await house.tables.get(table.id)).deadline == table.deadline


@pytest.mark.parametrize("seen", ["yesterday", 2**62, b"\x00"])
async def test_a_heartbeat_that_is_none_moves_no_deadline(house: House, seen: object) -> None:
    """Nobody knows how long the bot was down then; it starts all the same."""
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)
    await house.tables.resume()
    await house.store.close()
    with closing(sqlite3.connect(house.path)) as database, database:
        database.execute("UPDATE heartbeat SET seen = ?", (seen,))
    await house.open()
    assert not await house.tables.resume()
    assert (await house.tables.get(table.id)).deadline == table.deadline
    house.time.pass_by(hours=1)
    assert await house.tables.resume() == timedelta(hours=1)


@pytest.mark.parametrize(
    "reminded",
    [
        Reminded(5, "half:0-3"),
        Reminded(5, "half:0-3:1-7", frozenset({"turn:0-3", "half:0-3"})),
        Reminded(0, "", frozenset({"turn:0-3"})),
        Reminded(5, ""),
    ],
)
async def test_whom_a_reminder_called_is_the_same_after_a_restart(house: House, reminded: Reminded) -> None:
    """Also when it has been taken back; in the same column as what it was posted for."""
    table = await house.game(ANNA, BEN, CARLA)
    table = await house.tables.set_reminded(table.id, reminded)
    assert (await _same_after_restart(house, table)).reminded == reminded


def test_nobody_need_be_called_again_for_what_they_were_called_for() -> None:
    """A turn message is the first for its question; an end that comes near again is another one."""
    reminded = Reminded(5, "half:0-3:1-7", frozenset({"turn:0-3", "waiting:2-3", "ending:2-3"}))
    called = {
        (kind.value, question)
        for kind in Reminder
        for question in ("0-3", "1-7", "2-3", "0-33", "3-3")
        if reminded.has_called(kind, question)
    }
    half = {("half", "0-3"), ("half", "1-7")}
    assert called == {("turn", one) for one in ("0-3", "1-7", "2-3")} | half | {("waiting", "2-3")}
    assert reminded.remembered(["1-7", "2-3"]) == {"half:1-7", "waiting:2-3", "ending:2-3"}
