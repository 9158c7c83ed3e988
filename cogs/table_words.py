"""A table in one line: where it stands, how far it is, since when nothing happened; knows no game."""

from datetime import datetime, timedelta
from typing import Any, cast

import discord

from bot import names
from bot.cutting import cut
from bot.table import Stage, Table
from bot.texts import Say
from bot.timing import idle
from cogs.faces.cards import plain
from cogs.faces.layout import OPTION_LENGTH
from cogs.faces.seats import sitter_name
from cogs.facts import sitter
from engine.game import Seat

_PLACE = 24
_NAME = 16
"""How much room there is in a label for a channel's name, and for a person's among several."""


def stage_key(table: Table) -> str:
    """How far a table has come, by the key of its word."""
    if table.rests:
        return "rests"
    return "deal" if table.stage is Stage.PLAYING and not table.decisions else table.stage.value


def table_label(say: Say, interaction: discord.Interaction[Any], table: Table, now: datetime) -> str:
    """A table for an option: where, how far, since when, who."""
    stage, still = plain(say("mod-stage", stage=stage_key(table))), _still(say, idle(table, now))
    head = " · ".join([place_label(say, interaction, table), stage, still, ""])
    people = [names.bare(table.seats[seat].name, _NAME) for seat in table.people]
    return head + cut(people, OPTION_LENGTH - len(head), separator=", ")


def seat_label(say: Say, table: Table, seat: Seat) -> str:
    """A seat for an option."""
    return say(
        "seat-of", number=seat + 1, name=sitter_name(say, sitter(table, table.seats[seat]), names.bare)
    )


def place_label(say: Say, interaction: discord.Interaction[Any], table: Table) -> str:
    """The channel of a table by name, if it is there and the asker may see it."""
    guild = interaction.guild
    channel = None if guild is None else guild.get_channel_or_thread(table.channel_id)
    if channel is None:
        return plain(say("mod-place-gone", table=table.id))
    if not _may_see(channel, cast("discord.Member", interaction.user)):  # in a server it is one
        return plain(say("mod-place-hidden", table=table.id))
    return f"#{names.bare(channel.name, _PLACE)}"


def _may_see(channel: discord.abc.GuildChannel | discord.Thread, user: discord.Member) -> bool:
    try:
        allowed = channel.permissions_for(user)
    except discord.ClientException:  # the channel that a thread belongs to is not known
        return False
    private = isinstance(channel, discord.Thread) and channel.is_private()
    return allowed.view_channel and (allowed.manage_threads or not private)


def _still(say: Say, span: timedelta) -> str:
    """For how long nothing happened, in the largest unit that there is one of."""
    units = {"days": timedelta(days=1), "hours": timedelta(hours=1), "minutes": timedelta(minutes=1)}
    unit = next((unit for unit, length in units.items() if span >= length), "minutes")
    return plain(say("mod-still", unit=unit, count=span // units[unit]))
