"""Short marks of tables and states, to compare across processes; and a game replayed from its rows."""

import re
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from operator import itemgetter
from typing import Any

from house import ALL_GAMES

from bot.table import Table
from engine.cards import Card

_MOMENT = re.compile(r"datetime\.datetime\((?:[^()]|\([^()]*\))*\)")


def mark(value: object) -> str:
    """A short text that is the same for equal values and, as good as surely, for no others."""
    return sha256(repr(value).encode()).hexdigest()[:16]


def table_mark(table: Table) -> str:
    """The mark of a table but for its public message, and for when something was or will be.

    Deadlines move on by the time for which the bot was down.
    """
    return mark((_MOMENT.sub("then", repr(replace(table, board=None))), table.state))


def states(connection: sqlite3.Connection, table: Table) -> Iterator[tuple[int, Any]]:
    """Each revision at which something was dealt or moved, with the state that the rules make of it then.

    Raises `engine.game.IllegalMove` where what is on record could not happen in a game.
    """
    if table.state is None:
        return
    game = ALL_GAMES[table.game]
    deals = connection.execute("SELECT revision, NULL, cards FROM deals WHERE table_id = ?", (table.id,))
    moves = connection.execute("SELECT revision, seat, move FROM moves WHERE table_id = ?", (table.id,))
    state = game.start(game.options(len(table.seats), table.choices.options))
    for revision, seat, what in sorted([*deals, *moves], key=itemgetter(0)):
        if seat is None:
            state, _ = game.deal(state, tuple(map(Card, what.split())))
        else:
            state, _ = game.apply(state, seat, game.parse_move(what))
        yield revision, state
