"""Who is away, that a game waits, and when it ends: as the board shows it."""

import pytest
from evening import playing, seated, some_move
from moments import until_rest
from world import World

from bot.table import Table


async def stands(world: World) -> Table:
    """The table, ended or not."""
    return await world.bot.parts.tables.get(1)


async def test_whose_time_ran_out_is_called_away(world: World) -> None:
    """In words, at their seat; whoever is waited for next is not."""
    await playing(world, "Anna", "Ben", "Cleo", pace="minute")
    await world.env.advance_time(65)
    assert "Anna · Host · away\n" in world.board().text
    assert "Ben is to play.\n" in world.board().text
    assert "Ben · away" not in world.board().text


@pytest.mark.parametrize("sign", ["my-hand", "rules", "more"])
async def test_any_tap_brings_them_back(world: World, sign: str) -> None:
    """Also one that only looks: the mark is gone."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo", pace="minute")
    await world.env.advance_time(65)
    await anna.press(sign)
    assert "away" not in world.board().text


@pytest.mark.parametrize("command", ["hand", "table"])
async def test_any_command_brings_them_back(world: World, command: str) -> None:
    """It is given in the channel of the table."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo", pace="minute")
    await world.env.advance_time(65)
    await anna.slash(command)
    assert "away" not in world.board().text


async def test_somebody_elses_tap_does_not(world: World) -> None:
    """Neither another player's nor a stranger's."""
    _, ben, _ = await playing(world, "Anna", "Ben", "Cleo", pace="minute")
    await world.env.advance_time(65)
    await ben.press("rules")
    await world.somebody("Eve").press("rules")
    assert "Anna · Host · away" in world.board().text


async def test_who_missed_three_turns_is_played_for(world: World) -> None:
    """The board says that the computer plays, without waiting; the host's part goes to who is there."""
    _, ben, cleo = await playing(world, "Anna", "Ben", "Cleo", pace="minute")
    while (await stands(world)).seats[0].attended:
        await world.env.advance_time(60)
        await ben.press("rules")
        await cleo.press("rules")
    assert "Anna · away: the computer plays" in world.board().text
    assert "Host: Ben\n" in world.board().text


async def test_a_game_without_anybody_waits_and_says_so(world: World) -> None:
    """For what, how it goes on, and when it ends by itself; no deadline, and nobody is to play."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo", pace="minute")
    table = await until_rest(world)
    said = world.board().text
    assert "Everybody is away, so the game waits." in said
    assert "as soon as one of you taps anything, My hand for instance" in said
    assert table.expires is not None
    assert f"Otherwise it ends <t:{int(table.expires.timestamp())}:R>." in said
    assert "is to play" not in said
    assert "Time runs out" not in said
    assert said.count(", away.") == 3
    await anna.press("my-hand")
    assert "Everybody is away" not in world.board().text
    assert world.board().text.count("away: the computer plays") == 2


async def test_a_stranger_brings_no_game_back(world: World) -> None:
    """They may watch."""
    await playing(world, "Anna", "Ben", "Cleo", pace="minute")
    await until_rest(world)
    await world.somebody("Eve").press("my-hand")
    assert "Everybody is away" in world.board().text


async def test_a_move_of_who_was_away_counts(world: World) -> None:
    """Back and moved with one tap, if nobody had moved for them meanwhile."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo", pace="minute")
    await world.env.advance_time(65)
    while 0 not in (await stands(world)).decisions:
        await world.env.advance_time(60)
    assert "Anna · Host · away" in world.board().text
    await anna.press("my-hand")
    await anna.tap(some_move(anna))
    assert "Anna · Host" not in world.board().text


async def test_a_lobby_says_when_it_closes_by_itself(world: World) -> None:
    """And every tap moves that on."""
    anna, _ = await seated(world, "Anna", "Ben")
    before = (await stands(world)).expires
    assert before is not None
    assert f"Closes <t:{int(before.timestamp())}:R>" in world.board().text
    await world.env.advance_time(600)
    await anna.press("my-hand", await world.post_button("1:1:0:my-hand"))
    after = (await stands(world)).expires
    assert after is not None
    assert after > before
    assert f"Closes <t:{int(after.timestamp())}:R>" in world.board().text
