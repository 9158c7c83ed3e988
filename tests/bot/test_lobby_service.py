"""Sitting down, getting up, starting and ending: everything before and after the moves."""

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from house import ALL_GAMES, ANNA, BEN, CARLA, DAN, EVA, FRED, House

from bot.refusals import Refusal, Refused
from bot.table import EndReason, Stage, Waits
from bot.tables import Tables
from engine.shuffle import commitment


async def test_a_table_is_a_value_in_all_its_parts(house: House) -> None:
    """What a listener or a cog was given cannot be changed under the service's hands."""
    table = await house.game(ANNA, BEN, CARLA)
    with pytest.raises(TypeError):
        table.decisions[0] = 99  # type: ignore[index]
    open_before = {0: 5}
    copied = replace(table, decisions=open_before)
    open_before.clear()
    assert copied.decisions == {0: 5}


async def test_the_listeners_hear_of_every_change_in_order(house: House) -> None:
    """Each commit is told once, with the table as it then is."""
    table = await house.lobby(ANNA, BEN, CARLA)
    await house.tables.start(table.id, ANNA.user_id)
    assert [told.revision for told in house.told] == [0, 1, 2, 3]
    assert house.told[-1] == await house.tables.get(table.id)


async def test_a_listener_that_fails_stops_nobody(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """The change stands, the others are told, the failure is logged."""
    heard: list[int] = []

    def fail(_: object) -> None:
        raise RuntimeError("deaf")

    house.tables.listen(fail)
    house.tables.listen(lambda table: heard.append(table.id))
    table = await house.lobby(ANNA)
    assert heard == [table.id]
    assert "deaf" in caplog.text


async def test_without_a_time_and_a_seed_of_ones_own_the_real_ones_are_taken(house: House) -> None:
    """The machine's time, and a seed that differs from game to game."""
    tables = Tables(house.store, ALL_GAMES)
    commitments = set()
    for channel in range(3):
        table = await house.lobby(ANNA, BEN, CARLA, channel=channel)
        commitments.add((await tables.start(table.id, ANNA.user_id)).commitment)
    assert len(commitments) == 3
    assert abs(datetime.now(UTC) - tables.now()) < timedelta(minutes=1)


async def test_a_person_sits_at_tables_in_several_channels(house: House) -> None:
    """One seat a table, not one seat altogether."""
    first = await house.lobby(ANNA, channel=1)
    second = await house.lobby(BEN, channel=2)
    assert (await house.tables.sit(second.id, ANNA)).seat_of(ANNA.user_id) == 1
    assert (await house.tables.get(first.id)).seat_of(ANNA.user_id) == 0


async def test_nobody_sits_twice(house: House) -> None:
    """Pressing Join again is refused and changes nothing."""
    table = await house.lobby(ANNA, BEN)
    with pytest.raises(Refused, match=Refusal.SEATED):
        await house.tables.sit(table.id, BEN)
    assert await house.tables.get(table.id) == table


async def test_the_sixth_finds_no_seat(house: House) -> None:
    """A full table is full for people and for computers."""
    table = await house.lobby(ANNA, BEN, CARLA, DAN, EVA)
    with pytest.raises(Refused, match=Refusal.FULL):
        await house.tables.sit(table.id, FRED)
    with pytest.raises(Refused, match=Refusal.FULL):
        await house.tables.add_computer(table.id, ANNA.user_id)


async def test_a_leaving_host_hands_over_to_the_next_person(house: House) -> None:
    """Computer players are passed over, and the order of the others stays."""
    table = await house.lobby(ANNA, computers=1)
    await house.tables.sit(table.id, BEN)
    await house.tables.sit(table.id, CARLA)
    table = await house.tables.leave(table.id, ANNA.user_id)
    assert table.host_id == BEN.user_id
    assert [holder.name for holder in table.seats] == ["1", "Ben", "Carla"]


async def test_a_guest_who_leaves_leaves_the_host_alone(house: House) -> None:
    """Only the host's own leaving hands over."""
    table = await house.lobby(ANNA, BEN)
    table = await house.tables.leave(table.id, BEN.user_id)
    assert (table.host_id, len(table.seats)) == (ANNA.user_id, 1)
    with pytest.raises(Refused, match=Refusal.NOT_SEATED):
        await house.tables.leave(table.id, BEN.user_id)


async def test_a_lobby_that_the_last_person_leaves_closes(house: House) -> None:
    """Computer players alone keep no table."""
    table = await house.lobby(ANNA, computers=3)
    table = await house.tables.leave(table.id, ANNA.user_id)
    assert (table.stage, table.ended, table.waits) == (Stage.ENDED, EndReason.DESERTED, Waits.NOTHING)
    assert await house.tables.at(table.channel_id) is None


async def test_computers_come_and_go_for_the_host_alone(house: House) -> None:
    """The last one goes first; its number is free again."""
    table = await house.lobby(ANNA, BEN)
    await house.tables.add_computer(table.id, ANNA.user_id)
    table = await house.tables.add_computer(table.id, ANNA.user_id)
    assert [holder.name for holder in table.seats] == ["Anna", "Ben", "1", "2"]
    table = await house.tables.remove_computer(table.id, ANNA.user_id)
    assert [holder.name for holder in table.seats] == ["Anna", "Ben", "1"]
    for verb in (house.tables.add_computer, house.tables.remove_computer):
        with pytest.raises(Refused, match=Refusal.NOT_HOST):
            await verb(table.id, BEN.user_id)
    await house.tables.remove_computer(table.id, ANNA.user_id)
    with pytest.raises(Refused, match=Refusal.NO_COMPUTER):
        await house.tables.remove_computer(table.id, ANNA.user_id)


async def test_a_game_needs_enough_seats_and_its_host_to_start(house: House) -> None:
    """Too few is said before who may not."""
    table = await house.lobby(ANNA, BEN)
    for user_id in (ANNA.user_id, BEN.user_id, FRED.user_id):
        with pytest.raises(Refused, match=Refusal.TOO_FEW):
            await house.tables.start(table.id, user_id)
    await house.tables.sit(table.id, CARLA)
    with pytest.raises(Refused, match=Refusal.NOT_HOST):
        await house.tables.start(table.id, BEN.user_id)
    table = await house.tables.start(table.id, ANNA.user_id)
    assert (table.stage, table.deals) == (Stage.PLAYING, 1)


async def test_a_start_deals_and_shows_the_seed_only_as_its_hash(house: House) -> None:
    """The seed itself is in no part of the table before the end, then it fits the hash."""
    table = await house.game(ANNA, BEN, CARLA)
    seed = bytes([1]) * 32
    assert table.commitment == commitment(seed)
    assert table.seed is None
    assert seed.hex() not in repr(table)
    table = await house.end(table.id, ANNA, moderator=False)
    assert table.seed == seed.hex()


async def test_what_a_table_prints_of_itself_hides_the_cards(house: House) -> None:
    """A table that gets into a log names no card."""
    table = await house.game(ANNA, BEN, CARLA, game="unsortiert")
    assert table.state.hands[0][0] not in re.findall(r"\w+", repr(table))


async def test_a_running_game_is_no_lobby(house: House) -> None:
    """Nobody new sits down, no computer comes or goes, nothing starts again."""
    table = await house.game(ANNA, BEN, CARLA)
    for refused in (
        house.tables.sit(table.id, DAN),
        house.tables.sit(table.id, BEN),
        house.tables.add_computer(table.id, ANNA.user_id),
        house.tables.remove_computer(table.id, ANNA.user_id),
        house.tables.start(table.id, ANNA.user_id),
    ):
        with pytest.raises(Refused, match=f"^{Refusal.RUNNING}$"):
            await refused
    assert await house.tables.get(table.id) == table


@pytest.mark.parametrize(("stage", "reason"), [("lobby", EndReason.CANCELLED), ("game", EndReason.STOPPED)])
async def test_host_and_moderators_end_a_table_and_nobody_else(
    house: House, stage: str, reason: EndReason
) -> None:
    """A lobby is cancelled, a game is stopped, from any state."""
    make = house.lobby if stage == "lobby" else house.game
    table = await make(ANNA, BEN, CARLA)
    with pytest.raises(Refused, match=Refusal.NOT_HOST):
        await house.end(table.id, BEN, moderator=False)
    assert (await house.end(table.id, FRED, moderator=True)).ended == reason


async def test_after_the_end_everything_is_refused_as_ended(house: House) -> None:
    """Buttons of an ended table reach it and are told so, whoever presses them."""
    table = await house.game(ANNA, BEN, CARLA)
    table = await house.tables.close(table.id, EndReason.LOST)
    for refused in (
        house.tables.sit(table.id, DAN),
        house.tables.leave(table.id, ANNA.user_id),
        house.tables.add_computer(table.id, ANNA.user_id),
        house.tables.remove_computer(table.id, BEN.user_id),
        house.tables.start(table.id, ANNA.user_id),
        house.tables.act(table.id, FRED.user_id, 3, "bid:1"),
        house.tables.act_for(table.id, 0, 3, "bid:1"),
        house.tables.deal(table.id, 3),
        house.end(table.id, ANNA, moderator=True),
        house.tables.close(table.id, EndReason.LOST),
        house.tables.expire(table.id),
    ):
        with pytest.raises(Refused) as error:
            await refused
        assert (error.value.refusal, error.value.table) == (Refusal.ENDED, table)


async def test_a_table_that_never_was_is_refused_as_such(house: House) -> None:
    """Every verb says so, and no table comes with it."""
    for refused in (
        house.tables.get(99),
        house.tables.sit(99, ANNA),
        house.tables.act(99, ANNA.user_id, 0, "bid:1"),
        house.tables.transcript(99),
        house.tables.set_board(99, None),
    ):
        with pytest.raises(Refused) as error:
            await refused
        assert (error.value.refusal, error.value.table) == (Refusal.NO_TABLE, None)
