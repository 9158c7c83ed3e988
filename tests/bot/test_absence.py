"""Who falls silent, what is done for them, and how they come back."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest
from house import ALL_GAMES, ANNA, BEN, CARLA, DAN, House

from bot.absence import sign
from bot.changes import Kept
from bot.choices import Pace
from bot.notes import Reminder
from bot.refusals import Refusal, Refused
from bot.table import TURNS_MISSED, EndReason, Person, Table, Waits
from bot.timing import GAME_LASTS

HOUR, MINUTE = timedelta(hours=1), timedelta(minutes=1)


async def _bids(house: House, *people: Person, computers: int = 0) -> Table:
    return await house.game(*people, computers=computers, pace=Pace.MINUTE, deals=9)


def _missed(table: Table) -> tuple[int, ...]:
    return tuple(holder.missed for holder in table.seats)


async def test_a_turn_whose_time_ran_out_is_missed_by_who_had_it(house: House) -> None:
    """And by nobody else; it is no thing that a person did."""
    table = await _bids(house, ANNA, BEN, CARLA)
    table = await house.tables.act(table.id, BEN.user_id, table.revision, "bid:1")
    after = await house.time_out(table)
    assert (_missed(after), {*after.late}, after.waits) == ((1, 0, 1), {0, 2}, Waits.DEAL)
    assert after.expires == table.expires


async def test_a_computer_that_moves_for_itself_or_for_a_moderator_misses_nothing(house: House) -> None:
    """Only time that runs out counts."""
    table = await _bids(house, ANNA, BEN, computers=1)
    table = await house.tables.act_for(table.id, 1, table.revision, "bid:1")
    assert _missed(table) == (0, 0, 0)


async def test_after_three_turns_in_a_row_the_seat_is_the_computers_at_once(house: House) -> None:
    """Nobody waits for it any more, until they give a sign."""
    table = await house.silent(await _bids(house, ANNA, BEN, CARLA), BEN, turns=TURNS_MISSED)
    table = await house.play_on(table, leave_out={ANNA.user_id, CARLA.user_id})
    assert (table.people, table.present, table.asked) == ((0, 1, 2), (0, 2), (0, 2))
    assert table.waits is Waits.COMPUTER
    assert (await house.tables.act_for(table.id, 1, table.decisions[1], "bid:1")).waits is Waits.PEOPLE


@pytest.mark.parametrize("turns", [1, 2, 3])
@pytest.mark.parametrize("how", ["a click", "a move"])
async def test_any_sign_makes_all_that_was_missed_good(house: House, turns: int, how: str) -> None:
    """From then on it takes three turns again."""
    table = await house.silent(await _bids(house, ANNA, BEN, CARLA), BEN, turns=turns)
    while BEN.user_id not in {table.seats[seat].user_id for seat in table.decisions}:
        table = await house.play_on(table, leave_out={ANNA.user_id, CARLA.user_id})
    if how == "a click":
        table = await house.tables.sign(table.id, BEN.user_id)
    else:
        table = await house.tables.act(table.id, BEN.user_id, table.decisions[1], "bid:1")
    assert (_missed(table), table.present) == ((0, 0, 0), (0, 1, 2))
    again = await house.silent(table, BEN, turns=TURNS_MISSED)
    assert again.present == (0, 2)


async def test_who_was_not_away_gives_no_sign(house: House) -> None:
    """Nor does who does not sit there; nothing is written and nobody is told."""
    table, told = await _bids(house, ANNA, BEN, CARLA), len(house.told)
    for person in (ANNA, DAN):
        assert await house.tables.sign(table.id, person.user_id) == table
    assert len(house.told) == told
    ended = await house.tables.close(table.id, EndReason.LOST)
    assert await house.tables.sign(table.id, ANNA.user_id) == ended


async def test_two_signs_at_once_are_one(house: House) -> None:
    """The second finds that they are back already, and that is no refusal."""
    table = await house.silent(await _bids(house, ANNA, BEN, CARLA), BEN, turns=TURNS_MISSED)
    back, again = await asyncio.gather(*(house.tables.sign(table.id, BEN.user_id) for _ in range(2)))
    assert (back.revision, back.present) == (table.revision + 1, (0, 1, 2))
    assert await house.tables.get(table.id) == back
    assert again.revision <= back.revision


async def test_who_comes_back_to_an_open_question_is_asked_it_anew(house: House) -> None:
    """With the time that is left for it; what the computer had chosen meanwhile is stale."""
    table = await house.silent(await _bids(house, ANNA, BEN, CARLA), BEN, turns=TURNS_MISSED)
    table = await house.play_on(table)
    decision = table.decisions[1]
    house.time.pass_by(seconds=20)
    back = await house.tables.sign(table.id, BEN.user_id)
    assert back.decisions == {**table.decisions, 1: back.revision}
    assert (back.deadline, back.waits) == (table.deadline, Waits.PEOPLE)
    with pytest.raises(Refused, match=Refusal.STALE):
        await house.tables.act_for(table.id, 1, decision, "bid:1")


async def test_the_hosts_part_goes_on_to_who_is_there(house: House) -> None:
    """Clockwise, past those who are away; who comes back does not get it back."""
    table = await house.silent(await _bids(house, ANNA, BEN, CARLA), BEN, turns=TURNS_MISSED)
    table = await house.silent(table, ANNA, turns=TURNS_MISSED)
    assert (table.host_id, table.present) == (CARLA.user_id, (2,))
    assert (await house.tables.sign(table.id, ANNA.user_id)).host_id == CARLA.user_id


async def _resting(house: House) -> Table:
    """A game at which nobody is any more, in the middle of a deal."""
    table = await house.game(ANNA, BEN, computers=1, pace=Pace.MINUTE, game="unsortiert")
    table = await house.silent(table, ANNA, BEN, turns=TURNS_MISSED)
    assert table.rests
    return table


async def test_a_table_where_nobody_is_rests(house: House) -> None:
    """No computer moves, nothing is dealt, no time runs, and it says so."""
    table = await _resting(house)
    assert (table.waits, table.deadline, table.since, table.asked) == (Waits.PEOPLE, None, None, ())
    assert table.host_id in {ANNA.user_id, BEN.user_id}
    for seat, decision in table.decisions.items():
        with pytest.raises(Refused, match=Refusal.STALE):
            await house.tables.act_for(table.id, seat, decision, "x")
    dealing = await house.silent(
        await house.game(DAN, computers=2, channel=8, pace=Pace.MINUTE), DAN, turns=2
    )
    while dealing.deadline is None:
        dealing = await house.play_on(dealing)
    dealing = await house.time_out(dealing)
    assert (dealing.rests, [*dealing.decisions]) == (True, [1, 2])


async def test_no_deal_is_dealt_where_nobody_is(house: House) -> None:
    """It is due, and waits for anybody to come back."""
    table = await house.silent(await _bids(house, ANNA, BEN, CARLA), ANNA, BEN, CARLA, turns=TURNS_MISSED)
    assert (table.decisions, table.waits) == ({}, Waits.PEOPLE)
    with pytest.raises(Refused, match=Refusal.STALE):
        await house.tables.deal(table.id, table.revision)
    back = await house.tables.sign(table.id, BEN.user_id)
    assert (back.waits, back.host_id) == (Waits.DEAL, BEN.user_id)
    assert (await house.tables.deal(back.id, back.revision)).deals == table.deals + 1


@pytest.mark.parametrize("how", ["a click", "taking back a seat that was left"])
async def test_a_table_that_rests_goes_on_when_anybody_comes_back(house: House, how: str) -> None:
    """They are the host then, and have time for what they are asked."""
    table = await _resting(house)
    if how == "a click":
        back = await house.tables.sign(table.id, BEN.user_id)
    else:
        await house.tables.leave(table.id, BEN.user_id)
        house.time.pass_by(hours=1)
        back = await house.tables.sit(table.id, BEN)
    assert (back.present, back.host_id, back.rests) == ((2,), BEN.user_id, False)
    while not back.asked:
        back = await house.play_on(back)
    assert back.deadline == house.time() + MINUTE


async def test_a_table_that_rests_ends_a_day_after_the_last_thing_a_person_did(house: House) -> None:
    """With a notice beforehand; nobody is called by name in it, as nobody is waited for."""
    table = await _resting(house)
    assert table.expires is not None
    assert table.expires <= house.time() + GAME_LASTS
    house.time.instant = table.expires - 2 * HOUR
    assert await house.tables.due() == [table.id]
    table = await house.tables.remind(table.id)
    assert (table.reminder, table.reminding, table.due) == (Reminder.ENDING, "ending", table.expires)
    house.time.pass_by(hours=2)
    assert (await house.tables.expire(table.id)).ended is EndReason.EXPIRED


async def _drawing(house: House) -> Table:
    """A game in which the clock has just won a round for a person who has cards to place by it."""
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE, game="unsortiert")
    while True:
        table = await (house.time_out(table) if table.asked else house.play_on(table))
        if table.state.drawing is not None:
            return table
        if table.late:
            [late] = table.late
            table = await house.tables.sign(table.id, table.seats[late].user_id or 0)


async def test_placing_what_was_drawn_is_due_at_once_and_one_turn_missed_in_all(house: House) -> None:
    """T4: the turn belonged to the computer when its time ran out."""
    table = await _drawing(house)
    [seat] = table.asked
    while seat in table.decisions and table.state.drawing is not None:
        assert (table.deadline, _missed(table)[seat]) == (house.time(), 1)
        table = await house.time_out(table)
    assert _missed(table)[seat] == 1
    assert table.deadline is None or table.deadline == house.time() + MINUTE


async def test_who_gives_a_sign_while_their_cards_are_placed_has_the_next_turn_again(house: House) -> None:
    """This one is over; a card that they place themselves before the clock does is their own move."""
    table = await _drawing(house)
    [seat] = table.asked
    user_id = table.seats[seat].user_id
    assert user_id is not None
    back = await house.tables.sign(table.id, user_id)
    assert (_missed(back)[seat], back.deadline, [*back.late]) == (0, house.time(), [seat])
    assert back.decisions == table.decisions
    clocks = await house.time_out(back)
    assert _missed(clocks)[seat] == 0


async def test_who_was_away_for_long_places_the_cards_that_are_left(house: House) -> None:
    """With time for it: nothing has run out for them since they are back."""
    table = await _drawing(house)
    [seat] = table.asked
    away = replace(table.seats[seat], missed=TURNS_MISSED)
    kept = Kept(replace(table.with_holder(seat, away), deadline=None, since=None))
    made = sign(kept, ALL_GAMES[table.game], house.time(), away.user_id or 0).kept.table
    assert (made.deadline, made.since) == (house.time() + MINUTE, house.time())
    assert (made.late, made.decisions) == ({}, {seat: made.revision})
