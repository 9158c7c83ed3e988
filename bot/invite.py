"""What the bot may do in a server: what it asks for, and what of that is missing; knows no table."""

from typing import Any

import discord

EDITING = discord.Permissions(read_messages=True)
"""What it takes to bring a board up to date; Discord calls it View Channel."""

POSTING = EDITING | discord.Permissions(send_messages=True, send_messages_in_threads=True)
"""What it takes to post a board, the last of it in threads and forum posts."""

PERMISSIONS = POSTING | discord.Permissions(attach_files=True)
"""Everything the bot ever uses, the transcript at a game's end too; the invite link asks for exactly this."""

MODERATING = discord.Permissions(manage_messages=True)
"""Who has this is a moderator, unless the server decides otherwise in its integration settings."""

MANAGING = discord.Permissions(manage_guild=True)
"""Who has this settles what holds for the tables of a server; Discord calls it Manage Server."""


def invite_link(application_id: int) -> str:
    """The address that adds the bot to a server."""
    return discord.utils.oauth_url(
        application_id, permissions=PERMISSIONS, scopes=("bot", "applications.commands")
    )


def missing(interaction: discord.Interaction[Any], needed: discord.Permissions) -> list[str]:
    """The names of those of the needed permissions that the bot does not have where this was asked."""
    threaded = isinstance(interaction.channel, discord.Thread)
    unused = "send_messages" if threaded else "send_messages_in_threads"
    given = interaction.app_permissions
    return [name for name, used in needed if used and name != unused and not getattr(given, name)]


def may_attach(client: discord.Client, channel_id: int) -> bool:
    """Whether the bot may post files in a channel, as far as is known; a server is asked for nothing."""
    place = client.get_channel(channel_id)
    if not isinstance(place, discord.abc.GuildChannel | discord.Thread):
        return True
    given = _given(place)
    return given is None or given.attach_files


def _given(place: discord.abc.GuildChannel | discord.Thread) -> discord.Permissions | None:
    """What the bot may do in a place; None in a thread of which the channel is not known."""
    if isinstance(place, discord.Thread) and place.parent is None:
        return None
    return place.permissions_for(place.guild.me)


def hidden(guild: discord.Guild | None, channel_id: int) -> list[str]:
    """The names of what is missing to edit a board in another channel; none where that is not known."""
    place = None if guild is None else guild.get_channel_or_thread(channel_id)
    given = None if place is None else _given(place)
    if given is None:
        return []
    return [name for name, used in EDITING if used and not getattr(given, name)]
