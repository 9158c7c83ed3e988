"""In which channels of a server tables may be opened; knows no table.

A thread and a post count as the channel that they are in, so that threads themselves are never chosen. A
channel that is gone counts for nothing, and when all are gone nothing is settled any more: a server never
ends up where no table can be opened for a reason that nobody sees.
"""

from typing import Any

import discord
from discord import ChannelType

from bot.house_rules import HouseRules

TYPES = [
    ChannelType.text,
    ChannelType.news,
    ChannelType.voice,
    ChannelType.stage_voice,
    ChannelType.forum,
    ChannelType.media,
]
"""Where a table can stand: in the channel, its chat, or its threads and posts."""


def allowed(guild: discord.Guild | None, rules: HouseRules) -> list[int]:
    """The channels to which a server keeps its tables, as it orders them; none: everywhere."""
    channels = [] if guild is None else guild.channels
    there = [one for one in channels if one.id in rules.channels and one.type in TYPES]
    return [one.id for one in sorted(there, key=lambda one: (one.position, one.id))]


def elsewhere(interaction: discord.Interaction[Any], rules: HouseRules) -> list[int]:
    """The channels where tables may be opened, if this is none of them; else none."""
    places = allowed(interaction.guild, rules)
    here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    return [] if here.intersection(places) else places
