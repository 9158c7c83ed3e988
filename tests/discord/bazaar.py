"""Tables at every moment with everything that can be clicked there, for clicks of any kind; knows no test."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from reading import BUTTON, SELECT
from simcord import GuildHandle
from simcord.backend.models import Interaction, Message
from simcord.backend.serializers import message_payload
from simcord.interactions import base_payload
from world import Somebody, World

from bot.refusals import Refused
from bot.table import Table
from bot.tables import Tables
from engine.registry import GAMES

GAME = GAMES["unsortiert"]

HERE, ABROAD, PRIVATE = "here", "abroad", "private"
"""Where a click comes from: where the message is, another server, a private conversation."""

SHOWING = {"my-hand", "hand", "more", "rules", "leave-game", "end-game", "remove", "spare", "read"}
"""What only shows something."""


@dataclass(frozen=True)
class Offer:
    """Something that somebody could click on."""

    message: Message = field(repr=False)
    custom_id: str
    value: str | None
    """The option, where it is a select."""

    @property
    def table(self) -> int:
        """The number of the table."""
        return int(self.custom_id.split(":")[1])

    @property
    def what(self) -> str:
        """What it says, without its arguments."""
        return (self.value or self.custom_id.split(":", 3)[-1]).partition(":")[0]


@dataclass(frozen=True)
class Forged:
    """A click as it might arrive; by default as it does when somebody taps on an offer."""

    who: str
    offer: Offer
    place: str = HERE
    custom_id: str | None = None
    """What is said instead of what the offer says."""
    kind: object = None
    """The type of the component, where it is not the offer's."""
    values: Mapping[str, object] | None = None
    """What is said about the chosen options, where it is not the offer's."""
    disguise: Mapping[str, object] = field(default_factory=dict)
    """What the message says about itself instead of the truth."""
    lacks: frozenset[str] = frozenset()
    """What is missing."""

    @property
    def said(self) -> str:
        """The custom_id."""
        return self.offer.custom_id if self.custom_id is None else self.custom_id

    @property
    def data(self) -> dict[str, object]:
        """What was clicked, as Discord would send it."""
        chosen = {} if self.offer.value is None else {"values": [self.offer.value]}
        return {
            "custom_id": self.said,
            "component_type": (SELECT if chosen else BUTTON) if self.kind is None else self.kind,
            **(chosen if self.values is None else self.values),
        }


class Bazaar:
    """Two servers with tables at every moment, and everybody who might click."""

    def __init__(self, world: World, abroad: GuildHandle) -> None:
        self.world = world
        self.abroad = abroad
        self.market = abroad.create_text_channel("market")
        self.people: dict[str, Somebody] = {}
        self.tables: list[Table] = []
        self.offers: list[Offer] = []
        self.elsewhere: dict[int, Message] = {}
        """A message in each place from which clicks come besides, by channel."""

    @property
    def service(self) -> Tables:
        """The table service."""
        return self.world.bot.parts.tables

    @property
    def kept(self) -> Path:
        """The copy of the database as it was in the beginning."""
        return self.world.path.with_name("kept.db")

    async def stands(self) -> list[Table]:
        """All tables as they stand."""
        return [await self.service.get(table.id) for table in self.tables]

    async def opened(self) -> Table | None:
        """The table that was opened besides, if one was."""
        try:
            return await self.service.get(self.tables[-1].id + 1)
        except Refused:
            return None

    async def send(self, forged: Forged) -> Interaction:
        """Have a click arrive, and everything that comes of it done."""
        record, payload = self._payload(forged)
        self.world.env.backend.emit("INTERACTION_CREATE", payload)
        await self.world.env.settle(timeout=5)
        return record

    def _payload(self, forged: Forged) -> tuple[Interaction, dict[str, Any]]:
        backend, member = self.world.env.backend, self.people[forged.who].member
        here = backend.get_channel(forged.offer.message.channel_id)
        guild, channel = {
            HERE: (here.guild_id, here.id),
            ABROAD: (self.abroad.id, self.market.id),
            PRIVATE: (None, member.user.dm_channel.id),
        }[forged.place]
        record, payload = base_payload(
            backend, type=3, channel_id=channel, guild_id=guild, user_id=member.id, data=forged.data
        )
        message = self.elsewhere.get(channel, forged.offer.message)
        record.source_message_id = message.id
        payload["message"] = {**message_payload(backend, message), **forged.disguise}
        for key in forged.lacks:
            payload.pop(key, None)
            payload.get("member", {}).pop(key, None)
        return record, payload

    def moderates(self, forged: Forged, table: Table) -> bool:
        """Whether the click shows that they may manage messages in the server of the table."""
        here = self.world.env.backend.get_channel(forged.offer.message.channel_id).guild_id
        place = {HERE: here, ABROAD: self.abroad.id, PRIVATE: None}[forged.place]
        ruler = "Dan" if place == self.abroad.id else "Mo"
        return place == table.guild_id and forged.who == ruler and "permissions" not in forged.lacks

    def answers(self, record: Interaction) -> list[str]:
        """The requests by which a click was answered."""
        sent = [f"{one.method} {one.path}" for one in self.world.env.http_requests]
        return [one for one in sent if record.token in one]

    def keep(self) -> None:
        """Remember all tables as they stand."""
        _copy(self.world.path, self.kept)

    def restore(self) -> None:
        """Have all tables as they were remembered."""
        _copy(self.kept, self.world.path)
        self.world.forget()


def _copy(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
