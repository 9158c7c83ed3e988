"""Running until somebody says stop; knows not what runs."""

import asyncio
import signal
from collections.abc import Coroutine
from typing import Any

STOPS = (signal.SIGINT, signal.SIGTERM)
"""Ctrl-C, and what a host's service manager sends."""


def until_stopped(work: Coroutine[Any, Any, None]) -> bool:
    """Run ``work`` to its end or until one of `STOPS`, which cancels it; True when it was stopped."""
    return asyncio.run(_guarded(work))


async def _guarded(work: Coroutine[Any, Any, None]) -> bool:
    task = asyncio.create_task(work)
    for number in STOPS:
        asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    await asyncio.wait([task])
    if task.cancelled():
        return True
    task.result()
    return False
