"""What hosts and moderators do over people's heads: removing, and handing over seats."""

import asyncio

import pytest
from house import ANNA, BEN, CARLA, DAN, EVA, FRED, House

from bot.moderating import A_COMPUTER, By
from bot.notes import Happening, Note
from bot.refusals import Refusal, Refused
from bot.table import EndReason, Holder, Person, Waits
from bot.timing import expiry

HOST = By(ANNA, moderator=False)
MODERATOR = By(FRED, moderator=True, guild_id=1)


@pytest.mark.parametrize("by", [HOST, MODERATOR], ids=["host", "moderator"])
async def test_who_is_removed_from_a_lobby_leaves_a_free_seat(house: House, by: By) -> None:
    """They may sit down again; only what a moderator did is in the log."""
    table = await house.lobby(ANNA, BEN, CARLA)
    after = await house.tables.moderators.kick(table.id, by, 1)
    assert [holder.name for holder in after.seats] == ["Anna", "Carla"]
    note = Note(Happening.KICKED, house.time(), by.person.name, "Ben", moderator=by.moderator)
    assert after.notes == (note,)
    row = (table.id, FRED.user_id, "Fred", "kicked", 1, BEN.user_id, "Ben", None, "")
    assert house.audit() == ([row] if by.moderator else [])
    assert (await house.tables.sit(table.id, BEN)).seat_of(BEN.user_id) == 2


async def test_who_is_removed_from_a_game_is_replaced_by_a_numbered_computer(house: House) -> None:
    """At exactly that point; a move chosen before is nobody's any more."""
    table = await house.game(ANNA, BEN, CARLA, computers=1)
    after = await house.tables.moderators.kick(table.id, MODERATOR, 2, BEN.user_id)
    assert after.seats[2] == Holder(None, "2")
    assert (after.state, after.decisions[2], after.waits) == (table.state, after.revision, Waits.COMPUTER)
    with pytest.raises(Refused, match=Refusal.NOT_SEATED):
        await house.tables.act(table.id, BEN.user_id, table.revision, "bid:1")
    with pytest.raises(Refused, match=Refusal.RUNNING):
        await house.tables.sit(table.id, BEN)


async def test_who_left_a_moment_before_is_removed_all_the_same(house: House) -> None:
    """Else everybody could dodge it and come back."""
    table = await house.game(ANNA, BEN, CARLA)
    await house.tables.leave(table.id, BEN.user_id)
    after = await house.tables.moderators.kick(table.id, MODERATOR, 1, BEN.user_id)
    assert after.seats[1] == Holder(None, "1")
    assert house.audit()[-1][4:7] == (1, BEN.user_id, "Ben")
    with pytest.raises(Refused, match=Refusal.RUNNING):
        await house.tables.sit(table.id, BEN)


@pytest.mark.parametrize("make", ["lobby", "game"])
async def test_a_host_who_is_removed_hands_the_part_on_and_the_last_one_ends_the_table(
    house: House, make: str
) -> None:
    """Nobody is left with a table that nobody may end."""
    opened = await getattr(house, make)(ANNA, BEN, computers=1)
    table = await house.tables.moderators.kick(opened.id, MODERATOR, 0)
    assert (table.host_id, table.stage) == (BEN.user_id, opened.stage)
    table = await house.tables.moderators.kick(table.id, MODERATOR, table.seat_of(BEN.user_id) or 0)
    assert (table.ended, table.notes[-1].whom) == (EndReason.DESERTED, "Ben")
    assert len(house.audit()) == 2


REFUSED: dict[str, tuple[By, int, int | None, Refusal]] = {
    "by who is neither host nor moderator": (By(BEN, moderator=False), 2, None, Refusal.NOT_HOST),
    "from another server": (By(FRED, moderator=True, guild_id=2), 2, None, Refusal.NO_TABLE),
    "a computer player": (MODERATOR, 3, None, Refusal.NO_SEAT),
    "nobody": (MODERATOR, 9, None, Refusal.NO_SEAT),
    "nobody below the first": (MODERATOR, -1, None, Refusal.NO_SEAT),
    "somebody else by now": (MODERATOR, 2, DAN.user_id, Refusal.STALE),
}


@pytest.mark.parametrize(("by", "seat", "whom", "refusal"), REFUSED.values(), ids=REFUSED.keys())
async def test_a_removal_is_refused(
    house: House, by: By, seat: int, whom: int | None, refusal: Refusal
) -> None:
    """And nothing is told or written."""
    table = await house.lobby(ANNA, BEN, CARLA)
    table = await house.tables.add_computer(table.id, ANNA.user_id)
    with pytest.raises(Refused) as refused:
        await house.tables.moderators.kick(table.id, by, seat, whom)
    seen = None if refusal is Refusal.NO_TABLE else table
    assert (refused.value.refusal, refused.value.table) == (refusal, seen)
    assert (await house.tables.get(table.id), house.audit()) == (table, [])


async def test_a_seat_is_handed_to_another_person(house: House) -> None:
    """Who had it may not take it back; the host's part goes on with it only if nobody else is there."""
    table = await house.game(ANNA, BEN, computers=1)
    after = await house.tables.moderators.hand_over(table.id, MODERATOR, 2, DAN)
    assert after.seats[2] == Holder(DAN.user_id, "Dan")
    assert after.notes[-1] == Note(Happening.SEATED, house.time(), "Fred", "Ben", moderator=True, to="Dan")
    row = (table.id, FRED.user_id, "Fred", "seated", 2, BEN.user_id, "Ben", DAN.user_id, "Dan")
    assert house.audit() == [row]
    with pytest.raises(Refused, match=Refusal.RUNNING):
        await house.tables.sit(table.id, BEN)
    after = await house.tables.moderators.hand_over(table.id, MODERATOR, 1, CARLA)
    assert after.notes[-1].computer
    assert after.host_id == ANNA.user_id
    assert (await house.tables.moderators.hand_over(table.id, MODERATOR, 0, EVA)).host_id == CARLA.user_id


@pytest.mark.parametrize(("seat", "whom"), [(2, CARLA.user_id), (2, A_COMPUTER), (1, BEN.user_id)])
async def test_a_seat_that_is_somebody_elses_by_now_is_not_handed_over(
    house: House, seat: int, whom: int
) -> None:
    """Also where a computer player was meant and a person sits, or the other way round."""
    table = await house.game(ANNA, BEN, computers=1)
    holders = [holder.user_id or A_COMPUTER for holder in table.seats]
    assert holders[seat] != whom
    for to in (DAN, None):
        with pytest.raises(Refused, match=f"^{Refusal.STALE}$"):
            await house.tables.moderators.hand_over(table.id, MODERATOR, seat, to, whom)
    assert (await house.tables.get(table.id), house.audit()) == (table, [])
    after = await house.tables.moderators.hand_over(table.id, MODERATOR, seat, DAN, holders[seat])
    assert after.seat_of(DAN.user_id) == seat


async def test_of_two_moderators_at_one_instant_one_hands_the_seat_over(house: House) -> None:
    """The other one meant who sat there before, and does not replace who has just been seated."""
    table = await house.game(ANNA, BEN, CARLA)
    moderators = (MODERATOR, By(EVA, moderator=True, guild_id=1))
    seat = table.seat_of(BEN.user_id) or 0
    to = (DAN, Person(99, "Gus"))
    answers = await asyncio.gather(
        *(
            house.tables.moderators.hand_over(table.id, by, seat, person, BEN.user_id)
            for by, person in zip(moderators, to, strict=True)
        ),
        return_exceptions=True,
    )
    refused = [answer.refusal for answer in answers if isinstance(answer, Refused)]
    assert (refused, len(house.audit())) == ([Refusal.STALE], 1)
    assert (await house.tables.get(table.id)).seats[seat].user_id in {person.user_id for person in to}


async def test_the_only_person_is_replaced_as_host_too(house: House) -> None:
    """The table goes on with who came."""
    for channel, make in enumerate((house.lobby, house.game)):
        table = await make(ANNA, computers=2, channel=channel)
        after = await house.tables.moderators.hand_over(table.id, MODERATOR, 0, BEN)
        assert (after.host_id, after.stage) == (BEN.user_id, table.stage)


async def test_a_seat_is_handed_to_the_computer_and_may_be_taken_back(house: House) -> None:
    """In a lobby it is a computer player like any other."""
    table = await house.game(ANNA, BEN, CARLA, channel=1)
    after = await house.tables.moderators.hand_over(table.id, MODERATOR, 1, None)
    assert after.seats[1] == Holder(None, "Ben", former_id=BEN.user_id)
    assert (await house.tables.sit(table.id, BEN)).seats[1] == Holder(BEN.user_id, "Ben")
    lobby = await house.lobby(ANNA, BEN, channel=2)
    after = await house.tables.moderators.hand_over(lobby.id, MODERATOR, 1, None)
    assert after.seats == (Holder(ANNA.user_id, "Anna"), Holder(None, "1"))
    after = await house.tables.moderators.hand_over(lobby.id, MODERATOR, 0, None)
    assert after.ended is EndReason.DESERTED


@pytest.mark.parametrize(
    ("by", "seat", "to", "refusal"),
    [
        (By(BEN, moderator=False), 1, None, Refusal.NOT_HOST),
        (By(FRED, moderator=True, guild_id=2), 1, None, Refusal.NO_TABLE),
        (MODERATOR, 9, DAN, Refusal.NO_SEAT),
        (MODERATOR, -1, None, Refusal.NO_SEAT),
        (MODERATOR, 3, None, Refusal.NO_SEAT),
        (MODERATOR, 1, CARLA, Refusal.SEATED),
        (MODERATOR, 1, BEN, Refusal.SEATED),
        (MODERATOR, 3, ANNA, Refusal.SEATED),
    ],
)
async def test_handing_over_is_refused(
    house: House, by: By, seat: int, to: Person | None, refusal: Refusal
) -> None:
    """Nobody sits twice, no computer replaces a computer, no table of another server is touched."""
    table = await house.lobby(ANNA, BEN, CARLA)
    table = await house.tables.add_computer(table.id, ANNA.user_id)
    with pytest.raises(Refused, match=f"^{refusal}$"):
        await house.tables.moderators.hand_over(table.id, by, seat, to)
    assert (await house.tables.get(table.id), house.audit()) == (table, [])


@pytest.mark.parametrize("make", ["lobby", "game"])
async def test_only_who_sits_there_keeps_a_table_alive(house: House, make: str) -> None:
    """A moderator from outside changes nothing in when it ends; a host is at it."""
    table = await getattr(house, make)(ANNA, BEN, CARLA, computers=1)
    house.time.pass_by(minutes=20)
    moderators = house.tables.moderators
    assert (await moderators.hand_over(table.id, MODERATOR, 2, DAN)).expires == table.expires
    after = await moderators.kick(table.id, MODERATOR, 2)
    assert after.expires == table.expires
    after = await moderators.kick(table.id, HOST, after.seat_of(CARLA.user_id) or 0)
    assert after.expires == expiry(after, house.time())


async def test_kicking_who_has_left_drops_nobodys_wish_but_theirs(house: House) -> None:
    """Who asks for the seat asks for it still."""
    table = await house.game(ANNA, BEN, CARLA)
    await house.tables.leave(table.id, BEN.user_id)
    await house.tables.wish(table.id, DAN, 1)
    table = await house.tables.moderators.kick(table.id, By(FRED, moderator=True), 1)
    assert (table.seats[1].wish, table.seats[1].former_id) == (DAN, None)
    table = await house.tables.grant(table.id, ANNA.user_id, 1, DAN.user_id)
    assert table.seats[1].user_id == DAN.user_id
