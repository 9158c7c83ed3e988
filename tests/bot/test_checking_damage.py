"""What a stored table is said to be where its record does not come to it: what is wrong, and no secret."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from house import ANNA, BEN, CARLA, House
from verdicts import DEALT, FINISHED, LOBBY, MOVED, PLAYING, STOPPED, damaged, wrong

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
