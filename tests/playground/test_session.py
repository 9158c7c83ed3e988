"""How time passes in the playground."""

import asyncio
import time
from datetime import UTC, datetime, timedelta

import discord
import pytest
from simcord import Env

from bot.playground.session import LEAP, _pass_time
from bot.playground.world import behind, create
from bot.texts import texts


class Ticker(discord.Client):
    """Counts the seconds, as the bot's clock does."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.ticks = 0
        self.env: Env | None = None

    async def setup_hook(self) -> None:
        """Begin to count."""
        self.counting = asyncio.create_task(self._count())

    async def _count(self) -> None:
        assert self.env is not None
        while True:
            await self.env.external_wait(asyncio.sleep(1), reason="the next second")
            self.ticks += 1


async def test_hours_that_a_computer_slept_are_skipped_at_once() -> None:
    """A laptop that wakes up does not keep its owner waiting."""
    bot = Ticker()
    env = bot.env = Env(bot)
    await env.start()
    try:
        before = time.perf_counter()
        await _pass_time(env)  # simcord's clock begins months ago
        assert time.perf_counter() - before < 1
        assert behind(env) < 1
        assert 1 <= bot.ticks <= LEAP + 1
    finally:
        await env.shutdown()


async def test_a_bot_that_does_not_come_to_rest_is_told_of_and_time_goes_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A slow disk ends no evening."""

    class Restless(discord.Client):
        async def setup_hook(self) -> None:
            """Be busy later on."""
            self.busy = asyncio.create_task(self._be_busy())

        async def _be_busy(self) -> None:
            await env.external_wait(asyncio.sleep(1), reason="calm before the storm")
            while True:  # noqa: ASYNC110 - being busy is the point
                await asyncio.sleep(0)

    env = Env(Restless(intents=discord.Intents(guilds=True)), settle_timeout=0.1)
    await env.start()
    try:
        await _pass_time(env)
        assert "takes its time" in caplog.text
    finally:
        await env.shutdown()


def world_ids() -> tuple[int, ...]:
    """The ids of a world that is made now."""
    env = Env(discord.Client(intents=discord.Intents(guilds=True)))
    world = create(env, texts("de"), "de")
    return (world.channel.id, *(person.id for person in world.people))


def test_the_world_is_the_same_at_every_start() -> None:
    """So that a stored table finds its channel and its people."""
    assert world_ids() == world_ids()


def test_you_are_the_moderator_and_nobody_else_is() -> None:
    """So that `/mod` can be tried, and how it is without it."""
    env = Env(discord.Client(intents=discord.Intents(guilds=True)))
    world = create(env, texts("en"), "en")
    guild = env.backend.get_channel(world.channel.id).guild_id
    assert guild is not None
    rights = [
        discord.Permissions(env.backend.compute_permissions(guild, one.id, world.channel.id))
        for one in world.people
    ]
    assert [may.manage_messages for may in rights] == [True, False, False]


def test_the_worlds_clock_is_set_to_the_present() -> None:
    """So that deadlines mean what they say."""
    env = Env(discord.Client(intents=discord.Intents(guilds=True)))
    create(env, texts("en"), "en")
    assert abs(datetime.now(UTC) - env.now()) < timedelta(seconds=1)
