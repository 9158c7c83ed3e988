"""The whole bot in a simulated Discord; any test in which an error was logged fails."""

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from line import Watch
from logged import Errors
from office import Office
from simcord import Env
from stage import Clock, make_bot
from world import World, settle_in

from bot.app import Unsortiert


@pytest.fixture(autouse=True)
def errors() -> Iterator[Errors]:
    """Fails the test when an error was logged that the test did not expect."""
    handler = Errors()
    logging.getLogger().addHandler(handler)
    yield handler
    logging.getLogger().removeHandler(handler)
    assert not handler.lines


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
