"""The list of all tables of a server, and ending those where nothing happens, as moderators read them."""

from dataclasses import replace

import pytest
from evening import lobby_unseen, playing, seated
from limits import assert_within_limits, components
from moments import EVERY, at
from office import Office, audit
from panels import NASTY, seen
from world import World

from bot.table import TURNS_MISSED, Board, EndReason, Stage, Table
from bot.texts import languages, texts
from cogs.mod_answers import ended_idle
from cogs.table_list import table_list

AT_ANY_MOMENT = pytest.mark.parametrize("moment", EVERY)


async def stands(world: World, table_id: int) -> Table:
    """A table, ended or not."""
    return await world.bot.parts.tables.get(table_id)


SAYS = {
    "lobby": "lobby",
    "game": "to play: Anna",
    "insert": "to play: ",
    "between deals": "between two deals",
    "rest": "waiting: all are away",
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
    assert "no board" in await office.mod("tables")


async def test_a_server_without_a_table_says_so(office: Office) -> None:
    """And nothing is offered."""
    assert "There are no tables on this server" in await office.mod("tables")
    for command, option in (("end", "table"), ("kick", "player"), ("seat", "seat")):
        assert await office.offered(command, option) == {}


async def test_idle_tables_are_ended_together(world: World, office: Office) -> None:
    """Those where nobody has done anything for longer than asked; it is told which."""
    await playing(world, "Anna", "Ben", "Cleo")
    other = world.guild.create_text_channel("other")
    await world.somebody("Dan").slash("unsortiert", channel=other)
    lively = world.guild.create_text_channel("lively")
    assert "No table has been idle for more than an hour." in await office.mod("end", idle_hours=1)
    await world.env.advance_time(3660)
    await world.somebody("Eve").slash("unsortiert", channel=lively)
    said = await office.mod("end", idle_hours=1)
    assert "I ended 1 idle table" in said
    assert f"<#{world.channel.id}>" in said
    assert (await stands(world, 1)).ended is EndReason.STOPPED
    assert (await stands(world, 3)).ended is None
    assert [row[:3] for row in audit(world)] == [("ended", world.guild.id, 1)]


async def test_many_idle_tables_fit_into_the_answer(world: World) -> None:
    """As many as there is room for are named, the others counted."""
    await lobby_unseen(world, 5000, "Anna")
    lobby = await stands(world, 1)
    reply = ended_idle(texts("de"), [replace(lobby, channel_id=10**19 + n) for n in range(120)], 1)
    assert reply.view is not None
    assert_within_limits(reply.view)
    said = seen("".join(part.get("content", "") for part in components(reply.view)))
    assert f"<#{10**19 + 99}>" in said
    assert said.endswith("und 20 weitere.")


@pytest.mark.parametrize("language", languages())
async def test_pages_of_tables_keep_the_limits(world: World, language: str) -> None:
    """Five people with the nastiest of names at each table, all away; every page can be turned to."""
    for number in range(20):
        await lobby_unseen(world, 5000 + number, *NASTY)
    tables = [await stands(world, number) for number in range(1, 21)]
    seats = tuple(replace(holder, missed=TURNS_MISSED) for holder in tables[0].seats)
    board = Board(10**18, 1, world.clock.now())
    worst = [
        replace(table, stage=Stage.PLAYING, seats=seats, decisions=dict.fromkeys(range(5), 9), board=board)
        for table in tables
    ]
    for some in (tables, worst):
        for page in range(4):
            assert_within_limits(table_list(texts(language), some, page, world.clock.now()))


async def test_many_tables_are_on_pages(world: World, office: Office) -> None:
    """Each page leads to the next and back, and shows the tables as they are by then."""
    for number in range(14):
        await lobby_unseen(world, 5000 + number, f"Guest {number}")
    assert "14 tables on this server" in await office.mod("tables")
    assert office.mo.sees().whats == {"mod-page:1"}
    assert "Guest 5" in office.mo.sees().text
    await office.mo.tap("mod-page:1")
    assert office.mo.sees().whats == {"mod-page:0", "mod-page:2"}
    assert "Guest 6" in office.mo.sees().text
    await office.mo.tap("mod-page:2")
    assert office.mo.sees().whats == {"mod-page:1"}
    for number in range(1, 10):
        await world.bot.parts.tables.close(number, EndReason.LOST)
    await office.mo.tap("mod-page:1")
    assert "5 tables on this server" in office.mo.sees().text
    assert "Guest 13" in office.mo.sees().text


@pytest.mark.parametrize("what", ["mod-page:0", "mod-page:9", "mod-page", "mod-page:x", "mod-page:1:1"])
async def test_the_list_is_turned_to_only_on_the_message_that_a_moderator_got(
    world: World, what: str
) -> None:
    """A public button that says so tells nothing of other channels."""
    await playing(world, "Anna", "Ben", "Cleo")
    eve = world.somebody("Eve")
    message = await world.post_button(f"1:0:0:{what}")
    await eve.press(what, message)
    assert "on this server" not in eve.sees().text
    assert "Anna" not in eve.sees().text
