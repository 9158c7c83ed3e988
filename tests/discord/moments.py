"""Tables at moments that come rarely, on purpose; knows no command."""

from collections.abc import Sequence
from typing import Any

import pytest
from evening import play_on, playing, seated
from whole_games import to_its_end
from world import Somebody, World

from bot.table import Table, Waits
from engine.registry import GAMES
from engine.unsortiert.view import Phase

NAMES = ("Anna", "Ben", "Cleo")


def phase_of(table: Table) -> Phase:
    """What a deal of Unsortiert waits for."""
    phase: Phase = GAMES[table.game].view(table.state, None).phase
    return phase


async def until_insert(world: World, people: Sequence[Somebody]) -> Table:
    """Play on until somebody has drawn a card and has to say where it goes."""
    await play_on(world, people, until=lambda table: phase_of(table) is Phase.INSERT)
    return await world.table()


async def until_over(world: World) -> Table:
    """Have everybody make the first best move until the game is over and that is shown.

    Computers move in the same way, and not by themselves any more.
    """
    await world.stop_computers()
    table = await to_its_end(world.bot.parts.tables, await world.table())
    await world.bot.parts.boards.written(table.id)
    return table


async def until_between_deals(world: World, people: Sequence[Somebody]) -> Table:
    """Play on until a deal has ended; the bot does not deal the next one by itself any more."""
    await world.stop_computers()
    await play_on(world, people, until=lambda table: table.waits is Waits.DEAL)
    return await world.table()


async def until_rest(world: World) -> Table:
    """Let time pass until everybody has missed so many turns that nobody is waited for; a minute a move."""
    while not (table := await world.table()).rests:
        await world.env.advance_time(60)
    return table


async def at(moment: str, world: World, patch: pytest.MonkeyPatch) -> list[Somebody]:
    """Three people at a table that is just then at the moment of this name."""
    if moment == "lobby":
        return await seated(world, *NAMES)
    people = await playing(world, *NAMES, **({"pace": "minute"} if moment == "rest" else {}))
    await _MOMENTS[moment](world, people, patch)
    return people


async def _as_it_is(_world: World, _people: Sequence[Somebody], _patch: pytest.MonkeyPatch) -> None:
    pass


async def _insert(world: World, people: Sequence[Somebody], _patch: pytest.MonkeyPatch) -> None:
    await until_insert(world, people)


async def _between(world: World, people: Sequence[Somebody], _patch: pytest.MonkeyPatch) -> None:
    await until_between_deals(world, people)


async def _rest(world: World, _people: Sequence[Somebody], _patch: pytest.MonkeyPatch) -> None:
    await until_rest(world)


async def _board_gone(world: World, _people: Sequence[Somebody], _patch: pytest.MonkeyPatch) -> None:
    world.env.backend.delete_message(world.channel.id, world.board().id)


async def _channel_gone(world: World, _people: Sequence[Somebody], patch: pytest.MonkeyPatch) -> None:
    """Its channel goes, and the bot does not hear of it."""
    with patch.context() as unheard:
        unheard.setattr(world.env.backend, "emit", lambda *_: None)
        world.env.backend.delete_channel(world.channel.id)


_MOMENTS: dict[str, Any] = {
    "game": _as_it_is,
    "insert": _insert,
    "between deals": _between,
    "rest": _rest,
    "board gone": _board_gone,
    "channel gone": _channel_gone,
}

EVERY = ("lobby", *_MOMENTS)
"""All of them, by name."""
