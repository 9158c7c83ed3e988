"""What the clock does about people: it reminds, moves for them, sees who is there, and lets tables rest."""

import asyncio
from random import Random

import pytest
from house import ALL_GAMES, ANNA, BEN, CARLA, House
from ticks import Ticks, lowest

from bot import clock
from bot.choices import Pace
from bot.notes import Happening, Reminder
from bot.runner import Runner, Tempo
from bot.table import TURNS_MISSED, EndReason, Table, Waits


def _runner(house: House) -> Runner:
    players = {game: {"greedy": lowest} for game in ALL_GAMES}
    return Runner(house.tables, ALL_GAMES, players, Random(1), Tempo(pace=0))  # noqa: S311 - no secret


async def test_the_clock_reminds_at_half_time_and_moves_at_the_deadline(house: House) -> None:
    """Once each, however often it looks."""
    ticks = Ticks(house)
    await ticks.start()
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)
    for _ in range(3):
        house.time.pass_by(seconds=10)
        await ticks.go_round()
    await ticks.go_round()
    half = await house.tables.get(table.id)
    assert (half.reminder, half.revision) == (Reminder.HALF, table.revision + 1)
    await ticks.let_pass(seconds=30)
    after = await house.tables.get(table.id)
    assert (after.state.bids, after.reminder) == ((1, 1, 1), None)
    assert [holder.missed for holder in after.seats] == [1, 1, 1]
    await ticks.clock.close()


async def test_without_a_limit_it_reminds_after_an_hour_and_before_the_end(house: House) -> None:
    """And moves for nobody."""
    ticks = Ticks(house)
    await ticks.start()
    table = await house.game(ANNA, BEN, CARLA)
    seen = []
    for hours in (1, 21, 2):
        await ticks.let_pass(hours=hours)
        after = await house.tables.get(table.id)
        seen.append((after.reminder, after.ended))
    assert seen == [(Reminder.WAITING, None), (Reminder.ENDING, None), (None, EndReason.EXPIRED)]
    assert after.state.bids == (None, None, None)
    await ticks.clock.close()


async def test_a_turn_with_cards_to_place_is_over_in_a_few_looks(house: House) -> None:
    """Each card at the next one."""
    ticks = Ticks(house)
    await ticks.start()
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE, game="unsortiert")
    while table.state.drawing is None:
        table = await house.play_on(table)
        if table.state.drawing is not None and table.asked:
            break
    cards = table.state.drawing.left
    await ticks.let_pass(minutes=1)
    for left in range(cards - 1, 0, -1):
        table = await house.tables.get(table.id)
        assert (table.state.drawing.left, table.deadline) == (left, house.time())
        await ticks.go_round()
    assert (await house.tables.get(table.id)).state.drawing is None
    await ticks.clock.close()


async def test_a_table_where_nobody_is_any_more_is_left_in_peace(house: House) -> None:
    """After three turns each nothing is moved or dealt, until its own time is up."""
    ticks = Ticks(house)
    await ticks.start()
    table = await house.game(ANNA, BEN, computers=1, pace=Pace.MINUTE, game="unsortiert")
    runner = _runner(house)
    await runner.start()
    while not table.rests:
        await ticks.let_pass(seconds=30)
        table = await house.until(table.id, lambda now: now.waits is Waits.PEOPLE)
    assert [holder.missed for holder in table.seats] == [TURNS_MISSED, 0, TURNS_MISSED]
    await ticks.let_pass(hours=3)
    assert await house.tables.get(table.id) == table
    await house.tables.sign(table.id, BEN.user_id)
    await house.until(table.id, lambda now: now.waits is Waits.PEOPLE and bool(now.asked))
    await ticks.clock.close()
    await runner.close()


async def test_who_is_there_is_looked_at_when_somebody_is_waited_for_too_long(house: House) -> None:
    """At the reminder and at the deadline, and not before."""
    ticks = Ticks(house)
    await ticks.start()
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)
    lobby = await house.lobby(ANNA, channel=8)
    await ticks.let_pass(seconds=29)
    assert ticks.looked_after == []
    await ticks.let_pass(seconds=1)
    await ticks.let_pass(seconds=30)
    assert ticks.looked_after == [table.revision, table.revision + 1]
    await ticks.let_pass(minutes=29)
    assert (await house.tables.get(lobby.id)).ended is EndReason.EXPIRED
    assert len(ticks.looked_after) == 2
    await ticks.clock.close()


async def test_who_has_left_the_server_misses_no_turn(house: House) -> None:
    """They have left the table before their time is up; the others' is."""

    async def ben_has_left(table: Table) -> None:
        if table.seat_of(BEN.user_id) is not None:
            await house.tables.gone(table.id, BEN.user_id)

    ticks = Ticks(house, look_after=ben_has_left)
    await ticks.start()
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)
    house.time.pass_by(minutes=1)
    await ticks.go_round()
    after = await house.tables.get(table.id)
    assert (after.state.bids, after.waits) == ((1, None, 1), Waits.COMPUTER)
    assert (after.seats[1].former_id, after.notes[-1].what) == (BEN.user_id, Happening.GONE)
    await ticks.clock.close()


async def test_the_last_one_to_have_left_the_server_ends_the_table(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody's move is made then, and that is no error."""

    async def nobody_is_left(table: Table) -> None:
        await house.tables.gone(table.id, ANNA.user_id)

    ticks = Ticks(house, look_after=nobody_is_left)
    await ticks.start()
    table = await house.game(ANNA, computers=2, pace=Pace.MINUTE)
    house.time.pass_by(minutes=1)
    await ticks.go_round()
    assert (await house.tables.get(table.id)).ended is EndReason.DESERTED
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
    await ticks.clock.close()


async def test_a_look_that_fails_holds_up_no_deadline(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever cannot be asked for is taken to be there."""

    async def fail(_table: Table) -> None:
        raise RuntimeError("Discord is down")

    ticks = Ticks(house, look_after=fail)
    await ticks.start()
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)
    await ticks.let_pass(seconds=30)
    assert (await house.tables.get(table.id)).reminder is Reminder.HALF
    await ticks.let_pass(seconds=30)
    assert (await house.tables.get(table.id)).state.bids == (1, 1, 1)
    assert caplog.text.count("Nobody knows who is there") == 2
    await ticks.clock.close()


async def test_a_look_that_takes_long_holds_up_no_deadline_and_counts_when_it_comes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord may take half a minute; it is asked no second time meanwhile."""
    monkeypatch.setattr(clock, "SEEING", 0.05)
    answered = asyncio.Event()

    async def slowly(table: Table) -> None:
        await answered.wait()
        await house.tables.gone(table.id, BEN.user_id)

    ticks = Ticks(house, look_after=slowly)
    await ticks.start()
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)
    for _ in range(2):
        await ticks.let_pass(seconds=30)
    assert (await house.tables.get(table.id)).state.bids == (1, 1, 1)
    assert len(ticks.looked_after) == 1
    answered.set()
    await house.until(table.id, lambda now: now.seat_of(BEN.user_id) is None)
    await ticks.clock.close()


async def test_a_look_that_never_ends_keeps_nobody_from_stopping(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is given up."""
    monkeypatch.setattr(clock, "SEEING", 0.05)

    async def never(_table: Table) -> None:
        await asyncio.Event().wait()

    ticks = Ticks(house, look_after=never)
    await ticks.start()
    await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)
    await ticks.let_pass(seconds=30)
    async with asyncio.timeout(5):
        await ticks.clock.close()


async def test_who_is_found_gone_twice_at_once_is_no_error(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """Somebody else was faster; the clock goes on with what is due."""

    async def twice(table: Table) -> None:
        for _ in range(2):
            await house.tables.gone(table.id, BEN.user_id)

    ticks = Ticks(house, look_after=twice)
    await ticks.start()
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)
    house.time.pass_by(minutes=1)
    await ticks.go_round()
    assert (await house.tables.get(table.id)).state.bids == (1, None, 1)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
    await ticks.clock.close()


async def test_in_a_server_that_was_left_computers_rest_too(house: House) -> None:
    """And go on with the start that follows when the bot is back."""
    runner = _runner(house)
    table = await house.game(ANNA, computers=2)
    await house.tables.guilds.left(table.guild_id)
    await runner.start()
    await house.until(table.id, lambda _: not runner._tasks)
    assert await house.tables.get(table.id) == table
    await house.tables.guilds.back(table.guild_id)
    await runner.start()
    await house.until(table.id, lambda now: now.waits is Waits.PEOPLE)
    await runner.close()


async def test_a_server_that_stays_left_for_a_day_loses_its_tables(house: House) -> None:
    """Lobbies and games, whatever they were waiting for; other servers' tables are another matter."""
    ticks = Ticks(house)
    await ticks.start()
    tables = [
        await house.game(ANNA, BEN, CARLA, channel=1, pace=Pace.MINUTE),
        await house.game(ANNA, computers=2, channel=2),
        await house.lobby(ANNA, channel=3),
    ]
    await house.tables.guilds.look(set())
    await ticks.let_pass(hours=23, minutes=59)
    for table in tables:
        assert await house.tables.get(table.id) == table
    await ticks.let_pass(minutes=1)
    assert {(await house.tables.get(table.id)).ended for table in tables} == {EndReason.LOST}
    assert await house.tables.guilds.look(set()) == set()
    await ticks.clock.close()
