"""What moderators do to tables, as they and the tables see it: from another channel and at any moment."""

import pytest
from evening import playing, seated
from moments import EVERY, at, until_rest
from office import Office, audit
from world import World

from bot.table import EndReason, Table

AT_ANY_MOMENT = pytest.mark.parametrize("moment", EVERY)
IN_A_GAME = pytest.mark.parametrize("moment", [moment for moment in EVERY if moment != "lobby"])


async def stands(world: World) -> Table:
    """The table, ended or not."""
    return await world.bot.parts.tables.get(1)


@AT_ANY_MOMENT
async def test_a_table_is_ended(
    world: World, office: Office, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    """It is over, on record, and told where it stood, by name."""
    await at(moment, world, monkeypatch)
    (value,) = (await office.offered("end", "table")).values()
    assert "Mo (moderator) ended the table" in await office.mod("end", table=value)
    table = await stands(world)
    assert table.ended is (EndReason.CANCELLED if moment == "lobby" else EndReason.STOPPED)
    assert audit(world) == [("ended", world.guild.id, 1, office.mo.id, "Mo", None, None, None)]
    if moment != "channel gone":
        shown = "\n".join(said.text for said in world.said())
        assert "Mo (moderator)" in shown
        assert all(not said.buttons for said in world.said())


@AT_ANY_MOMENT
async def test_somebody_is_removed(
    world: World, office: Office, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    """Their seat is free in a lobby and a computer's in a game; it is on record and told at the table."""
    _, ben, _ = await at(moment, world, monkeypatch)
    offers = await office.offered("kick", "player", table="1")
    assert list(offers) == ["1. Anna", "2. Ben", "3. Cleo"]
    assert "Mo (moderator) removed Ben." in await office.mod("kick", player=offers["2. Ben"], table="1")
    table = await stands(world)
    assert table.seat_of(ben.id) is None
    assert len(table.seats) == (2 if moment == "lobby" else 3)
    assert audit(world) == [("kicked", world.guild.id, 1, office.mo.id, "Mo", 1, ben.id, None)]
    if moment != "channel gone":
        assert "Mo (moderator) removed Ben." in world.said()[-1].text


@AT_ANY_MOMENT
async def test_a_seat_goes_to_the_computer(
    world: World, office: Office, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    """In a game it keeps the person's cards, and they may take them back."""
    _, ben, _ = await at(moment, world, monkeypatch)
    offers = await office.offered("seat", "seat", table="1")
    said = await office.mod("seat", seat=offers["2. Ben"], table="1")
    assert "Mo (moderator) gave the seat of Ben to a computer player." in said
    holder = (await stands(world)).seats[1]
    assert (holder.user_id, holder.former_id) == (None, None if moment == "lobby" else ben.id)
    assert audit(world) == [("seated", world.guild.id, 1, office.mo.id, "Mo", 1, ben.id, None)]


@AT_ANY_MOMENT
async def test_a_seat_goes_to_another_person(
    world: World, office: Office, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    """With its cards; who sat there is out."""
    _, ben, _ = await at(moment, world, monkeypatch)
    otto = world.somebody("Otto")
    offers = await office.offered("seat", "seat", table="1")
    said = await office.mod("seat", seat=offers["2. Ben"], table="1", to=otto.member)
    assert "Mo (moderator) gave the seat of Ben to Otto." in said
    table = await stands(world)
    assert (table.seat_of(otto.id), table.seat_of(ben.id)) == (1, None)
    assert audit(world) == [("seated", world.guild.id, 1, office.mo.id, "Mo", 1, ben.id, otto.id)]


@IN_A_GAME
async def test_a_move_is_made_at_once(
    world: World, office: Office, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    """Whatever is waited for happens: a move, a card's place, or the next deal, which is nobody's move."""
    await at(moment, world, monkeypatch)
    before = await stands(world)
    said = await office.mod("skip", table="1")
    after = await stands(world)
    if moment == "between deals":
        assert "The next deal has begun." in said
        assert after.deals == before.deals + 1
        assert audit(world) == [("skipped", world.guild.id, 1, office.mo.id, "Mo", None, None, None)]
        return
    (seat,) = before.decisions
    holder = before.seats[seat]
    assert f"Mo (moderator) had the computer move for {holder.name}." in said
    assert after.decisions != before.decisions
    assert audit(world) == [("skipped", world.guild.id, 1, office.mo.id, "Mo", seat, holder.user_id, None)]


async def test_a_lobby_has_no_move_to_make(world: World, office: Office) -> None:
    """A sentence says so."""
    await seated(world, "Anna", "Ben", "Cleo")
    assert "has not begun yet" in await office.mod("skip", table="1")
    assert audit(world) == []


async def test_a_resting_table_between_two_deals_is_not_dealt(world: World, office: Office) -> None:
    """Nobody is there to look at the cards; what brings it back is said."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo", pace="minute")
    await until_rest(world)
    while (await stands(world)).decisions:
        await office.mod("skip", table="1")
    assert "so the game waits" in await office.mod("skip", table="1")
    assert "Everybody is away" in world.board().text
    await anna.press("my-hand")
    assert (await stands(world)).deals == 2


async def test_in_the_channel_of_a_table_it_need_not_be_named(world: World, office: Office) -> None:
    """Whoever leaves the table out means the one that is here."""
    _, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    here = office.room = world.channel
    assert list(await office.offered("kick", "player")) == ["1. Anna", "2. Ben", "3. Cleo"]
    assert "computer move for Anna" in await office.mod("skip")
    assert "removed Ben" in await office.mod("kick", player=str(ben.id))
    assert "seat of Cleo" in await office.mod("seat", seat="3")
    assert "ended the table" in await office.mod("end")
    assert [row[0] for row in audit(world)] == ["skipped", "kicked", "seated", "ended"]
    assert here.id == (await stands(world)).channel_id


async def test_the_last_person_removed_ends_the_table(world: World, office: Office) -> None:
    """Nobody is left to play; the answer and the table say so."""
    anna, _ = await playing(world, "Anna", "Ben")
    await world.bot.parts.tables.leave(1, (await stands(world)).seats[2].user_id or 0)
    said = await office.mod("kick", player=str(anna.id), table="1")
    assert "removed Anna" in said
    assert "Nobody was left at the table" in said
    assert "removed Anna" in world.said()[0].text
    assert (await stands(world)).ended is EndReason.DESERTED


async def test_who_left_the_server_can_be_removed(world: World, office: Office) -> None:
    """They are still offered, and named as they were called when they sat down."""
    _, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    world.guild.remove_member(ben.member)
    offers = await office.offered("kick", "player", table="1")
    (mine,) = [value for label, value in offers.items() if "Ben" in label]
    assert "removed Ben" in await office.mod("kick", player=mine)
    assert (await stands(world)).seat_of(ben.id) is None
