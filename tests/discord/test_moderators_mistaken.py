"""Who moderates by mistake, too late, crosses others, or may not: they read why, and nobody is hit."""

import re
from typing import Any

import discord
import pytest
from evening import playing, some_move
from office import Office, audit
from world import Somebody, World

from bot.moderating import By
from bot.table import Person, Table

MODERATES = discord.Permissions(manage_messages=True, view_channel=True, use_application_commands=True)


async def stands(world: World) -> Table:
    """The first table, ended or not."""
    return await world.bot.parts.tables.get(1)


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


NONSENSE = (
    "Ben",
    "",
    "0",
    "-1",
    "1:1",
    "::",
    "1:1:0",
    "1:1:1:1",
    "1:x:1",
    "99",
    "9" * 60,
    "¹",
    "<@>",
    "1:99:5",
    "8:0:5",
)


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
        assert "one of the suggestions" in answer or "Nothing was changed" in answer
    assert await stands(world) == before


async def test_a_player_is_a_person_also_where_a_suggestion_for_a_seat_was_typed(
    world: World, office: Office
) -> None:
    """A computer player's seat has nobody to remove; whoever came to sit there is not meant."""
    await playing(world, "Anna", "Ben")
    before = await stands(world)
    _, seat, _ = (await office.offered("seat", "seat", table="1")).values()
    for player in (seat, "1:2:0", "1:2", "1:2:0:0"):
        assert "one of the suggestions" in await office.mod("kick", player=player)
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
    roles = [elsewhere.create_role("mods", permissions=MODERATES)]
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
    assert "There are no tables on this server" in eve.sees().text
    assert (await stands(world)).revision == 3
    assert audit(world) == []


async def test_who_sat_there_is_asked_for_and_not_who_came_after(world: World, office: Office) -> None:
    """A suggestion from before: the seat has gone to somebody else, whom nobody meant."""
    await playing(world, "Anna", "Ben", "Cleo")
    seat = (await office.offered("seat", "seat", table="1"))["2. Ben"]
    otto = world.somebody("Otto")
    await office.mod("seat", seat=seat, to=otto.member)
    for said in (await office.mod("kick", player=seat), await office.mod("seat", seat=seat)):
        assert "Nothing was changed" in said
    assert (await stands(world)).seat_of(otto.id) == 1
    assert [row[0] for row in audit(world)] == ["seated"]


async def test_a_seat_is_for_members_without_one(world: World, office: Office) -> None:
    """No bot, nobody from elsewhere, nobody who sits there; a computer's cannot go to the computer."""
    _, ben = await playing(world, "Anna", "Ben")
    robot = world.guild.add_member(world.env.create_user("Robot", bot=True))
    stranger = world.env.create_user("Stranger")
    before = await stands(world)
    for to in (robot, stranger):
        assert "Only people who are members" in await office.mod("seat", seat="2", table="1", to=to)
    said = await office.mod("seat", seat="2", table="1", to=ben.member)
    assert "Ben has a seat at that table already" in said
    assert "has that seat already" in await office.mod("seat", seat="2", table="1")
    assert await stands(world) == before


async def test_two_moderators_at_one_instant(world: World, office: Office) -> None:
    """One of them removes, ends, skips; the other reads what came of it."""
    _, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    asked = [world.forged(office.mo.member, "mod kick", player=f"1:1:{ben.id}") for _ in range(2)]
    first, second = sorted(await world.answered(*asked), key=len, reverse=True)
    assert "removed Ben" in first
    assert "Nothing was changed" in second
    asked = [world.forged(office.mo.member, "mod end", table="1") for _ in range(2)]
    answers = sorted(await world.answered(*asked))
    assert ["ended the table" in answer for answer in answers] == [True, False]
    assert [row[0] for row in audit(world)] == ["kicked", "ended"]


async def test_two_moderators_give_a_seat_away_at_one_instant(
    world: World, office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The later one meant who sat there before: whoever has just got the seat keeps it."""
    await playing(world, "Anna", "Ben", "Cleo")
    seat = (await office.offered("seat", "seat", table="1"))["2. Ben"]
    otto, pia = world.somebody("Otto"), world.somebody("Pia")
    moderators = world.bot.parts.tables.moderators
    give = moderators.hand_over

    async def later(table_id: int, by: By, *how: Any) -> Table:
        await give(table_id, by, 1, Person(otto.id, "Otto"))
        return await give(table_id, by, *how)

    monkeypatch.setattr(moderators, "hand_over", later)
    for to in ({"to": pia.member}, {}):
        assert "Nothing was changed" in await office.mod("seat", seat=seat, **to)
        monkeypatch.setattr(moderators, "hand_over", give)
    assert (await stands(world)).seats[1].user_id == otto.id
    assert [row[0] for row in audit(world)] == ["seated"]


async def test_a_move_at_the_same_instant_is_not_skipped(world: World, office: Office) -> None:
    """Whoever was waited for has just moved: that counts, and the next one keeps their turn."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    custom_id = anna.button(some_move(anna))
    before = await stands(world)
    answers = await world.answered(
        world.sent(anna.member, anna.panel, custom_id), world.forged(office.mo.member, "mod skip", table="1")
    )
    late = "same instant" in answers[1]
    assert late or "had the computer move" in answers[1]
    assert len(audit(world)) == (0 if late else 1)
    assert (await stands(world)).revision == before.revision + (1 if late else 2)


async def test_ordinary_members_are_offered_nothing_of_it(world: World, office: Office) -> None:
    """Deny by default; hosts neither have nor need it."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    assert not any(name.startswith("mod") for name in anna.member.available_commands(world.channel))
    offered = [name for name in office.mo.member.available_commands(world.channel) if name.startswith("mod")]
    assert offered == ["mod tables", "mod end", "mod kick", "mod skip", "mod seat"]


async def test_a_server_decides_for_itself_who_moderates(world: World) -> None:
    """Whom its integration settings allow it may do it, without any permission of Discord's own."""
    await playing(world, "Anna", "Ben", "Cleo")
    eve = world.somebody("Eve")
    command = world.env.backend.find_command("mod", None, type=1)
    assert command is not None
    world.guild.set_command_permissions(int(command["id"]), {eve.member: True})
    await eve.slash("mod end")
    assert "Eve (moderator) ended the table" in eve.sees().text


async def test_in_german_everything_is_german(world: World) -> None:
    """Names of commands and options too."""
    (sync,) = [one for one in world.env.http_requests if one.method == "PUT"]
    assert isinstance(sync.json, list)
    (mod,) = [command for command in sync.json if command["name"] == "mod"]
    assert mod["default_member_permissions"] == discord.Permissions(manage_messages=True).value
    assert mod["contexts"] == [0] or mod["dm_permission"] is False
    named = {one["name"]: one["name_localizations"]["de"] for one in mod["options"]}
    assert named == {
        "tables": "tische",
        "end": "beenden",
        "kick": "entfernen",
        "skip": "überspringen",
        "seat": "platz",
    }
    for command in mod["options"]:
        assert len(command["description_localizations"]["de"]) <= 100
        for option in command.get("options", []):
            assert re.fullmatch(r"[\w-]{1,32}", option["name_localizations"]["de"])
            assert 1 <= len(option["description_localizations"]["de"]) <= 100
