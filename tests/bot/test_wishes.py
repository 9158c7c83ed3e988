"""Taking over a seat that a computer player keeps, with the consent of the host or of who left it."""

from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, TypeAlias

import pytest
from house import ANNA, BEN, CARLA, DAN, EVA, FRED, House

from bot.moderating import By
from bot.notes import Happening, Note
from bot.refusals import Refusal, Refused
from bot.table import EndReason, Holder, Person, Table, Waits

Ask: TypeAlias = Callable[[House, int], Coroutine[Any, Any, Table]]


async def _wished(house: House) -> Table:
    """Ben has left his seat and Dan asks for it; Eva asks for the first computer's."""
    table = await house.game(ANNA, BEN, CARLA, computers=2)
    await house.tables.leave(table.id, BEN.user_id)
    await house.tables.wish(table.id, DAN, 3)
    return await house.tables.wish(table.id, EVA, 1)


async def test_a_wish_changes_nothing_but_is_seen(house: House) -> None:
    """The computer plays on, the open decision stays, and it survives a restart."""
    table = await _wished(house)
    assert [holder.wish for holder in table.seats] == [None, EVA, None, DAN, None]
    before = replace(table.seats[3], wish=None)
    assert before == Holder(None, "Ben", former_id=BEN.user_id)
    await house.restart()
    assert await house.tables.get(table.id) == table
    assert (await house.tables.act_for(table.id, 3, table.decisions[3], "bid:1")).seats == table.seats


@pytest.mark.parametrize("giver", [ANNA, BEN])
async def test_host_and_former_holder_may_grant_it(house: House, giver: Person) -> None:
    """The seat is theirs at exactly that point, with the open decision asked anew; told at the table."""
    table = await _wished(house)
    after = await house.tables.grant(table.id, giver.user_id, 3, DAN.user_id)
    assert after.seats[3] == Holder(DAN.user_id, "Dan")
    assert (after.state, after.decisions) == (table.state, {**table.decisions, 3: after.revision})
    assert after.notes == (Note(Happening.GRANTED, house.time(), whom="Ben", to="Dan"),)
    with pytest.raises(Refused, match=Refusal.RUNNING):
        await house.tables.sit(table.id, BEN)
    assert (await house.tables.act(table.id, DAN.user_id, after.revision, "bid:2")).state.bids[3] == 2


async def test_a_computers_own_seat_is_called_by_its_number_in_the_note(house: House) -> None:
    """So that nobody takes the number for a name."""
    table = await _wished(house)
    after = await house.tables.grant(table.id, ANNA.user_id, 1, EVA.user_id)
    assert after.notes[-1] == Note(Happening.GRANTED, house.time(), whom="1", to="Eva", computer=True)


@pytest.mark.parametrize("refuser", [ANNA, BEN, DAN])
async def test_they_may_decline_it_and_who_asked_may_think_better_of_it(
    house: House, refuser: Person
) -> None:
    """Then somebody else may ask."""
    table = await _wished(house)
    after = await house.tables.decline(table.id, refuser.user_id, 3, DAN.user_id)
    assert [holder.wish for holder in after.seats] == [None, EVA, None, None, None]
    assert (await house.tables.wish(table.id, FRED, 3)).seats[3].wish == FRED


REFUSED: dict[str, tuple[Ask, Refusal]] = {
    "of who sits there": (lambda house, table: house.tables.wish(table, ANNA, 3), Refusal.SEATED),
    "for no seat": (lambda house, table: house.tables.wish(table, FRED, 9), Refusal.NO_SEAT),
    "for a seat below the first": (lambda house, table: house.tables.wish(table, FRED, -1), Refusal.NO_SEAT),
    "for a person's seat": (lambda house, table: house.tables.wish(table, FRED, 4), Refusal.NOT_FREE),
    "for what another one asks for": (
        lambda house, table: house.tables.wish(table, FRED, 3),
        Refusal.NOT_FREE,
    ),
    "twice": (lambda house, table: house.tables.wish(table, DAN, 3), Refusal.STALE),
    "granted by anybody": (
        lambda house, table: house.tables.grant(table, CARLA.user_id, 3, 103),
        Refusal.NOT_HOST,
    ),
    "granted by who left another seat": (
        lambda house, table: house.tables.grant(table, BEN.user_id, 1, EVA.user_id),
        Refusal.NOT_HOST,
    ),
    "granted by who asked": (lambda house, table: house.tables.grant(table, 103, 3, 103), Refusal.NOT_HOST),
    "granted to who did not ask": (
        lambda house, table: house.tables.grant(table, 100, 3, 104),
        Refusal.STALE,
    ),
    "granted where nobody asked": (
        lambda house, table: house.tables.grant(table, 100, 2, 103),
        Refusal.STALE,
    ),
    "granted at no seat": (lambda house, table: house.tables.grant(table, 100, 9, 103), Refusal.NO_SEAT),
    "declined by anybody": (lambda house, table: house.tables.decline(table, 102, 3, 103), Refusal.NOT_HOST),
    "declined where nobody asked": (
        lambda house, table: house.tables.decline(table, 100, 2, 103),
        Refusal.STALE,
    ),
    "declined at no seat": (lambda house, table: house.tables.decline(table, 100, -1, 103), Refusal.NO_SEAT),
}


@pytest.mark.parametrize(("ask", "refusal"), REFUSED.values(), ids=REFUSED.keys())
async def test_a_wish_is_refused(house: House, ask: Ask, refusal: Refusal) -> None:
    """And nothing changes."""
    table = await _wished(house)
    with pytest.raises(Refused) as refused:
        await ask(house, table.id)
    assert (refused.value.refusal, refused.value.table) == (refusal, table)
    assert await house.tables.get(table.id) == table


async def test_in_a_lobby_there_is_nothing_to_wish_for(house: House) -> None:
    """One sits down there, as long as there is room."""
    table = await house.lobby(ANNA, computers=2)
    with pytest.raises(Refused, match=Refusal.NOT_RUNNING):
        await house.tables.wish(table.id, DAN, 1)


async def test_one_asks_for_one_seat_at_a_time(house: House) -> None:
    """The last wish counts."""
    table = await _wished(house)
    after = await house.tables.wish(table.id, DAN, 2)
    assert [holder.wish for holder in after.seats] == [None, EVA, DAN, None, None]


@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        (1, (Holder(BEN.user_id, "Ben"), Holder(None, "1"), Holder(CARLA.user_id, "Carla"))),
        (3, (Holder(None, "1"), Holder(None, "2"), Holder(BEN.user_id, "Ben"))),
    ],
    ids=["granted", "handed over"],
)
async def test_who_gets_a_seat_asks_for_none_and_has_none_to_come_back_to(
    house: House, seat: int, expected: tuple[Holder, ...]
) -> None:
    """However they got it; who kept their old seat has a number of its own from then on."""
    table = await house.game(ANNA, BEN, CARLA, computers=1)
    await house.tables.leave(table.id, BEN.user_id)
    await house.tables.wish(table.id, BEN, 1)
    if seat == 1:
        after = await house.tables.grant(table.id, ANNA.user_id, seat, BEN.user_id)
    else:
        after = await house.tables.moderators.hand_over(table.id, By(FRED, moderator=True), seat, BEN)
    assert after.seats[1:] == expected
    with pytest.raises(Refused, match=Refusal.RUNNING):
        await house.tables.sit(table.id, BEN)


async def test_who_left_takes_their_seat_back_whoever_asks_for_it(house: House) -> None:
    """The wish is over; who asked may ask for another seat."""
    table = await _wished(house)
    after = await house.tables.sit(table.id, BEN)
    assert after.seats[3] == Holder(BEN.user_id, "Ben")
    with pytest.raises(Refused, match=Refusal.STALE):
        await house.tables.grant(table.id, ANNA.user_id, 3, DAN.user_id)


async def test_who_was_kicked_may_ask_and_needs_consent(house: House) -> None:
    """They have no claim to their seat any more."""
    table = await house.game(ANNA, BEN, CARLA)
    host = By(ANNA, moderator=False)
    table = await house.tables.moderators.kick(table.id, host, 1)
    with pytest.raises(Refused, match=Refusal.RUNNING):
        await house.tables.sit(table.id, BEN)
    table = await house.tables.wish(table.id, BEN, 1)
    with pytest.raises(Refused, match=Refusal.NOT_HOST):
        await house.tables.grant(table.id, BEN.user_id, 1, BEN.user_id)
    assert (await house.tables.grant(table.id, ANNA.user_id, 1, BEN.user_id)).people == (0, 1, 2)


async def test_a_host_that_leaves_has_answered_no_wish(house: House) -> None:
    """The next host does."""
    table = await _wished(house)
    after = await house.tables.leave(table.id, ANNA.user_id)
    assert [holder.wish for holder in after.seats] == [None, EVA, None, DAN, None]
    with pytest.raises(Refused, match=Refusal.NOT_HOST):
        await house.tables.grant(table.id, ANNA.user_id, 3, DAN.user_id)
    assert (await house.tables.grant(table.id, CARLA.user_id, 3, DAN.user_id)).seat_of(DAN.user_id) == 3


async def test_a_wish_at_the_end_of_a_game_stays_what_it_was(house: House) -> None:
    """The seats are as they were; nobody is given one any more."""
    table = await _wished(house)
    table = await house.tables.close(table.id, EndReason.LOST)
    await house.restart()
    assert await house.tables.get(table.id) == table
    with pytest.raises(Refused, match=Refusal.ENDED):
        await house.tables.grant(table.id, ANNA.user_id, 3, DAN.user_id)
    assert table.waits is Waits.NOTHING
