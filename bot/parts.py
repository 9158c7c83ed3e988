"""What the cogs are given to work with, and whose language is spoken where; knows no game."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.boards import Boards
from bot.house_rules import Houses
from bot.members import Members
from bot.panels import Panels
from bot.pictures.studio import Studio
from bot.reminders import Reminders
from bot.runner import Runner
from bot.tables import Tables


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of the bot, by name."""

    tables: Tables
    boards: Boards
    panels: Panels
    runner: Runner
    reminders: Reminders
    members: Members
    studio: Studio
    houses: Houses
    """What servers have settled for their tables."""
    language: str | None
    """Everybody's language; None: each their own."""
    answers: set[asyncio.Task[None]] = field(default_factory=set)
    """Those that are being worked out."""

    def reader_language(self, interaction: discord.Interaction[Any]) -> str:
        """The language for what only the asker sees."""
        return self.language or interaction.locale.value

    def place_language(self, interaction: discord.Interaction[Any]) -> str:
        """The language for what everybody sees where this was asked: the server's if it chose one."""
        chosen = interaction.guild is not None and "COMMUNITY" in interaction.guild.features
        place = interaction.guild_locale if chosen else None
        return self.language or (place or interaction.locale).value
