"""Calls to Discord that say what went wrong instead of raising; knows no table and no text."""

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


class Trouble(Enum):
    """Why Discord did not do what it was asked."""

    USED = auto()
    """The interaction is unknown, too old or answered already, or its token is dead: normal, no error."""
    MESSAGE_GONE = auto()
    CHANNEL_GONE = auto()
    FORBIDDEN = auto()
    """The bot lacks a permission, or the thread is locked."""
    TOO_OLD = auto()
    """The message may not be edited any more: too old, edited too often, or in an archived thread."""
    REFUSED = auto()
    """Anything else: the message breaks Discord's rules, which is our fault; logged."""
    FAILED = auto()
    """Discord is in trouble itself, or out of reach: the same call may work later."""


_BY_CODE = {
    10003: Trouble.CHANNEL_GONE,
    10008: Trouble.MESSAGE_GONE,
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

_LEVELS = {Trouble.REFUSED: logging.ERROR, Trouble.FAILED: logging.WARNING}
"""What is not normal, and how bad it is."""


def kind_of(error: discord.HTTPException) -> Trouble:
    """What an error answer of Discord means."""
    if error.status >= _SERVER_ERROR or error.status == _TOO_MANY:
        return Trouble.FAILED
    return _BY_CODE.get(error.code) or _BY_STATUS.get(error.status, Trouble.REFUSED)


async def attempt(call: Awaitable[T]) -> T | Trouble:
    """Await a call to Discord and give its result, or the trouble it met; only a failure is logged."""
    try:
        return await call
    except discord.InteractionResponded:
        return Trouble.USED
    except discord.HTTPException as error:
        trouble = kind_of(error)
        if trouble in _LEVELS:
            log.log(_LEVELS[trouble], "Discord refused a call: %s", error)
        return trouble
    except (aiohttp.ClientError, TimeoutError, OSError) as error:
        log.warning("Discord could not be reached: %r", error)
        return Trouble.FAILED


def sealed(view: V) -> V:
    """Make a view that is about to be sent one which discord.py does not store; gives the same view.

    Clicks find their way by custom_id alone (see `cogs.items`), so a stored view would be memory and a timer
    for nothing: an ephemeral one is held for 15 minutes.
    """
    view.stop()
    return view


def fingerprint(view: discord.ui.LayoutView) -> str:
    """What a view would send: the same text means the same message."""
    return json.dumps(view.to_components())  # type: ignore[no-untyped-call]
