"""Running until somebody says stop, and then no longer than a host waits; knows not what runs."""

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread
from types import FrameType
from typing import Any

STOPS = (signal.SIGINT, signal.SIGTERM)
"""Ctrl-C, and what a host's service manager sends."""

LONGEST = 9.5
"""Seconds after the first of them until whatever still runs is given up; hosts kill after ten."""

LAST_WORDS = b"unsortiert: Something did not stop in time and was given up; what was answered is stored.\n"

_STDERR = 2
_TELLING = 0.2
"""Seconds for them; nobody may be reading."""


def until_stopped(work: Coroutine[Any, Any, None]) -> bool:
    """Run ``work`` to its end or until one of `STOPS`, which cancels it; True when it was stopped.

    The first counts, later ones change nothing. What has not ended `LONGEST` seconds afterwards never will:
    then the process ends with a sentence and status 1, which loses no more than being killed does.
    """
    stop = _Stop()
    with stop.heard():
        return asyncio.run(stop.guard(work))


class _Stop:
    """What happens when somebody says stop."""

    def __init__(self) -> None:
        self._said = Event()
        self._over = Event()
        self._cancel: Callable[[], object] = lambda: None

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Listen, with somebody beside who looks at the time: whatever runs may hold everything up."""
        watchdog = Thread(target=self._watch, name="watchdog", daemon=True)
        watchdog.start()  # beforehand: a signal may come while this very thread is starting another
        before = {number: signal.signal(number, self._hear) for number in STOPS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
            self._over.set()
            self._said.set()
            watchdog.join()

    async def guard(self, work: Coroutine[Any, Any, None]) -> bool:
        """Run the work; True when it was stopped."""
        loop, task = asyncio.get_running_loop(), asyncio.create_task(work)
        self._cancel = lambda: loop.call_soon_threadsafe(task.cancel)
        if self._said.is_set():
            task.cancel()
        await asyncio.wait([task])
        if task.cancelled():
            return True
        task.result()
        return False

    def _hear(self, _number: int, _frame: FrameType | None) -> None:
        if not self._said.is_set():
            self._said.set()
            with suppress(RuntimeError):  # the loop may be closed by now
                self._cancel()

    def _watch(self) -> None:
        self._said.wait()
        if not self._over.wait(LONGEST):
            teller = Thread(target=os.write, args=(_STDERR, LAST_WORDS), daemon=True)
            teller.start()
            teller.join(_TELLING)
            os._exit(1)
