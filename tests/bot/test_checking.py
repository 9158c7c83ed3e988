"""What a stored table is said to be: sound where its record comes to it, or what is wrong."""

import json
import sqlite3
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from house import ALL_GAMES, ANNA, BEN, CARLA, DAN, House
from relics import leave_all

from bot.checking import Checker, Health, Verdict
from bot.moderating import By
from bot.store.engine import Database
from bot.store.inspecting import inspecting
from bot.table import EndReason, Pace, Stage
from engine.registry import GAMES

GAME = GAMES["unsortiert"]
PLAYING, FINISHED, LOBBY, STOPPED = 1, 2, 3, 4
"""The tables of `played`, each in the channel of the same number."""

DEALT, MOVED = 3, 4
"""At which revisions their games had their first deal and first move: after two more people sat down."""


@pytest.fixture
async def played(house: House) -> Path:
    """A database with a game in its second deal, one that is over, a lobby and a game that was stopped."""
    table = await house.game(ANNA, BEN, CARLA, game="unsortiert", channel=PLAYING, chips=2, pace=Pace.DAY)
    while table.deals < 2 or len(table.state.acts) < 2:
        table = await house.play_on(table)
    table = await house.game(ANNA, BEN, CARLA, game="unsortiert", channel=FINISHED, chips=1)
    while table.stage is not Stage.ENDED:
        table = await house.play_on(table)
    await house.lobby(ANNA, BEN, game="unsortiert", channel=LOBBY)
    table = await house.game(ANNA, BEN, CARLA, game="unsortiert", channel=STOPPED)
    for _ in range(4):
        table = await house.play_on(table)
    await house.end(table.id, ANNA, moderator=False)
    await house.store.close()
    return house.path


def verdicts(path: Path) -> list[Verdict]:
    """What is said of each table."""
    checker = Checker(ALL_GAMES)
    with inspecting(Database(path)) as inspection:
        return [checker.verdict(found) for found in inspection.found()]


def damaged(path: Path, *changes: tuple[str, Any]) -> None:
    """Change what is stored, by statements with their values."""
    with closing(sqlite3.connect(path)) as database, database:
        for statement, values in changes:
            database.execute(statement, values)


def wrong(path: Path) -> dict[int, str]:
    """What is said of the tables that are not sound."""
    return {one.number: one.why for one in verdicts(path) if one.health is not Health.SOUND}


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


Damage: TypeAlias = Callable[[sqlite3.Connection, int], object]
"""Damages one table."""


def _run(statement: str) -> Damage:
    """By a statement about the table ``:id``, its first deal or its first move."""
    return lambda database, number: database.execute(
        statement, {"id": number, "dealt": DEALT, "moved": MOVED, "seed": "ab" * 32}
    )


def _move(change: str) -> Damage:
    """By a change of the first move."""
    return _run(f"UPDATE moves SET {change} WHERE table_id = :id AND revision = :moved")  # noqa: S608


def _last_move(change: str) -> Damage:
    """By a change of the last move."""
    last = "SELECT max(revision) FROM moves WHERE table_id = :id"
    return _run(f"{change} WHERE table_id = :id AND revision = ({last})")


def _deal(change: str) -> Damage:
    """By a change of the first deal."""
    return _run(f"UPDATE deals SET {change} WHERE table_id = :id AND revision = :dealt")  # noqa: S608


def _state(change: Callable[[dict[str, Any]], object]) -> Damage:
    """By a change of the state."""

    def damage(database: sqlite3.Connection, number: int) -> None:
        (text,) = database.execute("SELECT snapshot FROM tables WHERE id = ?", (number,)).fetchone()
        document = json.loads(text)
        change(document["state"])
        database.execute("UPDATE tables SET snapshot = ? WHERE id = ?", (json.dumps(document), number))

    return damage


def _swap_cards(state: dict[str, Any]) -> None:
    """Two cards of a hand change places: each for itself this is a state like any other."""
    hand = max(state["hands"], key=len)
    hand[0], hand[-1] = hand[-1], hand[0]


_ELSEWHERE = "its deals and moves come to another state, in "
_AGAINST = "its move at revision 4 is against the rules"
_SHUFFLED = "deal 1 is not what its seed shuffles"
_ORDER = "its moves and deals are not numbered one after the other"
_UNREAD = "it cannot be read: "

BROKEN: dict[str, tuple[Damage, str]] = {
    "a card more in the pile": (_state(lambda state: state["pile"].append("7H")), _ELSEWHERE + "pile"),
    "cards that changed places": (_state(_swap_cards), _ELSEWHERE + "hands"),
    "no last move": (_last_move("DELETE FROM moves"), _ELSEWHERE),
    "a move of the future": (_last_move("UPDATE moves SET revision = 9999"), _UNREAD),
    "no first move": (
        _run("DELETE FROM moves WHERE table_id = :id AND revision = :moved"),
        " against the rules",
    ),
    "a move that nobody can make": (_move("move = 'play:0+3:triple:12'"), _AGAINST),
    "a move that is none": (_move("move = x'ff'"), _AGAINST),
    "a move of another seat": (_move("seat = (seat + 1) % 3"), _AGAINST),
    "a move of no seat": (_move("seat = 'x'"), _AGAINST),
    "a move at the instant of a deal": (_move("revision = :dealt"), _ORDER),
    "a move before all time": (_move("revision = -1"), _ORDER),
    "a move at no instant": (_move("revision = 'x'"), _UNREAD),
    "another deal": (_deal("cards = substr(cards, 4) || ' ' || substr(cards, 1, 2)"), _SHUFFLED),
    "a deal that is none": (_deal("cards = 7"), _SHUFFLED),
    "a deal before all time": (_deal("revision = -1"), _UNREAD),
    "no deal": (_run("DELETE FROM deals WHERE table_id = :id AND revision = :dealt"), _UNREAD),
    "another seed": (_run("UPDATE tables SET seed = :seed WHERE id = :id"), _SHUFFLED),
    "no seed": (_run("UPDATE tables SET seed = NULL WHERE id = :id"), _UNREAD),
    "no state": (_run("UPDATE tables SET snapshot = NULL WHERE id = :id"), _UNREAD),
    "no seat": (_run("DELETE FROM seats WHERE table_id = :id AND seat = 1"), _UNREAD),
}


@pytest.mark.parametrize("number", [PLAYING, FINISHED, STOPPED])
@pytest.mark.parametrize(("damage", "said"), BROKEN.values(), ids=BROKEN)
def test_damage_is_told_of_that_table_alone(played: Path, number: int, damage: Damage, said: str) -> None:
    """Of a game that has ended as of one that runs."""
    with closing(sqlite3.connect(played)) as database, database:
        damage(database, number)
    told = wrong(played)
    assert told.keys() == {number}
    assert said in told[number]


def test_a_deal_that_nobody_waited_for_is_told(played: Path) -> None:
    """Its cards may be the right ones."""
    with closing(sqlite3.connect(played)) as database, database:
        (deal,) = database.execute("SELECT max(revision) FROM deals WHERE table_id = 1").fetchone()
        database.execute("UPDATE deals SET revision = 0 WHERE table_id = 1 AND revision = ?", (deal,))
        database.execute(
            "UPDATE moves SET revision = ? WHERE table_id = 1 AND revision = ?", (deal, deal - 1)
        )
        database.execute("UPDATE deals SET revision = ? WHERE table_id = 1 AND revision = 0", (deal - 1,))
    assert wrong(played) == {PLAYING: "deal 2 came when none was due"}


@pytest.mark.parametrize("moment", [1, DEALT, MOVED])
def test_a_question_put_at_another_moment_is_told(played: Path, moment: int) -> None:
    """The click that answers it would be refused, or count for another one."""
    with closing(sqlite3.connect(played)) as database, database:
        (text,) = database.execute("SELECT decisions FROM tables WHERE id = 1").fetchone()
        decisions = json.dumps(dict.fromkeys(json.loads(text), moment))
        database.execute("UPDATE tables SET decisions = ? WHERE id = 1", (decisions,))
    assert wrong(played) == {PLAYING: "a question is open that was put at no such moment"}


async def test_a_question_put_when_another_seat_moved_is_told(house: House) -> None:
    """Where all choose at once that is a moment of the record, but not of this seat."""
    table = await house.game(ANNA, BEN, CARLA, channel=1)
    table = await house.play_on(table)
    await house.store.close()
    damaged(house.path, ("UPDATE tables SET decisions = ?", (json.dumps({"1": table.revision, "2": DEALT}),)))
    assert wrong(house.path) == {1: "a question is open that was put at no such moment"}


def test_something_that_happened_in_a_lobby_is_told(played: Path) -> None:
    """No game had begun."""
    damaged(played, ("INSERT INTO moves VALUES (3, 1, 0, 'insert:0', 0)", ()))
    assert wrong(played) == {LOBBY: "something happened in it before its game began"}


async def test_a_table_that_was_set_aside_is_a_remark(played: Path) -> None:
    """The bot has done what could be done, so that it is no new damage, whatever lies there."""
    damaged(played, ("UPDATE tables SET snapshot = '{' WHERE id = 1", ()))
    assert [one.health for one in verdicts(played)] == [Health.WRONG, *[Health.SOUND] * 3]
    house = await House(played).open()
    await house.tables.get(PLAYING)
    await house.store.close()
    assert [one.health for one in verdicts(played)] == [Health.SET_ASIDE, *[Health.SOUND] * 3]


def _secrets(path: Path) -> Iterator[str]:
    """Everything that nobody may learn from what is said."""
    with closing(sqlite3.connect(path)) as database:
        for seed, snapshot in database.execute("SELECT seed, snapshot FROM tables WHERE seed IS NOT NULL"):
            yield seed
            yield from (card for hand in json.loads(snapshot)["state"]["hands"] for card in hand)
        yield from (move for (move,) in database.execute("SELECT move FROM moves"))
        yield from (
            card for (cards,) in database.execute("SELECT cards FROM deals") for card in str(cards).split()
        )


@pytest.mark.parametrize("damage", [damage for damage, _ in BROKEN.values()], ids=BROKEN)
def test_no_secret_is_told(played: Path, damage: Damage) -> None:
    """Whoever runs the bot may sit at the table."""
    secrets = {secret for secret in _secrets(played) if len(secret) > 1}
    with closing(sqlite3.connect(played)) as database, database:
        damage(database, PLAYING)
    words = {word.strip(".,:'()[]{}") for why in wrong(played).values() for word in why.split()}
    assert words & secrets == set()


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
