"""A simulated server with people who tap: what the tests of the whole bot are written in."""

import asyncio
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import discord
from simcord import ChannelHandle, Env, GuildHandle, MemberActor
from simcord.backend.models import Interaction, Overwrite
from simcord.backend.serializers import message_payload
from simcord.enums import OverwriteType
from simcord.interactions import base_payload
from simcord.results import InteractionResult, ResponseMessage

from bot.app import Surroundings, Unsortiert, build
from bot.discord_calls import sealed
from bot.invite import PERMISSIONS
from bot.table import Table

BEGINNING = datetime(2026, 1, 1, tzinfo=UTC)
"""Where simcord's clock starts."""


class Clock:
    """The simulated time, which passes only when a test says so; also before the simulation has begun."""

    def __init__(self) -> None:
        self.env: Env | None = None

    def now(self) -> datetime:
        """What the simulation's clock shows."""
        return BEGINNING if self.env is None else self.env.now()

    async def pause(self, seconds: float) -> None:
        """Wait a minute of simulated time for each second, so that an hour is soon over."""
        assert self.env is not None
        await self.env.external_wait(asyncio.sleep(60 * seconds), reason="time passes")


async def make_bot(path: Path, clock: Clock) -> Unsortiert:
    """The real bot, with computer players that do not stop to think and choose the same each time."""
    chance = Random(1)  # noqa: S311 - the same each time
    around = Surroundings(
        now=clock.now,
        pause=clock.pause,
        computer_pause=0,
        chance=chance,
        entropy=lambda: chance.randbytes(32),
    )
    return await build(str(path), around)


_ISOLATES = {0x2068: None, 0x2069: None}
"""Keep text in order around names from right to left, and cannot be seen."""


@dataclass
class Said:
    """A message as somebody sees it."""

    id: int
    text: str
    """Its words, without what cannot be seen and without bold."""
    buttons: dict[str, str]
    """What each enabled button says when clicked, by its label."""
    choices: dict[str, str]
    """Each option of each select: what it says, and the custom_id of its select."""
    disabled: list[str]

    @property
    def whats(self) -> set[str]:
        """Everything that can be said with this message: moves, steps and verbs."""
        return {custom_id.split(":", 3)[-1] for custom_id in self.buttons.values()} | set(self.choices)


def walk(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """All components, the nested ones too."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        if "accessory" in component:
            yield from walk([component["accessory"]])


def read(message_id: int, content: str, components: Sequence[dict[str, Any]]) -> Said:
    """A message in plain values."""
    lines = [content] if content else []
    said = Said(message_id, "", {}, {}, [])
    for part in walk(components):
        if part["type"] == 10:
            lines.append(part["content"])
        elif part["type"] == 2 and part.get("disabled"):
            said.disabled.append(part["label"])
        elif part["type"] == 2:
            said.buttons[part["label"]] = part["custom_id"]
        elif part["type"] == 3:
            said.choices |= {option["value"]: part["custom_id"] for option in part["options"]}
    said.text = "\n".join(lines).translate(_ISOLATES).replace("**", "")
    return said


@dataclass
class Somebody:
    """A member of the server; ``panel`` is the private message they looked at last."""

    world: "World"
    member: MemberActor
    panel: ResponseMessage | None = None

    @property
    def id(self) -> int:
        """Their number."""
        return self.member.id

    async def slash(
        self, name: str, channel: ChannelHandle | None = None, **options: Any
    ) -> InteractionResult:
        """Give a command."""
        result = await self.member.slash(channel or self.world.channel, name, **options)
        return self._looked_at(result)

    async def press(self, what: str, on: Any = None) -> InteractionResult:
        """Press the button, or choose the option, that says ``what`` on a message: else on the board."""
        message = on or self.world.board_message()
        seen = self.world.look(message)
        if what in seen.choices:
            return self._looked_at(await self.member.select(message, [what], custom_id=seen.choices[what]))
        custom_id = next(value for value in seen.buttons.values() if value.split(":", 3)[-1] == what)
        return self._looked_at(await self.member.click(message, custom_id=custom_id))

    async def tap(self, what: str) -> InteractionResult:
        """Press on one's private message."""
        assert self.panel is not None
        return await self.press(what, self.panel)

    def button(self, what: str) -> str:
        """The custom_id of the button on one's private message that says ``what``."""
        return next(one for one in self.sees().buttons.values() if one.split(":", 3)[-1] == what)

    def sees(self) -> Said:
        """One's private message as it stands."""
        assert self.panel is not None
        return self.world.look(self.panel)

    def _looked_at(self, result: InteractionResult) -> InteractionResult:
        assert result.acknowledged, "no answer within three seconds"
        response = result.response
        if response is not None and response.ephemeral:
            self.panel = response
        return result


@dataclass
class World:
    """One server, its first channel, and the bot."""

    env: Env
    path: Path
    clock: Clock
    guild: GuildHandle
    channel: ChannelHandle
    people: dict[str, Somebody] = field(default_factory=dict)
    locales: dict[int, str] = field(default_factory=dict)

    @property
    def bot(self) -> Unsortiert:
        """The bot that runs now."""
        assert isinstance(self.env.bot, Unsortiert)
        return self.env.bot

    def somebody(self, name: str, *, locale: str = "en-US", **permissions: bool) -> Somebody:
        """A member by name; a role of their own gives them permissions."""
        roles = []
        if permissions:
            roles.append(self.guild.create_role(f"{name}s", permissions=discord.Permissions(**permissions)))
        member = self.guild.add_member(self.env.create_user(name), roles=roles)
        self.locales[member.id] = locale
        self.people[name] = Somebody(self, member)
        return self.people[name]

    def take_roles(self, who: Somebody) -> None:
        """Somebody loses all their roles."""
        self.env.backend.guilds[self.guild.id].members[who.id].role_ids.clear()

    def deny_bot(self, **permissions: bool) -> None:
        """In the first channel the bot may not do this any more; nothing named: all is as it was."""
        denied = discord.Permissions(**permissions).value
        bot = self.env.backend.bot_user.id
        rule = Overwrite(target_id=bot, type=OverwriteType.MEMBER, allow=0, deny=denied)
        self.env.backend.channels[self.channel.id].overwrites = [rule]

    def make_thread(self) -> ChannelHandle:
        """A thread in the first channel."""
        return self._thread_in(self.channel)

    def make_post(self) -> ChannelHandle:
        """A post in a forum."""
        return self._thread_in(self.guild.create_forum_channel("forum"))

    def _thread_in(self, parent: ChannelHandle) -> ChannelHandle:
        owner = self.env.backend.guilds[self.guild.id].owner_id
        thread = self.env.backend.create_thread(parent.id, "a thread", owner)
        return ChannelHandle(self.env, self.guild, thread)

    def messages(self, channel: ChannelHandle | None = None) -> list[Any]:
        """Everything public in a channel, in order."""
        stored = self.env.backend.messages[(channel or self.channel).id].values()
        return sorted((one for one in stored if not one.is_ephemeral), key=lambda one: one.id)

    def look(self, message: Any) -> Said:
        """A message as it stands now."""
        stored = self.env.backend.get_message(_channel_of(message), message.id)
        return read(stored.id, stored.content, stored.components)

    def said(self, channel: ChannelHandle | None = None) -> list[Said]:
        """Everything public in a channel as it stands now."""
        return [self.look(message) for message in self.messages(channel)]

    def board_message(self, channel: ChannelHandle | None = None) -> Any:
        """The newest public message that has buttons, as the library gives it."""
        place = channel or self.channel
        armed = [said.id for said in self.said(place) if said.buttons]
        return next(message for message in place.history() if message.id == armed[-1])

    def board(self, channel: ChannelHandle | None = None) -> Said:
        """The newest public message that has buttons."""
        return self.look(self.board_message(channel))

    async def table(self, channel: ChannelHandle | None = None) -> Table:
        """The table in a channel."""
        found = await self.bot.parts.tables.at((channel or self.channel).id)
        assert found is not None
        return found

    def sent(self, who: Somebody, message: Any, custom_id: str, *values: str) -> Interaction:
        """Have a click on its way to the bot, whether a client would offer it or not."""
        backend = self.env.backend
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values else 2}
        if values:
            data["values"] = list(values)
        stored = backend.get_message(_channel_of(message), message.id)
        record, payload = base_payload(
            backend,
            type=3,
            channel_id=stored.channel_id,
            guild_id=self.guild.id,
            user_id=who.id,
            data=data,
        )
        record.source_message_id = stored.id
        payload["message"] = dict(message_payload(backend, stored))
        backend.emit("INTERACTION_CREATE", payload)
        return record

    def whispered(self, who: Somebody, command: str) -> Interaction:
        """Have a command on its way from somebody's private messages, where none is offered."""
        backend = self.env.backend
        record, payload = base_payload(
            backend,
            type=2,
            channel_id=who.member.user.dm_channel.id,
            guild_id=None,
            user_id=who.id,
            data={"id": str(backend.find_command(command, None, type=1)["id"]), "name": command, "type": 1},
        )
        backend.emit("INTERACTION_CREATE", payload)
        return record

    async def post_button(self, custom_id: str) -> Any:
        """A public message of the bot with one button that says ``custom_id``."""
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.TextDisplay("From another time"))
        view.add_item(discord.ui.ActionRow(discord.ui.Button(label="Button", custom_id=custom_id)))
        place = self.bot.get_partial_messageable(self.channel.id)
        return await place.send(view=sealed(view))

    async def answered(self, *records: Interaction, within: float = 5) -> list[str]:
        """Deliver clicks that were sent at one instant, and read the private answer to each."""
        await self.env.settle(timeout=within)
        results = [InteractionResult(self.env, record) for record in records]
        assert all(result.acknowledged for result in results), "no answer within three seconds"
        private = [result.response if result.ephemeral else None for result in results]
        return ["" if one is None else self.look(one).text for one in private]

    def requests(self) -> list[str]:
        """Every request of the bot so far, as method and kind of path."""
        return [f"{one.method} {_kind(one.path)}" for one in self.env.http_requests]

    async def restart(self) -> None:
        """Stop the bot and start a new one on the same database."""
        await self.bot.close()
        await self.start()

    async def start(self) -> None:
        """Start a new bot on the database of the one that has stopped."""
        await self.env.restart_bot(await make_bot(self.path, self.clock))

    def transcript(self, message: Any) -> dict[str, Any]:
        """The JSON file of a message."""
        (attachment,) = message.attachments
        loaded: dict[str, Any] = json.loads(self.env.backend.cdn.get(attachment["url"]))
        return loaded


def _channel_of(message: Any) -> int:
    found: int = message.channel_id if hasattr(message, "channel_id") else message.channel.id
    return found


async def seated(world: World, *names: str, **choices: Any) -> list[Somebody]:
    """People at a table, the first of them its host; computer players fill it up to three."""
    people = [world.somebody(name) for name in names]
    await people[0].slash("unsortiert", computers=max(0, 3 - len(people)), **choices)
    for one in people[1:]:
        await one.press("join")
    return people


async def playing(world: World, *names: str, **choices: Any) -> list[Somebody]:
    """People in a game that has just begun; the first is to play and looks at their hand."""
    people = await seated(world, *names, **choices)
    await people[0].press("start")
    return people


async def play_on(world: World, people: Sequence[Somebody], until: Callable[[Table], bool]) -> None:
    """Have people make some move whenever it is theirs, until the table is as wished."""
    table = await world.table()
    while not until(table):
        seats = [seat for seat in table.decisions if table.seats[seat].user_id is not None]
        mover = next(one for one in people if one.id == table.seats[seats[0]].user_id)
        await mover.slash("hand")
        await move(mover)
        table = await world.bot.parts.tables.get(table.id)


async def move(somebody: Somebody) -> None:
    """Somebody looks at their hand and makes some move, in as many taps as it takes."""
    what = some_move(somebody)
    while what.startswith(("read:", "spare:")):
        await somebody.tap(what)
        what = some_move(somebody)
    await somebody.tap(what)


def moves_of(hand: Said) -> list[str]:
    """Every move, and every step towards one, that a hand offers."""
    kinds = ("play:", "insert:", "take:", "read:", "spare:")
    return sorted(what for what in hand.whats if what.startswith(kinds))


def some_move(somebody: Somebody) -> str:
    """One of the moves or steps that somebody's hand offers: a play if there is one."""
    offered = moves_of(somebody.sees())
    return next((what for what in offered if what.startswith("play:")), offered[0])


def _kind(path: str) -> str:
    parts = ["*" if part.isdigit() or len(part) > 30 else part for part in path.split("/")]
    return "/".join(parts)


def _speak(world: World) -> None:
    """Have every interaction carry the language of the person who acts; simcord knows English only."""
    emit = world.env.backend.emit

    def with_locale(event: str, payload: dict[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            person = payload.get("member", payload).get("user", {})
            payload["locale"] = world.locales.get(int(person["id"]), "en-US")
            guild = payload.get("guild_id")
            if guild is not None:
                payload["guild_locale"] = world.locales.get(int(guild), "en-US")
        emit(event, payload)

    world.env.backend.emit = with_locale  # type: ignore[method-assign]


def limit(env: Env, guild: GuildHandle, bot: discord.Permissions) -> None:
    """Let the bot have just these permissions, and everybody what they need to look and tap."""
    everyone = discord.Permissions(
        view_channel=True, read_message_history=True, use_application_commands=True
    )
    for role in env.backend.guilds[guild.id].roles.values():
        role.permissions = bot.value if role.managed else everyone.value


def settle_in(env: Env, path: Path, clock: Clock) -> World:
    """A server for a bot that has exactly the permissions of the invite link."""
    guild = env.create_guild()
    limit(env, guild, PERMISSIONS)
    world = World(env, path, clock, guild, guild.create_text_channel("cards"))
    _speak(world)
    return world
