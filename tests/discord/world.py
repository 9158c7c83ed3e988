"""A simulated server with people who tap: what the tests of the whole bot are written in."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
from reading import Said
from simcord import ChannelHandle, Env, MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.results import InteractionResult, ResponseMessage
from stage import Clock, limit, make_bot, speak
from wire import Wire

from bot.app import Unsortiert
from bot.invite import PERMISSIONS
from bot.table import Table


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
class World(Wire):
    """One server, its first channel, and the bot."""

    path: Path
    clock: Clock
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
        return Somebody(self, member)

    def take_roles(self, who: Somebody) -> None:
        """Somebody loses all their roles."""
        self.env.backend.guilds[self.guild.id].members[who.id].role_ids.clear()

    def deny_bot(self, **permissions: bool) -> None:
        """In the first channel the bot may not do this any more; nothing named: all is as it was."""
        denied = discord.Permissions(**permissions).value
        bot = self.env.backend.bot_user.id
        rule = Overwrite(target_id=bot, type=OverwriteType.MEMBER, allow=0, deny=denied)
        self.env.backend.channels[self.channel.id].overwrites = [rule]

    def strip_bot(self, **permissions: bool) -> None:
        """In the whole server the bot's role loses these."""
        lost = discord.Permissions(**permissions)
        limit(self.env, self.guild, PERMISSIONS & ~lost)

    def make_thread(self, parent: ChannelHandle | None = None) -> ChannelHandle:
        """A thread, else in the first channel."""
        return self._thread_in(parent or self.channel)

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

    def requests(self) -> list[str]:
        """Every request of the bot so far, as method and kind of path."""
        return [f"{one.method} {_kind(one.path)}" for one in self.env.http_requests]

    async def stop_computers(self) -> None:
        """No move and no deal is made by itself any more."""
        await self.bot.parts.runner.close()

    def forget(self) -> None:
        """Have the bot lose what memory holds of tables, so that they are read again."""
        self.bot.parts.tables._keeper.forget()

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
        data = self.env.backend.cdn.get(attachment["url"])
        assert data is not None
        loaded: dict[str, Any] = json.loads(data)
        return loaded


def _kind(path: str) -> str:
    parts = ["*" if part.isdigit() or len(part) > 30 else part for part in path.split("/")]
    return "/".join(parts)


def settle_in(env: Env, path: Path, clock: Clock) -> World:
    """A server for a bot that has exactly the permissions of the invite link."""
    guild = env.create_guild()
    limit(env, guild, PERMISSIONS)
    world = World(env, guild, guild.create_text_channel("cards"), path, clock)
    speak(env, world.locales)
    return world
