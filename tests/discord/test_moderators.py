"""What moderators do to tables, as they and the tables see it: from another channel and at any moment."""

import sqlite3
from typing import Any

import pytest
from evening import playing, seated, some_move
from moments import EVERY, at, phase_of, until_rest
from reading import moves_of
from simcord import ChannelHandle
from simcord.backend.errors import SetupError
from world import Somebody, World

from bot.table import EndReason, Stage, Table
from engine.unsortiert.view import Phase

AT_ANY_MOMENT = pytest.mark.parametrize("moment", EVERY)
IN_A_GAME = pytest.mark.parametrize("moment", [moment for moment in EVERY if moment != "lobby"])


class Office:
    """A moderator in a channel that has no table."""

    def __init__(self, world: World, locale: str = "en-US") -> None:
        self.world = world
        self.mo = world.somebody("Mo", locale=locale, manage_messages=True)
        self.room: ChannelHandle = world.guild.create_text_channel("office")

    async def mod(self, command: str, **options: Any) -> str:
        """Give a command and read its answer."""
        result = await self.mo.slash(f"mod {command}", channel=self.room, **options)
        assert result.ephemeral
        return self.mo.sees().text

    async def offered(self, command: str, option: str, typed: str = "", **filled: Any) -> dict[str, str]:
        """What is suggested, by its label as one reads it."""
        choices = await self.mo.member.autocomplete(self.room, f"mod {command}", option, typed, **filled)
        return {str(one["name"]).translate({0x2068: None, 0x2069: None}): one["value"] for one in choices}


@pytest.fixture
def office(world: World) -> Office:
    """Where Mo sits."""
    return Office(world)


def audit(world: World) -> list[tuple[Any, ...]]:
    """What moderators did, as it is on record."""
    with sqlite3.connect(world.path) as database:
        columns = "action, guild_id, table_id, actor_id, actor, seat, whom_id, to_id"
        rows = database.execute(f"SELECT {columns} FROM audit ORDER BY id").fetchall()  # noqa: S608
    database.close()
    return rows


async def stands(world: World, table_id: int = 1) -> Table:
    """The table, ended or not."""
    return await world.bot.parts.tables.get(table_id)


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
    assert audit(world) == [
        ("skipped", world.guild.id, 1, office.mo.id, "Mo", seat, holder.user_id, None)
    ]


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
    assert "so the game rests" in await office.mod("skip", table="1")
    assert "Everybody is away" in world.board().text
    await anna.press("my-hand")
    assert (await stands(world)).deals == 2


SAYS = {
    "lobby": "lobby",
    "game": "to play: Anna",
    "insert": "to play: ",
    "between deals": "between two deals",
    "rest": "resting: all are away",
    "board gone": "to play: Anna",
    "channel gone": "to play: Anna",
}


@AT_ANY_MOMENT
async def test_every_table_is_listed(
    world: World, office: Office, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    """Its channel, how far it is, who plays, since when nothing has happened, and the way to it."""
    await at(moment, world, monkeypatch)
    said = await office.mod("tables")
    assert "1 table on this server" in said
    assert f"<#{world.channel.id}> · {SAYS[moment]}" in said
    assert "Anna" in said
    assert "Cleo" in said
    assert "Last used <t:" in said
    assert f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/" in said


async def test_a_table_whose_board_was_never_shown_is_listed_without_a_link(
    world: World, office: Office
) -> None:
    """It says that there is none."""
    await seated(world, "Anna", "Ben", "Cleo")
    await world.bot.parts.tables.set_board(1, None)
    assert "no board to be seen" in await office.mod("tables")


async def test_a_server_without_a_table_says_so(office: Office) -> None:
    """And nothing is offered."""
    assert "There is no table on this server" in await office.mod("tables")
    for command, option in (("end", "table"), ("kick", "player"), ("seat", "seat")):
        assert await office.offered(command, option) == {}


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


@pytest.mark.parametrize(
    ("command", "options"),
    [("end", {}), ("skip", {}), ("kick", {"player": "5"}), ("seat", {"seat": "1"})],
)
async def test_where_there_is_no_table_one_has_to_be_named(
    world: World, office: Office, command: str, options: dict[str, str]
) -> None:
    """A sentence and nothing else."""
    await playing(world, "Anna", "Ben", "Cleo")
    assert "no table in this channel" in await office.mod(command, **options)
    assert audit(world) == []


NONSENSE = ("Ben", "", "0", "-1", "1:1", "::", "1:1:1:1", "1:x:1", "99", "9" * 60, "¹", "<@>", "1:99:5", "8:0:5")


@pytest.mark.parametrize("typed", NONSENSE)
async def test_nonsense_gets_a_sentence(world: World, office: Office, typed: str) -> None:
    """What was typed instead of a suggestion means nothing; nothing happens."""
    await playing(world, "Anna", "Ben", "Cleo")
    before = await stands(world)
    asked = [
        world.forged(office.mo.member, "mod kick", player=typed, table="1"),
        world.forged(office.mo.member, "mod seat", seat=typed, table="1"),
        *[world.forged(office.mo.member, f"mod {one}", table=typed) for one in ("skip", "end") if typed],
    ]
    for answer in await world.answered(*asked):
        assert "one of the suggestions" in answer or "sits there by now" in answer
    assert await stands(world) == before


@pytest.mark.parametrize("hours", [0, -1, 169, 10**30, "many", 1.5])
async def test_no_such_number_of_hours_ends_anything(world: World, office: Office, hours: object) -> None:
    """Clients check what people type; what comes all the same gets a sentence."""
    await playing(world, "Anna", "Ben", "Cleo")
    (answer,) = await world.answered(world.forged(office.mo.member, "mod end", idle_hours=hours))
    assert "1 to 168" in answer
    assert (await stands(world)).ended is None


async def test_a_table_and_hours_are_too_much(world: World, office: Office) -> None:
    """It is not clear what is meant, so nothing is done."""
    await playing(world, "Anna", "Ben", "Cleo")
    assert "not both" in await office.mod("end", table="1", idle_hours=1)
    assert (await stands(world)).ended is None


async def test_another_servers_tables_are_out_of_reach(world: World, office: Office) -> None:
    """They are not offered, and their numbers mean nothing."""
    _, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    elsewhere = world.env.create_guild("Elsewhere")
    room = elsewhere.create_text_channel("room")
    roles = [elsewhere.create_role("mods", permissions=office_permissions())]
    eve = Somebody(world, elsewhere.add_member(world.env.create_user("Eve"), roles=roles))
    for command, option in (("end", "table"), ("kick", "player"), ("seat", "seat")):
        assert await eve.member.autocomplete(room, f"mod {command}", option, "") == []
    for command, options in (
        ("end", {"table": "1"}),
        ("skip", {"table": "1"}),
        ("kick", {"player": f"1:1:{ben.id}"}),
        ("seat", {"seat": f"1:1:{ben.id}"}),
    ):
        await eve.slash(f"mod {command}", channel=room, **options)
        assert "one of the suggestions" in eve.sees().text
    await eve.slash("mod tables", channel=room)
    assert "There is no table on this server" in eve.sees().text
    assert (await stands(world)).revision == 3
    assert audit(world) == []


def office_permissions() -> Any:
    """What a moderator has in another server."""
    import discord

    return discord.Permissions(
        manage_messages=True, view_channel=True, use_application_commands=True
    )
