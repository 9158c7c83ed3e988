"""What a restart at a bad moment leaves behind, and how it is mended."""

import sqlite3
from typing import Any

import pytest
from evening import playing, some_move
from logged import Errors
from reading import moves_of
from world import World

from bot.store import StoreBusy
from bot.table import Stage
from bot.tables import Tables


async def test_a_lobby_goes_on(world: World) -> None:
    """Who sat sits, the message is the same, its buttons work."""
    anna, ben = world.somebody("Anna"), world.somebody("Ben")
    await anna.slash("unsortiert", computers=1)
    await world.restart()
    await ben.press("join")
    (lobby,) = world.said()
    assert "Ben" in lobby.text
    await anna.press("start")
    assert moves_of(anna.sees())


async def test_a_hand_from_before_is_answered(world: World) -> None:
    """A private message outlives the bot that sent it."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    await world.restart()
    await anna.tap(some_move(anna))
    assert "Ben is to play" in anna.sees().text
    assert "Ben is to play" in world.board().text


async def test_computer_players_move_on(world: World) -> None:
    """The bot stopped while it was a computer's turn; people find the table waiting for them."""
    anna = world.somebody("Anna")
    await anna.slash("unsortiert", computers=3)
    await anna.press("start")
    await world.stop_computers()
    await anna.tap(some_move(anna))
    assert "Computer 1 is to play" in world.board().text
    await world.restart()
    assert "Anna is to play" in world.board().text
    assert len(world.said()) == 1


@pytest.mark.parametrize("verb", ["waiting", "changed_since", "ended_with_board"])
async def test_a_busy_start_is_tried_again(
    world: World, errors: Errors, monkeypatch: pytest.MonkeyPatch, verb: str
) -> None:
    """Something else held the database just then: a little later the games go on all the same."""
    (anna,) = await playing(world, "Anna")
    await world.stop_computers()
    await anna.tap(some_move(anna))
    await world.bot.close()
    works = getattr(Tables, verb)

    async def busy(*args: Any, **kwargs: Any) -> Any:
        monkeypatch.setattr(Tables, verb, works)
        raise StoreBusy("held by another program")

    monkeypatch.setattr(Tables, verb, busy)
    await world.start()
    errors.expected("held by another program")
    await world.env.advance_time(120)
    assert "Anna is to play" in world.board().text
    await anna.slash("hand")
    await anna.tap(some_move(anna))
    assert "Anna is to play" in world.board().text


async def test_commands_that_discord_does_not_take_are_logged(world: World, errors: Errors) -> None:
    """Whoever runs the bot must learn it; everything else works."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    await world.bot.close()
    world.env.inject_error("PUT", "/applications/*/commands", status=403, code=50001)
    await world.start()
    errors.expected("does not take the commands")
    await anna.press("my-hand")
    assert moves_of(anna.sees())


async def test_an_end_that_was_not_shown_is_shown(world: World) -> None:
    """The game ended and Discord failed: the next start says so, with the transcript, once."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    await anna.slash("end")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
    await anna.tap("end-now")
    assert world.said()[0].buttons
    world.env.backend.faults.clear()
    await world.restart()
    board, transcript = world.said()
    assert "ended the game" in board.text
    assert "whole game" in transcript.text
    await world.restart()
    assert len(world.said()) == 2


async def test_a_move_that_was_not_shown_is_shown(world: World) -> None:
    """A crash between a stored move and its board: the next start mends the board, without posting any."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
    await anna.tap(some_move(anna))
    assert "Anna is to play" in world.board().text
    world.env.backend.faults.clear()
    await world.restart()
    assert "Ben is to play" in world.board().text
    assert len(world.said()) == 1


@pytest.mark.parametrize(("status", "code"), [(503, 0), (403, 50013)])
async def test_a_move_that_could_not_be_shown_for_minutes_is_shown(
    world: World, status: int, code: int
) -> None:
    """The bot was stopped while Discord still failed: the next start does not need a tap."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code, times=None)
    await anna.tap(some_move(anna))
    await world.env.advance_time(300)
    await world.bot.parts.tables.beat()
    assert "Anna is to play" in world.board().text
    await world.bot.close()
    world.env.backend.faults.clear()
    await world.start()
    assert "Ben is to play" in world.board().text


async def test_a_lobby_that_was_not_posted_is_posted(world: World) -> None:
    """A crash between the command and its public message."""
    anna = world.somebody("Anna")
    world.env.inject_error("POST", "/channels/*/messages", status=500, times=None)
    await anna.slash("unsortiert")
    assert world.said() == []
    world.env.backend.faults.clear()
    await world.restart()
    assert "Anna" in world.board().text


async def test_tables_that_slept_are_left_alone(world: World) -> None:
    """A start asks nothing about a table at which nothing had happened for a while."""
    await playing(world, "Anna", "Ben", "Cleo", pace="day")
    for _ in range(7):
        await world.env.advance_time(600)
    await world.bot.parts.tables.beat()
    await world.bot.close()
    before = len(world.requests())
    await world.start()
    assert [one for one in world.requests()[before:] if "messages" in one] == []


async def test_a_broken_table_is_set_aside_and_the_others_go_on(world: World, errors: Errors) -> None:
    """Its board says so; nothing else is touched."""
    other = world.guild.create_text_channel("more-cards")
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    await anna.slash("unsortiert", channel=other, computers=2)
    await anna.press("start", on=world.board_message(other))
    await world.bot.close()
    with sqlite3.connect(world.path) as broken:
        broken.execute("UPDATE tables SET snapshot = '{' WHERE id = 1")
    broken.close()
    await world.start()
    await anna.slash("hand")
    assert "There is no table in this channel" in anna.sees().text
    assert "no longer read" in world.said()[0].text
    assert world.said()[0].buttons == {}
    errors.expected("cannot be read")
    await anna.slash("hand", channel=other)
    await anna.tap(some_move(anna))
    assert (await world.table(other)).stage is Stage.PLAYING


async def test_reconnecting_starts_nothing_twice(world: World) -> None:
    """READY comes again at every reconnect."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    listeners = len(world.bot.parts.tables._keeper._listeners)
    before = len(world.requests())
    for _ in range(3):
        world.bot.dispatch("ready")
    await world.env.settle()
    assert before == len(world.requests())
    assert listeners == len(world.bot.parts.tables._keeper._listeners)
    await anna.tap(some_move(anna))
    assert "Ben is to play" in world.board().text


async def test_closing_is_quick_and_can_be_repeated(world: World) -> None:
    """Everything is given back, the database too, and nothing is left running."""
    await playing(world, "Anna", "Ben", "Cleo")
    await world.bot.close()
    await world.bot.close()
    sqlite3.connect(world.path).execute("BEGIN IMMEDIATE").connection.close()
