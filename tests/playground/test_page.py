"""The page of the playground: late clicks, clicks at once, where it opens; with a bot that knows no game."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui
from discord.app_commands import locale_str
from simcord import Env

from bot.playground.page import REMEMBERED, LivePage

_GERMAN = {"hello": "hallo", "all": "alle", "greet": "grüße"}


class German(discord.app_commands.Translator):
    """Knows a few commands in one other language."""

    async def translate(self, string: locale_str, locale: discord.Locale, _: Any) -> str | None:
        """Its name in German."""
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
            discord.app_commands.Command(name=locale_str("all"), description="Greet all", callback=self.all)
        )
        self.tree.add_command(group)
        await self.tree.sync()

    async def hello(self, interaction: discord.Interaction) -> None:
        """Note the command and answer it."""
        self.commanded.append("hello")
        await interaction.response.send_message("hello to you")

    async def all(self, interaction: discord.Interaction) -> None:
        """The same for one that is part of another."""
        self.commanded.append("greet all")
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

    async def look(self) -> None:
        """See what was published last."""
        url = f"{self.page.url.split('/#')[0]}/api/state"
        async with self.http.get(url, headers=self.headers) as answer:
            self.seen = await answer.json()


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
async def scene_of(view: ui.LayoutView) -> AsyncIterator[tuple[Scene, discord.Message]]:
    """A channel with one message, on a page that somebody has just opened."""
    bot = Echo()
    env = Env(bot)
    guild = env.create_guild("Guild")
    room = guild.create_text_channel("room")
    member = guild.add_member(env.create_user("somebody"))
    await env.start()
    try:
        async with (
            LivePage(env, room, (member,), locale="en-US", port=0) as page,
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


async def test_a_late_click_reaches_the_button_that_was_meant_though_its_place_has_changed() -> None:
    """A person clicks on what they saw, not on what has moved there since."""
    async with scene_of(buttons("one", "two")) as (scene, message):
        await message.edit(view=buttons("new", "one", "two"))
        await scene.refresh()
        receipt = await scene.tab.use(message, "two")
    assert scene.bot.clicked == [("two", [])]
    assert (receipt["settlement"], receipt["diagnostics"]) == ("settled", [])


async def test_a_late_click_on_a_button_that_is_gone_reaches_the_bot_as_it_does_on_discord() -> None:
    """The bot is the one to say that it is too late."""
    async with scene_of(buttons("one")) as (scene, message):
        await message.edit(view=buttons("two"))
        await scene.refresh()
        receipt = await scene.tab.use(message, "one")
    assert scene.bot.clicked == [("one", [])]
    assert (receipt["settlement"], receipt["diagnostics"]) == ("settled", [])


async def test_a_late_choice_from_a_select_that_is_gone_reaches_the_bot_with_what_was_chosen() -> None:
    """Selects are led like buttons."""
    async with scene_of(menu("old")) as (scene, message):
        await message.edit(view=menu("new"))
        await scene.refresh()
        await scene.tab.use(message, "old", "select", values=["b"])
    assert scene.bot.clicked == [("old", ["b"])]


async def test_the_same_choice_can_be_made_again_once_the_message_was_edited() -> None:
    """The page sends nothing for what it holds already, so an edited message's select is a new one."""
    async with scene_of(menu("again")) as (scene, message):
        before = scene.tab.key(message, "again")
        await scene.tab.use(message, "again", "select", values=["a"])
        await message.edit(view=menu("other"))
        await scene.refresh()
        await message.edit(view=menu("again"))
        await scene.refresh()
        await scene.tab.look()
        assert scene.tab.key(message, "again") != before
        await scene.tab.use(message, "again", "select", values=["a"])
    assert scene.bot.clicked == [("again", ["a"]), ("again", ["a"])]


async def test_channels_can_be_chosen_also_once_the_message_was_edited() -> None:
    """The page offers them under the key of their select, which therefore stays."""

    def places(placeholder: str) -> ui.LayoutView:
        select: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(custom_id="where", placeholder=placeholder)
        return ui.LayoutView(timeout=None).add_item(ui.ActionRow(select))

    async with scene_of(places("before")) as (scene, message):
        await message.edit(view=places("after"))
        await scene.refresh()
        await scene.tab.look()
        key = scene.tab.key(message, "where")
        (offered,) = scene.tab.seen["candidates"][key]["entries"]
        await scene.tab.use(message, "where", "select", values=[offered["id"]])
    assert scene.bot.clicked == [("where", [str(scene.channel.id)])]


async def test_a_select_stays_as_it_is_while_its_message_does() -> None:
    """Somebody else's move does not close what one has just opened."""
    async with scene_of(menu("one")) as (scene, message):
        before = scene.tab.key(message, "one")
        await scene.channel.send("something else")
        await scene.refresh()
        await scene.tab.look()
        assert scene.tab.key(message, "one") == before


async def test_the_same_button_in_two_messages_is_two_buttons() -> None:
    """A late click stays with the message that was clicked."""
    async with scene_of(buttons("one")) as (scene, first):
        second = await scene.channel.send(view=buttons("one"))
        await scene.tab.open()
        await first.edit(view=buttons("new", "one"))
        await scene.refresh()
        receipt = await scene.tab.use(second, "one")
    assert receipt["target"]["messageId"] == str(second.id)
    assert scene.bot.clicked == [("one", [])]


async def test_a_click_on_a_snapshot_that_is_forgotten_is_refused() -> None:
    """Nobody knows any more what was meant, so nothing is pressed."""
    async with scene_of(buttons("one")) as (scene, message):
        for _ in range(REMEMBERED + 1):
            await scene.refresh()
        receipt = await scene.tab.use(message, "one")
    assert scene.bot.clicked == []
    assert receipt["diagnostics"][0]["code"] == "stale-revision"


@pytest.mark.parametrize(
    ("content", "commanded"),
    [
        ("/hello", "hello"),
        (" /hello\n", "hello"),
        ("/hallo", "hello"),
        ("/hell", ""),
        ("hello", ""),
        ("/greet all", "greet all"),
        ("/grüße  alle", "greet all"),
        ("/grüße all", "greet all"),
        ("/greet", ""),
        ("/greet all of you", ""),
    ],
)
async def test_a_command_that_is_typed_out_and_sent_is_given(content: str, commanded: str) -> None:
    """Whoever does not pick it from the list gets a table all the same, in their own language too."""
    async with scene_of(buttons("one")) as (scene, _):
        receipt = await scene.tab.act("send_message", content=content)
        await scene.tab.look()
    assert receipt["settlement"] == "settled"
    assert scene.bot.commanded == ([commanded] if commanded else [])
    last = scene.tab.seen["messages"][scene.tab.seen["timeline"][-1]]["content"]
    assert (last == content) != bool(commanded)


async def test_the_page_leads_to_a_private_answer() -> None:
    """It comes below everything else, where it may not be seen."""
    async with scene_of(buttons("one")) as (scene, message):
        await scene.tab.use(message, "one")
        await scene.tab.look()
    answer = scene.tab.seen["timeline"][-1]
    assert answer != str(message.id)
    assert scene.tab.seen["targetId"] == answer


async def test_a_tab_that_nobody_knows_is_refused() -> None:
    """As after a restart, when an old tab is still open."""
    async with scene_of(buttons("one")) as (scene, message):
        scene.tab.seen["context"]["id"] = "another"
        answer = await scene.tab.use(message, "one")
    assert scene.bot.clicked == []
    assert answer["error"]["code"] == "context-unavailable"


async def test_a_late_message_is_sent_all_the_same() -> None:
    """What is not aimed at a button cannot miss it."""
    async with scene_of(buttons("one")) as (scene, _):
        await scene.refresh()
        receipt = await scene.tab.act("send_message", content="hello")
    assert receipt["settlement"] == "settled"


async def test_a_click_during_something_else_waits_for_its_turn() -> None:
    """Two things at once are done one after the other, neither is refused."""
    async with scene_of(buttons("one")) as (scene, message):
        async with scene.page.turn:
            click = asyncio.create_task(scene.tab.use(message, "one"))
            await asyncio.sleep(0.05)
            assert scene.bot.clicked == []
        receipt = await click
    assert scene.bot.clicked == [("one", [])]
    assert receipt["settlement"] == "settled"


@pytest.mark.parametrize("messages", [1, 60])
async def test_a_page_opens_at_the_newest_message(messages: int) -> None:
    """Also when it is opened again in the middle of a long evening."""
    async with scene_of(buttons("one")) as (scene, first):
        newest = first
        for number in range(messages):
            newest = await scene.channel.send(str(number))
        await scene.tab.open()
    assert scene.tab.seen["timeline"][-1] == str(newest.id)
    assert scene.tab.seen["targetId"] is None


async def test_a_picture_that_is_drawn_anew_takes_as_much_room_as_before() -> None:
    """Else selects below it would be moved out of sight and close; all the rest is as simcord has it."""
    async with scene_of(buttons("one")) as (scene, _):
        url = scene.page.url.split("/#")[0]
        async with scene.tab.http.get(f"{url}/preview.css") as answer:
            style, kind = await answer.text(), answer.content_type
        async with scene.tab.http.get(f"{url}/app.js") as answer:
            script = await answer.text()
    assert kind == "text/css"
    assert "aspect-ratio: attr(width type(<number>)) / attr(height type(<number>));" in style
    assert ".gallery-image { width: 100%; height: auto; }" in style
    assert "gallery-image" not in script
