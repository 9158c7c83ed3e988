"""What the line to Discord can do to a request: hold it up, or know it from before; knows no bot."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from discord.http import HTTPClient


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
        posted: dict[str, int] = {}
        post = HTTPClient.send_message

        async def send_message(http: HTTPClient, channel_id: int, *, params: Any) -> Any:
            nonce = params.payload["nonce"]
            if nonce in posted:
                return await http.get_message(channel_id, posted[nonce])
            sent = await post(http, channel_id, params=params)
            posted[nonce] = int(sent["id"])
            return sent

        patch.setattr(HTTPClient, "send_message", send_message)
