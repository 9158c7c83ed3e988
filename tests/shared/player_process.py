"""A process that plays until it is killed, and says on standard output what was acknowledged; knows no test.

``python player_process.py DATABASE``: goes on with the table of channel 7, or opens one. Prints
``table revision seat move`` for each move after the service has answered, ``table revision deal`` for a deal.
"""

import asyncio
import sys
from random import Random

from bot.store import Store
from bot.table import Choices, Person, Stage, Table, Waits
from bot.tables import Tables
from engine.registry import GAMES

HOST = Person(1, "Anna")


async def begun(tables: Tables) -> Table:
    """The table of the channel, with its game running."""
    table = await tables.at(7)
    if table is None:
        table = await tables.open(
            guild_id=1,
            channel_id=7,
            locale="en",
            host=HOST,
            game="unsortiert",
            choices=Choices(chips=1),
            computers=2,
        )
    return await tables.start(table.id, HOST.user_id) if table.stage is Stage.LOBBY else table


async def main(database: str) -> None:
    """Play for ever."""
    tables = Tables(await Store.open(database), GAMES)
    rng = Random()  # noqa: S311 - where it is killed should differ from run to run
    table = await begun(tables)
    while True:
        if table.stage is Stage.ENDED:
            table = await begun(tables)
        elif table.waits is Waits.DEAL:
            table = await tables.deal(table.id, table.revision)
            print(table.id, table.revision, "deal", flush=True)  # noqa: T201 - the other process reads it
        else:
            [(seat, decision)] = table.decisions.items()
            move = str(rng.choice(GAMES["unsortiert"].legal_moves(table.state, seat)))
            table = await tables.act_for(table.id, seat, decision, move)
            print(table.id, table.revision, seat, move, flush=True)  # noqa: T201 - the other process reads it


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
