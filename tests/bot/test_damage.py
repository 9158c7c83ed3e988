"""What cannot be read, or does not fit together, is set aside alone; it neither goes on nor stops the bot."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any, TypeAlias

import pytest
from house import ALL_GAMES, ANNA, BEN, CARLA, House

from bot.choices import Pace
from bot.refusals import Refusal, Refused
from bot.table import Board, EndReason, Stage
from engine.registry import GAMES


@pytest.mark.parametrize("column", ["deadline", "expires"])
@pytest.mark.parametrize("moment", ["tomorrow", 2**62, b"\x00"])
async def test_a_deadline_that_is_none_is_not_made_one_at_the_start(
    house: House, column: str, moment: object
) -> None:
    """Moved on like the others, it would be a time at which a move is made or a table ends."""
    table = await house.game(ANNA, BEN, CARLA, pace=Pace.MINUTE)
    await house.tables.resume()
    await house.store.close()
    with closing(sqlite3.connect(house.path)) as database, database:
        database.execute(f"UPDATE tables SET {column} = ?", (moment,))  # noqa: S608 - a column of this test
    house.time.pass_by(days=3)
    await house.open()
    assert (await house.tables.resume()).days == 3
    with closing(sqlite3.connect(house.path)) as database:
        (stored,) = database.execute(f"SELECT {column} FROM tables").fetchone()  # noqa: S608 - as above
    assert stored == moment
    assert (await house.tables.get(table.id)).ended is EndReason.UNREADABLE


def _snapshot(change: Callable[[dict[str, Any]], object]) -> Callable[[sqlite3.Connection], object]:
    """Damage the stored state."""

    def damage(database: sqlite3.Connection) -> None:
        (text,) = database.execute("SELECT snapshot FROM tables WHERE id = 2").fetchone()
        document = json.loads(text)
        change(document)
        database.execute("UPDATE tables SET snapshot = ? WHERE id = 2", (json.dumps(document),))

    return damage


Damage: TypeAlias = Callable[[sqlite3.Connection], object]


def _set(column: str, value: object) -> Damage:
    """Damage a column."""
    statement = f"UPDATE tables SET {column} = ? WHERE id = 2"  # noqa: S608 - a column of this test
    return lambda database: database.execute(statement, (value,))


def _seat(change: str) -> Damage:
    """Damage the seats."""
    return lambda database: database.execute(change)


DAMAGE: dict[str, Damage] = {
    "no JSON": _set("snapshot", "{"),
    "empty": _set("snapshot", ""),
    "another value": _set("snapshot", "[]"),
    "nothing": _set("snapshot", None),
    "a format of the future": _snapshot(lambda document: document.update(format=99)),
    "a format that is true": _snapshot(lambda document: document.update(format=True)),
    "no format": _snapshot(lambda document: document.pop("format")),
    "a field too many": _snapshot(lambda document: document["state"].update(more=1)),
    "a field too few": _snapshot(lambda document: document["state"].pop("sums")),
    "a field of another type": _snapshot(lambda document: document["state"].update(players="3")),
    "other seats to act": _set("decisions", '{"0": 1}'),
    "decisions that are no JSON": _set("decisions", "x"),
    "decisions that are a list": _set("decisions", "[1]"),
    "decisions that are no numbers": _set("decisions", '{"0": "1", "1": "1", "2": "1"}'),
    "an unknown game": _set("game", "skat"),
    "an unknown stage": _set("stage", "paused"),
    "a lobby with a state": _set("stage", "lobby"),
    "ended for no reason": _set("stage", "ended"),
    "an unknown pace": _set("pace", "hour"),
    "an unknown wait": _set("waits", "godot"),
    "a seed that is none": _set("seed", "xyz"),
    "a deadline that is none": _set("deadline", "tomorrow"),
    "a deadline beyond all time": _set("deadline", 2**62),
    "a deadline where time does not run": _set("deadline", 1),
    "no deadline where time runs": _set("pace", "minute"),
    "an end of its time that is none": _set("expires", "never"),
    "no end of its time": _set("expires", None),
    "a last change that is none": _set("changed", b"x"),
    "a revision that is none": _set("revision", "x"),
    "a revision below zero": _set("revision", -1),
    "a revision after which none comes": _set("revision", 2**63 - 1),
    "a server that is none": _set("guild_id", "x"),
    "a language that is none": _set("locale", b"x"),
    "a face that is none": _set("face", b"x"),
    "options that are none": _set("options", "many"),
    "options as a list": _set("options", "[3]"),
    "a fraction of a deal": _set("options", '{"deals": 1.5}'),
    "a number that is true": _set("options", '{"deals": true}'),
    "an option that the game does not have": _set("options", '{"pawns": 8}'),
    "an option that the game was not begun with": _set("options", '{"deals": 2}'),
    "a host who is none": _set("host_id", "x"),
    "a host who sits elsewhere": _set("host_id", 999),
    "no deal begun": _set("deals", 0),
    "deals that are none": _set("deals", "x"),
    "a seat that is none ran out of time": _set("late", '{"9": 3}'),
    "a seat below zero ran out of time": _set("late", '{"-1": 3}'),
    "nobody ran out of time": _set("late", "x"),
    "a list of who ran out of time": _set("late", "[0]"),
    "who ran out of time before all time": _set("late", '{"0": 0}'),
    "who will run out of time": _set("late", '{"0": 99}'),
    "who ran out of time at no revision": _set("late", '{"0": true}'),
    "no seed": _set("seed", None),
    "an empty seed": _set("seed", ""),
    "a short seed": _set("seed", "ab"),
    "a seed with spaces": _set("seed", "01 " * 32),
    "a seed of bytes": _set("seed", b"\x01" * 32),
    "a question asked before the first change": _set("decisions", '{"0": -5, "1": 3, "2": 3}'),
    "a question asked in the future": _set("decisions", '{"0": 99, "1": 3, "2": 3}'),
    "a question asked at no time": _set("decisions", '{"0": 3.0, "1": 3, "2": 3}'),
    "it waits for a computer that does not sit there": _set("waits", "computer"),
    "it waits for a deal that is not due": _set("waits", "deal"),
    "it waits for nothing": _set("waits", "nothing"),
    "a board that is none": _set("board_message_id", "x"),
    "half a board": _set("board_message_id", 5),
    "a board's time without a board": _set("board_posted_at", 5),
    "a board's deal that is none": _set("board_deal", "x"),
    "a game that is over and goes on": _snapshot(
        lambda document: document["state"].update(deals_left=0, bids=[1, 2, 3])
    ),
    "a state that makes no sense": _snapshot(lambda document: document["state"].update(players=9)),
    "the last seat is missing": _seat("DELETE FROM seats WHERE table_id = 2 AND seat = 2"),
    "a seat in the middle is missing": _seat("DELETE FROM seats WHERE table_id = 2 AND seat = 1"),
    "all seats are missing": _seat("DELETE FROM seats WHERE table_id = 2"),
    "a seat too many": _seat("INSERT INTO seats VALUES (2, 3, NULL, '1', 'greedy', NULL, 0, NULL, NULL)"),
    "a seat that is none": _seat("UPDATE seats SET seat = 'x' WHERE table_id = 2 AND seat = 2"),
    "somebody who is nobody": _seat("UPDATE seats SET user_id = 'x' WHERE table_id = 2 AND seat = 2"),
    "somebody without a name": _seat("UPDATE seats SET name = x'00' WHERE table_id = 2 AND seat = 2"),
    "a deal that is not on record": _seat("DELETE FROM deals WHERE table_id = 2"),
    "a deal too many on record": _seat("INSERT INTO deals VALUES (2, 1, '')"),
    "a deal on record that comes later": _seat("UPDATE deals SET revision = 99 WHERE table_id = 2"),
    "a move on record that comes later": _seat("INSERT INTO moves VALUES (2, 4, 0, 'bid:1', 0)"),
    "somebody on two seats": _seat("UPDATE seats SET user_id = 101 WHERE table_id = 2 AND seat = 2"),
    "everything": lambda database: database.execute(
        "UPDATE tables SET guild_id = 'x', locale = x'00', game = x'00', host_id = 'x', revision = 'x',"
        " decisions = x'00', deals = 'x', seed = x'00', board_message_id = x'00', board_deal = 'x',"
        " board_posted_at = 'x', snapshot = x'00', late = 'x', changed = 'x' WHERE id = 2"
    ),
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
async def test_a_table_that_cannot_be_read_is_set_aside_alone(
    house: House, damage: Damage, caplog: pytest.LogCaptureFixture
) -> None:
    """It ends as unreadable, once, with everything left as it was stored; its neighbours go on."""
    before = await house.game(ANNA, BEN, CARLA, channel=1)
    broken = await house.game(ANNA, BEN, CARLA, channel=2)
    after = await house.game(ANNA, BEN, CARLA, channel=3)
    await house.store.close()
    with sqlite3.connect(house.path) as database:
        damage(database)
    kept = _stored(database)
    database.close()
    house.told.clear()
    await house.open()
    table = await house.tables.get(broken.id)
    assert (table.stage, table.ended, table.channel_id) == (Stage.ENDED, EndReason.UNREADABLE, 2)
    assert [told.id for told in house.told] == [broken.id]
    assert await house.tables.at(2) is None
    assert await house.tables.get(before.id) == before
    assert await house.tables.act(after.id, ANNA.user_id, after.revision, "bid:1")
    await house.restart()
    assert (await house.tables.get(broken.id)).ended is EndReason.UNREADABLE
    with pytest.raises(Refused, match=Refusal.ENDED):
        await house.tables.act(broken.id, ANNA.user_id, broken.revision, "bid:1")
    assert caplog.text.count("cannot be read") == 1
    database = sqlite3.connect(house.path)
    assert _stored(database) == kept
    database.close()


def _stored(database: sqlite3.Connection) -> object:
    return database.execute("SELECT snapshot, decisions, seed FROM tables WHERE id = 2").fetchone()


def _in_the_round(change: Callable[[dict[str, Any]], object]) -> Damage:
    """Damage the state of a game of Unsortiert."""
    return _snapshot(lambda document: change(document["state"]))


@pytest.mark.parametrize(
    "damage",
    [
        _set("options", '{"chips": 9}'),
        _seat("INSERT INTO seats VALUES (2, 5, NULL, '1', 'greedy', NULL, 0, NULL, NULL)"),
        _in_the_round(lambda state: state["hands"].pop()),
        _in_the_round(lambda state: state["hands"].clear()),
        _in_the_round(lambda state: state["round"].update(order=[9, 1, 2])),
        _in_the_round(lambda state: state["round"].update(order=[])),
    ],
    ids=["chips", "six seats", "a hand", "all hands", "a seat in the round", "the whole round"],
)
async def test_a_state_that_its_game_can_make_nothing_of_is_set_aside(
    house: House, damage: Damage, caplog: pytest.LogCaptureFixture
) -> None:
    """Each part of it is of the right type, and whatever the game raises is no crash."""
    await house.lobby(ANNA, channel=1)
    table = await house.game(ANNA, BEN, CARLA, channel=2, game="unsortiert")
    with closing(sqlite3.connect(house.path)) as database, database:
        damage(database)
    await house.restart()
    assert (await house.tables.get(table.id)).ended is EndReason.UNREADABLE
    assert caplog.text.count("cannot be read") == 1


@pytest.mark.parametrize(("message_id", "legible"), [(5, True), ("x", False), (b"x", False), (-1, False)])
async def test_the_notice_reaches_the_board_if_that_is_legible(
    house: House, message_id: object, *, legible: bool
) -> None:
    """Whatever became of the rest of it."""
    table = await house.game(ANNA, BEN, CARLA)
    await house.tables.set_board(table.id, Board(4, 1, house.time()))
    with closing(sqlite3.connect(house.path)) as database, database:
        database.execute("UPDATE tables SET board_message_id = ?, board_posted_at = 'x'", (message_id,))
    await house.restart()
    board = (await house.tables.get(table.id)).board
    assert (board is not None and board.message_id == message_id) is legible


async def test_a_damaged_table_that_has_ended_is_not_ended_again(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody is told, nothing is logged, and it stays what it is: over."""
    table = await house.game(ANNA, BEN, CARLA)
    await house.end(table.id, ANNA, moderator=False)
    with closing(sqlite3.connect(house.path)) as database, database:
        database.execute("UPDATE tables SET snapshot = '{'")
    await house.restart()
    house.told.clear()
    assert (await house.tables.get(table.id)).ended is EndReason.UNREADABLE
    assert (house.told, caplog.text) == ([], "")


async def test_a_game_that_is_no_longer_on_offer_ends_politely(house: House) -> None:
    """A table of it is set aside when touched; ended ones can still be looked at."""
    running = await house.game(ANNA, BEN, CARLA, channel=1)
    ended = await house.game(ANNA, BEN, CARLA, channel=2)
    await house.end(ended.id, ANNA, moderator=False)
    await house.restart(GAMES)
    assert "bids" in ALL_GAMES
    assert (await house.tables.get(running.id)).ended is EndReason.UNREADABLE
    assert (await house.tables.get(ended.id)).stage is Stage.ENDED
