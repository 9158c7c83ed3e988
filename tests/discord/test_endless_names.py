"""Names of a length that Discord gives nobody, as damage leaves them: cut wherever they are shown."""

import sqlite3
from contextlib import closing

import pytest
from evening import playing, seated, some_move
from world import World

ENDLESS = "x" * 10_000
"""Longer than a message may be, and than a text takes in."""


async def _damaged(world: World) -> None:
    """Every name in the store is endless when the bot starts again."""
    await world.bot.close()
    with closing(sqlite3.connect(world.path)) as database, database:
        database.execute("UPDATE seats SET name = ?", (ENDLESS,))
    await world.start()


@pytest.mark.parametrize("pictures", [True, False], ids=["pictures", "words"])
async def test_a_lobby_with_endless_names_is_shown(world: World, *, pictures: bool) -> None:
    """Of a person and of computer players."""
    world.strip_bot(attach_files=not pictures)
    (anna,) = await seated(world, "Anna")
    await _damaged(world)
    await anna.slash("table")
    assert world.board().text.count("xxx…") == 3


@pytest.mark.parametrize("pictures", [True, False], ids=["pictures", "words"])
async def test_a_game_with_endless_names_is_played(world: World, *, pictures: bool) -> None:
    """Of a person, of who stands in for one, and of a computer player, in board, hand, list and end."""
    world.strip_bot(attach_files=not pictures)
    anna, ben = await playing(world, "Anna", "Ben")
    await ben.slash("leave")
    await ben.tap("leave-now")
    await _damaged(world)
    await anna.slash("table")
    assert "xxx…" in world.board().text
    await anna.slash("hand")
    await anna.tap(some_move(anna))
    assert "went wrong" not in anna.sees().text
    await anna.slash("end")
    await anna.tap("end-now")
    assert "this table is closed" in world.said()[0].text
