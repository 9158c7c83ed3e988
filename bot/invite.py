"""What the bot may do in a server: what it asks for, and what of that is missing; knows no table."""

from typing import Any

import discord

PERMISSIONS = discord.Permissions(
    read_messages=True,  # Discord calls it View Channel
    send_messages=True,  # boards
    send_messages_in_threads=True,  # boards in threads and forum posts
    attach_files=True,  # the transcript at a game's end
)
"""Everything the bot ever uses; the invite link asks for exactly this."""


def invite_link(application_id: int) -> str:
    """The address that adds the bot to a server."""
    return discord.utils.oauth_url(
        application_id, permissions=PERMISSIONS, scopes=("bot", "applications.commands")
    )


def missing(interaction: discord.Interaction[Any]) -> list[str]:
    """The names of the permissions that the bot needs where this was asked and does not have."""
    threaded = isinstance(interaction.channel, discord.Thread)
    unused = "send_messages" if threaded else "send_messages_in_threads"
    given = interaction.app_permissions
    return [name for name, used in PERMISSIONS if used and name != unused and not getattr(given, name)]
