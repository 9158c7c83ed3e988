"""Tables of a game that this bot does not have any more: whatever is pressed there is answered."""

import sqlite3
from contextlib import closing
from itertools import product
from random import Random

import pytest
from logged import Errors
from scenes import verbs
from tapping import offered, play_out
from world import Somebody, World

from bot.table import EndReason, Stage
from engine.registry import GAMES

STEPS = ("hand", "hint", "hint:hand", "spare:0", "read:0+1", "pick:012", "scout:left", "both", "nonsense")
"""Of all games, and of none."""

CHANCE = Random(1)  # noqa: S311 - no secret


async def _begun(world: World, game: str) -> list[Somebody]:
    people = [world.somebody(name) for name in ("Anna", "Ben", "Cleo")]
    await people[0].slash(game)
    for one in people[1:]:
        await one.press("join")
    return people


async def _withdraw(world: World, errors: Errors, table_id: int) -> None:
    """The bot stops, and starts as another one that has never heard of the table's game."""
    running = (await world.bot.parts.tables.get(table_id)).stage is not Stage.ENDED
    await world.bot.close()
    with closing(sqlite3.connect(world.path)) as database, database:
        database.execute("UPDATE tables SET game = 'skat' WHERE id = ?", (table_id,))
    await world.start()
    assert (await world.bot.parts.tables.get(table_id)).ended is EndReason.UNREADABLE
    if running:  # what had ended before is nothing to be alarmed about
        errors.expected("there is no game 'skat'")
    await world.env.advance_time(5)


@pytest.mark.parametrize(("game", "stage"), [*product(GAMES, ["lobby", "playing"]), ("scouting", "over")])
async def test_whatever_is_pressed_of_a_game_that_is_gone_is_answered(
    world: World, errors: Errors, game: str, stage: str
) -> None:
    """Verbs, steps and moves alike, in public and in private, as by `/hand`; nothing fails by that."""
    people = await _begun(world, game)
    table, board = await world.table(), world.board_message()
    pressed = {*verbs(world), *STEPS, "wish:1", "grant:1:5"} - {"mod-page", "leaf", "learn", "house"}
    if stage != "lobby":
        await people[0].press("start")
        for one in people:
            await one.slash("hand")
            pressed.update(offered(one))
    if stage == "over":
        await play_out(world, people, await world.table(), CHANCE, 3000)
    await _withdraw(world, errors, table.id)
    anna, hand = people[0], people[0].panel
    gone = await world.bot.parts.tables.get(table.id)
    for message in filter(None, (hand, board)):
        for what in sorted(pressed):
            click = f"1:{table.id}:{table.revision}:{what}"
            await world.answered(world.sent(anna.member, message, click))
    assert await world.bot.parts.tables.get(table.id) == gone


@pytest.mark.parametrize("what", [*STEPS, "play:0+1:single:1", "open:4C,5C,6C", "my-hand"])
async def test_a_move_or_step_of_a_game_that_is_gone_shows_why_it_ended(
    world: World, errors: Errors, what: str
) -> None:
    """The hand loses its buttons, so that nobody presses the next one."""
    anna, *_ = await _begun(world, "shithead")
    await anna.press("start")
    table = await world.table()
    await _withdraw(world, errors, table.id)
    await world.answered(world.sent(anna.member, anna.panel, f"1:{table.id}:{table.revision}:{what}"))
    assert anna.sees().whats == set()
    assert "set it aside" in anna.sees().text
