"""Calls to Discord that say what went wrong instead of raising; knows no table and no text.

Every request of the bot goes through `attempt`: here it is decided which answers are normal, which are worth
another try, and what whoever runs the bot reads about them. What a person reads is up to who asked: whoever
tapped is told by their answer, a channel by its board.
"""

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable
from enum import Enum, auto
from typing import TypeVar

import aiohttp
import discord

log = logging.getLogger(__name__)

T = TypeVar("T")
V = TypeVar("V", bound=discord.ui.LayoutView)

LONGEST_WAIT = 30.0
"""Seconds for which discord.py may sit out one rate limit; it takes no fewer. A longer one has failed."""


class Trouble(Enum):
    """Why Discord did not do what it was asked, and what follows from that."""

    USED = auto()
    """The interaction is unknown, too old or answered already, or its token is dead: normal, no error."""
    MESSAGE_GONE = auto()
    """Somebody has deleted the message, which they may."""
    MEMBER_GONE = auto()
    """Somebody is no longer in the server, or has no account any more."""
    CHANNEL_GONE = auto()
    """The channel, the thread or the whole server is no more."""
    FORBIDDEN = auto()
    """The bot lacks a permission, or the thread is locked; whoever taps next is told what is missing."""
    TOO_OLD = auto()
    """The message may not be edited any more: too old, edited too often, or in an archived thread."""
    REFUSED = auto()
    """Anything else: the message breaks Discord's rules, which is our fault."""
    FAILED = auto()
    """Discord is in trouble itself, or out of reach: the same call may work later."""

    @property
    def passes(self) -> bool:
        """Whether it is worth trying the same again after a while, without anybody doing anything."""
        return self is Trouble.FAILED

    @property
    def final(self) -> bool:
        """Whether the same will never work, not even when somebody gives a permission back."""
        return self in {Trouble.REFUSED, Trouble.CHANNEL_GONE}

    @property
    def of_message(self) -> bool:
        """Whether it is about that one message, so that a new one can take its place."""
        return self in {Trouble.MESSAGE_GONE, Trouble.TOO_OLD}

    @property
    def edits_later(self) -> bool:
        """Whether the same message may be edited all the same before long: edits are limited by the hour."""
        return self.passes or self is Trouble.TOO_OLD

    @property
    def level(self) -> int:
        """How loudly the log tells whoever runs the bot."""
        return _LEVELS.get(self, logging.INFO)


_LEVELS = {
    Trouble.USED: logging.DEBUG,
    Trouble.FORBIDDEN: logging.WARNING,
    Trouble.REFUSED: logging.ERROR,
    Trouble.FAILED: logging.WARNING,
}
"""What is more, or less, than worth a note."""

_BY_CODE = {
    10003: Trouble.CHANNEL_GONE,
    10004: Trouble.CHANNEL_GONE,  # unknown server
    10007: Trouble.MEMBER_GONE,
    10008: Trouble.MESSAGE_GONE,
    10013: Trouble.MEMBER_GONE,  # unknown user
    10015: Trouble.USED,  # unknown webhook: the token's 15 minutes are over
    10062: Trouble.USED,  # unknown interaction: its 3 seconds are over
    30046: Trouble.TOO_OLD,  # too many edits of a message older than an hour
    40060: Trouble.USED,  # already acknowledged
    50001: Trouble.FORBIDDEN,
    50013: Trouble.FORBIDDEN,
    50027: Trouble.USED,  # invalid webhook token
    50083: Trouble.TOO_OLD,  # the thread is archived; a new message opens it again
    160005: Trouble.FORBIDDEN,  # the thread is locked
}
"""Discord's JSON error codes that mean something to us."""

_TOO_MANY = 429
_SERVER_ERROR = 500

_BY_STATUS = {403: Trouble.FORBIDDEN, 404: Trouble.MESSAGE_GONE}


def kind_of(error: discord.HTTPException) -> Trouble:
    """What an error answer of Discord means."""
    if error.status >= _SERVER_ERROR or error.status == _TOO_MANY:
        return Trouble.FAILED
    return _BY_CODE.get(error.code) or _BY_STATUS.get(error.status, Trouble.REFUSED)


async def attempt(call: Awaitable[T], what: str, *, within: float | None = None) -> T | Trouble:
    """Await a call to Discord and give its result, or the trouble it met.

    ``what`` says in the log what was to be done, as in "could not ...". ``within``: the seconds it may take,
    for calls by an interaction's token only. The others must not be torn off: they share the limits that
    discord.py keeps, and one that is cancelled while it sits out the global limit holds up all for good.
    """
    try:
        async with asyncio.timeout(within):
            return await call
    except discord.InteractionResponded as error:
        return _told(Trouble.USED, what, error)
    except discord.HTTPException as error:
        return _told(kind_of(error), what, error)
    except (discord.RateLimited, aiohttp.ClientError, TimeoutError, OSError) as error:
        return _told(Trouble.FAILED, what, error)


def _told(trouble: Trouble, what: str, error: Exception) -> Trouble:
    log.log(trouble.level, "Could not %s (%s): %s", what, trouble.name, _words(error))
    return trouble


def _words(error: Exception) -> str:
    """What an error says of itself, but for those that quote an address: there is a token in it."""
    quoting = isinstance(error, aiohttp.ClientResponseError | aiohttp.InvalidURL)
    return type(error).__name__ if quoting else str(error) or type(error).__name__


def passes(result: object) -> bool:
    """Whether a call has failed for a reason that passes by itself, so that it is to be made again."""
    return isinstance(result, Trouble) and result.passes


def sealed(view: V) -> V:
    """Make a view that is about to be sent one which discord.py does not store; gives the same view.

    Clicks find their way by custom_id alone (see `cogs.items`), so a stored view would be memory and a timer
    for nothing: an ephemeral one is held for 15 minutes.
    """
    view.stop()
    return view


def fingerprint(view: discord.ui.LayoutView) -> str:
    """What a view would send, in short: the same text means the same message."""
    sent = json.dumps(view.to_components())  # type: ignore[no-untyped-call]
    return hashlib.sha256(sent.encode()).hexdigest()
