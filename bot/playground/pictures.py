"""The pictures of a page on which messages are edited all the time; knows no bot, no table and no game.

simcord gives a picture only while its message has it, and looks at each in a process of its own. Here a
message is often edited again before the page has asked for what it saw, and every picture is the bot's own.
"""

import struct
from collections import deque
from typing import Any

from simcord import Preview

REMEMBERED = 20
"""How many snapshots of a page are remembered; at one a second, far more than a browser can be behind."""

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_SIZE = struct.Struct(">II")
"""Width and height, as they follow a PNG's signature and the name and length of its first part."""
_SIZE_AT = 16


class PicturedPage(Preview):
    """A preview that knows how large pictures are and still gives those that it showed a moment ago."""

    _published: dict[str, deque[set[str]]]
    """By page: which pictures each of its latest snapshots had."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._published = {}

    def _reconcile_assets(self, page: Any) -> None:
        """Keep what the latest snapshots show, not only the newest, and measure what is new."""
        self._published = {key: lately for key, lately in self._published.items() if key in self._pages}
        lately = self._published.setdefault(page.id, deque(maxlen=REMEMBERED))
        lately.append(set(page.referenced_assets))
        page.referenced_assets.update(page.assets.keys() & set().union(*lately))
        for record in page.assets.values():
            self._measure(record)
        super()._reconcile_assets(page)

    def _measure(self, record: Any) -> None:
        """Note a picture's size, so that the page leaves room for it, and give it as it is."""
        blob = self._blobs.get(record.digest)
        if record.validated or blob is None or not blob.data.startswith(_SIGNATURE):
            return
        record.width, record.height = _SIZE.unpack_from(blob.data, _SIZE_AT)
        record.frames, record.mediaKind, record.displayContentType = 1, "image", "image/png"
        record.validated = record.normalizedRetained = True
        blob.normalized = blob.data
        blob.normalized_refs += 1

    def _authorize_attachment_source(self, page: Any, source: tuple[Any, ...], digest: str | None) -> None:
        """Give what ``page`` has just shown, though its message may have another picture by now.

        To nobody else: when somebody else looks at the page, it forgets all its pictures.
        """
