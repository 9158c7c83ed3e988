"""Long stretches of time in the simulated Discord, and what reminds people in them; knows no fault."""

from datetime import timedelta
from typing import Any

import pytest
from evening import playing
from reading import Said
from world import Somebody, World

from bot.choices import Choices, Pace
from bot.table import Person

CALL = "⏰"
"""Begins every reminder."""

PORTION = 1800.0
"""Seconds of simulated time that may pass in one go: the simulation gives each only so much real time."""


def hasten(world: World, patch: pytest.MonkeyPatch, hours: float = 0.5) -> None:
    """Have the bot look at the time only so often, so that days are soon over."""
    patch.setattr("bot.heartbeat.JUMP", timedelta(hours=2 * hours))
    world.clock.second = 3600 * hours


async def pass_by(world: World, **span: float) -> None:
    """Let so much time pass."""
    left, portion = timedelta(**span).total_seconds(), max(PORTION, world.clock.second)
    while left > 0:
        await world.env.advance_time(min(left, portion))
        left -= portion


def reminders(world: World) -> list[Said]:
    """All reminders that stand in the channel."""
    return [said for said in world.said() if said.text.startswith(CALL)]


def calls(world: World) -> list[Said]:
    """All messages in the channel that call somebody, whose turn it is."""
    return [said for said in world.said() if said.text.startswith("<@")]


def called(world: World) -> list[int]:
    """Whom the only such message notified when it was posted."""
    (said,) = calls(world)
    return sorted(world.env.backend.get_message(world.channel.id, said.id).ping_user_ids)


def call_message(world: World) -> Any:
    """The only such message, as the library gives it."""
    (said,) = calls(world)
    return next(one for one in world.channel.history() if one.id == said.id)


async def calling(
    world: World, *names: str, after: int = 20, pace: Pace = Pace.NONE, computers: int = 0
) -> list[Somebody]:
    """People in a game that has just begun, where the first is to play; they are called after so long."""
    people = [world.somebody(name) for name in names]
    tables = world.bot.parts.tables
    table = await tables.open(
        guild_id=world.guild.id,
        channel_id=world.channel.id,
        locale="en-US",
        host=Person(people[0].id, names[0]),
        game="unsortiert",
        choices=Choices(pace=pace, turn_after=after),
        computers=computers,
    )
    for one, name in zip(people[1:], names[1:], strict=True):
        await tables.sit(table.id, Person(one.id, name))
    await world.bot.parts.boards.written(table.id)
    await people[0].press("start")
    await world.env.settle()
    return people


def reminder_message(world: World) -> Any:
    """The only reminder, as the library gives it."""
    (said,) = reminders(world)
    return next(one for one in world.channel.history() if one.id == said.id)


def pinged(world: World) -> list[int]:
    """Whom the only reminder notified when it was posted."""
    (said,) = reminders(world)
    stored = world.env.backend.get_message(world.channel.id, said.id)
    return sorted(stored.ping_user_ids)


def since(world: World, number: int) -> list[str]:
    """The requests about messages since there were so many requests, but for answers to clicks."""
    return [one for one in world.requests()[number:] if "/messages" in one and "webhooks" not in one]


async def half_time(world: World, *names: str) -> list[Somebody]:
    """Half of the first player's five minutes is over."""
    people = await playing(world, *(names or ("Anna", "Ben", "Cleo")), pace="five-minutes")
    await pass_by(world, minutes=3)
    return people
