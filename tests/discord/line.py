"""What the line to Discord can do to a request: hold it up, know it from before, lose it; knows no table."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from simcord.http import router

from bot.discord_calls import attempt

ROOMS = tuple(str(Path(__file__).parents[2] / room) for room in ("bot", "cogs"))


class Gate:
    """Holds up whatever passes while it is shut; it is open at first."""

    def __init__(self) -> None:
        self._open = asyncio.Event()
        self._open.set()
        self.waiting = asyncio.Event()
        """Set when something stands before it."""

    def shut(self) -> None:
        """Let nothing pass from now on."""
        self._open.clear()

    def open(self) -> None:
        """Let everything pass again."""
        self._open.set()

    def before(self, call: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        """The call, once the gate is open."""

        async def held(*args: Any, **kwargs: Any) -> Any:
            if not self._open.is_set():
                self.waiting.set()
            await self._open.wait()
            return await call(*args, **kwargs)

        return held


class Nonces:
    """Discord's memory of nonces: a message that was posted already is given back as it is now."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        posted: dict[str, str] = {}
        dispatch = router.dispatch

        def remembering(backend: Any, method: str, path: str, **given: Any) -> Any:
            if method != "POST" or not path.endswith("/messages"):
                return dispatch(backend, method, path, **given)
            nonce = given["json"]["nonce"]
            if nonce not in posted:
                posted[nonce] = dispatch(backend, method, path, **given)["id"]
            return dispatch(backend, "GET", f"{path}/{posted[nonce]}")

        patch.setattr(router, "dispatch", remembering)


class Watch:
    """Notes the requests that the bot makes by another way than `attempt`."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.passed_by: list[str] = []
        dispatch = router.dispatch

        def watched(backend: Any, method: str, path: str, **given: Any) -> Any:
            code = [frame.f_code for frame in _stack(sys._getframe())]
            ours = any(one.co_filename.startswith(ROOMS) for one in code)
            if ours and attempt.__code__ not in code:
                self.passed_by.append(f"{method} {path}")
            return dispatch(backend, method, path, **given)

        patch.setattr(router, "dispatch", watched)


def _stack(frame: FrameType | None) -> Iterator[FrameType]:
    while frame is not None:
        yield frame
        frame = frame.f_back
