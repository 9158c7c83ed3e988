"""How an answer reaches the one who asked: once, whatever happens on the way; knows no table and no game."""

from enum import Enum, auto

from bot.discord_calls import Trouble, attempt, passes, sealed
from cogs.asking import Ask, Reply

FIRST = 3.0
"""Seconds in which a first answer has to be there; afterwards Discord takes none."""

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

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self._response = ask.interaction.response
        self._heard = _Heard.NOTHING

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
        second = await self._respond(reply)
        if second is Trouble.USED and reply.view is not None:  # so the first did arrive
            return await self._complete(reply)
        return second

    async def _respond(self, reply: Reply) -> int | Trouble | None:
        return await attempt(self._callback(reply), "answer", within=FIRST)

    async def _callback(self, reply: Reply) -> int | None:
        """Answer in time: one callback and nothing else."""
        if reply.view is None:
            await self._response.defer()
            return None
        view = sealed(reply.view)
        if self._ask.panel is not None:
            await self._response.edit_message(view=view)
            return self._ask.panel
        return (await self._response.send_message(view=view, ephemeral=True)).message_id

    async def _complete(self, reply: Reply) -> int | Trouble | None:
        """Fill in an answer that was put off, at the second try if need be."""
        result = await attempt(self._filling(reply), "complete an answer", within=LATER)
        if passes(result):
            return await attempt(self._filling(reply), "complete an answer", within=LATER)
        return result

    async def _filling(self, reply: Reply) -> int | None:
        if reply.view is not None:
            return (await self._ask.interaction.edit_original_response(view=sealed(reply.view))).id
        if not self._ask.in_panel:
            await self._ask.interaction.delete_original_response()
        return None
