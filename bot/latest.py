"""One worker a key, where the last state wins; knows neither tables nor Discord."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

log = logging.getLogger(__name__)

K = TypeVar("K", bound=Hashable)


class Latest(Generic[K]):
    """Runs ``work(key)`` at most once at a time for each key.

    Whatever is poked while the work runs becomes a single further run, so that bursts cost no queue: the work
    reads how things stand when it begins.
    """

    def __init__(self, work: Callable[[K], Awaitable[None]]) -> None:
        self._work = work
        self._dirty: set[K] = set()
        self._running: dict[K, asyncio.Task[None]] = {}
        self._closed = False

    def poke(self, key: K) -> None:
        """Have the work done for ``key``, soon; does not wait."""
        if self._closed:
            return
        self._dirty.add(key)
        if key not in self._running:
            self._running[key] = asyncio.create_task(self._run(key), name=f"latest-{key}")

    async def _run(self, key: K) -> None:
        try:
            while key in self._dirty:
                self._dirty.discard(key)
                await self._once(key)
        finally:
            del self._running[key]

    async def _once(self, key: K) -> None:
        try:
            await self._work(key)
        except Exception:
            log.exception("Work for %r failed", key)

    async def idle(self, key: K) -> None:
        """Wait until nothing is being done for ``key``."""
        while (task := self._running.get(key)) is not None:
            await asyncio.wait([task])

    async def close(self, patience: float) -> None:
        """Take nothing more, give the running work ``patience`` seconds to finish, then cancel it."""
        self._closed = True
        tasks = list(self._running.values())
        if not tasks:
            return
        _, late = await asyncio.wait(tasks, timeout=patience)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
