"""People at a table, from sitting down to any point of the game."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from reading import moves_of
from world import Somebody, World

from bot.choices import Choices
from bot.table import Person, Table


async def seated(world: World, *names: str, **choices: Any) -> list[Somebody]:
    """People at a table, the first of them its host; computer players fill it up to three.

    In their server nobody is called when it is their turn, so that the board is the newest message.
    """
    await world.bot.parts.houses.change(world.guild.id, turn_after=None)
    people = [world.somebody(name) for name in names]
    await people[0].slash("unsortiert", computers=max(0, 3 - len(people)), **choices)
    for one in people[1:]:
        await one.press("join")
    return people


async def lobby_unseen(world: World, channel_id: int, *names: str) -> None:
    """A lobby with people who are no members, in any channel; nobody shows it."""
    people = [Person(10**18 + number, name) for number, name in enumerate(names)]
    tables = world.bot.parts.tables
    with pytest.MonkeyPatch.context() as unseen:
        unseen.setattr(world.bot.parts.boards, "show", lambda _: None)
        table = await tables.open(
            guild_id=world.guild.id,
            channel_id=channel_id,
            locale="en-US",
            host=people[0],
            game="unsortiert",
            choices=Choices(),
        )
        for person in people[1:]:
            await tables.sit(table.id, person)


async def playing(world: World, *names: str, **choices: Any) -> list[Somebody]:
    """People in a game that has just begun; the first is to play and looks at their hand."""
    people = await seated(world, *names, **choices)
    await people[0].press("start")
    return people


async def play_on(world: World, people: Sequence[Somebody], until: Callable[[Table], bool]) -> None:
    """Have people make some move whenever it is theirs, until the table is as wished."""
    table = await world.table()
    while not until(table):
        seats = [seat for seat in table.decisions if table.seats[seat].user_id is not None]
        mover = next(one for one in people if one.id == table.seats[seats[0]].user_id)
        await mover.slash("hand")
        await move(mover)
        table = await world.bot.parts.tables.get(table.id)


async def move(somebody: Somebody) -> None:
    """Somebody looks at their hand and makes some move, in as many taps as it takes."""
    what = some_move(somebody)
    while what.startswith(("read:", "spare:")):
        await somebody.tap(what)
        what = some_move(somebody)
    await somebody.tap(what)


def some_move(somebody: Somebody) -> str:
    """One of the moves or steps that somebody's hand offers: a play if there is one."""
    offered = moves_of(somebody.sees())
    return next((what for what in offered if what.startswith("play:")), offered[0])
