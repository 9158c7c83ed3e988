"""A bot that knows no game, on a page of the playground that a test looks at as the page's script does."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
from discord import ui
from discord.app_commands import locale_str
from simcord import Env

from bot.playground.page import LivePage

_GERMAN = {
    "hello": "hallo",
    "all": "alle",
    "greet": "grüße",
    "Greet all": "Grüßt alle",
    "loud": "laut",
    "How loud": "Wie laut",
    "very": "sehr",
}


class German(discord.app_commands.Translator):
    """Knows a few commands in one other language."""

    async def translate(self, string: locale_str, locale: discord.Locale, _: Any) -> str | None:
        """What it is in German."""
        return _GERMAN.get(string.message) if locale is discord.Locale.german else None


class Echo(discord.Client):
    """Shows the buttons it is told to and notes what was clicked."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.clicked: list[tuple[str, list[str]]] = []
        self.commanded: list[str] = []
        self.tree = discord.app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        """Know a command, and one that has another below it."""
        await self.tree.set_translator(German())
        self.tree.add_command(
            discord.app_commands.Command(name=locale_str("hello"), description="Hello", callback=self.hello)
        )
        group = discord.app_commands.Group(name=locale_str("greet"), description="Greet")
        group.add_command(
            discord.app_commands.Command(
                name=locale_str("all"), description=locale_str("Greet all"), callback=self.all
            )
        )
        self.tree.add_command(group)
        await self.tree.sync()

    async def hello(self, interaction: discord.Interaction) -> None:
        """Note the command and answer it."""
        self.commanded.append("hello")
        await interaction.response.send_message("hello to you")

    @discord.app_commands.rename(loud=locale_str("loud"))
    @discord.app_commands.describe(loud=locale_str("How loud"))
    @discord.app_commands.choices(loud=[discord.app_commands.Choice(name=locale_str("very"), value="very")])
    async def all(
        self, interaction: discord.Interaction, loud: str = "", to: discord.User | None = None
    ) -> None:
        """The same for one that is part of another."""
        self.commanded.append(" ".join(["greet all", *([loud] if loud else []), *([to.name] if to else [])]))
        await interaction.response.send_message("hello to you all")

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Note the click and answer it."""
        data: Any = interaction.data
        if interaction.type is not discord.InteractionType.component:
            return
        self.clicked.append((data["custom_id"], data.get("values", [])))
        await interaction.response.send_message("noted", ephemeral=True)


def buttons(*ids: str) -> ui.LayoutView:
    """A message with one button for each id, in this order."""
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow(*(ui.Button(label=name, custom_id=name) for name in ids))
    view = ui.LayoutView(timeout=None)
    return view.add_item(row)


def menu(custom_id: str) -> ui.LayoutView:
    """A message with one select."""
    select: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=custom_id, options=[discord.SelectOption(label=name) for name in "ab"]
    )
    view = ui.LayoutView(timeout=None)
    return view.add_item(ui.ActionRow(select))


class Tab:
    """What the page's script says to the server, without its looks."""

    def __init__(self, http: aiohttp.ClientSession, page: LivePage) -> None:
        self.http = http
        self.page = page
        self.seen: dict[str, Any] = {}
        self.sequence = 0

    @property
    def headers(self) -> dict[str, str]:
        """What shows the server that it is this tab."""
        context = self.seen.get("context", {}).get("id")
        return {"X-Simcord-Capability": self.page.capability} | (
            {"X-Simcord-Context": context} if context else {}
        )

    async def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        url = f"{self.page.url.split('/#')[0]}{path}"
        async with self.http.post(url, json=body, headers=self.headers) as answer:
            return dict(await answer.json())

    async def open(self) -> None:
        """Load the page."""
        self.seen = await self._post("/api/pages", {})

    async def act(self, kind: str, **body: Any) -> dict[str, Any]:
        """Do something on the page as it was last seen and give the receipt."""
        self.sequence += 1
        return await self._post(
            "/api/action",
            {
                "protocol_version": 3,
                "sequence": self.sequence,
                "request_id": str(self.sequence),
                "generation": self.seen["context"]["generation"],
                "bot_generation": self.seen["botGeneration"],
                "published_revision": self.seen["publishedRevision"],
                "kind": kind,
                **body,
            },
        )

    async def use(
        self, message: discord.Message, custom_id: str, kind: str = "click", **body: Any
    ) -> dict[str, Any]:
        """Click on a control of a message as it was last seen."""
        return await self.act(
            kind, target_id=str(message.id), control_key=self.key(message, custom_id), **body
        )

    def key(self, message: discord.Message, custom_id: str) -> str:
        """What the page calls a control of a message."""
        row = self.seen["messages"][str(message.id)]["components"][0]
        return next(str(item["control_key"]) for item in row["components"] if item["custom_id"] == custom_id)

    async def get(self, path: str) -> tuple[int, bytes]:
        """What the server answers, and with which status."""
        url = f"{self.page.url.split('/#')[0]}{path}"
        async with self.http.get(url, headers=self.headers) as answer:
            return answer.status, await answer.read()

    async def look(self) -> None:
        """See what was published last."""
        _, answer = await self.get("/api/state")
        self.seen = json.loads(answer)


class Scene:
    """A channel with a bot in it, shown on a page with one tab open."""

    def __init__(self, bot: Echo, page: LivePage, tab: Tab, channel: discord.TextChannel) -> None:
        self.bot = bot
        self.page = page
        self.tab = tab
        self.channel = channel

    async def refresh(self) -> None:
        """Publish what the channel shows by now; the tab does not look yet."""
        async with self.page.turn:
            await self.page.refresh()


@asynccontextmanager
async def scene_of(
    view: ui.LayoutView, locale: str = "en-US"
) -> AsyncIterator[tuple[Scene, discord.Message]]:
    """A channel with one message, on a page that somebody has just opened."""
    bot = Echo()
    env = Env(bot)
    guild = env.create_guild("Guild")
    room = guild.create_text_channel("room")
    member = guild.add_member(env.create_user("somebody"))
    await env.start()
    try:
        async with (
            LivePage(env, room, (member,), locale=locale, port=0) as page,
            aiohttp.ClientSession() as http,
        ):
            channel = bot.get_channel(room.id)
            assert isinstance(channel, discord.TextChannel)
            message = await channel.send(view=view)
            tab = Tab(http, page)
            await tab.open()
            yield Scene(bot, page, tab, channel), message
    finally:
        await env.shutdown()
    assert env.errors == []
