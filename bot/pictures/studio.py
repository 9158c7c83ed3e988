"""Has pictures drawn and sent: none is drawn twice, none uploaded where it stands already; knows no game.

Drawing happens beside everything else, one picture at a time. Where one is not drawn in time, cannot be, or
is not taken by Discord, the message goes out in words: no picture is worth a move that is not answered.
"""

import asyncio
import io
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, TypeAlias, TypeVar

import discord
from discord.ui import LayoutView

from bot.apart import apart
from bot.discord_calls import Trouble
from bot.pictures.any_sketch import Sketch
from bot.pictures.illustrated import Illustrated, pictures
from bot.recent import Recent

log = logging.getLogger(__name__)

T = TypeVar("T")

MOST = 200
"""How many pictures are kept; most of them have some 30 kB."""

MISTAKES = 3
"""After so many in a row it is not tried any more to leave pictures where they stand."""

_WITHOUT = (Trouble.FORBIDDEN, Trouble.REFUSED)
"""What Discord may have against a file, so that the message is sent without."""

LONGEST = 5.0
"""Seconds that one picture may take, before the next one has its turn."""

Files: TypeAlias = Sequence[discord.File]

Paint: TypeAlias = Callable[[Sketch], bytes]
"""Draws a picture as a PNG; is called in another thread."""

Sending: TypeAlias = Callable[[LayoutView, dict[str, Any]], Awaitable[T | Trouble]]
"""Sends a view, with the ``files`` or ``attachments`` that the call is to be given besides."""

Sent: TypeAlias = tuple[T | Trouble, frozenset[str]]
"""What came of sending, and which files stand in the message if it went well."""


class Studio:
    """Where the pictures of messages come from. Close it when nothing is sent any more."""

    def __init__(self, paint: Paint, patience: float) -> None:
        """``patience``: seconds after which a message does not wait for its pictures any longer."""
        self._paint = paint
        self._patience = patience
        self._turn = asyncio.Semaphore()
        self._drawn: Recent[str, asyncio.Task[bytes]] = Recent(MOST)
        self._in_vain = 0
        """How often in a row Discord has refused to leave a picture where it should have stood."""

    def close(self) -> None:
        """Draw nothing more."""
        for drawing in self._drawn.values():
            drawing.cancel()

    async def post(self, view: LayoutView, send: Sending[T], *, allowed: bool = True) -> Sent[T]:
        """Send a new message. ``allowed``: whether files may be attached there, as far as is known."""
        return await self._upload(view, send, "files", {}, allowed=allowed)

    async def edit(
        self, view: LayoutView, send: Sending[T], there: Collection[str] = (), *, allowed: bool = True
    ) -> Sent[T]:
        """Have a message show something else. ``there``: the files that are known to stand in it.

        Those are not sent again; should Discord not have them any more, they are.
        """
        sketches = pictures(view)
        stands = allowed and self._in_vain < MISTAKES and bool(sketches) and sketches.keys() <= set(there)
        if stands and (result := await send(view, {})) is not Trouble.REFUSED:
            self._in_vain = 0
            return result, frozenset(there)
        sent = await self._upload(view, send, "attachments", {"attachments": []}, allowed=allowed)
        _, files = sent
        self._in_vain += bool(stands and files)
        return sent

    async def _upload(
        self, view: LayoutView, send: Sending[T], parameter: str, none: dict[str, Any], *, allowed: bool
    ) -> Sent[T]:
        """Send a message with its pictures, or in words and with ``none``."""
        if not (sketches := pictures(view)):
            return await send(view, none), frozenset()
        files = await self._files(sketches) if allowed else None
        if files is not None:
            result = await send(view, {parameter: files})
            if result not in _WITHOUT:
                return result, frozenset(sketches)
        return await send(_plain(view), none), frozenset()

    async def _files(self, sketches: dict[str, Sketch]) -> Files | None:
        """The pictures as files; None when one of them cannot be drawn, or takes too long."""
        try:
            async with asyncio.timeout(self._patience):
                drawn = [(name, await self._picture(name, sketch)) for name, sketch in sketches.items()]
        except TimeoutError:
            log.warning(
                "A picture took longer than %s s, so that its message goes out in words", self._patience
            )
            return None
        except Exception:
            log.exception("A picture could not be drawn, so that its message goes out in words")
            return None
        return [discord.File(io.BytesIO(png), name) for name, png in drawn]

    async def _picture(self, name: str, sketch: Sketch) -> bytes:
        """The picture, which is drawn once, however many wait for it."""
        drawing = self._drawn.get(name)
        if drawing is None or (drawing.done() and (drawing.cancelled() or drawing.exception())):
            drawing = asyncio.create_task(self._draw(sketch), name=f"draw {name}")
            drawing.add_done_callback(_looked_at)
        self._drawn[name] = drawing
        return await asyncio.shield(drawing)

    async def _draw(self, sketch: Sketch) -> bytes:
        async with self._turn:
            return await apart(LONGEST, self._paint, sketch)


def _looked_at(drawing: asyncio.Task[bytes]) -> None:
    """Whoever still waits for it hears what went wrong, and else nobody does."""
    if not drawing.cancelled():
        drawing.exception()


def _plain(view: LayoutView) -> LayoutView:
    """The message in words alone."""
    plain = view.plain if isinstance(view, Illustrated) else None
    if plain is None:
        raise ValueError("a message with pictures has to know how it looks without")
    return plain()
