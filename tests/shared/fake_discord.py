"""Discord's web interface as far as a bot needs it to log in; a server of its own in a thread."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, Self

BOT = {"id": "4242", "username": "Unsortiert", "discriminator": "0", "avatar": None, "bot": True}
APPLICATION = {
    "id": "4242",
    "name": "Unsortiert",
    "icon": None,
    "description": "",
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "",
    "flags": 0,
    "owner": BOT,
}


class FakeDiscord:
    """Knows the token ``right``, takes every list of commands, and lets nobody through its gateway."""

    def __init__(self, status: int = 200) -> None:
        self.status = status
        self.tried_again = threading.Event()
        self._tries = 0
        self.commands: list[Any] = []
        fake = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                """Who am I?"""
                fake.answer(self, self.path)

            def do_PUT(self) -> None:
                """Take a list of commands."""
                fake.commands = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                fake.answer(self, self.path)

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the shape is the library's
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.base = f"http://127.0.0.1:{self._server.server_port}"

    def answer(self, request: BaseHTTPRequestHandler, path: str) -> None:
        """Answer one request."""
        status, body = self._said(path, request.headers.get("Authorization", ""))
        content = json.dumps(body).encode()
        request.send_response(status)
        request.send_header("Content-Type", "application/json")
        request.send_header("Content-Length", str(len(content)))
        request.end_headers()
        request.wfile.write(content)

    def _said(self, path: str, authorization: str) -> tuple[int, Any]:
        if path.startswith("/gateway"):
            self._tries += 1
            if self._tries > 1:
                self.tried_again.set()
            return 503, {}
        if authorization != "Bot right":
            return 401, {"message": "401: Unauthorized", "code": 0}
        if self.status != 200:
            return self.status, {"message": "no", "code": 0}
        return 200, {"/users/@me": BOT, "/oauth2/applications/@me": APPLICATION}.get(path, [])

    def __enter__(self) -> Self:
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()
