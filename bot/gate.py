"""Lets many through at once or one alone; knows nothing of what they do."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Gate:
    """Who wants to be alone waits for those inside; whoever comes later waits until they have been."""

    def __init__(self) -> None:
        self._entry = asyncio.Lock()
        self._inside = 0
        self._empty = asyncio.Event()

    @asynccontextmanager
    async def among_others(self) -> AsyncIterator[None]:
        """Go in while nobody is there alone, or waits for it."""
        async with self._entry:
            self._inside += 1
        try:
            yield
        finally:
            self._inside -= 1
            if not self._inside:
                self._empty.set()

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Go in when all others are out, and keep them out."""
        async with self._entry:
            while self._inside:
                self._empty.clear()
                await self._empty.wait()
            yield
