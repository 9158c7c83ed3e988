"""What Discord answers is understood, and nothing that is normal becomes an error."""

import asyncio
import logging
import time

import aiohttp
import discord
import pytest
from logged import Errors
from multidict import CIMultiDict, CIMultiDictProxy
from world import World
from yarl import URL

from bot.discord_calls import Trouble, attempt


@pytest.mark.parametrize(
    ("status", "code", "trouble"),
    [
        (404, 10062, Trouble.USED),
        (400, 40060, Trouble.USED),
        (404, 10015, Trouble.USED),
        (401, 50027, Trouble.USED),
        (404, 10008, Trouble.MESSAGE_GONE),
        (404, 10003, Trouble.CHANNEL_GONE),
        (403, 50013, Trouble.FORBIDDEN),
        (403, 50001, Trouble.FORBIDDEN),
        (400, 30046, Trouble.TOO_OLD),
        (400, 50083, Trouble.TOO_OLD),
        (404, 0, Trouble.MESSAGE_GONE),
        (403, 0, Trouble.FORBIDDEN),
        (400, 50035, Trouble.REFUSED),
        (413, 40005, Trouble.REFUSED),
        (429, 0, Trouble.FAILED),
        (500, 0, Trouble.FAILED),
        (503, 0, Trouble.FAILED),
    ],
)
async def test_what_discord_says_is_understood(
    world: World, errors: Errors, status: int, code: int, trouble: Trouble
) -> None:
    """Its codes first, its status where the code is unknown; what is our fault is logged as an error."""
    world.env.inject_error("POST", "/channels/*/messages", status=status, code=code)
    place = world.bot.get_partial_messageable(world.channel.id)
    assert trouble is await attempt(place.send("hello"), "say hello")
    if trouble is Trouble.REFUSED:
        errors.expected("REFUSED")


BROKEN = (
    ConnectionResetError(),
    TimeoutError(),
    aiohttp.ServerDisconnectedError(),
    aiohttp.ClientPayloadError(),
    discord.RateLimited(3600),
)
"""What the library raises besides Discord's own answers."""


@pytest.mark.parametrize("error", BROKEN, ids=lambda error: type(error).__name__)
async def test_a_line_that_breaks_is_a_trouble_like_others(error: Exception) -> None:
    """And so is a rate limit that is too long to be sat out: all of that passes."""

    async def unreachable() -> None:
        raise error

    assert await attempt(unreachable(), "reach it") is Trouble.FAILED


async def test_a_call_that_takes_too_long_is_given_up() -> None:
    """Where that may be done."""
    begun = time.monotonic()
    assert await attempt(asyncio.sleep(60), "wait", within=0.05) is Trouble.FAILED
    assert time.monotonic() - begun < 5


async def test_who_is_told_to_stop_is_not_told_of_a_trouble() -> None:
    """Being cancelled is no answer of Discord."""
    call = asyncio.create_task(attempt(asyncio.sleep(60), "wait", within=30))
    await asyncio.sleep(0)
    call.cancel()
    with pytest.raises(asyncio.CancelledError):
        await call


async def test_the_log_says_what_could_not_be_done_and_shows_no_token(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Some errors quote the address, which is all one needs to write in somebody's name."""
    address = URL("https://discord.com/api/webhooks/1/secret")
    request = aiohttp.RequestInfo(address, "PATCH", CIMultiDictProxy(CIMultiDict()), address)

    async def redirected() -> None:
        raise aiohttp.TooManyRedirects(request, ())

    assert await attempt(redirected(), "show a hand") is Trouble.FAILED
    assert "Could not show a hand" in caplog.text
    assert "secret" not in caplog.text


@pytest.mark.parametrize(
    ("trouble", "follows"),
    [
        (Trouble.USED, set()),
        (Trouble.MESSAGE_GONE, {"of_message"}),
        (Trouble.MEMBER_GONE, set()),
        (Trouble.CHANNEL_GONE, {"final"}),
        (Trouble.FORBIDDEN, set()),
        (Trouble.TOO_OLD, {"of_message", "edits_later"}),
        (Trouble.REFUSED, {"final"}),
        (Trouble.FAILED, {"passes", "edits_later"}),
    ],
)
def test_a_trouble_knows_what_follows_from_it(trouble: Trouble, follows: set[str]) -> None:
    """Nobody else has to."""
    said = ("passes", "final", "of_message", "edits_later")
    assert {name for name in said if getattr(trouble, name)} == follows


def test_only_what_is_our_fault_is_an_error_in_the_log() -> None:
    """What whoever runs the bot may see to is a warning; what people do every day is neither."""
    levels = {trouble: trouble.level for trouble in Trouble}
    assert [one for one in levels if levels[one] == logging.ERROR] == [Trouble.REFUSED]
    assert [one for one in levels if levels[one] == logging.WARNING] == [Trouble.FORBIDDEN, Trouble.FAILED]


async def test_answering_twice_is_no_error() -> None:
    """The library notices by itself when an interaction was answered already."""

    class Twice(discord.InteractionResponded):
        def __init__(self) -> None:
            Exception.__init__(self, "twice")

    async def again() -> None:
        raise Twice

    assert await attempt(again(), "say it again") is Trouble.USED
