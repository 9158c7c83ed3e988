"""A Discord on this machine with a gateway, so that people can tap while a bot runs; knows no test."""

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from itertools import count
from types import TracebackType
from typing import Any, Self

from aiohttp import WSMessage, web
from fake_discord import APPLICATION, BOT

PATIENCE = 20.0
"""Seconds that anything may take on a slow machine."""

GUILD, CHANNEL = 5, 6
_HELLO, _IDENTIFY, _HEARTBEAT, _ACK, _DISPATCH = 10, 2, 1, 11, 0
_PERMISSIONS = str(1 << 10 | 1 << 11 | 1 << 15 | 1 << 38)  # to see, to send, to attach, to send in threads


class LiveDiscord:
    """One server with one channel; whoever taps is Anna. Used as a context it is there."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, str, Any]] = []
        """Method, path and body of everything that was asked for."""
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._answering = asyncio.Event()
        self._answering.set()
        self._gateway: web.WebSocketResponse | None = None
        self._identified = threading.Event()
        self._spoilt: list[tuple[str, int, dict[str, Any]]] = []
        self._ids = count(1000)
        self.base = ""

    def hang(self) -> None:
        """Take requests from now on and answer none, on the gateway neither."""
        self._loop.call_soon_threadsafe(self._answering.clear)

    def command(self, name: str, **options: int) -> None:
        """Anna gives a command."""
        given = [{"name": key, "type": 4, "value": value} for key, value in options.items()]
        self._interact(2, {"id": "9", "name": name, "type": 1, "options": given})

    def click(self, custom_id: str) -> None:
        """Anna presses a button on some message of the bot."""
        data = {"custom_id": custom_id, "component_type": 2}
        self._interact(3, data, message=_message(str(next(self._ids)), {}))

    def spoil(self, part: str, status: int, **said: Any) -> None:
        """Refuse the next request whose path ends so; status 0: the line breaks."""
        self._spoilt.append((part, status, said))

    def babble(self) -> None:
        """Say something on the gateway that no library understands."""
        self._tell("INTERACTION_CREATE", {"id": "nonsense"})

    def _interact(self, kind: int, data: dict[str, Any], **more: Any) -> None:
        number = str(next(self._ids))
        anna = {"id": "77", "username": "Anna", "discriminator": "0", "avatar": None, "global_name": "Anna"}
        member: dict[str, Any] = {
            "user": anna,
            "roles": [],
            "permissions": _PERMISSIONS,
            "joined_at": None,
            "flags": 0,
        }
        self._tell(
            "INTERACTION_CREATE",
            {
                "id": str(int(time.time() * 1000 - 1420070400000) << 22 | int(number)),
                "application_id": "4242",
                "type": kind,
                "token": f"token-{number}",
                "version": 1,
                "guild_id": str(GUILD),
                "channel_id": str(CHANNEL),
                "channel": {"id": str(CHANNEL), "type": 0, "name": "cards"},
                "member": {**member, "deaf": False, "mute": False},
                "locale": "en-US",
                "guild_locale": "en-US",
                "app_permissions": _PERMISSIONS,
                "entitlements": [],
                "attachment_size_limit": 10 << 20,
                "authorizing_integration_owners": {"0": str(GUILD)},
                "data": data,
                **more,
            },
        )

    def wait_for(self, part: str, times: int = 1) -> Any:
        """Wait until something was asked for so often whose path ends so; gives what was sent with it."""
        deadline = time.monotonic() + PATIENCE
        while len(found := [body for _, path, body in self.requests if path.endswith(part)]) < times:
            assert time.monotonic() < deadline, [request[:2] for request in self.requests]
            time.sleep(0.01)
        return found[times - 1]

    def wait_for_bot(self) -> None:
        """Wait until the bot has come, once more if it was waited for before."""
        assert self._identified.wait(PATIENCE)
        self._identified.clear()

    def _tell(self, event: str, data: dict[str, Any]) -> None:
        assert self._gateway is not None
        sent = {"op": _DISPATCH, "t": event, "s": next(self._ids), "d": data}
        asyncio.run_coroutine_threadsafe(self._gateway.send_json(sent), self._loop).result(PATIENCE)

    async def _rest(self, request: web.Request) -> web.Response:
        form = await request.post() if request.content_type.startswith("multipart") else None
        text = str(form["payload_json"]) if form else await request.text()
        path, body = request.path, json.loads(text) if text else None
        self.requests.append((request.method, path, body))
        await self._answering.wait()
        status, said = self._refused(path) or (200, self._said(path, body))
        if status == 0 and request.transport is not None:
            request.transport.close()
        headers = {
            "Content-Type": "application/json",
            "Via": "1.1 google",
        }  # without it discord.py sees a ban
        return web.Response(status=status or 200, body=json.dumps(said).encode(), headers=headers)

    def _refused(self, path: str) -> tuple[int, dict[str, Any]] | None:
        for spoilt in self._spoilt:
            part, status, said = spoilt
            if path.endswith(part):
                self._spoilt.remove(spoilt)
                return status, {"message": "no", "code": 0, **said}
        return None

    def _said(self, path: str, body: Any) -> Any:
        if path.endswith("/callback"):
            number = str(next(self._ids))
            return {"interaction": {"id": number, "type": 2, "response_message_id": number}}
        if "/messages" in path:
            last = path.rsplit("/", 1)[1]
            return _message(last if last.isdigit() else str(next(self._ids)), body)
        return {"/users/@me": BOT, "/oauth2/applications/@me": APPLICATION}.get(path, [])

    async def _connect(self, request: web.Request) -> web.WebSocketResponse:
        self._gateway = line = web.WebSocketResponse(autoclose=False)
        await line.prepare(request)
        await line.send_json({"op": _HELLO, "d": {"heartbeat_interval": 40000}})
        async for message in line:
            await self._answering.wait()
            for answer in self._heard(message):
                await line.send_json(answer)
        return line

    def _heard(self, message: WSMessage) -> Iterator[dict[str, Any]]:
        said = message.json()
        if said["op"] == _HEARTBEAT:
            yield {"op": _ACK}
        if said["op"] == _IDENTIFY:
            home = self.base.replace("http", "ws")
            ready = {"v": 10, "user": BOT, "guilds": [{"id": str(GUILD), "unavailable": True}]}
            ready |= {
                "session_id": "one",
                "resume_gateway_url": home,
                "application": {"id": "4242", "flags": 0},
            }
            yield {"op": _DISPATCH, "t": "READY", "s": 1, "d": ready}
            yield {"op": _DISPATCH, "t": "GUILD_CREATE", "s": 2, "d": {"id": str(GUILD), **_EMPTY}}
            self._identified.set()

    async def _serve(self) -> web.AppRunner:
        app = web.Application()
        app.router.add_get("/gateway", self._connect)
        app.router.add_route("*", "/{path:.*}", self._rest)
        runner = web.AppRunner(app, shutdown_timeout=0)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        self.base = f"http://127.0.0.1:{runner.addresses[0][1]}"
        return runner

    def __enter__(self) -> Self:
        self._thread.start()
        self._runner = asyncio.run_coroutine_threadsafe(self._serve(), self._loop).result(PATIENCE)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._loop.call_soon_threadsafe(self._answering.set)
        asyncio.run_coroutine_threadsafe(self._runner.cleanup(), self._loop).result(PATIENCE)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


_EMPTY = {
    "name": "Cards",
    "owner_id": "77",
    "roles": [
        {"id": str(GUILD), "name": "@everyone", "permissions": _PERMISSIONS, "position": 0, "color": 0}
    ],
    "channels": [
        {"id": str(CHANNEL), "type": 0, "name": "cards", "position": 0, "permission_overwrites": []}
    ],
    "members": [],
    "threads": [],
    "emojis": [],
    "stickers": [],
    "features": [],
}


def _message(number: str, body: Any) -> dict[str, Any]:
    nothing: dict[str, list[Any]] = {key: [] for key in ("embeds", "mentions", "mention_roles", "components")}
    return {
        **nothing,
        "id": number,
        "channel_id": str(CHANNEL),
        "author": BOT,
        "content": "",
        "timestamp": time.strftime("%Y-%m-%dT%H:%M:%S+00:00", time.gmtime()),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "pinned": False,
        "type": 0,
        "flags": 0,
        **(body or {}),
        "attachments": [],  # of files that are shown in components Discord says nothing here
    }
