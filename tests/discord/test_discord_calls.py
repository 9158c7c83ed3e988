"""What Discord answers is understood, and nothing that is normal becomes an error."""

import discord
import pytest
from logged import Errors
from world import World

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


async def test_a_network_that_is_down_is_a_trouble_like_others() -> None:
    """What aiohttp raises is not an error of ours."""

    async def unreachable() -> None:
        raise ConnectionResetError

    assert await attempt(unreachable(), "reach it") is Trouble.FAILED


async def test_answering_twice_is_no_error() -> None:
    """The library notices by itself when an interaction was answered already."""

    class Twice(discord.InteractionResponded):
        def __init__(self) -> None:
            Exception.__init__(self, "twice")

    async def again() -> None:
        raise Twice

    assert await attempt(again(), "say it again") is Trouble.USED
