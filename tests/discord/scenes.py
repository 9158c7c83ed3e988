"""The same table over and over, each in a channel of its own, and who can press what at it; knows no test."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import discord
from simcord.backend.models import Interaction
from simcord.interactions import base_payload, nest_options, walk_to_subcommand
from world import Somebody, World

from bot.table import Stage, Table
from bot.voting import last_asked
from cogs.items import Desk

AN_HOUR = 3660

ROLES = ("host", "player", "left", "wisher", "stranger", "moderator")
"""Everybody who may press something: each stands to the table in another way."""


@dataclass
class Scenes:
    """Six people and as many tables as a test wants."""

    world: World
    people: dict[str, Somebody] = field(default_factory=dict)
    tables: int = 0

    def __post_init__(self) -> None:
        for role in ROLES:
            self.people[role] = self.world.somebody(role, manage_messages=role == "moderator")

    async def lobby(self) -> Table:
        """A lobby with the host, a player and a computer player, in a channel of its own."""
        self.tables += 1
        self.world.channel = self.world.guild.create_text_channel(f"room-{self.tables}")
        await self.people["host"].slash("unsortiert", computers=1)
        await self.people["player"].press("join")
        return await self.world.table()

    async def game(self) -> Table:
        """A game in which the host has been waited for for an hour, one has left, and for that seat one asks.

        Seats: the host, a computer player, the player, one who has left and for whose seat is asked.
        """
        table = await self.lobby()
        left, wisher = self.people["left"], self.people["wisher"]
        await left.press("join")
        await self.people["host"].press("start")
        await self.world.bot.parts.tables.leave(table.id, left.id)
        await wisher.press("my-hand")
        await wisher.tap("wish:3")
        await self.world.env.advance_time(AN_HOUR)
        return await self.world.table()

    async def at(self, stage: Stage) -> Table:
        """A table at that stage."""
        return await (self.lobby() if stage is Stage.LOBBY else self.game())

    def sought(self, what: str) -> str:
        """A verb with its people's names replaced by their numbers, as in ``grant:3:wisher``."""
        parts = what.split(":")
        return ":".join(str(self.people[part].id) if part in self.people else part for part in parts)

    async def press(self, table: Table, role: str, what: str, times: int = 1) -> list[str]:
        """Somebody presses a public button, so often at one instant; gives the private answers."""
        decision = last_asked(table) if what == "vote" else 0
        address = f"1:{table.id}:{decision}:{self.sought(what)}"
        message = await self.world.post_button(address)
        who = self.people[role].member
        sent = [self.world.sent(who, message, address) for _ in range(times)]
        return await self.world.answered(*sent)

    async def stands(self, table: Table) -> Table:
        """How the table stands now."""
        return await self.world.bot.parts.tables.get(table.id)


def shape(table: Table) -> Any:
    """What a table comes to, but for its number, its cards and its times, which no two tables share."""
    seats = [(one.user_id, one.former_id, one.wish, one.missed) for one in table.seats]
    notes = [(note.what, note.by, note.whom) for note in table.notes]
    return table.stage, table.ended, table.host_id, seats, notes, table.votes, table.revision


def strings(value: Any) -> Iterator[tuple[str, str]]:
    """Every text in a request, by the name under which it is sent."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            if isinstance(inner, str):
                yield key, inner
            else:
                yield from strings(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from strings(inner)


def addresses(requests: list[Any]) -> set[str]:
    """Everything that could ever be pressed: each button's id, and each option's as its select sends it."""
    found = set()
    for request in requests:
        for key, said in strings(request.json):
            if key == "custom_id":
                found.add(said)
    return found


def verbs(world: World) -> set[str]:
    """Every verb that a button may say."""
    desk = world.bot.get_cog("Desk")
    assert isinstance(desk, Desk)
    return set(desk._verbs)


def ordered(world: World, who: Somebody, place: int, command: str, *, private: bool = False) -> Interaction:
    """Have a command on its way from a place, with everything that it demands; wherever it is offered."""
    backend = world.env.backend
    root, *below = command.split()
    known = backend.find_command(root, None, type=1)
    assert known is not None
    leaf, path = walk_to_subcommand(known, below)
    given = [
        {"name": one["name"], "type": one["type"], "value": "1"}
        for one in leaf.get("options", [])
        if one.get("required")
    ]
    data = {"id": str(known["id"]), "name": root, "type": 1, "options": nest_options(known, path, given)}
    record, payload = base_payload(
        backend,
        type=2,
        channel_id=place,
        guild_id=None if private else world.guild.id,
        user_id=who.id,
        data=data,
    )
    backend.emit("INTERACTION_CREATE", payload)
    return record


def commands(world: World) -> list[str]:
    """Every command of the bot, by its whole name."""
    found = world.bot.tree.walk_commands()
    return [one.qualified_name for one in found if isinstance(one, discord.app_commands.Command)]
