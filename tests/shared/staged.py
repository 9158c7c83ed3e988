"""Games in the playground's channel at moments that are worth looking at; knows no page and no test.

Alex, Kim, Noa and a computer player sit there. All play greedily, with the first seed that brings the moment
about, so that everybody always finds the same cards.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from enum import StrEnum
from itertools import count
from pathlib import Path
from random import Random
from typing import TypeAlias

import discord
from simcord import Env

from bot.choices import Choices
from bot.playground.world import OTHERS, create
from bot.store import Store
from bot.table import Person, Table, Waits
from bot.tables import Tables
from bot.texts import texts
from engine.registry import GAMES
from engine.shuffle import shuffled
from engine.unsortiert.moves import Play, Take
from engine.unsortiert.state import State
from engine.unsortiert.view import Phase, View

KEY = "unsortiert"
GAME = GAMES[KEY]
ALEX, KIM, NOA, COMPUTER = range(4)
CHIPS = 2
"""What everybody begins with, so that a game has a handful of deals."""


class Moment(StrEnum):
    """What has just come about."""

    LOBBY = "lobby"
    """Alex, Kim and Noa sit there, and the game could start."""
    TURN = "turn"
    """Alex is to play in mid-game, with a joker that can be several things and a reserve card of some use."""
    DRAWING = "drawing"
    """Alex has won a round with a draw card and is to place what was drawn."""
    LAST_OF_DEAL = "last-of-deal"
    """The computer player is about to end a deal."""
    LAST_OF_ALL = "last-of-all"
    """The computer player is about to end a game that Alex wins."""


Wanted: TypeAlias = Callable[[State], bool]


def stage(path: Path, language: str, moment: Moment) -> None:
    """Leave a database for `unsortiert play` with a table at this moment; ``path`` must be free."""
    with ThreadPoolExecutor(1) as beside:  # a thread with Playwright in it has a loop already
        beside.submit(asyncio.run, _stage(path, language, moment)).result()


async def _stage(path: Path, language: str, moment: Moment) -> None:
    seed, moves = (b"", ()) if moment is Moment.LOBBY else _way_to(_WANTED[moment])
    store = await Store.open(str(path))
    tables = Tables(store, GAMES, entropy=lambda: seed)
    table = await _lobby(tables, language)
    if moves:
        await tables.add_computer(table.id, table.host_id)
        table = await tables.start(table.id, table.host_id)
    for move in moves:
        table = await _made(tables, table, move)
    await tables.beat()
    await store.close()


async def _lobby(tables: Tables, language: str) -> Table:
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
        game=KEY,
        choices=Choices({"chips": CHIPS}),
    )
    for person in others:
        table = await tables.sit(table.id, person)
    return table


async def _made(tables: Tables, table: Table, move: str) -> Table:
    """The table after one more move, and the deal that it may wait for."""
    if table.waits is Waits.DEAL:
        table = await tables.deal(table.id, table.revision)
    [(seat, decision)] = table.decisions.items()
    user_id = table.seats[seat].user_id
    if user_id is None:
        return await tables.act_for(table.id, seat, decision, move)
    return await tables.act(table.id, user_id, decision, move)


def _way_to(wanted: Wanted) -> tuple[bytes, tuple[str, ...]]:
    """The first seed with which the moment comes, and the moves that lead there."""
    for number in count():
        seed, moves = number.to_bytes(32, "big"), list[str]()
        for state, move in _game(seed):
            if wanted(state):
                return seed, tuple(moves)
            moves.append(move)
    raise AssertionError("there is no end of numbers")


def _game(seed: bytes) -> Iterator[tuple[State, str]]:
    """Each state of a game in which somebody is to act, with the move that follows."""
    state: State = GAME.start(GAME.options(COMPUTER + 1, {"chips": CHIPS}))
    for deal in count():
        deck = GAME.deck(state)
        if deck is None:
            return
        state, _ = GAME.deal(state, shuffled(deck, seed, deal))
        while GAME.deck(state) is None and (to_act := GAME.to_act(state)):
            move = _greedy(state)
            yield state, str(move)
            state, _ = GAME.apply(state, to_act[0], move)


def _greedy(state: State) -> object:
    [seat] = GAME.to_act(state)
    return GAME.players["greedy"](GAME.view(state, seat), Random(0))  # noqa: S311 - it leaves nothing to chance


def _turn(state: State) -> bool:
    view: View = GAME.view(state, ALEX)
    plays = [move for move in view.legal if isinstance(move, Play)]
    groups = Counter((play.start, play.length) for play in plays)
    return (
        view.deal > 1
        and len(view.acts) > 1
        and any(isinstance(move, Take) for move in view.legal)
        and 4 <= len(groups) <= 9
        and any(readings > 1 and length > 1 for (_, length), readings in groups.items())
    )


def _drawing(state: State) -> bool:
    view: View = GAME.view(state, ALEX)
    return view.phase is Phase.INSERT and view.turn == ALEX and len(view.hand) >= 4


def _ends_deal(state: State) -> bool:
    after = _after_computer(state)
    return after is not None and not after.losers and after.result is not None and after.phase is Phase.DEAL


def _ends_game(state: State) -> bool:
    after = _after_computer(state)
    return after is not None and bool(after.losers) and ALEX not in after.losers and after.deal > 3


def _after_computer(state: State) -> View | None:
    """What everybody sees after the computer player's move; None while it is somebody else's turn."""
    if GAME.to_act(state) != (COMPUTER,):
        return None
    view: View = GAME.view(GAME.apply(state, COMPUTER, _greedy(state))[0], None)
    return view


_WANTED: Mapping[Moment, Wanted] = {
    Moment.TURN: _turn,
    Moment.DRAWING: _drawing,
    Moment.LAST_OF_DEAL: _ends_deal,
    Moment.LAST_OF_ALL: _ends_game,
}
