"""Messages in channels, and what is known to stand in them; knows no table and no reason to write."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import discord
from discord.ui import ActionRow, Button, LayoutView, Select

from bot.discord_calls import Trouble, attempt, fingerprint, passes, sealed
from bot.invite import may_attach
from bot.pictures.illustrated import in_words
from bot.pictures.studio import Studio
from bot.recent import Recent

CLOCKS_DIFFER = timedelta(seconds=1)
"""By how much Discord's clock may be behind ours."""

MOST = 1000
"""Of how many messages it is remembered what they show; more are edited once for nothing.

So many nonces are kept, too: Discord itself forgets them within minutes.
"""


TRIES_WITH = 2
"""How often in a row it is tried to send a message with its pictures, before it goes out in words."""


@dataclass(frozen=True, slots=True)
class Last:
    """The last look of a message on which nothing will change any more."""

    channel_id: int
    message_id: int
    view: LayoutView
    told: bool = False
    """Whether it tells something, so that it is posted where the message cannot be edited any more."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a message is known to show."""

    look: str
    """The fingerprint of its view."""
    since: datetime
    files: frozenset[str]
    """The names of the pictures in it, if they could be shown."""


class Messages:
    """Posts and edits messages of a view; what stands there already is not sent again."""

    def __init__(self, client: discord.Client, now: Callable[[], datetime], studio: Studio) -> None:
        self._client = client
        self._now = now
        self._studio = studio
        self._shown: Recent[int, Shown] = Recent(MOST)
        """What stands in messages, and since when."""
        self._unsure: Recent[str, None] = Recent(MOST)
        """Nonces of messages that may have been posted, although Discord has not said so."""
        self._failed: Recent[int | str, int] = Recent(MOST)
        """How often in a row messages, by number or nonce, could not be sent for a reason that passes."""

    def shows(self, message_id: int, view: LayoutView) -> bool:
        """Whether the message is known to show just this."""
        shown = self._shown.get(message_id)
        return shown is not None and shown.look == fingerprint(view)

    async def post(
        self, channel_id: int, view: LayoutView, nonce: str, called: Sequence[int] = ()
    ) -> discord.Message | Trouble:
        """Post a message, or get the one that was posted with this nonce a moment ago.

        Such an older one may show something else: it has to be edited, which is nothing for a new one. Who is
        ``called`` is notified where the message mentions them; nobody else ever is.
        """
        begun = self._now()
        place, what = self.place(channel_id), f"post in channel {channel_id}"

        async def send(look: LayoutView, given: dict[str, Any]) -> discord.Message | Trouble:
            mentions = _mentions(called)
            sending = place.send(view=sealed(look), nonce=nonce, allowed_mentions=mentions, **given)
            return await attempt(sending, what)

        allowed = self._pictured(channel_id, nonce)
        result, files = await self._studio.post(view, send, allowed=allowed)
        self._count(nonce, result)
        if passes(result):
            self._unsure[nonce] = None
        elif isinstance(result, discord.Message):
            new = nonce not in self._unsure and result.created_at > begun - CLOCKS_DIFFER
            if new and result.id not in self._shown:
                self._note(result.id, view, files)
            self._unsure.pop(nonce, None)
        return result

    async def edit(
        self, channel_id: int, message_id: int, view: LayoutView, called: Sequence[int] = ()
    ) -> Trouble | None:
        """Have a message show this, which notifies nobody; gives what kept it from that.

        Who was ``called`` when it was posted stays so, and sees it marked.
        """
        if self.shows(message_id, view):
            return None
        shown = self._shown.pop(message_id, None)
        message = self.place(channel_id).get_partial_message(message_id)
        what = f"edit message {message_id} in channel {channel_id}"

        async def send(look: LayoutView, given: dict[str, Any]) -> discord.Message | Trouble:
            editing = message.edit(view=sealed(look), allowed_mentions=_mentions(called), **given)
            return await attempt(editing, what)

        there = frozenset() if shown is None else shown.files
        allowed = self._pictured(channel_id, message_id)
        result, files = await self._studio.edit(view, send, there, allowed=allowed)
        self._count(message_id, result)
        if isinstance(result, Trouble):
            return result
        self._note(message_id, view, files)
        return None

    def _pictured(self, channel_id: int, message: int | str) -> bool:
        """Whether a message is to have its pictures: not where it could not be sent, perhaps for them."""
        return may_attach(self._client, channel_id) and self._failed.get(message, 0) < TRIES_WITH

    def _count(self, message: int | str, result: object) -> None:
        failed = self._failed.pop(message, 0)
        if passes(result):
            self._failed[message] = failed + 1

    def _note(self, message_id: int, view: LayoutView, files: frozenset[str]) -> None:
        self._shown[message_id] = Shown(fingerprint(view), self._now(), files)

    async def leave(self, last: Last) -> int | Trouble:
        """Have a message, or a new one that tells the same, look so for good; gives which one does."""
        trouble = await self.edit(last.channel_id, last.message_id, last.view)
        if trouble is None:
            return last.message_id
        if not last.told or not trouble.of_message:
            return trouble
        posted = await self.post(last.channel_id, last.view, f"left-{last.message_id}")
        return posted if isinstance(posted, Trouble) else posted.id

    async def delete(self, channel_id: int, message_id: int) -> Trouble | None:
        """Have a message be no more; gives what kept it from that."""
        self._shown.pop(message_id, None)
        message = self.place(channel_id).get_partial_message(message_id)
        what = f"delete message {message_id} in channel {channel_id}"
        result = await attempt(message.delete(), what)
        return result if isinstance(result, Trouble) else None

    def doubt(self, message_id: int, older_than: timedelta = timedelta()) -> None:
        """Know no longer what a message shows, so that the next edit finds out whether it is there.

        What was written more recently is known.
        """
        shown = self._shown.get(message_id)
        if shown is not None and abs(self._now() - shown.since) >= older_than:
            del self._shown[message_id]

    def place(self, channel_id: int) -> discord.PartialMessageable:
        """Where something can be posted."""
        return self._client.get_partial_messageable(channel_id)


def _mentions(people: Sequence[int]) -> discord.AllowedMentions:
    """Nobody but these people."""
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(one) for one in people])


def without_buttons(message: discord.Message) -> LayoutView:
    """The message as it is but for its rows of buttons and selects, and its pictures in words."""
    view = in_words(message)
    for item in [*view.walk_children()]:
        if isinstance(item, ActionRow):
            parent: Any = item.parent or view
            parent.remove_item(item)
    return view


def offers(view: LayoutView) -> frozenset[str]:
    """What can be pressed or chosen on a message, by the ids."""
    items = [item for item in view.walk_children() if isinstance(item, Button | Select)]
    return frozenset(item.custom_id for item in items if item.custom_id is not None)
