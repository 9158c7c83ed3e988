"""Voting for the computer to move for somebody who is waited for for too long, as people see it."""

from typing import Any

import pytest
from evening import move, playing, some_move
from reading import moves_of
from world import World

from bot.table import Table

AN_HOUR = 3660


async def stands(world: World) -> Table:
    """The table, ended or not."""
    return await world.bot.parts.tables.get(1)


async def board(world: World) -> Any:
    """The table's message, which may not be the newest: somebody is reminded below it."""
    shown = (await stands(world)).board
    assert shown is not None
    return next(message for message in world.channel.history() if message.id == shown.message_id)


async def test_the_others_vote_for_the_computer_to_move(world: World) -> None:
    """Each vote is told how many there are; the last one that it takes has the computer move at once."""
    _, ben, cleo = await playing(world, "Anna", "Ben", "Cleo")
    await world.env.advance_time(AN_HOUR)
    await ben.press("more", await board(world))
    assert "Let the computer move (0 of 2)" in ben.sees().buttons
    await ben.tap("vote")
    assert "Your vote counts: 1 of 2." in ben.sees().text
    assert 0 in (await stands(world)).decisions
    await cleo.press("more", await board(world))
    assert "Let the computer move (1 of 2)" in cleo.sees().buttons
    await cleo.tap("vote")
    assert "the computer moves for them now" in cleo.sees().text
    assert 0 not in (await stands(world)).decisions
    assert "Anna · away: the computer plays" in world.look(await board(world)).text
    assert "The others have voted: the computer plays for Anna." in world.look(await board(world)).text


async def test_a_vote_counts_once(world: World) -> None:
    """A double click, and a second page: the voter reads how many there are."""
    _, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    await world.env.advance_time(AN_HOUR)
    await ben.press("more", await board(world))
    vote = ben.button("vote")
    await world.answered(world.sent(ben.member, ben.panel, vote), world.sent(ben.member, ben.panel, vote))
    assert "1 of 2" in ben.sees().text
    assert (await stands(world)).votes == {ben.id}
    await ben.press("more", await board(world))
    assert "vote" not in ben.sees().whats


async def test_who_is_waited_for_has_no_vote_but_a_move(world: World) -> None:
    """They are told so, and their page offers none."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    await world.env.advance_time(AN_HOUR)
    await anna.press("more", await board(world))
    assert "vote" not in anna.sees().whats
    await anna.press("vote", await world.post_button("1:1:0:vote"))
    assert "Everybody is waiting for you" in anna.sees().text


@pytest.mark.parametrize("pace", ["none", "minute"])
async def test_a_vote_takes_an_hour_and_no_time_limit(world: World, pace: str) -> None:
    """Before, or where time runs out by itself, there is a sentence and no button."""
    _, ben, _ = await playing(world, "Anna", "Ben", "Cleo", pace=pace)
    await ben.press("more", await board(world))
    assert "vote" not in ben.sees().whats
    await ben.press("vote", await world.post_button("1:1:0:vote"))
    assert "You can vote only at tables" in ben.sees().text


async def test_a_stranger_has_no_vote(world: World) -> None:
    """Only who sits at the table waits there."""
    await playing(world, "Anna", "Ben", "Cleo")
    await world.env.advance_time(AN_HOUR)
    eve = world.somebody("Eve")
    await eve.press("more", await board(world))
    assert "vote" not in eve.sees().whats
    await eve.press("vote", await world.post_button("1:1:0:vote"))
    assert "no seat at this table" in eve.sees().text


async def test_who_was_voted_away_is_back_with_any_tap(world: World) -> None:
    """And asked again when it is their turn."""
    anna, ben, cleo = await playing(world, "Anna", "Ben", "Cleo")
    await world.env.advance_time(AN_HOUR)
    for one in (ben, cleo):
        await one.press("more", await board(world))
        await one.tap("vote")
    await anna.press("my-hand", await board(world))
    assert "away" not in world.look(await board(world)).text
    await ben.press("my-hand", await board(world))
    await ben.tap(some_move(ben))
    await cleo.press("my-hand", await board(world))
    await cleo.tap(some_move(cleo))
    assert (0 in (await stands(world)).decisions) == bool(moves_of(anna.sees()))


async def test_an_old_page_does_not_vote_about_who_was_asked_since(world: World) -> None:
    """Its button names what was open; the answer says that this is over, and nothing has changed."""
    anna, _, cleo = await playing(world, "Anna", "Ben", "Cleo")
    await world.env.advance_time(AN_HOUR)
    await cleo.press("more", await board(world))
    await move(anna)
    await world.env.advance_time(AN_HOUR)
    table = await stands(world)
    assert table.asked == (1,)
    await cleo.tap("vote")
    assert (await stands(world)).votes == frozenset()
    assert "earlier moment" in cleo.sees().text
    await cleo.press("more", await board(world))
    await cleo.tap("vote")
    assert (await stands(world)).votes == {cleo.id}
