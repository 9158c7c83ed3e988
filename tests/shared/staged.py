"""Games in the playground's channel at moments that are worth looking at; knows no page and no test.

All play greedily, with the first seed that brings the moment about, so that everybody always finds the same
cards.
"""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

import discord
from sights import SEATS, SIGHTS, Moment, Sight, greedy
from simcord import Env

from bot.choices import Choices
from bot.playground.world import OTHERS, create
from bot.store import Store
from bot.table import Person, Table, Waits
from bot.tables import Tables
from bot.texts import texts
from engine.game import Seat
from engine.registry import GAMES
from engine.shuffle import shuffled

Step: TypeAlias = tuple[Seat, str]
"""A seat and its move."""


def stage(path: Path, language: str, moment: Moment) -> None:
    """Leave a database for `unsortiert play` with a table at this moment; ``path`` must be free."""
    with ThreadPoolExecutor(1) as beside:  # a thread with Playwright in it has a loop already
        beside.submit(asyncio.run, _stage(path, language, moment)).result()


async def _stage(path: Path, language: str, moment: Moment) -> None:
    seed, steps = way_to(moment)
    store = await Store.open(str(path))
    tables = Tables(store, GAMES, entropy=lambda: seed)
    table = await _lobby(tables, language, SIGHTS[moment])
    if steps:
        await tables.add_computer(table.id, table.host_id)
        table = await tables.start(table.id, table.host_id)
    for seat, move in steps:
        table = await _made(tables, table, seat, move)
    await tables.beat()
    await store.close()


async def _lobby(tables: Tables, language: str, sight: Sight) -> Table:
    say = texts(language)
    world = create(Env(discord.Client(intents=discord.Intents(guilds=True))), say, language)
    names = (say("playground-you"), *OTHERS)
    assert world.channel.guild is not None
    alex, *others = (Person(one.id, name) for one, name in zip(world.people, names, strict=True))
    table = await tables.open(
        guild_id=world.channel.guild.id,
        channel_id=world.channel.id,
        locale=language,
        host=alex,
        game=sight.game,
        choices=Choices(sight.options),
    )
    for person in others:
        table = await tables.sit(table.id, person)
    return table


async def _made(tables: Tables, table: Table, seat: Seat, move: str) -> Table:
    """The table after one more move, and the deal that it may wait for."""
    if table.waits is Waits.DEAL:
        table = await tables.deal(table.id, table.revision)
    decision, user_id = table.decisions[seat], table.seats[seat].user_id
    if user_id is None:
        return await tables.act_for(table.id, seat, decision, move)
    return await tables.act(table.id, user_id, decision, move)


@cache
def way_to(moment: Moment) -> tuple[bytes, tuple[Step, ...]]:
    """The first seed with which the moment comes, and the moves that lead there; none to the lobby."""
    sight = SIGHTS[moment]
    if sight.wanted is None:
        return b"", ()
    for number in count():
        seed, steps = number.to_bytes(32, "big"), list[Step]()
        for state, step in _game(sight, seed):
            if sight.wanted(state):
                return seed, tuple(steps)
            steps.append(step)
    raise AssertionError("there is no end of numbers")


def _game(sight: Sight, seed: bytes) -> Iterator[tuple[Any, Step]]:
    """Each state of a game in which somebody is to act, with the move that follows."""
    game = GAMES[sight.game]
    state = game.start(game.options(len(SEATS), sight.options))
    for deal in count():
        deck = game.deck(state)
        if deck is None:
            return
        state, _ = game.deal(state, shuffled(deck, seed, deal))
        while game.deck(state) is None and game.to_act(state):
            seat, move = greedy(sight.game, state)
            yield state, (seat, str(move))
            state, _ = game.apply(state, seat, move)
