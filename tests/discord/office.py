"""A moderator in a channel of their own, and what is on record of what they did; knows no test."""

import sqlite3
from typing import Any

from world import Somebody, World

_ISOLATES = {0x2068: None, 0x2069: None}


class Office:
    """Where a moderator sits, away from every table."""

    def __init__(self, world: World, locale: str = "en-US") -> None:
        self.mo: Somebody = world.somebody("Mo", locale=locale, manage_messages=True)
        self.room = world.guild.create_text_channel("office")

    async def mod(self, command: str, **options: Any) -> str:
        """Give a command and read its answer."""
        result = await self.mo.slash(f"mod {command}", channel=self.room, **options)
        assert result.ephemeral
        return self.mo.sees().text

    async def offered(self, command: str, option: str, typed: str = "", **filled: Any) -> dict[str, str]:
        """What is suggested: the values by their labels as one reads them."""
        choices = await self.mo.member.autocomplete(self.room, f"mod {command}", option, typed, **filled)
        return {str(one["name"]).translate(_ISOLATES): one["value"] for one in choices}


def audit(world: World) -> list[tuple[Any, ...]]:
    """What moderators did, as it is on record, the oldest first."""
    database = sqlite3.connect(world.path)
    try:
        return database.execute(
            "SELECT action, guild_id, table_id, actor_id, actor, seat, whom_id, to_id FROM audit ORDER BY id"
        ).fetchall()
    finally:
        database.close()
