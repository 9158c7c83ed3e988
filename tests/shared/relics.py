"""Databases as this version leaves them, to be kept for later ones; knows no test.

``python tests/shared/relics.py`` writes one to ``tests/bot/old``: as statements, and beside them what this
version reads there. To be done once for each schema that was released.
"""

import asyncio
import json
import sqlite3
import sys
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from house import House
from kinds import KINDS

from bot.store.versions import newest
from bot.table import Table
from engine.registry import GAMES

OLD = Path(__file__).parents[1] / "bot" / "old"


def told(table: Table) -> dict[str, Any]:
    """All that there is to know of a table, in JSON."""
    board, state = table.board, table.state
    written = {
        "guild": table.guild_id,
        "channel": table.channel_id,
        "locale": table.locale,
        "game": table.game,
        "stage": table.stage,
        "ended": table.ended,
        "waits": table.waits,
        "revision": table.revision,
        "host": table.host_id,
        "options": dict(table.choices.options),
        "face": table.choices.face,
        "pace": table.choices.pace,
        "turn_after": table.choices.turn_after,
        "hints": table.choices.hints,
        "computers": table.choices.computers,
        "seats": [[holder.user_id, holder.name, holder.former_id] for holder in table.seats],
        "missed": [holder.missed for holder in table.seats],
        "wishes": [holder.wish and holder.wish.user_id for holder in table.seats],
        "decisions": {str(seat): number for seat, number in table.decisions.items()},
        "deadline": table.deadline and table.deadline.isoformat(),
        "expires": table.expires and table.expires.isoformat(),
        "reminder": table.reminder,
        "reminded": table.reminded and [table.reminded.message_id, table.reminded.about],
        "votes": sorted(table.votes),
        "notes": [note.what for note in table.notes],
        "late": {str(seat): number for seat, number in table.late.items()},
        "deals": table.deals,
        "commitment": table.commitment,
        "seed": table.seed,
        "board": board and [board.message_id, board.deal, board.posted_at.isoformat()],
        "position": None if state is None else GAMES[table.game].position(state),
    }
    again: dict[str, Any] = json.loads(json.dumps(written))
    return again


async def leave_all(path: Path) -> Mapping[str, Any]:
    """Leave a database with a table of every kind; gives what there is to know of it."""
    house = await House(path).open(GAMES)
    tables = {}
    for channel, (name, kind) in enumerate(KINDS.items(), start=1001):
        tables[str((await kind(house, channel)).id)] = {"kind": name}
    await house.tables.beat()
    await house.restart(GAMES)
    for number, table in tables.items():
        record = await house.store.record(int(number))
        about = {"moves": len(record.moves), **told(await house.tables.get(int(number)))}
        tables[number] = {**table, **about}
    await house.store.close()
    return {"version": newest(), "heartbeat": house.time().isoformat(), "tables": tables}


def kept(path: Path, about: Mapping[str, Any], folder: Path) -> Path:
    """Keep a database as text in a folder; gives where its statements are."""
    statements = folder / f"{about['version']}.sql"
    with closing(sqlite3.connect(path)) as database, statements.open("x", encoding="utf-8") as file:
        file.writelines(f"{line}\n" for line in database.iterdump())
    lines = [f'"{number}": {json.dumps(table)}' for number, table in about["tables"].items()]
    head = json.dumps({name: value for name, value in about.items() if name != "tables"})[1:-1]
    text = f'{{{head}, "tables": {{\n' + ",\n".join(lines) + "\n}}\n"
    statements.with_suffix(".json").write_text(text, encoding="utf-8")
    return statements


async def _main() -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "relic.db"
        sys.stdout.write(f"{kept(path, await leave_all(path), OLD)}\n")


if __name__ == "__main__":
    asyncio.run(_main())
