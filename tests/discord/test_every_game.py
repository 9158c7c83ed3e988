"""What a table has, whichever game is played at it: everything, through the same code."""

import json
from random import Random
from typing import Any

import pytest
from advisers import advisers
from tapping import movers, offered, play_out, tap_a_move
from world import Somebody, World

from bot.choices import Pace
from bot.table import EndReason, Stage, Table
from bot.texts import texts
from cogs.faces import FACES
from engine.registry import GAMES
from engine.transcript import read, replay

EVERY_GAME = pytest.mark.parametrize("game", FACES)

MOST_MOVES = 3000


@pytest.fixture
def chance() -> Random:
    """The same each time."""
    return Random(7)  # noqa: S311 - no secret


async def opened(world: World, game: str, *names: str, **choices: Any) -> tuple[list[Somebody], Table]:
    """A lobby of a game with people; computer players fill it up to three."""
    await world.bot.parts.houses.change(world.guild.id, turn_after=None)
    people = [world.somebody(name) for name in names]
    await people[0].slash(game, computers=max(0, 3 - len(people)), **choices)
    for one in people[1:]:
        await one.press("join")
    return people, await world.table()


async def begun(world: World, game: str, *names: str, **choices: Any) -> tuple[list[Somebody], Table]:
    """The same after Start."""
    people, table = await opened(world, game, *names, **choices)
    await people[0].press("start")
    return people, await world.bot.parts.tables.get(table.id)


@EVERY_GAME
async def test_a_whole_game_is_tapped_to_its_end(world: World, game: str, chance: Random) -> None:
    """By one person among computers, with a restart on the way; it replays, and is played again."""
    (anna,), table = await begun(world, game, "Anna")
    table = await play_out(world, [anna], table, chance, 5)
    await world.restart()
    table = await play_out(world, [anna], table, chance, MOST_MOVES)
    assert table.ended is EndReason.FINISHED
    assert "The game is over" in anna.sees().text
    assert anna.sees().whats == {"again"}
    written = world.transcript(world.messages()[-1])
    positions = list(replay(read(json.dumps(written))))
    assert (written["game"], positions[-1]) == (game, table.state)
    await world.restart()
    await anna.tap("again")
    assert "you are its host" in anna.sees().text
    after = await world.table()
    assert (after.game, after.choices.options, len(after.seats)) == (game, table.choices.options, 3)


@EVERY_GAME
async def test_people_play_with_a_restart_after_every_move(world: World, game: str, chance: Random) -> None:
    """Nothing is lost or asked twice: the state is the same before and after."""
    people, table = await begun(world, game, "Anna", "Ben", "Cleo")
    for _ in range(12):
        table = await tap_a_move(world, chance.choice(movers(people, table)), table, chance)
        await world.restart()
        assert (await world.bot.parts.tables.get(table.id)).state == table.state
        if table.stage is Stage.ENDED:
            break


@EVERY_GAME
async def test_an_old_hand_counts_for_nothing(world: World, game: str, chance: Random) -> None:
    """What was offered before somebody's move is refused afterwards, and nothing changes."""
    people, table = await begun(world, game, "Anna", "Ben", "Cleo")
    mover = movers(people, table)[0]
    await mover.slash("hand")
    was, asked = offered(mover), table.decisions[table.seat_of(mover.id) or 0]
    assert was
    after = await tap_a_move(world, mover, table, chance, look=False)
    for what in was[:3]:
        await world.answered(world.sent(mover.member, mover.panel, f"1:{table.id}:{asked}:{what}"))
    assert (await world.bot.parts.tables.get(table.id)).state == after.state


@EVERY_GAME
async def test_the_computer_moves_when_time_is_up(world: World, game: str) -> None:
    """For whoever was asked; they are marked as away, and back with a tap."""
    people, table = await begun(world, game, "Anna", "Ben", "Cleo", pace="minute")
    assert table.choices.pace is Pace.MINUTE
    asked = movers(people, table)
    await world.env.advance_time(61)
    later = await world.bot.parts.tables.get(table.id)
    assert later.revision > table.revision
    late = [seat for seat in table.asked if later.seats[seat].missed]
    assert late
    assert "away" in world.board().text
    await asked[0].slash("hand")
    back = await world.bot.parts.tables.get(table.id)
    assert not back.seats[back.seat_of(asked[0].id) or 0].missed


@EVERY_GAME
async def test_somebody_leaves_and_comes_back(world: World, game: str, chance: Random) -> None:
    """A computer player goes on with their cards meanwhile."""
    (anna, ben, cleo), table = await begun(world, game, "Anna", "Ben", "Cleo")
    await ben.slash("leave")
    await ben.tap("leave-now")
    left = await world.bot.parts.tables.get(table.id)
    assert left.seat_of(ben.id) is None
    await play_out(world, [anna, cleo], left, chance, 4)
    await ben.slash("hand")
    await ben.tap("join")
    assert (await world.bot.parts.tables.get(table.id)).seat_of(ben.id) == table.seat_of(ben.id)


@EVERY_GAME
async def test_a_moderator_moves_for_somebody_and_ends_the_game(world: World, game: str) -> None:
    """Whatever is played."""
    _, table = await begun(world, game, "Anna", "Ben", "Cleo")
    mod = world.somebody("Mod", manage_messages=True)
    await mod.slash("mod skip")
    assert (await world.bot.parts.tables.get(table.id)).revision > table.revision
    await mod.slash("mod end")
    assert (await world.bot.parts.tables.get(table.id)).ended is EndReason.STOPPED


@pytest.mark.parametrize("game", [game for game, _ in advisers()])
async def test_a_hint_is_there_whenever_there_is_a_choice(world: World, game: str, chance: Random) -> None:
    """On the plain hand; none where the table has none."""
    (anna,), table = await begun(world, game, "Anna")
    hints = 0
    for _ in range(6):
        if table.stage is Stage.ENDED:
            break
        await anna.slash("hand")
        seat = table.seat_of(anna.id)
        if len(GAMES[game].legal_moves(table.state, seat or 0)) > 1:
            await anna.tap("hint")
            assert "💡" in anna.sees().text
            hints += 1
        table = await tap_a_move(world, anna, table, chance)
    assert hints


@EVERY_GAME
async def test_a_table_without_hints_has_none(world: World, game: str) -> None:
    """Neither a button nor an answer."""
    (anna,), _ = await begun(world, game, "Anna", hints="off")
    await anna.slash("hand")
    assert not any(what.startswith("hint") for what in anna.sees().whats)


@EVERY_GAME
async def test_everything_to_read_is_there(world: World, game: str) -> None:
    """Rules under the board and by command, the tutorial if there is one, and what More has."""
    (anna,), _ = await begun(world, game, "Anna")
    await anna.press("rules")
    assert "How do I play here?" in anna.sees().text
    await anna.press("more")
    assert "About this table" in anna.sees().text
    assert "No time limit." in anna.sees().text
    assert {"fresh-board", "leave-game", "end-game"} <= anna.sees().whats
    await anna.slash("rules", game=game)
    assert "How do I play here?" in anna.sees().text
    await anna.slash("learn")
    assert ("Decision 1 of" if FACES[game].course() else "There is no tutorial for") in anna.sees().text


@EVERY_GAME
async def test_more_explains_the_marks_that_stand_on_the_board(world: World, game: str) -> None:
    """Those of its picture, or where none may be attached there, those of its words."""
    (anna,), _ = await begun(world, game, "Anna")
    for denied, sign, other in ({}, "▶", "➤"), ({"attach_files": True}, "➤", "▶"):
        world.deny_bot(**denied)
        world.env.backend.announce_channel_update(world.channel.id)
        await world.env.settle()
        await anna.press("more")
        said = anna.sees().text
        assert sign in said
        assert other not in said


@EVERY_GAME
async def test_the_table_is_brought_to_where_everybody_reads(world: World, game: str) -> None:
    """By command: the new board is the old one with its buttons, which the old one loses."""
    (anna,), table = await begun(world, game, "Anna")
    await world.env.advance_time(60)
    before = world.board()
    await anna.slash("table")
    *_, old, new = world.said()
    assert (old.id, old.buttons) == (before.id, {})
    assert (new.text, new.whats) == (before.text, before.whats)
    assert str(new.id) in old.text
    assert str(new.id) in anna.sees().text
    assert (await world.bot.parts.tables.get(table.id)).state == table.state


@EVERY_GAME
async def test_too_few_and_too_many_are_told_by_the_games_own_number(world: World, game: str) -> None:
    """The seats are the game's."""
    seats = GAMES[game].seats
    await world.somebody("Anna").slash(game, computers=seats[-1] - 1)
    table = await world.table()
    assert len(table.seats) == seats[-1]
    assert f"{seats[0]} to {seats[-1]} play." in world.board().text
    assert not {"join", "computer+"} & world.board().whats


@EVERY_GAME
async def test_rules_and_lessons_are_those_of_the_table_here(world: World, game: str) -> None:
    """Where nobody says which game, it is the one at whose table they sit."""
    (anna,), _ = await opened(world, game, "Anna")
    name = texts("en")(f"{game}-name")
    await anna.slash("rules")
    assert anna.sees().text.startswith(f"### {name} · ")
    await anna.slash("learn")
    assert anna.sees().text.startswith(
        f"### {name} · " if FACES[game].course() else f"There is no tutorial for {name}."
    )
