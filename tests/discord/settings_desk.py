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
from bot.texts import texts
from cogs.options import capital
from cogs.settling import Page

STRING_SELECT, CHANNEL_SELECT = 3, 8

DEFAULTS = [
    "house:locale:usual",
    "house:pace:none",
    "house:turn_after:20",
    "house:hints:on",
    "house:computers:on",
]
"""What is marked on the first page where nobody has settled anything."""

OF_GAMES = {
    "unsortiert": ["house:unsortiert.chips:usual"],
    "shithead": ["house:shithead.glass_keeps_seven:off"],
}
"""The same on the pages of the games that have one."""

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

    async def settle(self, what: str) -> None:
        """Choose something, having turned to its game's page if it is about a game."""
        if what not in self.max.sees().whats:
            await self.max.slash("settings")
            game, of_game, _ = what.split(":")[1].partition(".")
            if of_game:
                await self.max.tap(str(Page(game)))
        await self.max.tap(what)

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

    def described(self) -> dict[str, str]:
        """The games that have a page of their own, each with what is said of it."""
        options = [option for select in self.selects().values() for option in select.get("options", [])]
        asking = f"{Page()}:"
        return {one["label"]: one["description"] for one in options if one["value"].startswith(asking)}

    def told(self, game: str, option: str, word: str) -> str:
        """What a value of a game's option is called in English."""
        return capital(texts("en")(f"{game}-choice-{option}", value=word))

    def places(self) -> list[int]:
        """The channels that are marked."""
        return [int(one["id"]) for one in self.selects()["1:0:0:house:channels"].get("default_values", [])]

    def stored(self, column: str, value: object) -> None:
        """Have something else stored than the bot would."""
        with closing(sqlite3.connect(self.world.path)) as database, database:
            database.execute(f"UPDATE houses SET {column} = ?", (value,))  # noqa: S608 - the name of a column
