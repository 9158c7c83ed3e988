"""The whole bot in a simulated Discord; any test in which an error was logged fails."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from line import Watch
from logged import Errors, no_errors
from office import Office
from simcord import Env
from stage import Clock, make_bot
from world import World, settle_in

from bot.app import Unsortiert
from bot.table import Table
from cogs import items


@pytest.fixture(autouse=True)
def errors() -> Iterator[Errors]:
    """Fails the test when an error was logged that the test did not expect."""
    with no_errors() as heard:
        yield heard


@pytest.fixture(autouse=True)
def _glances(monkeypatch: pytest.MonkeyPatch) -> None:
    """The simulation looks every two milliseconds whether the bot has come to rest, and not every fifty."""
    monkeypatch.setattr(Env, "_validate_idle", lambda *_: 0.002)


@pytest.fixture(autouse=True)
def _watch(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fails the test when the bot asked Discord for something without `attempt`."""
    watch = Watch(monkeypatch)
    yield
    assert watch.passed_by == []


@pytest.fixture
def clock() -> Clock:
    """The simulated time, which the bot goes by."""
    return Clock()


@pytest.fixture
async def simcord_bot(tmp_path: Path, clock: Clock) -> AsyncIterator[Unsortiert]:
    """The real bot with a database of its own and computer players that do not stop to think."""
    bot = await make_bot(tmp_path / "tables.db", clock)
    yield bot
    await bot.close()


@pytest.fixture
async def simcord_env(simcord_bot: Unsortiert, clock: Clock) -> AsyncIterator[Env]:
    """The simulated Discord, with its time for the bot's; an error that simcord recorded fails the test."""
    env = clock.env = Env(simcord_bot)
    await env.start()
    yield env
    await env.shutdown()
    assert not env.errors


@pytest.fixture
async def world(simcord_env: Env, tmp_path: Path, clock: Clock) -> AsyncIterator[World]:
    """A server with one channel and the bot in it."""
    made = settle_in(simcord_env, tmp_path / "tables.db", clock)
    yield made
    await made.bot.close()


@pytest.fixture
def office(world: World) -> Office:
    """A moderator, Mo, in a channel without a table."""
    return Office(world)


@pytest.fixture
def slow(world: World, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Makes a verb of the table service take much longer than the desk waits for it."""
    monkeypatch.setattr(items, "PATIENCE", 0.05)

    def delay(verb: str) -> None:
        quick = getattr(world.bot.parts.tables, verb)

        async def slowly(*args: Any, **kwargs: Any) -> Table:
            await asyncio.sleep(0.3)
            changed: Table = await quick(*args, **kwargs)
            return changed

        monkeypatch.setattr(world.bot.parts.tables, verb, slowly)

    return delay
