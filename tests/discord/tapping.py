"""Somebody who knows no game and taps whatever their hand offers, until a move is made; knows no test."""

from random import Random

from world import Somebody, World

from bot.table import Stage, Table
from engine.game import MalformedMove
from engine.registry import GAMES

MOST_TAPS = 200
"""So many taps lead to a move, however often one changes one's mind."""

_NO_STEPS = ("hint", "hand", "my-hand", "more", "rules", "again")
"""What leads to no move: help, the plain hand, verbs."""


def is_move(game: str, what: str) -> bool:
    """Whether a click makes a move."""
    try:
        GAMES[game].parse_move(what)
    except MalformedMove:
        return False
    return True


def offered(somebody: Somebody) -> list[str]:
    """The moves and steps towards one that somebody's hand offers."""
    return sorted(what for what in somebody.sees().whats if what.partition(":")[0] not in _NO_STEPS)


async def tap_a_move(
    world: World, somebody: Somebody, table: Table, chance: Random, *, look: bool = True
) -> Table:
    """Have somebody look at their hand and make a move, whichever way they find; gives the table after."""
    if look:
        await somebody.slash("hand")
    for _ in range(MOST_TAPS):
        found = offered(somebody)
        what = chance.choice(found)
        await somebody.tap(what)
        if is_move(table.game, what):
            return await world.bot.parts.tables.get(table.id)
    raise AssertionError(f"no move in {MOST_TAPS} taps")


def movers(people: list[Somebody], table: Table) -> list[Somebody]:
    """Those of the people who are to act."""
    asked = {table.seats[seat].user_id for seat in table.asked}
    return [one for one in people if one.id in asked]


async def play_out(world: World, people: list[Somebody], table: Table, chance: Random, most: int) -> Table:
    """Have people tap until the game has ended, or so many moves were made; gives the table then."""
    for _ in range(most):
        if table.stage is Stage.ENDED:
            break
        table = await tap_a_move(world, chance.choice(movers(people, table)), table, chance)
    return table
