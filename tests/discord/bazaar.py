"""Tables at every moment with everything that can be clicked there, for clicks of any kind; knows no test."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
from reading import BUTTON, SELECT, read
from simcord import GuildHandle
from simcord.backend.models import Interaction, Message
from simcord.backend.serializers import message_payload
from simcord.interactions import base_payload
from stage import limit
from world import Somebody, World

from bot.discord_calls import sealed
from bot.invite import PERMISSIONS
from bot.moderating import By
from bot.table import Choices, Person, Table
from bot.tables import Tables
from bot.timing import LONG_WAIT
from engine.registry import GAMES
from engine.unsortiert.view import Phase

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
        self.service._keeper.forget()


def _copy(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


async def opened(world: World) -> Bazaar:
    """The bazaar, with everything that is offered anywhere; no computer moves and no time passes."""
    await world.bot._runner.close()
    abroad = world.env.create_guild()
    limit(world.env, abroad, PERMISSIONS)
    bazaar = Bazaar(world, abroad)
    for name in ("Anna", "Ben", "Cleo", "Dan"):
        bazaar.people[name] = world.somebody(name)
    bazaar.people["Mo"] = world.somebody("Mo", manage_messages=True)
    rulers = abroad.create_role("Rulers", permissions=discord.Permissions(manage_messages=True))
    for name, one in bazaar.people.items():
        abroad.add_member(one.member.user, roles=[rulers] if name == "Dan" else [])
    await _lay_out(bazaar)
    await _collect(bazaar)
    bazaar.keep()
    private = [one.member.user.dm_channel.id for one in bazaar.people.values()]
    for channel in (bazaar.market.id, *private):
        bazaar.elsewhere[channel] = await _message(world, channel)
    return bazaar


async def _message(world: World, channel: int) -> Message:
    """A message of the bot's that could be clicked."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay("Something from another time"))
    view.add_item(discord.ui.ActionRow(discord.ui.Button(label="Here", custom_id="here")))
    sent = await world.bot.get_partial_messageable(channel).send(view=sealed(view))
    return world.env.backend.get_message(channel, sent.id)


async def _lay_out(bazaar: Bazaar) -> None:
    """A lobby; games that wait for long, after a move, with a card to place, a seat left, ended, abroad."""
    service, people = bazaar.service, _people(bazaar)
    waiting = await _started(bazaar, people[:3], computers=1)
    await bazaar.world.env.advance_time(LONG_WAIT.total_seconds() + 120)
    lobby = await _lobby(bazaar, people[:2], computers=1)
    running = await _played(bazaar, await _started(bazaar, people[:3]))  # now a reserve card may be taken
    drawn = await _started(bazaar, people[:3])
    while GAME.view(drawn.state, None).phase is not Phase.INSERT:
        drawn = await _played(bazaar, drawn)
    left = await _started(bazaar, people[:3])
    await service.leave(left.id, people[1].user_id)
    await service.wish(left.id, people[3], 1)
    ended = await _started(bazaar, people[:3])
    await service.moderators.end(ended.id, By(people[0], moderator=False))
    away = await _started(bazaar, people[:3], abroad=True)
    bazaar.tables = await _as_they_stand(service, waiting, lobby, running, drawn, left, ended, away)
    for table in bazaar.tables:
        await bazaar.world.bot.parts.boards.written(table.id)


def _people(bazaar: Bazaar) -> list[Person]:
    return [Person(one.id, name) for name, one in bazaar.people.items()]


async def _as_they_stand(service: Tables, *tables: Table) -> list[Table]:
    return [await service.get(table.id) for table in tables]


async def _lobby(
    bazaar: Bazaar, people: Sequence[Person], *, computers: int = 0, abroad: bool = False
) -> Table:
    """A lobby in a channel of its own."""
    guild = bazaar.abroad if abroad else bazaar.world.guild
    table = await bazaar.service.open(
        guild_id=guild.id,
        channel_id=guild.create_text_channel("table").id,
        locale="en-US",
        host=people[0],
        game=GAME.key,
        choices=Choices(chips=2),
        computers=computers,
    )
    for person in people[1:]:
        table = await bazaar.service.sit(table.id, person)
    return table


async def _started(
    bazaar: Bazaar, people: Sequence[Person], *, computers: int = 0, abroad: bool = False
) -> Table:
    table = await _lobby(bazaar, people, computers=computers, abroad=abroad)
    return await bazaar.service.start(table.id, people[0].user_id)


async def _played(bazaar: Bazaar, table: Table) -> Table:
    """One move or deal further."""
    if not table.decisions:
        return await bazaar.service.deal(table.id, table.revision)
    [(seat, decision)] = table.decisions.items()
    move = GAME.legal_moves(table.state, seat)[0]
    return await bazaar.service.act(table.id, table.seats[seat].user_id or 0, decision, str(move))


async def _collect(bazaar: Bazaar) -> None:
    """Find everything that is offered: on the boards, and on what everybody gets to see who taps on that."""
    backend = bazaar.world.env.backend
    found: dict[tuple[str, str | None], Offer] = {}
    waiting = [
        backend.get_message(table.channel_id, table.board.message_id)
        for table in bazaar.tables
        if table.board is not None
    ]
    while waiting:
        for offer in _on(waiting.pop()):
            if found.setdefault((offer.custom_id, offer.value), offer) is offer and offer.what in SHOWING:
                for name in bazaar.people:
                    record = await bazaar.send(Forged(name, offer))
                    shown = record.message_id or offer.message.id  # on a private page the answer replaces it
                    waiting.append(deepcopy(backend.messages[offer.message.channel_id][shown]))
    bazaar.offers = list(found.values())


def _on(message: Message) -> Iterator[Offer]:
    """What a message offers."""
    said = read(message.id, message.content, message.components)
    for custom_id in said.buttons.values():
        yield Offer(deepcopy(message), custom_id, None)
    for value, custom_id in said.choices.items():
        yield Offer(deepcopy(message), custom_id, value)
