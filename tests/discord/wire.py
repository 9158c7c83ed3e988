"""What reaches the bot although no client would send it so: late, forged, at one instant, from elsewhere."""

from dataclasses import dataclass
from typing import Any

import discord
from reading import Said, read
from simcord import ChannelHandle, Env, GuildHandle, MemberActor
from simcord.backend.models import Interaction
from simcord.backend.serializers import message_payload
from simcord.interactions import base_payload, nest_options, walk_to_subcommand
from simcord.results import InteractionResult

from bot.discord_calls import sealed


@dataclass
class Wire:
    """The line between one server and the bot."""

    env: Env
    guild: GuildHandle
    channel: ChannelHandle

    def look(self, message: Any) -> Said:
        """A message as it stands now."""
        stored = self.env.backend.get_message(_channel_of(message), message.id)
        return read(stored.id, stored.content, stored.components)

    def stands(self, message: Any) -> bool:
        """Whether a message is there."""
        return message.id in self.env.backend.messages[_channel_of(message)]

    def let_copies_stay(self) -> None:
        """From now on no older hand can be taken away: it is as if all tokens were dead by then."""
        self.env.inject_error("DELETE", "/webhooks/*/messages/[0-9]*", status=404, code=10015, times=None)

    def sent(self, who: MemberActor, message: Any, custom_id: str, *values: str) -> Interaction:
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

    def whispered(self, who: MemberActor, command: str, **context: Any) -> Interaction:
        """Have a command on its way from somebody's private messages, where none is offered.

        ``context`` says otherwise than Discord does of the bot's own private messages.
        """
        return self._given(who, command, who.user.dm_channel.id, None, context)

    def brought(self, who: MemberActor, command: str) -> Interaction:
        """Have a command on its way of somebody who has the bot to themselves, in a server without it."""
        context = {"authorizing_integration_owners": {"1": str(who.id)}, "context": 0}
        return self._given(who, command, self.channel.id, self.guild.id, context)

    def _given(
        self, who: MemberActor, command: str, channel_id: int, guild_id: int | None, context: dict[str, Any]
    ) -> Interaction:
        backend = self.env.backend
        root, *below = command.split()
        known = backend.find_command(root, None, type=1)
        assert known is not None
        _, path = walk_to_subcommand(known, below)
        options = nest_options(known, path, [])
        record, payload = base_payload(
            backend,
            type=2,
            channel_id=channel_id,
            guild_id=guild_id,
            user_id=who.id,
            data={"id": str(known["id"]), "name": root, "type": 1, "options": options},
        )
        backend.emit("INTERACTION_CREATE", {**payload, **context})
        return record

    def forged(self, who: MemberActor, command: str, **options: Any) -> Interaction:
        """Have a command on its way with options that no client would send."""
        backend = self.env.backend
        root, *below = command.split()
        known = backend.find_command(root, None, type=1)
        assert known is not None
        leaf, path = walk_to_subcommand(known, below)
        types = {option["name"]: option["type"] for option in leaf["options"]}
        given = [{"name": name, "type": types[name], "value": value} for name, value in options.items()]
        record, payload = base_payload(
            backend,
            type=2,
            channel_id=self.channel.id,
            guild_id=self.guild.id,
            user_id=who.id,
            data={
                "id": str(known["id"]),
                "name": root,
                "type": 1,
                "options": nest_options(known, path, given),
            },
        )
        backend.emit("INTERACTION_CREATE", payload)
        return record

    async def post_button(self, custom_id: str) -> Any:
        """A public message of the bot with one button that says ``custom_id``."""
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.TextDisplay("From another time"))
        view.add_item(discord.ui.ActionRow(discord.ui.Button(label="Button", custom_id=custom_id)))
        place = self.env.bot.get_partial_messageable(self.channel.id)
        return await place.send(view=sealed(view))

    async def answered(self, *records: Interaction, within: float = 5) -> list[str]:
        """Deliver clicks that were sent at one instant, and read the private answer to each."""
        await self.env.settle(timeout=within)
        results = [InteractionResult(self.env, record) for record in records]
        assert all(result.acknowledged for result in results), "no answer within three seconds"
        private = [result.response if result.ephemeral else None for result in results]
        return ["" if one is None else self.look(one).text for one in private]


def _channel_of(message: Any) -> int:
    found: int = message.channel_id if hasattr(message, "channel_id") else message.channel.id
    return found
