"""A moderator has the computer move at once: the whole turn, whoever's it is, in whatever state."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from itertools import count, permutations
from random import Random
from threading import Event
from typing import Any

import pytest
from house import ALL_GAMES, ANNA, BEN, CARLA, DAN, EVA, FRED, House
from musing import PATIENCE, Musing

from bot.choices import Pace
from bot.moderating import By
from bot.notes import Happening, Note
from bot.refusals import Refusal, Refused
from bot.runner import Runner, Tempo
from bot.table import TURNS_MISSED, EndReason, Table, Waits

MODERATOR = By(FRED, moderator=True, guild_id=1)


def lowest(view: Any, _chance: Random) -> Any:
    """A computer player that takes the first legal move."""
    return view.legal[0]


def _runner(house: House, brain: Any = lowest) -> Runner:
    players = {game: {"greedy": brain} for game in ALL_GAMES}
    return Runner(house.tables, ALL_GAMES, players, Random(1), Tempo(pace=0))  # noqa: S311 - no secret


@pytest.fixture
async def runner(house: House) -> AsyncIterator[Runner]:
    """A runner that makes no move of its own."""
    made = _runner(house)
    yield made
    await made.close()


def _skips(house: House) -> list[tuple[Any, ...]]:
    rows = "SELECT actor, action, seat, whom_id, whom FROM audit ORDER BY id"
    with closing(sqlite3.connect(house.path)) as database:
        return database.execute(rows).fetchall()


async def test_a_person_who_is_waited_for_is_moved_for(house: House, runner: Runner) -> None:
    """That is no turn missed and nothing that they did; the next one has all the time."""
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE, game="unsortiert")
    house.time.pass_by(seconds=50)
    after = await runner.skip(table.id, MODERATOR)
    assert (after.asked, after.revision) == ((1,), table.revision + 1)
    assert (after.seats, after.late, after.expires) == (table.seats, {}, table.expires)
    assert after.deadline is not None
    assert (after.deadline - house.time()).total_seconds() == 60
    assert after.notes == (Note(Happening.SKIPPED, house.time(), "Fred", "Anna", moderator=True),)
    assert _skips(house) == [("Fred", "skipped", 0, ANNA.user_id, "Anna")]


async def test_the_whole_turn_is_skipped_and_told_once(house: House, runner: Runner) -> None:
    """Placing what was drawn belongs to it; else it would take a command for each card."""
    table = await house.game(ANNA, BEN, CARLA, game="unsortiert")
    placed: list[int] = []
    while not placed:
        table = await (runner.skip(table.id, MODERATOR) if table.asked else house.play_on(table))
        moves = (await house.store.record(table.id)).moves
        placed = [seat for seat, move in moves if move.startswith("insert:")]
    assert len(placed) in {3, 6}
    assert len(set(placed)) == 1
    assert len(_skips(house)) == len(moves) - len(placed)


async def test_in_the_middle_of_placing_what_is_left_is_placed(house: House, runner: Runner) -> None:
    """Told, since nothing of it was yet."""
    table = await house.game(ANNA, BEN, CARLA, game="unsortiert")
    while table.state.drawing is None or table.state.drawing.left < 2:
        table = await house.play_on(table)
    after = await runner.skip(table.id, MODERATOR)
    assert after.state.drawing is None
    assert after.revision == table.revision + table.state.drawing.left
    assert len(_skips(house)) == len(after.notes) == 1


async def test_who_places_a_card_meanwhile_is_in_time(house: House) -> None:
    """The rest of the turn is theirs again."""
    wake, thoughts = Event(), count()

    def slow_at_the_second(view: Any, _chance: Random) -> Any:
        if next(thoughts):
            wake.wait(5)
        return view.legal[0]

    table = await house.game(ANNA, BEN, CARLA, game="unsortiert")
    while table.state.drawing is None or table.state.drawing.left < 3:
        table = await house.play_on(table)
    skipping = asyncio.create_task(_runner(house, slow_at_the_second).skip(table.id, MODERATOR))
    table = await house.until(table.id, lambda now: now.revision == table.revision + 1)
    moved = await house.play_on(table)
    wake.set()
    assert await skipping == moved
    assert moved.state.drawing.left == 1


async def test_all_who_choose_at_once_are_moved_for(house: House, runner: Runner) -> None:
    """But for those who are away or computers, for whom nobody waits anyway."""
    table = await house.game(ANNA, BEN, CARLA, computers=1)
    after = await runner.skip(table.id, MODERATOR)
    assert after.state.bids == (1, None, 1, 1)
    assert [row[4] for row in _skips(house)] == ["Anna", "Ben", "Carla"]
    again = await runner.skip(table.id, MODERATOR)
    assert (again.waits, [row[4] for row in _skips(house)][3:]) == (Waits.DEAL, ["1"])
    assert again.notes[-1].computer


async def _act(house: House, table: Table, seat: int) -> Table:
    """Who sits there makes the first move that they may, before anybody else."""
    move, user_id = str(ALL_GAMES[table.game].legal_moves(table.state, seat)[0]), table.seats[seat].user_id
    return await house.tables.act(table.id, user_id or 0, table.decisions[seat], move)


@pytest.mark.parametrize("game", ["bids", "shithead"])
@pytest.mark.parametrize(
    ("thought_about", "moving"), [*permutations(range(3), 2), *((x, x) for x in range(3))]
)
async def test_who_moves_while_others_are_skipped_has_moved(
    house: House, game: str, thought_about: int, moving: int
) -> None:
    """Everybody else is skipped all the same, and nobody plays what they were asked afterwards."""
    table, musing = await house.game(ANNA, BEN, CARLA, game=game), Musing(thought_about)
    skipping = asyncio.create_task(_runner(house, musing).skip(table.id, MODERATOR))
    await asyncio.to_thread(musing.thinking.wait, PATIENCE)
    themselves = moving in (await house.tables.get(table.id)).decisions
    if themselves:
        await _act(house, table, moving)
    musing.wake.set()
    after = await skipping
    assert after == await house.tables.get(table.id)
    assert sorted(seat for seat, _ in (await house.store.record(table.id)).moves) == [0, 1, 2]
    skipped = {0, 1, 2} - ({moving} if themselves else set())
    assert {row[2] for row in _skips(house)} == skipped
    assert not table.decisions.items() & after.decisions.items()


@pytest.mark.parametrize("whose", [1, 2])
async def test_whose_seat_changes_hands_while_others_are_skipped_is_left_alone(
    house: House, whose: int
) -> None:
    """Somebody else was asked, and nobody wanted them to be skipped."""
    table, musing = await house.game(ANNA, BEN, CARLA), Musing(0)
    skipping = asyncio.create_task(_runner(house, musing).skip(table.id, MODERATOR))
    await asyncio.to_thread(musing.thinking.wait, PATIENCE)
    await house.tables.moderators.hand_over(table.id, MODERATOR, whose, DAN)
    musing.wake.set()
    assert (await skipping).asked == (whose,)


async def test_where_the_game_ends_meanwhile_it_is_answered_as_it_ended(house: House) -> None:
    """Somebody was skipped before."""
    table, musing = await house.game(ANNA, BEN, CARLA), Musing(1)
    skipping = asyncio.create_task(_runner(house, musing).skip(table.id, MODERATOR))
    await asyncio.to_thread(musing.thinking.wait, PATIENCE)
    ended = await house.tables.close(table.id, EndReason.LOST)
    musing.wake.set()
    assert await skipping == ended


@pytest.mark.parametrize("game", ["bids", "unsortiert"])
async def test_where_all_move_meanwhile_nothing_is_skipped(house: House, game: str) -> None:
    """Then, and only then, it is refused."""
    table, musing = await house.game(ANNA, BEN, CARLA, game=game), Musing(0)
    skipping = asyncio.create_task(_runner(house, musing).skip(table.id, MODERATOR))
    await asyncio.to_thread(musing.thinking.wait, PATIENCE)
    for seat in table.asked:
        await _act(house, await house.tables.get(table.id), seat)
    musing.wake.set()
    with pytest.raises(Refused, match=f"^({Refusal.STALE}|{Refusal.NOT_YOUR_TURN})$"):
        await skipping
    assert _skips(house) == []


async def test_all_who_are_skipped_are_told_and_nothing_told_before_is_lost(
    house: House, runner: Runner
) -> None:
    """Who is skipped again within a minute is told once, and in the log each time."""
    table = await house.game(ANNA, BEN, CARLA, DAN, EVA)
    for to in (None, EVA):
        await house.tables.moderators.hand_over(table.id, MODERATOR, 4, to)
    everybody = [person.name for person in (ANNA, BEN, CARLA, DAN, EVA)]
    after = await runner.skip(table.id, MODERATOR)
    assert [note.whom for note in after.notes] == ["Eva", "Eva", *everybody]
    house.time.pass_by(seconds=30)
    table = await runner.skip(table.id, MODERATOR)
    table = await runner.skip(table.id, MODERATOR)
    assert [note.whom for note in table.notes] == ["Eva", "Eva", *everybody]
    assert [row[4] for row in _skips(house) if row[1] == "skipped" and row[4]] == everybody * 2
    await house.restart()
    assert await house.tables.get(table.id) == table


async def test_a_deal_that_is_due_is_dealt(house: House, runner: Runner) -> None:
    """In the log, and at the table everybody sees it."""
    table = await house.game(ANNA, BEN, CARLA)
    for _ in range(3):
        table = await house.play_on(table)
    after = await runner.skip(table.id, MODERATOR)
    assert (after.deals, after.notes) == (2, ())
    assert _skips(house) == [("Fred", "skipped", None, None, "")]


async def test_a_table_that_rests_is_moved_on_by_one_turn(house: House, runner: Runner) -> None:
    """As the moderator wants it; nobody comes back by that."""
    table = await house.game(ANNA, computers=2, pace=Pace.MINUTE, game="unsortiert")
    table = await house.silent(table, ANNA, turns=TURNS_MISSED)
    assert table.rests
    after = await runner.skip(table.id, MODERATOR)
    assert (after.rests, after.revision > table.revision) == (True, True)


async def test_no_cards_are_dealt_to_a_table_that_rests(house: House, runner: Runner) -> None:
    """It is refused under the lock: the last one present may leave at the same instant."""
    table = await house.game(ANNA, computers=2, pace=Pace.MINUTE, game="unsortiert")
    table = await house.silent(table, ANNA, turns=TURNS_MISSED)
    while table.decisions:
        table = await runner.skip(table.id, MODERATOR)
    assert table.rests
    written = _skips(house)
    with pytest.raises(Refused, match=f"^{Refusal.RESTS}$"):
        await runner.skip(table.id, MODERATOR)
    assert (await house.tables.get(table.id), _skips(house)) == (table, written)


@pytest.mark.parametrize(
    ("by", "refusal"),
    [
        (By(BEN, moderator=False), Refusal.NOT_HOST),
        (By(FRED, moderator=True, guild_id=2), Refusal.NO_TABLE),
    ],
)
@pytest.mark.parametrize("due", ["move", "deal"])
async def test_nobody_else_skips_anything(
    house: House, runner: Runner, by: By, refusal: Refusal, due: str
) -> None:
    """Neither a move nor a deal, and nothing is written."""
    table = await house.game(ANNA, BEN, CARLA)
    for _ in range(3 if due == "deal" else 0):
        table = await house.play_on(table)
    with pytest.raises(Refused, match=f"^{refusal}$"):
        await runner.skip(table.id, by)
    assert (await house.tables.get(table.id), _skips(house)) == (table, [])


async def test_in_a_lobby_and_after_the_end_there_is_nothing_to_skip(house: House, runner: Runner) -> None:
    """Each is refused in its own way."""
    table: Table = await house.lobby(ANNA)
    with pytest.raises(Refused, match=f"^{Refusal.NOT_RUNNING}$"):
        await runner.skip(table.id, MODERATOR)
    await house.tables.close(table.id, EndReason.LOST)
    with pytest.raises(Refused, match=f"^{Refusal.ENDED}$"):
        await runner.skip(table.id, MODERATOR)
