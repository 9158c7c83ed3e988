"""What a stored table is said to be where its record comes to it: sound, whatever was done to it."""

import sqlite3
import tracemalloc
from contextlib import closing
from pathlib import Path

from house import ALL_GAMES, ANNA, BEN, CARLA, DAN, House
from relics import leave_all
from verdicts import DEALT, FINISHED, LOBBY, PLAYING, STOPPED, damaged, verdicts, wrong

from bot.checking import Checker, Health
from bot.choices import Pace
from bot.moderating import By
from bot.store.engine import Database
from bot.store.inspecting import inspecting
from bot.table import EndReason
from engine.registry import GAMES

GAME = GAMES["unsortiert"]


def test_what_the_bot_has_written_is_sound(played: Path) -> None:
    """Whether a game runs, has ended in whatever way, or has not begun."""
    assert wrong(played) == {}
    assert [one.number for one in verdicts(played)] == [PLAYING, FINISHED, LOBBY, STOPPED]


async def test_a_table_of_every_kind_is_sound(tmp_path: Path) -> None:
    """Whatever was done to it; only what could not be read is remarked upon."""
    tables = (await leave_all(tmp_path / "all.db"))["tables"]
    aside = {number for number, table in tables.items() if table["ended"] == EndReason.UNREADABLE}
    healths = {str(one.number): one.health for one in verdicts(tmp_path / "all.db")}
    assert healths == {number: Health.SET_ASIDE if number in aside else Health.SOUND for number in tables}


async def test_seats_that_change_hands_are_no_damage(house: House) -> None:
    """Then a question is put again, to another person, at a moment at which nobody moved."""
    table = await house.game(ANNA, BEN, CARLA, DAN, game="unsortiert", channel=1, pace=Pace.MINUTE)
    for person in (ANNA, BEN):
        [seat] = table.decisions
        holder = table.seats[seat].user_id
        assert holder is not None
        table = await house.tables.leave(table.id, holder)
        table = await house.tables.sit(
            table.id, next(p for p in (ANNA, BEN, CARLA, DAN) if p.user_id == holder)
        )
        table = await house.tables.moderators.hand_over(table.id, By(person, moderator=True), seat, None)
        table = await house.play_on(table)
    assert len(set(table.decisions.values())) == 1
    await house.store.close()
    assert wrong(house.path) == {}


async def test_where_all_choose_at_once_each_keeps_the_moment_they_were_asked(house: House) -> None:
    """The others' moves put nobody's question anew."""
    table = await house.game(ANNA, BEN, CARLA, channel=1)
    table = await house.play_on(table)
    assert table.decisions == {1: DEALT, 2: DEALT}
    await house.store.close()
    assert wrong(house.path) == {}


async def test_a_move_made_because_the_time_ran_out_is_no_damage(house: House) -> None:
    """It is on record as such, and the table says whose it was."""
    table = await house.game(ANNA, BEN, CARLA, game="unsortiert", pace=Pace.MINUTE)
    [(seat, decision)] = table.decisions.items()
    house.time.pass_by(minutes=2)
    move = str(GAME.legal_moves(table.state, seat)[0])
    await house.tables.act_for(table.id, seat, decision, move, timed_out=True)
    await house.store.close()
    assert wrong(house.path) == {}
    damaged(house.path, ("UPDATE moves SET timed_out = 0", ()))
    assert wrong(house.path) == {table.id: "somebody is said to have run out of time who has not"}


async def test_a_table_that_was_set_aside_is_a_remark(played: Path) -> None:
    """The bot has done what could be done, so that it is no new damage, whatever lies there."""
    damaged(played, ("UPDATE tables SET snapshot = '{' WHERE id = 1", ()))
    assert [one.health for one in verdicts(played)] == [Health.WRONG, *[Health.SOUND] * 3]
    house = await House(played).open()
    await house.tables.get(PLAYING)
    await house.store.close()
    assert [one.health for one in verdicts(played)] == [Health.SET_ASIDE, *[Health.SOUND] * 3]


def _peak(path: Path) -> int:
    """How much memory it takes at most to look at all tables, in bytes."""
    tracemalloc.start()
    checker = Checker(ALL_GAMES)
    with inspecting(Database(path)) as inspection:
        for found in inspection.found():
            assert checker.verdict(found).health is Health.SOUND
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return peak


def _many(path: Path, number: int, times: int) -> None:
    """Store a table that has ended so many times more, with all that happened there."""
    with closing(sqlite3.connect(path)) as database, database:
        (last,) = database.execute("SELECT max(id) FROM tables").fetchone()
        columns = [name for _, name, *_ in database.execute("PRAGMA table_info(tables)") if name != "id"]
        names = ", ".join(columns)
        for copy in range(last + 1, last + 1 + times):
            database.execute(
                f"INSERT INTO tables (id, {names}) SELECT ?, {names} FROM tables WHERE id = ?",  # noqa: S608
                (copy, number),
            )
            for kind in ("seats", "moves", "deals"):
                rows = database.execute(f"SELECT * FROM {kind} WHERE table_id = ?", (number,)).fetchall()  # noqa: S608
                marks = ", ".join("?" * len(rows[0]))
                statement = f"INSERT INTO {kind} VALUES ({marks})"  # noqa: S608
                database.executemany(statement, [(copy, *row[1:]) for row in rows])


def test_however_many_tables_there_are_one_is_in_memory(played: Path) -> None:
    """A database of years is looked through on the smallest machine."""
    _many(played, STOPPED, 110)  # more than are fetched in one go
    _peak(played)  # what is kept for the next time is no matter of how many there are
    few = _peak(played)
    _many(played, STOPPED, 700)
    assert _peak(played) < few + 500_000  # a tenth of what all of them would take
