"""One evening in the playground: the bot, its world and the page, until somebody ends it; knows no game."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass

from simcord import Env, SetupError

from bot.app import Surroundings, Unsortiert, build
from bot.discord_calls import attempt
from bot.playground.page import LivePage
from bot.playground.world import OTHERS, World, behind, create
from bot.texts import Say, texts
from bot.titles import command, commands

log = logging.getLogger(__name__)

TICK = 0.1
"""Seconds between two looks at what has changed."""

LEAP = 2.0
"""Seconds at most that are lived through at once."""


class PortTaken(Exception):
    """Raised when the page cannot be served at the port that was asked for."""


@dataclass(frozen=True, slots=True)
class Evening:
    """What was asked for."""

    database: str
    """A path, or an SQLite URL."""
    port: int
    """0: any free one."""
    language: str
    computer_pause: float
    """Seconds before each move of a computer player."""


async def play(evening: Evening, ready: Callable[[str], None]) -> None:
    """Play until cancelled or ended on the page; ``ready`` is told the page's address.

    Raises `PortTaken`, and `bot.store.StoreError` when the database cannot be used.
    """
    say = texts(evening.language)
    async with AsyncExitStack() as stack:
        bot, env = await _enter(evening, stack)
        world = create(env, say, evening.language)
        await env.start()
        stack.enter_context(env.time_context())
        await _welcome(bot, world, say)
        page = LivePage(env, world.channel, world.people, locale=evening.language, port=evening.port)
        try:
            await stack.enter_async_context(page)
        except SetupError as error:
            raise PortTaken(f"The page cannot be served at port {evening.port}; is it taken?") from error
        ready(page.url)
        await _follow(env, page)


async def _enter(evening: Evening, stack: AsyncExitStack) -> tuple[Unsortiert, Env]:
    """Make the bot and the env around it; both are taken apart in the end."""

    async def pause(seconds: float) -> None:
        await env.external_wait(asyncio.sleep(seconds), reason="a computer player thinks")

    around = Surroundings(pause=pause, computer_pause=evening.computer_pause, language=evening.language)
    bot = await build(evening.database, around)
    env = Env(bot)
    stack.push_async_callback(env.shutdown)
    stack.push_async_callback(bot.close)
    return bot, env


async def _welcome(bot: Unsortiert, world: World, say: Say) -> None:
    """Show the table that was left here, or say how to open one; the channel is empty after each start."""
    table = await bot.parts.tables.at(world.channel.id)
    if table is not None:
        await bot.parts.boards.written(table.id)
        return
    first, second = OTHERS
    names = {"you": say("playground-you"), "first": first, "second": second}
    buttons = {"more": say("button-computer-more"), "start": say("button-start")}
    called = {"command": command(say), "commands": commands(say)}
    channel = bot.get_partial_messageable(world.channel.id)
    await attempt(
        channel.send(say("playground-welcome", **names, **buttons, **called)),
        "say how to begin",
    )


async def _follow(env: Env, page: LivePage) -> None:
    """Let time pass as it really does and show what the bot does meanwhile, until the page is ended."""
    while not page.closed:
        await asyncio.sleep(TICK)
        async with page.turn:
            await _pass_time(env)
            if env.http_requests and not page.closed:
                _forget(env)
                await page.refresh()


async def _pass_time(env: Env) -> None:
    """Catch up with the real time; what a computer slept through is skipped, not lived through in haste."""
    gap = behind(env)
    env.backend.advance_clock(max(0.0, gap - LEAP))
    try:
        await env.advance_time(min(gap, LEAP))
    except TimeoutError as error:
        log.warning("The bot takes its time: %s", error)


def _forget(env: Env) -> None:
    """Drop the records that simcord keeps for tests, so that a long evening does not fill the memory."""
    env.backend.http_requests.clear()
    env.backend.transcript.clear()
