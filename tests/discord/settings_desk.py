"""Somebody who manages the server, at its settings, and what is marked there; knows no test."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from reading import walk
from world import Somebody, World

from bot.choices import Pace
from bot.house_rules import HouseRules

STRING_SELECT, CHANNEL_SELECT = 3, 8

DEFAULTS = [
    "house:locale:usual",
    "house:pace:none",
    "house:unsortiert.chips:usual",
    "house:shithead.glass_keeps_seven:usual",
    "house:turn_after:20",
    "house:hints:on",
    "house:computers:on",
]
"""What is marked where nobody has settled anything."""

OTHERWISE = HouseRules(
    "en",
    Pace.MINUTE,
    {"unsortiert": {"chips": 5}, "shithead": {"glass_keeps_seven": True}},
    300,
    hints=False,
    computers=False,
)
"""What is nowhere as by default."""


@dataclass
class Settings:
    """Max, who manages the server, and their panel."""

    world: World
    max: Somebody

    @classmethod
    async def opened(cls, world: World, locale: str = "en-US") -> "Settings":
        """The panel, just asked for."""
        made = cls(world, world.somebody("Max", locale=locale, manage_guild=True))
        await made.max.slash("settings")
        return made

    async def rules(self) -> HouseRules:
        """What holds in the server, as it is stored."""
        return await self.world.bot.parts.houses.rules(self.world.guild.id)

    async def choose_channels(self, *channels: Any) -> None:
        """Choose these in the list of channels, whatever was chosen before."""
        assert self.max.panel is not None
        result = await self.max.member.select(self.max.panel, channels, custom_id="1:0:0:house:channels")
        self.max._looked_at(result)

    def selects(self) -> Mapping[str, dict[str, Any]]:
        """Each select on the panel as Discord has it, by its id."""
        assert self.max.panel is not None
        stored = self.world.env.backend.get_message(self.max.panel.channel_id, self.max.panel.id)
        kinds = {STRING_SELECT, CHANNEL_SELECT}
        return {one["custom_id"]: one for one in walk(stored.components) if one["type"] in kinds}

    def marked(self) -> list[str]:
        """What the options say that are marked as what holds."""
        options = [option for select in self.selects().values() for option in select.get("options", [])]
        return [option["value"] for option in options if option.get("default")]

    def labelled(self) -> list[str]:
        """How these are called."""
        options = [option for select in self.selects().values() for option in select.get("options", [])]
        return [option["label"] for option in options if option.get("default")]

    def places(self) -> list[int]:
        """The channels that are marked."""
        return [int(one["id"]) for one in self.selects()["1:0:0:house:channels"].get("default_values", [])]

    def stored(self, column: str, value: object) -> None:
        """Have something else stored than the bot would."""
        with closing(sqlite3.connect(self.world.path)) as database, database:
            database.execute(f"UPDATE houses SET {column} = ?", (value,))  # noqa: S608 - the name of a column
