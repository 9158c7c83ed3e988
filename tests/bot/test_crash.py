"""Killed at a random instant, over and over: what was acknowledged is there, once, and the game goes on."""

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

from house import House

from bot.table import Stage
from engine.cards import Card
from engine.transcript import Transcript, replay

PLAYER = Path(__file__).parents[1] / "shared" / "player_process.py"
ROOT = PLAYER.parents[2]
ROUNDS = 15


async def _killed(database: Path, seconds: float) -> list[str]:
    """Let a process play, kill it so long after its first move; gives what it had acknowledged."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(PLAYER),
        str(database),
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT)},
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    lines = [await process.stdout.readline()]
    await asyncio.sleep(seconds)
    process.kill()
    lines += [line async for line in _rest(process.stdout)]
    await process.wait()
    assert lines[0], "the player did not get as far as its first move"
    return [line.decode().strip() for line in lines if line.endswith(b"\n")]


async def _rest(stream: asyncio.StreamReader) -> AsyncIterator[bytes]:
    async for line in stream:
        yield line


def _stored_moves(database: Path) -> list[str]:
    connection = sqlite3.connect(database)
    rows = connection.execute("SELECT table_id, revision, seat, move FROM moves").fetchall()
    connection.close()
    return [" ".join(map(str, row)) for row in rows]


async def test_every_acknowledged_move_survives_a_kill_and_is_there_once(tmp_path: Path) -> None:
    """Fifteen kills on one database; after each the stored moves replay to the stored state."""
    path, rng = tmp_path / "crash.db", Random(1)  # noqa: S311 - no secret
    acknowledged: list[str] = []
    for _ in range(ROUNDS):
        lines = await _killed(path, rng.uniform(0, 0.12))
        acknowledged += [line for line in lines if not line.endswith("deal")]
        stored = _stored_moves(path)
        assert len(stored) == len(set(stored))
        assert set(acknowledged) <= set(stored)
        # a kill may come between the commit and its acknowledgement, but at most once in each round
        assert len(stored) - len(acknowledged) <= ROUNDS
        await _replays(path)
    assert len(acknowledged) > ROUNDS


async def _replays(path: Path) -> None:
    """The last table is readable, and its deals and moves give its state."""
    house = await House(path).open()
    last = max(int(line.split()[0]) for line in _stored_moves(path))
    table = await house.tables.get(last)
    record = await house.store.record(last)
    transcript = Transcript(
        table.game,
        {"players": 3, "chips": 1},
        tuple(tuple(map(Card, cards.split())) for cards in record.deals),
        tuple(f"{seat} {move}" for seat, move in record.moves),
    )
    *_, state = replay(transcript)
    assert state == table.state
    assert table.stage is not Stage.LOBBY
    assert table.revision == len(record.deals) + len(record.moves)
    await house.store.close()
