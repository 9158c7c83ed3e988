"""How an answer reaches the one who asked: once, whatever happens on the way; knows no table and no game."""

from enum import Enum, auto
from typing import Any

from discord.ui import LayoutView

from bot.discord_calls import Trouble, attempt, passes, sealed
from bot.pictures.studio import Sending, Sent, Studio
from cogs.asking import Ask, Reply

FIRST = 3.0
"""Seconds in which a first answer has to be there; afterwards Discord takes none."""

UPLOADED = 1.5
"""Seconds in which one with pictures has to be there, so that there is time for one without."""

LATER = 30.0
"""Seconds for what comes after it, before that is tried anew."""


class _Heard(Enum):
    """What Discord knows of our wish for more time."""

    NOTHING = auto()
    PERHAPS = auto()
    """It has not said so: it may show the person that we are thinking, or not."""
    YES = auto()


class Answer:
    """The one answer to one question.

    What fails is tried once more, and nobody is left with a message that says for ever that we are thinking.
    """

    def __init__(self, ask: Ask, studio: Studio) -> None:
        self._ask = ask
        self._studio = studio
        self._pictures = ask.interaction.app_permissions.attach_files
        self._response = ask.interaction.response
        self._heard = _Heard.NOTHING
        self.files = frozenset[str]()
        """The pictures that are known to stand in the message that was clicked, then in the answer."""

    async def defer(self) -> None:
        """Ask for more time, privately: a deferred public answer would make the real one public."""
        call = (
            self._response.defer()
            if self._ask.in_panel
            else self._response.defer(ephemeral=True, thinking=True)
        )
        result = await attempt(call, "put an answer off", within=FIRST)
        if not isinstance(result, Trouble):
            self._heard = _Heard.YES
        elif result.passes:
            self._heard = _Heard.PERHAPS

    async def give(self, reply: Reply) -> int | Trouble | None:
        """Answer; gives the message that shows it, if one does, or what kept it from arriving."""
        if self._response.is_done():
            return await self._complete(reply)
        if self._heard is _Heard.PERHAPS and not isinstance(result := await self._complete(reply), Trouble):
            return result
        first = await self._respond(reply)
        if not passes(first):
            return first
        self._pictures = False  # which may be what it was about
        second = await self._respond(reply)
        if second is Trouble.USED and reply.view is not None:  # so the first did arrive
            return await self._complete(reply)
        return second

    async def _respond(self, reply: Reply) -> int | Trouble | None:
        """Answer in time: one callback and nothing else."""
        view = reply.view
        if view is None:
            return await attempt(self._nothing(), "answer", within=FIRST)
        if not self._ask.in_panel:
            return self._seen(await self._studio.post(view, self._say, allowed=self._pictures))
        return await self._edit(view, self._replace)

    async def _edit(self, view: LayoutView, send: Sending[int | None]) -> int | Trouble | None:
        there, self.files = self.files, frozenset()  # until Discord has said what stands there
        return self._seen(await self._studio.edit(view, send, there, allowed=self._pictures))

    def _seen(self, sent: Sent[int | None]) -> int | Trouble | None:
        result, files = sent
        if not isinstance(result, Trouble):
            self.files = files
        return result

    async def _nothing(self) -> None:
        await self._response.defer()

    async def _say(self, view: LayoutView, files: dict[str, Any]) -> int | Trouble | None:
        call = self._response.send_message(view=sealed(view), ephemeral=True, **files)
        result = await attempt(call, "answer", within=_within(files))
        return result if isinstance(result, Trouble) else result.message_id

    async def _replace(self, view: LayoutView, files: dict[str, Any]) -> int | Trouble | None:
        call = self._response.edit_message(view=sealed(view), **files)
        result = await attempt(call, "answer", within=_within(files))
        return result if isinstance(result, Trouble) else self._ask.panel

    async def _complete(self, reply: Reply) -> int | Trouble | None:
        """Fill in an answer that was put off, at the second try if need be."""
        result = await self._filled(reply)
        if not passes(result):
            return result
        self._pictures = False
        return await self._filled(reply)

    async def _filled(self, reply: Reply) -> int | Trouble | None:
        if reply.view is not None:
            return await self._edit(reply.view, self._fill)
        if self._ask.in_panel:
            return None
        deleting = self._ask.interaction.delete_original_response()
        return await attempt(deleting, "complete an answer", within=LATER)

    async def _fill(self, view: LayoutView, files: dict[str, Any]) -> int | Trouble | None:
        call = self._ask.interaction.edit_original_response(view=sealed(view), **files)
        result = await attempt(call, "complete an answer", within=LATER)
        return result if isinstance(result, Trouble) else result.id


def _within(files: dict[str, Any]) -> float:
    return UPLOADED if any(files.values()) else FIRST
