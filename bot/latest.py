"""One worker a key, where the last state wins; knows neither tables nor Discord."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress
from typing import Generic, TypeVar

from bot.retries import Pause, before_try

log = logging.getLogger(__name__)

K = TypeVar("K", bound=Hashable)

TRIES = 60
"""How often work that does not get done is tried, which takes about an hour."""


class Latest(Generic[K]):
    """Runs ``work(key)`` at most once at a time for each key, until it says that it is done.

    Whatever is poked while the work runs becomes a single further run, so that bursts cost no queue: the work
    reads how things stand when it begins. Work that was not done, or raised, is tried again after a while
    that grows with each failure; a poke tries at once and begins to count anew.
    """

    def __init__(self, work: Callable[[K], Awaitable[bool]], pause: Pause) -> None:
        self._work = work
        self._pause = pause
        self._dirty: set[K] = set()
        self._running: dict[K, asyncio.Task[None]] = {}
        self._resting: dict[K, asyncio.Task[None]] = {}
        self._failures: dict[K, int] = {}
        self._closed = False

    def poke(self, key: K) -> None:
        """Have the work done for ``key``, soon; does not wait."""
        if self._closed:
            return
        self._failures.pop(key, None)
        if (resting := self._resting.pop(key, None)) is not None:
            resting.cancel()
        self._begin(key)

    def _begin(self, key: K) -> None:
        self._dirty.add(key)
        if key not in self._running:
            self._running[key] = asyncio.create_task(self._run(key), name=f"latest-{key}")

    async def _run(self, key: K) -> None:
        done = True
        try:
            while key in self._dirty:
                self._dirty.discard(key)
                done = await self._once(key)
        finally:
            del self._running[key]
        if done:
            self._failures.pop(key, None)
        elif not self._closed:
            self._try_later(key)

    async def _once(self, key: K) -> bool:
        try:
            return await self._work(key)
        except Exception:
            log.exception("Work for %r failed", key)
            return False

    def _try_later(self, key: K) -> None:
        failures = self._failures.pop(key, 0) + 1
        if failures >= TRIES:
            log.warning("Work for %r was tried %d times; the next change tries it again", key, failures)
            return
        self._failures[key] = failures
        self._resting[key] = asyncio.create_task(self._rest(key, failures), name=f"rest-{key}")

    async def _rest(self, key: K, failures: int) -> None:
        await self._pause(before_try(failures))
        del self._resting[key]
        self._begin(key)

    async def idle(self, key: K, patience: float | None = None) -> None:
        """Wait until nothing is being done for ``key``, ``patience`` seconds at most.

        What rests before its next try is not waited for.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                while (task := self._running.get(key)) is not None:
                    await asyncio.wait([task])

    async def drop(self, key: K, patience: float) -> None:
        """Give what is being done for ``key`` ``patience`` seconds to finish, then cancel it."""
        await self.idle(key, patience)
        if (task := self._running.get(key)) is not None:
            task.cancel()

    async def close(self, patience: float) -> None:
        """Take nothing more, give the running work ``patience`` seconds to finish, then cancel it."""
        self._closed = True
        resting, running = {*self._resting.values()}, {*self._running.values()}
        for task in resting:  # first, so that none begins to run meanwhile
            task.cancel()
        if running:
            await asyncio.wait(running, timeout=patience)
        for task in running:
            task.cancel()
        if resting | running:
            await asyncio.wait(resting | running)
