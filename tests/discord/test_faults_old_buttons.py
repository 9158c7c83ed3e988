"""Buttons of any age, of any table and of every copy: each does what it says, or nothing, and is answered."""

import sqlite3
from contextlib import closing
from random import Random
from typing import Any

import pytest
from evening import move, play_on, playing
from office import Office
from scenes import addresses
from world import Somebody, World

from bot.table import Table
from engine.registry import GAMES


async def _lively_evening(world: World, office: Office) -> tuple[list[Somebody], set[str]]:
    """A game in which everything is looked at and which is ended; gives every button that was ever sent."""
    people = await playing(world, "Anna", "Ben", "Cleo")
    anna, ben, _ = people
    await play_on(world, people, until=lambda table: table.deals == 2)
    for one in people:
        await one.slash("hand")
        await one.press("more")
    await ben.slash("leave")
    await ben.tap("leave-now")
    otto = world.somebody("Otto")
    await otto.press("my-hand")
    await otto.tap("wish:1")
    await anna.press("more")
    await anna.slash("end")
    await office.mod("tables")
    return [*people, otto], addresses(world.env.http_requests)


async def _press_all(world: World, who: Somebody, message: Any, ids: set[str]) -> None:
    """Press everything on a message, at one instant; each press is answered."""
    await world.answered(*[world.sent(who.member, message, one) for one in sorted(ids)], within=30)


async def test_every_button_that_was_ever_sent_is_answered_and_leaves_the_next_game_alone(
    world: World, office: Office
) -> None:
    """After twenty minutes, after a restart, and in the next game of the same people in the same channel."""
    people, ids = await _lively_evening(world, office)
    assert len(ids) > 60
    await people[0].tap("end-now")
    await world.env.advance_time(1200)
    await _press_all(world, people[0], people[0].panel, ids)
    await world.restart()
    await _press_all(world, people[1], await world.post_button("1:4711:0:rules"), ids)
    for one in people:
        await one.slash("unsortiert")
        await one.press("join")
    await people[0].press("start")
    table = await world.table()
    await _press_all(world, people[0], people[0].panel, ids)
    await _press_all(world, people[3], await world.post_button("1:4711:0:rules"), ids)
    assert await world.table() == table
    assert table.id == 2


@pytest.mark.parametrize("chosen", [(), ("take:0:0",)])
async def test_a_button_that_names_no_table_at_all_does_not_mean_the_one_in_its_channel(
    world: World, chosen: tuple[str, ...]
) -> None:
    """No table has the tutorial's number 0: neither a button nor an option with it is a move."""
    people = await playing(world, "Anna", "Ben", "Cleo")
    await play_on(world, people, until=lambda table: bool(_reserve(table)))
    table = await world.table()
    ((seat, decision),) = table.decisions.items()
    mover = next(one for one in people if table.seat_of(one.id) == seat)
    address = f"1:0:{decision}:{'choose:0' if chosen else 'take:0:0'}"
    record = world.sent(mover.member, await world.post_button(address), address, *chosen)
    (said,) = await world.answered(record)
    assert any(words in said for words in ("Decision 1 of 5", "Your hand afterwards", "Nothing was played"))
    assert await world.table() == table


def _reserve(table: Table) -> list[str]:
    """The reserve cards that whoever's turn it is may take."""
    game = GAMES[table.game]
    moves = [str(move) for seat in table.decisions for move in game.legal_moves(table.state, seat)]
    return [move for move in moves if move == "take:0:0"]


async def test_every_public_message_of_an_ended_game_has_lost_its_buttons(
    world: World, office: Office
) -> None:
    """So that nobody presses them in the next one."""
    people, _ = await _lively_evening(world, office)
    await people[0].tap("end-now")
    assert not any(said.buttons or said.choices for said in world.said())


async def test_in_every_copy_of_a_hand_a_button_does_what_it_says_or_nothing(world: World) -> None:
    """However many copies are open and from whenever they are: what was pressed is what was played."""
    world.let_copies_stay()
    people = await playing(world, "Anna", "Ben", "Cleo")
    chance = Random(1)  # noqa: S311 - any order of presses will do
    copies: list[tuple[Somebody, Any, str]] = []
    for _ in range(15):
        table = await world.table()
        (seat,), (decision,) = table.decisions, table.decisions.values()
        mover = next(one for one in people if table.seat_of(one.id) == seat)
        for _ in range(3):
            await mover.slash("hand")
            copies += [(mover, mover.panel, address) for address in _moves(mover)]
        for who, panel, address in chance.sample(copies, min(5, len(copies))):
            await world.answered(world.sent(who.member, panel, address))
            after = await world.table()
            if address.split(":")[2] == str(decision):
                assert _last_move(world) == (after.revision, seat, address.split(":", 3)[3])
                break
            assert after == table
        else:
            await move(mover)


def _moves(who: Somebody) -> list[str]:
    """The address of every button on somebody's hand that is a move."""
    return [one for one in who.sees().buttons.values() if one.split(":", 3)[3].startswith("play:")]


def _last_move(world: World) -> tuple[int, int, str]:
    """The revision, seat and text of the move that was stored last."""
    with closing(sqlite3.connect(world.path)) as database:
        query = "SELECT revision, seat, move FROM moves ORDER BY revision DESC LIMIT 1"
        found: tuple[int, int, str] = database.execute(query).fetchone()
        return found
