"""Things that happen at the same instant: exactly one of them counts."""

import asyncio
from collections import Counter
from collections.abc import Coroutine
from typing import Any

import pytest
from house import ALL_GAMES, ANNA, BEN, CARLA, DAN, House

from bot.choices import Pace
from bot.refusals import Refused
from bot.store import Write
from bot.table import EndReason, Person, Stage, Table
from bot.timing import expiry


async def _outcomes(*requests: Coroutine[Any, Any, Table]) -> Counter[str]:
    """How often each answer was given, ``done`` for those that counted."""
    answers = await asyncio.gather(*requests, return_exceptions=True)
    unexpected = [answer for answer in answers if not isinstance(answer, Table | Refused)]
    assert unexpected == []
    return Counter(answer.refusal.value if isinstance(answer, Refused) else "done" for answer in answers)


async def test_of_two_identical_clicks_one_counts(house: House) -> None:
    """The other one is not their turn any more."""
    table = await house.game(ANNA, BEN, CARLA)
    click = (table.id, ANNA.user_id, table.revision, "bid:2")
    assert await _outcomes(*(house.tables.act(*click) for _ in range(20))) == {"done": 1, "not-your-turn": 19}
    assert (await house.tables.get(table.id)).revision == table.revision + 1


async def test_what_had_to_wait_for_another_change_happens_when_its_turn_has_come(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not when it was asked for: a busy disk takes nobody's time and ends no table early."""
    table = await house.game(ANNA, BEN, CARLA)
    written, write = asyncio.Event(), house.store.write

    async def slowly(change: Write) -> None:
        await written.wait()
        await write(change)

    monkeypatch.setattr(house.store, "write", slowly)
    moves = [
        asyncio.create_task(house.tables.act(table.id, person.user_id, table.revision, "bid:1"))
        for person in (ANNA, BEN)
    ]
    await asyncio.sleep(0.05)
    house.time.pass_by(minutes=10)
    written.set()
    first, second = await asyncio.gather(*moves)
    assert (first.expires, second.expires) == (table.expires, expiry(table, house.time()))


async def _all_legal_at_once(house: House, table: Table) -> Counter[str]:
    """The one person who is asked clicks on everything that is legal."""
    [(seat, decision)] = table.decisions.items()
    moves = ALL_GAMES[table.game].legal_moves(table.state, seat)
    user_id = table.seats[seat].user_id or 0
    outcomes = await _outcomes(*(house.tables.act(table.id, user_id, decision, str(move)) for move in moves))
    assert outcomes.total() == len(moves) > 1
    assert (await house.tables.get(table.id)).revision == table.revision + 1
    return outcomes


async def test_of_two_different_clicks_on_one_decision_one_counts(house: House) -> None:
    """Also when all of them are legal: the turn has passed on."""
    outcomes = await _all_legal_at_once(house, await house.game(ANNA, BEN, CARLA, game="unsortiert"))
    assert (outcomes.pop("done"), set(outcomes)) == (1, {"not-your-turn"})


async def test_of_two_different_clicks_one_counts_also_when_the_same_seat_is_asked_again(
    house: House,
) -> None:
    """The second card that was drawn is not placed by a click that was meant for the first."""
    table = await house.game(ANNA, BEN, CARLA, game="unsortiert")
    while table.state.drawing is None or table.state.drawing.left < 2:
        table = await house.play_on(table)
    outcomes = await _all_legal_at_once(house, table)
    assert (outcomes.pop("done"), set(outcomes)) == (1, {"stale"})
    after = await house.tables.get(table.id)
    assert (after.decisions.keys(), after.state.drawing.left) == (
        table.decisions.keys(),
        table.state.drawing.left - 1,
    )


async def test_all_who_choose_at_the_same_time_count_once_each(house: House) -> None:
    """Three seats, two clicks each: the deal ends once."""
    table = await house.game(ANNA, BEN, CARLA)
    clicks = [(table.id, person.user_id, table.revision, "bid:1") for person in (ANNA, BEN, CARLA)]
    outcomes = await _outcomes(*(house.tables.act(*click) for click in clicks * 2))
    assert outcomes == {"done": 3, "not-your-turn": 3}
    after = await house.tables.get(table.id)
    assert (after.revision, after.state.sums) == (table.revision + 3, (1, 1, 1))


async def test_two_open_a_table_in_one_channel_and_one_does(house: House) -> None:
    """Everybody else gets the one table."""
    outcomes = await _outcomes(*(house.lobby(Person(number, str(number))) for number in range(10)))
    assert outcomes == {"done": 1, "table-here": 9}
    assert len({told.id for told in house.told}) == 1


async def test_a_hundred_join_and_four_find_a_seat(house: House) -> None:
    """One seat each, none twice, the rest is full."""
    table = await house.lobby(ANNA)
    people = [Person(number, str(number)) for number in range(50)]
    outcomes = await _outcomes(*(house.tables.sit(table.id, person) for person in people * 2))
    assert outcomes["done"] == 4
    seats = (await house.tables.get(table.id)).seats
    assert len({holder.user_id for holder in seats}) == len(seats) == 5


async def test_a_double_join_takes_one_seat(house: House) -> None:
    """The second is seated already."""
    table = await house.lobby(ANNA)
    outcomes = await _outcomes(house.tables.sit(table.id, BEN), house.tables.sit(table.id, BEN))
    assert outcomes == {"done": 1, "seated": 1}


async def test_a_double_start_starts_once(house: House) -> None:
    """One deal, one seed."""
    table = await house.lobby(ANNA, BEN, CARLA)
    outcomes = await _outcomes(*(house.tables.start(table.id, ANNA.user_id) for _ in range(3)))
    assert outcomes == {"done": 1, "running": 2}
    assert (await house.tables.get(table.id)).deals == 1


async def test_starting_and_leaving_at_once_makes_sense_either_way(house: House) -> None:
    """Whoever comes first: either the game has a computer for the leaver, or it lacks a player."""
    table = await house.lobby(ANNA, BEN, CARLA)
    await _outcomes(house.tables.leave(table.id, BEN.user_id), house.tables.start(table.id, ANNA.user_id))
    after = await house.tables.get(table.id)
    assert (after.stage, len(after.seats)) in {(Stage.LOBBY, 2), (Stage.PLAYING, 3)}
    other = await house.lobby(ANNA, BEN, CARLA, channel=8)
    await _outcomes(house.tables.start(other.id, ANNA.user_id), house.tables.leave(other.id, BEN.user_id))
    after = await house.tables.get(other.id)
    assert (after.stage, len(after.seats), after.seats[1].user_id) == (Stage.PLAYING, 3, None)


async def test_what_is_pressed_in_a_lobby_does_not_reach_the_game_that_starts_meanwhile(house: House) -> None:
    """Start came first by an instant: Cancel and Leave were not meant for a game."""
    table = await house.lobby(ANNA, BEN, CARLA)
    outcomes = await _outcomes(
        house.tables.start(table.id, ANNA.user_id),
        house.end(table.id, ANNA, moderator=False, seen=Stage.LOBBY),
        house.end(table.id, DAN, moderator=True, seen=Stage.LOBBY),
        house.tables.leave(table.id, BEN.user_id, seen=Stage.LOBBY),
    )
    assert outcomes == {"done": 1, "running": 3}
    after = await house.tables.get(table.id)
    assert (after.stage, len(after.people)) == (Stage.PLAYING, 3)
    for seen in (Stage.PLAYING, None):
        after = await house.tables.leave(after.id, after.host_id, seen=seen)
    assert (after.stage, len(after.people)) == (Stage.PLAYING, 1)


async def test_a_click_and_the_time_limit_at_once_make_one_move(house: House) -> None:
    """The clock's move is stale when the person's came first, and the other way round."""
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)
    other = await house.game(ANNA, BEN, CARLA, channel=8, pace=Pace.MINUTE)
    house.time.pass_by(minutes=1)
    outcomes = await _outcomes(
        house.tables.act(table.id, ANNA.user_id, table.revision, "bid:1"),
        house.tables.act_for(table.id, 0, table.revision, "bid:2", timed_out=True),
    )
    assert outcomes == {"done": 1, "not-your-turn": 1}
    await _outcomes(
        house.tables.act_for(other.id, 0, other.revision, "bid:2", timed_out=True),
        house.tables.act(other.id, ANNA.user_id, other.revision, "bid:1"),
    )
    after = await house.tables.get(other.id)
    assert (after.state.bids[0], [*after.late]) == (2, [0])


async def test_ending_and_moving_at_once_leave_an_ended_table(house: House) -> None:
    """Ended stays ended, whoever was first."""
    table = await house.game(ANNA, BEN, CARLA)
    await _outcomes(
        house.tables.act(table.id, BEN.user_id, table.revision, "bid:1"),
        house.end(table.id, ANNA, moderator=False),
        house.tables.act(table.id, CARLA.user_id, table.revision, "bid:1"),
        house.tables.close(table.id, EndReason.LOST),
    )
    after = await house.tables.get(table.id)
    assert (after.ended, after.decisions) == (EndReason.STOPPED, {})


async def test_everybody_leaving_at_once_ends_the_game_once(house: House) -> None:
    """The last one to get through ends it."""
    table = await house.game(ANNA, BEN, CARLA)
    outcomes = await _outcomes(*(house.tables.leave(table.id, p.user_id) for p in (ANNA, BEN, CARLA)))
    assert outcomes == {"done": 3}
    assert (await house.tables.get(table.id)).ended is EndReason.DESERTED


async def test_a_seat_cannot_be_taken_back_and_left_twice(house: House) -> None:
    """Coming back twice at once is coming back once."""
    table = await house.game(ANNA, BEN, CARLA)
    await house.tables.leave(table.id, BEN.user_id)
    outcomes = await _outcomes(*(house.tables.sit(table.id, BEN) for _ in range(2)))
    assert outcomes == {"done": 1, "running": 1}
    assert len((await house.tables.get(table.id)).people) == 3


async def test_tables_do_not_wait_for_each_other(house: House) -> None:
    """Many tables with many moves each come out as if each had been alone."""
    tables = [await house.game(ANNA, BEN, DAN, channel=number) for number in range(12)]

    async def play(table: Table) -> Table:
        while table.stage is Stage.PLAYING:
            table = await house.play_on(table)
        return table

    ended = await asyncio.gather(*(play(table) for table in tables))
    assert {(table.revision, table.state.sums) for table in ended} == {(14, (3, 3, 3))}
    await house.restart()
    for table in ended:
        assert await house.tables.get(table.id) == table
