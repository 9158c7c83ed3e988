"""The page of the playground: late clicks, clicks at once, where it opens; with a bot that knows no game."""

import asyncio

import pytest
from discord import ui
from playground_scene import buttons, menu, scene_of

from bot.playground.pictures import REMEMBERED


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
