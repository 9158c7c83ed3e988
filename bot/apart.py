"""Runs work that may take long or never end, without holding up anything else; knows no game."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


async def apart(patience: float, work: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
    """The result of ``work`` from a thread of its own, or what it raises.

    Raises `TimeoutError` after ``patience`` seconds. The thread is then left to itself: as a daemon it takes
    no place in a pool and keeps no process alive.
    """
    loop = asyncio.get_running_loop()
    done: asyncio.Future[R] = loop.create_future()

    def run() -> None:
        try:
            result = work(*args, **kwargs)
        except Exception as error:  # noqa: BLE001 - it is raised where it is waited for
            answer(_fail, error)
        else:
            answer(_succeed, result)

    def answer(how: Callable[..., None], what: object) -> None:
        with suppress(RuntimeError):  # the loop may be gone by now
            loop.call_soon_threadsafe(how, done, what)

    Thread(target=run, daemon=True, name="apart").start()
    async with asyncio.timeout(patience):
        return await done


def _succeed(done: "asyncio.Future[R]", result: R) -> None:
    if not done.done():
        done.set_result(result)


def _fail(done: "asyncio.Future[R]", error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
