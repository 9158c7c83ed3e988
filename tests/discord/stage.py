"""The simulated server before anybody is in it: its time, its bot, its permissions, its languages."""

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import discord
from quick_paint import quick_paint
from simcord import Env, GuildHandle

from bot.app import Surroundings, Unsortiert, build

BEGINNING = datetime(2026, 1, 1, tzinfo=UTC)
"""Where simcord's clock starts."""


class Clock:
    """The simulated time, which passes only when a test says so; also before the simulation has begun."""

    def __init__(self) -> None:
        self.env: Env | None = None
        self.second = 60.0
        """So many seconds of simulated time pass for each that the bot waits: an hour is soon over."""

    def now(self) -> datetime:
        """What the simulation's clock shows."""
        return BEGINNING if self.env is None else self.env.now()

    async def pause(self, seconds: float) -> None:
        """Wait in simulated time."""
        assert self.env is not None
        await self.env.external_wait(asyncio.sleep(self.second * seconds), reason="time passes")


async def make_bot(path: Path, clock: Clock) -> Unsortiert:
    """The real bot, with computer players that do not stop to think and choose the same each time."""
    chance = Random(1)  # noqa: S311 - the same each time
    around = Surroundings(
        now=clock.now,
        pause=clock.pause,
        computer_pause=0,
        chance=chance,
        entropy=lambda: chance.randbytes(32),
        paint=quick_paint,
    )
    return await build(str(path), around)


def limit(env: Env, guild: GuildHandle, bot: discord.Permissions) -> None:
    """Let the bot have just these permissions, and everybody what they need to look and tap."""
    everyone = discord.Permissions(
        view_channel=True, read_message_history=True, use_application_commands=True
    )
    for role in env.backend.guilds[guild.id].roles.values():
        role.permissions = bot.value if role.managed else everyone.value


def speak(env: Env, locales: Mapping[int, str]) -> None:
    """Have every interaction carry the language of its person and server; simcord knows English only."""
    emit = env.backend.emit

    def with_locale(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            person = payload.get("member", payload).get("user", {})
            own = {"locale": locales.get(int(person["id"]), "en-US")}
            place = int(payload.get("guild_id", 0))
            shared = {"guild_locale": locales.get(place, "en-US")} if place else {}
            payload = {**payload, **own, **shared}
        emit(event, payload)

    env.backend.emit = with_locale  # type: ignore[method-assign]
