"""Who was late at a deadline: told in full where several are asked at once, and only until it goes on."""

from dataclasses import replace
from itertools import chain, combinations, permutations

import pytest
from bids import Bids, State
from house import ALL_GAMES, ANNA, BEN, EVA, House
from lateness import OTHERS, PEOPLE, SEATS, asked, by_clock, by_person, listed, sentences
from verdicts import damaged, wrong

from bot.choices import Pace
from bot.moderating import By
from bot.table import TURNS_MISSED, Person, Table, Waits
from cogs.facts import facts
from engine.game import Seat
from engine.registry import GAMES

SOME = [*chain.from_iterable(combinations(SEATS, many) for many in range(1, len(PEOPLE) + 1))]
"""Everybody who can be late together."""
ORDERS = [*dict.fromkeys(late[::step] for late in SOME for step in (1, -1))]
"""The same in the order of their seats, and in the other one."""


@pytest.mark.parametrize("game", ["bids", "shithead"])
@pytest.mark.parametrize("late", ORDERS, ids=str)
async def test_everybody_who_was_late_is_told(house: House, game: str, late: tuple[Seat, ...]) -> None:
    """All of them in the order in which they were moved for, also after a restart in between."""
    table = await asked(house, game)
    for seat in set(SEATS) - {*late}:
        table = await by_person(house, table, seat)
        assert not table.late
    for count, seat in enumerate(late, 1):
        table = await by_clock(house, table, seat)
        assert {*table.late} == {*late[:count]}
        await house.restart()
        assert await house.tables.get(table.id) == table
    if game in GAMES:
        german, english = sentences(table)
        assert f"-# Die Zeit von {listed(late, 'und')} war um, der Computer hat gespielt." in german
        assert f"-# {listed(late, 'and')} ran out of time, so the computer moved." in english
    await house.store.close()
    assert wrong(house.path) == {}


@pytest.mark.parametrize("how", OTHERS)
@pytest.mark.parametrize("order", [order for order in permutations(SEATS) if order[-1] in {0, 2}], ids=str)
async def test_what_others_answer_meanwhile_takes_nobody_out(
    house: House, how: str, order: tuple[Seat, ...]
) -> None:
    """Anna and Carla are late, one of them last; Ben and Dan were asked with them, whoever moves for them."""
    table = await asked(house, "bids")
    house.time.pass_by(minutes=1)
    told = set[Seat]()
    for seat in order:
        late = seat in {0, 2}
        table = await (by_clock if late else OTHERS[how])(house, table, seat)
        told |= {seat} if late else set()
        assert {*table.late} == told
    await house.store.close()
    assert wrong(house.path) == {}


async def all_late(house: House, game: str) -> Table:
    """A table at which nobody chose in time."""
    table = await asked(house, game)
    for seat in table.asked:
        table = await by_clock(house, table, seat)
    assert {*table.late} == {*SEATS}
    return table


async def test_the_order_is_that_of_the_moves_however_it_is_stored(house: House) -> None:
    """It is told by the revisions."""
    table = await asked(house, "shithead")
    assert facts(replace(table, late={0: 9, 1: 4, 3: 7})).late == (1, 3, 0)


@pytest.mark.parametrize("how", OTHERS)
async def test_they_are_told_until_the_next_question_is_answered(house: House, how: str) -> None:
    """Whoever answers it, and not before."""
    table = await all_late(house, "shithead")
    [seat] = table.decisions
    signed = await house.tables.sign(table.id, PEOPLE[seat].user_id)
    assert signed.late == table.late
    assert not (await OTHERS[how](house, signed, seat)).late


async def test_whoever_is_late_next_is_so_alone(house: House) -> None:
    """Theirs is another deadline, whether or not they were late at the one before."""
    table = await all_late(house, "shithead")
    for _ in range(5):
        [seat] = table.asked
        table = await by_clock(house, await house.tables.sign(table.id, PEOPLE[seat].user_id), seat)
        assert [*table.late] == [seat]


async def test_the_next_deal_is_another_matter(house: House) -> None:
    """They were told as long as people looked at the last one."""
    table = await all_late(house, "bids")
    assert table.waits is Waits.DEAL
    assert not (await house.tables.deal(table.id, table.revision)).late


async def test_how_the_last_deal_ended_stays_told_at_the_end(house: House) -> None:
    """As all else of it."""
    table = await house.game(*PEOPLE, pace=Pace.MINUTE, deals=1)
    for seat in table.asked:
        table = await by_clock(house, table, seat)
    assert (table.waits, {*table.late}) == (Waits.NOTHING, {*SEATS})


async def test_of_a_seat_that_changes_hands_nothing_is_told(house: House) -> None:
    """Whoever has it now was not late; the others were."""
    table = await all_late(house, "shithead")
    table = await house.tables.leave(table.id, BEN.user_id)
    assert {*table.late} == {0, 2, 3}
    table = await house.tables.moderators.hand_over(table.id, By(EVA, moderator=True), 2, Person(9, "Gil"))
    assert {*table.late} == {0, 3}
    assert {*(await house.tables.sit(table.id, BEN)).late} == {0, 3}


async def test_who_comes_back_to_a_seat_that_was_the_computers_is_late_no_more(house: House) -> None:
    """They are asked anew."""
    table = await house.game(*PEOPLE, pace=Pace.MINUTE, deals=9)
    while table.seats[0].missed < TURNS_MISSED:
        for seat in table.asked:
            table = await (by_clock if seat in {0, 1} else by_person)(house, table, seat)
        table = await house.tables.sign(table.id, BEN.user_id)
        if table.seats[0].missed < TURNS_MISSED:
            table = await house.tables.deal(table.id, table.revision)
    assert {*table.late} == {0, 1}
    assert {*(await house.tables.sign(table.id, ANNA.user_id)).late} == {1}


class Again(Bids):
    """Bids in which whoever bids 3 bids again, as what was drawn is placed."""

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Who has not bid, or has to bid again."""
        return tuple(seat for seat, bid in enumerate(state.bids) if bid in {None, 3})

    def continues(self, state: State, seat: Seat) -> bool:
        """The second bid."""
        return state.bids[seat] == 3


async def _bids_again(house: House, *in_time: Seat, channel: int = 7) -> Table:
    """Some were in time; the clock has bid 3 for Anna, whose turn goes on, and 1 for Ben."""
    await house.restart({**ALL_GAMES, "bids": Again()})
    table = await house.game(*PEOPLE, channel=channel, pace=Pace.MINUTE, deals=9)
    for seat in in_time:
        table = await by_person(house, table, seat)
    house.time.pass_by(minutes=1)
    for seat, move in ((0, "bid:3"), (1, "bid:1")):
        table = await house.tables.act_for(table.id, seat, table.decisions[seat], move, timed_out=True)
        assert table.deadline == house.time()
    assert (0 in table.asked, {*table.late}) == (True, {0, 1})
    return table


async def test_a_turn_that_goes_on_is_missed_once_and_over_for_all_who_were_late(house: House) -> None:
    """T4: also if the clock has moved for somebody else in between."""
    table = await _bids_again(house, 2, 3)
    after = await house.tables.act_for(table.id, 0, table.decisions[0], "bid:1", timed_out=True)
    assert after.late == table.late
    assert [holder.missed for holder in after.seats] == [1, 1, 0, 0]


async def test_who_goes_on_with_their_turn_themselves_ends_it(house: House) -> None:
    """That is the next answer, for which nobody was late; or others are still asked who are, and not they."""
    for channel, in_time, late in ((7, (2, 3), []), (8, (), [1])):
        table = await _bids_again(house, *in_time, channel=channel)
        after = await house.tables.act(table.id, ANNA.user_id, table.decisions[0], "bid:1")
        assert [*after.late] == late


NOT_LATE = "somebody is said to have run out of time who has not"


async def test_what_is_stored_of_who_was_late_is_held_against_the_record(house: House) -> None:
    """A seat that was not late, another moment, and what was true until the game went on."""
    table = await asked(house, "shithead")
    table = await by_person(house, table, 0)
    for seat in (1, 2, 3):
        table = await by_clock(house, table, seat)
    late = dict(table.late)
    [seat] = table.asked
    await by_person(house, table, seat)
    await house.store.close()
    assert wrong(house.path) == {}
    for stored in ({0: late[1]}, {1: late[2]}, {1: late[1] - 1}, late):
        text = "{" + ", ".join(f'"{seat}": {number}' for seat, number in stored.items()) + "}"
        damaged(house.path, ("UPDATE tables SET late = ?", (text,)))
        assert wrong(house.path) == {table.id: NOT_LATE}
