"""Databases of tests that are made by the hundred and have no crash to survive; knows no test."""

import asyncio
import os
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store import Store

_IN_MEMORY = Path("/dev/shm")  # noqa: S108 - a folder of one's own is made in it


def scratch_folder() -> TemporaryDirectory[str]:
    """A folder in memory, where the system has one: nobody waits there for a disk."""
    return TemporaryDirectory(dir=_IN_MEMORY if os.access(_IN_MEMORY, os.W_OK) else None)


@cache
def empty_database() -> bytes:
    """The file of a database without a table, as the store makes it; it is made once."""

    async def make(path: Path) -> None:
        store = await Store.open(str(path))
        await store.close()

    with scratch_folder() as folder:
        path = Path(folder, "empty.db")
        asyncio.run(make(path))
        return path.read_bytes()
