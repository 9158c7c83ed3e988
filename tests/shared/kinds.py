"""Tables of every kind that there can be; knows no test.

What takes hours comes first, so that the time of no other table is over when all are there.
"""

import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from contextlib import closing
from random import Random
from typing import Any, TypeAlias

from house import ANNA, BEN, CARLA, DAN, EVA, House

from bot.choices import Pace
from bot.moderating import By
from bot.notes import Reminded
from bot.table import Board, EndReason, Person, Stage, Table, Waits
from engine.registry import GAMES

GAME = "unsortiert"
STRANGE = Person(2**62 + 7, "Żółć *_* אבג 😀")

Condition: TypeAlias = Callable[[Table], bool]
Kind: TypeAlias = Callable[[House, int], Awaitable[Table]]
"""Leaves a table of some kind in a channel."""


def _lobby(*people: Person, computers: int = 0, board: bool = False, **choices: Any) -> Kind:
    async def left(house: House, channel: int) -> Table:
        table = await house.lobby(*people, channel=channel, computers=computers, game=GAME, **choices)
        return await _with_board(house, table) if board else table

    return left


def _game(until: Condition, *people: Person, computers: int = 0, board: bool = False, **choices: Any) -> Kind:
    """A game at the first moment like that; where one ends before it, another one is begun."""

    async def left(house: House, channel: int) -> Table:
        chance, choices_ = Random(channel), {"chips": 1, **choices}  # noqa: S311 - no secret
        while True:
            table = await house.game(*people, channel=channel, computers=computers, game=GAME, **choices_)
            while not until(table) and table.stage is Stage.PLAYING:
                table = await house.play_on(table, chance.choice)
            if until(table):
                return await _with_board(house, table) if board else table

    return left


async def _all_choose(house: House, channel: int) -> Table:
    """A game in which everybody is asked at the same time."""
    return await house.game(ANNA, BEN, CARLA, DAN, channel=channel, game="shithead", pace=Pace.MINUTE)


async def _with_board(house: House, table: Table) -> Table:
    return await house.tables.set_board(table.id, Board(10**18 + table.id, table.deals, house.time()))


def _then(kind: Kind, *steps: Callable[[House, Table], Awaitable[object]]) -> Kind:
    """That kind of table, to which something is done."""

    async def left(house: House, channel: int) -> Table:
        table = await kind(house, channel)
        for step in steps:
            await step(house, await house.tables.get(table.id))
        return await house.tables.get(table.id)

    return left


async def _asked_leaves(house: House, table: Table) -> None:
    """Whoever is to move gets up."""
    [seat] = table.decisions
    await house.tables.leave(table.id, table.seats[seat].user_id or 0)


async def _host_leaves(house: House, table: Table) -> None:
    await house.tables.leave(table.id, table.host_id)


async def _time_runs_out(house: House, table: Table) -> None:
    """For whoever is to move."""
    house.time.instant = table.deadline or house.time()
    [(seat, decision)] = table.decisions.items()
    move = str(GAMES[GAME].legal_moves(table.state, seat)[0])
    await house.tables.act_for(table.id, seat, decision, move, timed_out=True)


async def _time_runs_out_for_most(house: House, table: Table) -> None:
    """For all but the last of those who choose at the same time."""
    house.time.instant = table.deadline or house.time()
    for seat in table.asked[:-1]:
        move = str(GAMES[table.game].legal_moves(table.state, seat)[0])
        await house.tables.act_for(table.id, seat, table.decisions[seat], move, timed_out=True)


async def _hours_pass(house: House, table: Table) -> None:
    house.time.pass_by(hours=2)
    await house.tables.remind(table.id)


async def _message_reminds(house: House, table: Table) -> None:
    await house.tables.set_reminded(table.id, Reminded(10**17 + table.id, table.reminding or ""))


async def _somebody_votes(house: House, table: Table) -> None:
    present = [table.seats[seat].user_id or 0 for seat in table.present if seat not in table.asked]
    await house.tables.vote(table.id, next(user_id for user_id in present if user_id not in table.votes))


async def _host_kicks(house: House, table: Table) -> None:
    seat = next(seat for seat in table.people if table.seats[seat].user_id != table.host_id)
    host = next(person for person in (ANNA, BEN, CARLA) if person.user_id == table.host_id)
    await house.tables.moderators.kick(table.id, By(host, moderator=False), seat)


async def _somebody_wishes(house: House, table: Table) -> None:
    seat = next(seat for seat, holder in enumerate(table.seats) if holder.user_id is None)
    await house.tables.wish(table.id, EVA, seat)


def _ends(reason: EndReason, *, forget_board: bool = False) -> Callable[[House, Table], Awaitable[object]]:
    async def step(house: House, table: Table) -> None:
        if table.stage is not Stage.ENDED:
            await house.tables.close(table.id, reason)
        if forget_board:
            await house.tables.set_board(table.id, None)

    return step


async def _is_set_aside(house: House, table: Table) -> None:
    await house.store.close()
    with closing(sqlite3.connect(house.path)) as database, database:
        database.execute("UPDATE tables SET snapshot = substr(snapshot, 2) WHERE id = ?", (table.id,))
    await house.open(GAMES)


def _after(revision: int) -> Condition:
    return lambda table: table.revision >= revision and table.waits is Waits.PEOPLE


def _waits(waits: Waits, deals: int = 1) -> Condition:
    return lambda table: table.waits is waits and table.deals >= deals


def _drawing(waits: Waits = Waits.PEOPLE) -> Condition:
    """While a drawn card is to be placed."""
    return lambda table: table.waits is waits and table.state.drawing is not None


def _over(table: Table) -> bool:
    return table.stage is Stage.ENDED


_THREE = (ANNA, BEN, CARLA)

KINDS: Mapping[str, Kind] = {
    "reminded": _then(_game(_after(9), *_THREE), _hours_pass, _message_reminds),
    "a vote": _then(_game(_after(9), *_THREE, DAN, EVA), _hours_pass, _somebody_votes),
    "voted away": _then(_game(_after(9), *_THREE), _hours_pass, _somebody_votes, _somebody_votes),
    "the time ran out": _then(_game(_after(9), *_THREE, pace=Pace.MINUTE), _time_runs_out),
    "the time ran out for several": _then(_all_choose, _time_runs_out_for_most),
    "a lobby": _lobby(ANNA),
    "a lobby with a board": _lobby(STRANGE, BEN, computers=1, board=True, pace=Pace.DAY, chips=5),
    "a full lobby": _lobby(*_THREE, computers=2),
    "a lobby whose host has left": _then(_lobby(DAN, EVA), _host_leaves),
    **{f"a person's move, {pace.value}": _game(_after(9), *_THREE, pace=pace) for pace in Pace},
    "a first move": _game(_after(1), *_THREE, DAN, EVA, pace=Pace.FIVE_MINUTES, chips=2),
    "a computer's move": _game(_waits(Waits.COMPUTER), ANNA, BEN, computers=2, pace=Pace.MINUTE),
    "one person among computers": _game(_after(30), STRANGE, computers=4),
    "the next deal": _game(_waits(Waits.DEAL), *_THREE, chips=2),
    "a later deal": _game(_waits(Waits.DEAL, deals=2), *_THREE, DAN, pace=Pace.DAY, chips=2),
    "a person places a drawn card": _game(_drawing(), *_THREE, pace=Pace.FIVE_MINUTES),
    "a computer places a drawn card": _game(_drawing(Waits.COMPUTER), ANNA, computers=3),
    "a leaver is to move": _then(_game(_after(9), *_THREE, pace=Pace.MINUTE), _asked_leaves),
    "a leaver is to place a drawn card": _then(_game(_drawing(), *_THREE), _asked_leaves),
    "the host has left": _then(_game(_after(9), *_THREE, DAN), _host_leaves),
    "kicked": _then(_game(_after(9), *_THREE), _host_kicks),
    "a wish": _then(_game(_after(9), ANNA, BEN, computers=1), _somebody_wishes),
    "a board": _game(_after(1), *_THREE, pace=Pace.DAY, board=True),
    "played to its end": _then(_game(_over, *_THREE), _ends(EndReason.FINISHED, forget_board=True)),
    "played to its end, not shown yet": _game(_over, *_THREE, pace=Pace.MINUTE, board=True),
    "ended before a deal": _then(
        _game(_waits(Waits.DEAL), *_THREE, board=True, chips=2), _ends(EndReason.STOPPED)
    ),
    "ended while a drawn card was placed": _then(_game(_drawing(), *_THREE), _ends(EndReason.EXPIRED)),
    "an ended lobby": _then(_lobby(ANNA), _ends(EndReason.CANCELLED)),
    "a lobby lost": _then(_lobby(ANNA, board=True), _ends(EndReason.LOST)),
    "left by all": _then(_game(_after(5), *_THREE), _ends(EndReason.DESERTED)),
    "set aside": _then(_game(_after(5), *_THREE, board=True), _is_set_aside),
}
"""The tables by what is special about them."""
