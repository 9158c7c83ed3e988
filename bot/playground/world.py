"""A small Discord to play in: one server, one channel, three people; knows no table and no game.

Its ids are the same at every start, so that a stored table finds its channel and its people again. Messages
get ids that no earlier run has used.
"""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from simcord import ChannelHandle, Env, GuildHandle, MemberActor

from bot.invite import MANAGING, MODERATING, PERMISSIONS
from bot.texts import Say
from bot.titles import every_command

OTHERS = ("Kim", "Noa")
"""The people beside oneself."""


@dataclass(frozen=True, slots=True)
class World:
    """Where the bot plays and with whom."""

    channel: ChannelHandle
    people: tuple[MemberActor, ...]
    """Oneself first, who also moderates and manages the server."""


def create(env: Env, say: Say, language: str) -> World:
    """Make the world before the bot enters it, always in this order, then set its clock to the present."""
    env.backend.edit_bot_profile("Unsortiert")
    guild = env.create_guild(say("playground-server"), preferred_locale=language)
    _permit(env, guild)
    channel = guild.create_text_channel(
        say("playground-channel"), topic=say("playground-topic", commands=" ".join(every_command(say)))
    )
    names = (say("playground-you"), *OTHERS)
    people = tuple(
        guild.add_member(env.create_user(f"person-{at}", global_name=name)) for at, name in enumerate(names)
    )
    # after all the rest, so that the ids of what stored tables name stay as they were
    moderators = guild.create_role(say("playground-moderators"), permissions=MODERATING | MANAGING)
    env.backend.get_member(guild.id, people[0].id).role_ids.append(moderators.id)
    env.backend.clock.advance(behind(env))
    return World(channel, people)


def behind(env: Env) -> float:
    """By how many seconds the world's clock is behind the real one; never negative."""
    return max(0.0, (datetime.now(UTC) - env.now()).total_seconds())


def _permit(env: Env, guild: GuildHandle) -> None:
    """Let the bot do in the server what its invite link asks for and nothing more."""
    roles: dict[int, Any] = env.backend.get_guild(guild.id).roles
    for role in roles.values():
        if role.managed:
            role.permissions = PERMISSIONS.value
