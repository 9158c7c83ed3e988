"""What the browser is given besides simcord's own page; knows no bot, no table and no game."""

import json
from collections.abc import Callable, Mapping
from http import HTTPStatus
from pathlib import Path
from typing import Any

from simcord import Preview
from simcord.preview._server import PreviewServer

_ADDED = {"/preview.css": "steady.css", "/app.js": "steady.js"}
"""What is put at the end of simcord's style and script, for a channel that changes by itself."""


class Served(PreviewServer):
    """Serves the page, with a style, a script and a list of commands that are ours."""

    def __init__(
        self, preview: Preview, port: int, listed: Callable[[str, Mapping[str, Any]], Mapping[str, Any]]
    ) -> None:
        """Serve at ``port`` (0: any free one); ``listed`` makes of a page's id and commands what it lists."""
        super().__init__(preview, port)
        self._listed = listed

    async def _static(self, request: Any) -> Any:
        answer = await super()._static(request)
        if request.path in _ADDED:
            answer.text += Path(__file__).with_name(_ADDED[request.path]).read_text(encoding="utf-8")
        return answer

    async def _commands(self, request: Any) -> Any:
        answer = await super()._commands(request)
        if answer.status == HTTPStatus.OK:
            page_id = request.headers["X-Simcord-Context"]
            answer.text = json.dumps(self._listed(page_id, json.loads(answer.text)))
        return answer
