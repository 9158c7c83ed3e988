"""What is stored of absence, claims, votes, reminders and notes fits together, or the table is set aside."""

import sqlite3
from contextlib import closing
from datetime import timedelta

import pytest
from house import ANNA, BEN, CARLA, DAN, EVA, FRED, House

from bot.moderating import By
from bot.notes import Happening, Reminded
from bot.table import EndReason, Table


def _note(what: str = "kicked", at: str = "2025-03-30T00:30:00Z", more: str = "") -> str:
    """Notes as they are stored."""
    rest = '"by":"","whom":"","moderator":false,"to":"","computer":false'
    return f'[{{"what":"{what}","at":"{at}",{rest}{more}}}]'


async def _table(house: House) -> Table:
    """Anna is waited for, Ben has left seat 2, Dan asks for seat 1, Carla has voted, Eva is there."""
    table = await house.game(ANNA, BEN, CARLA, EVA, computers=1, game="unsortiert")
    await house.tables.leave(table.id, BEN.user_id)
    await house.tables.wish(table.id, DAN, 1)
    await house.tables.set_reminded(table.id, Reminded(5, "half:0-3"))
    house.time.pass_by(hours=1)
    return await house.tables.vote(table.id, CARLA.user_id)


COLUMNS: dict[str, tuple[str, object, str]] = {
    "a parent that is none": ("parent_id", "x", "parent_id"),
    "a parent below zero": ("parent_id", -1, "parent_id"),
    "a wait since no time": ("since", None, "since"),
    "a wait since what is no time": ("since", "x", "since"),
    "a reminder's time that is none": ("remind_at", "x", "remind_at"),
    "a reminder that is none": ("reminder", "godot", "reminder"),
    "due at no time": ("due", None, "another time"),
    "due at another time": ("due", 5, "another time"),
    "due at what is no time": ("due", b"x", "due"),
    "reminded at another time": ("remind_at", 5, "another time"),
    "votes that are no JSON": ("votes", "x", "votes"),
    "votes that are an object": ("votes", "{}", "votes"),
    "a vote that is nobody's": ("votes", '["102"]', "votes"),
    "a fraction of a vote": ("votes", "[102.5]", "votes"),
    "a stranger's vote": ("votes", "[999]", "no vote"),
    "the vote of who is waited for": ("votes", "[100]", "no vote"),
    "the vote of who has left": ("votes", "[101]", "no vote"),
    "notes that are no JSON": ("notes", "x", "notes"),
    "notes of bytes": ("notes", b"[]", "notes"),
    "notes that are an object": ("notes", "{}", "notes"),
    "a note of something unknown": ("notes", _note("eaten"), "notes"),
    "a note with a field too many": ("notes", _note(more=',"more":1'), "notes"),
    "a note with a field too few": ("notes", _note().replace('"by":"",', ""), "notes"),
    "a note at no time": ("notes", _note(at="yesterday"), "notes"),
    "a note in no time zone": ("notes", _note(at="2025-03-30T00:30:00"), "notes"),
    "half a reminding message": (
        "reminded_message_id",
        None,
        "its reminder has no message, or is about nothing",
    ),
    "a reminding message about nothing": (
        "reminded_about",
        None,
        "its reminder has no message, or is about nothing",
    ),
    "a reminding message that is none": ("reminded_message_id", "x", "reminded_message_id"),
    "a reminding message about bytes": ("reminded_about", b"x", "reminded_about"),
}

SEATS: dict[str, tuple[str, str]] = {
    "a turn missed by a text": ("missed = 'x' WHERE seat = 0", "missed"),
    "less than no turn missed": ("missed = -1 WHERE seat = 0", "missed"),
    "a turn missed by a computer": ("missed = 1 WHERE seat = 1", "computer player is away"),
    "a turn missed by who has left": ("missed = 3 WHERE seat = 2", "computer player is away"),
    "a wish for a seat that is held": ("wish_id = 9, wish_name = 'x' WHERE seat = 0", "held"),
    "a seat that is held and kept": ("former_id = 9 WHERE seat = 0", "held"),
    "half a wish": ("wish_name = NULL WHERE seat = 1", "a request for a seat has no name, or is nobody's"),
    "the other half of a wish": (
        "wish_id = NULL WHERE seat = 1",
        "a request for a seat has no name, or is nobody's",
    ),
    "a wish of what is nobody": ("wish_id = 'x' WHERE seat = 1", "wish_id"),
    "a wish in no name": ("wish_name = x'00' WHERE seat = 1", "wish_name"),
    "a wish of who sits there": ("wish_id = 102 WHERE seat = 1", "more than one seat"),
    "two wishes of one person": ("wish_id = 103, wish_name = 'Dan' WHERE seat = 2", "more than one seat"),
    "a seat kept for who sits there": ("former_id = 102 WHERE seat = 2", "more than one seat"),
    "two seats kept for one person": ("former_id = 101 WHERE seat = 1", "more than one seat"),
}

DAMAGE: dict[str, tuple[str, tuple[object, ...], str]] = {
    **{name: (f"tables SET {column} = ?", (value,), why) for name, (column, value, why) in COLUMNS.items()},
    **{name: (f"seats SET {change}", (), why) for name, (change, why) in SEATS.items()},
}


@pytest.mark.parametrize(("change", "values", "why"), DAMAGE.values(), ids=DAMAGE.keys())
async def test_a_table_that_contradicts_itself_is_set_aside_for_that_reason(
    house: House, change: str, values: tuple[object, ...], why: str, caplog: pytest.LogCaptureFixture
) -> None:
    """And for no other one; it is no game to go on with, and it reminds nobody any more."""
    table = await _table(house)
    with closing(sqlite3.connect(house.path)) as database, database:
        database.execute(f"UPDATE {change}", values)
    await house.restart()
    after = await house.tables.get(table.id)
    assert (after.ended, after.reminding) == (EndReason.UNREADABLE, None)
    assert why in caplog.text


async def test_without_damage_the_table_is_what_it_was(house: House) -> None:
    """So that each of the above is set aside for its damage alone; the message that reminds is found."""
    table = await _table(house)
    await house.restart()
    assert await house.tables.get(table.id) == table
    assert (table.votes, table.reminding is not None) == (frozenset({CARLA.user_id}), True)
    assert await house.tables.reminding() == [table.id]


async def test_the_message_that_reminds_of_a_table_set_aside_can_be_taken_away(house: House) -> None:
    """It is known as long as it is there."""
    table = await _table(house)
    with closing(sqlite3.connect(house.path)) as database, database:
        database.execute("UPDATE tables SET snapshot = '{'")
    await house.restart()
    aside = await house.tables.get(table.id)
    assert aside.reminded is not None
    assert aside.reminded.message_id == 5
    assert await house.tables.reminding() == [table.id]
    await house.tables.set_reminded(table.id, None)
    await house.restart()
    assert await house.tables.reminding() == []
    assert (await house.tables.get(table.id)).reminded is None


LOBBY = {
    "away from a lobby": "UPDATE seats SET missed = 1 WHERE seat = 0",
    "a seat of a lobby that was left": "UPDATE seats SET former_id = 9 WHERE seat = 1",
    "a wish in a lobby": "UPDATE seats SET wish_id = 9, wish_name = 'x' WHERE seat = 1",
    "a lobby that reminds": "UPDATE tables SET reminder = 'half'",
    "a lobby that will remind": "UPDATE tables SET remind_at = due",
    "a lobby that has been waited for": "UPDATE tables SET since = due",
    "a lobby that votes": "UPDATE tables SET votes = '[100]'",
}


@pytest.mark.parametrize("change", LOBBY.values(), ids=LOBBY.keys())
async def test_a_lobby_with_what_belongs_to_a_game_is_set_aside(house: House, change: str) -> None:
    """There is no turn in it to miss or to remind of."""
    table = await house.lobby(ANNA, computers=1)
    with closing(sqlite3.connect(house.path)) as database, database:
        database.execute(change)
    await house.restart()
    assert (await house.tables.get(table.id)).ended is EndReason.UNREADABLE


@pytest.mark.parametrize("since", ["yesterday", b"\x00"])
async def test_a_removal_at_no_time_costs_no_table(house: House, since: object) -> None:
    """Its server counts as left, however long ago, until the bot is back; and that changes no deadline."""
    table = await house.game(ANNA, BEN, CARLA)
    assert table.expires is not None
    await house.tables.beat()
    await house.tables.guilds.left(table.guild_id)
    with closing(sqlite3.connect(house.path)) as database, database:
        database.execute("UPDATE absences SET since = ?", (since,))
    house.time.pass_by(days=3)
    await house.restart()
    assert await house.tables.resume() == timedelta(days=3)
    assert (house.tables.guilds.gone(table.guild_id), await house.tables.due()) == (True, [])
    await house.tables.guilds.back(table.guild_id)
    after = await house.tables.get(table.id)
    assert after.expires == table.expires + timedelta(days=3)


async def test_a_table_with_everything_moves_on(house: House) -> None:
    """A removal leaves enough votes behind; all of it is carried through a move and a restart."""
    table = await _table(house)
    table = await house.tables.moderators.kick(table.id, By(FRED, moderator=True), 4)
    assert [note.what for note in table.notes] == [Happening.VOTED, Happening.KICKED]
    assert (table.votes, table.host_id, table.present) == (frozenset(), CARLA.user_id, (3,))
    moved = await house.play_on(table)
    await house.restart()
    assert await house.tables.get(table.id) == moved
    assert (moved.notes, moved.seats[1].wish) == (table.notes, DAN)
