"""The pictures of a page in a channel that changes by itself; with a bot that knows no game."""

import io
from datetime import timedelta
from typing import Any

import discord
from discord import ui
from PIL import Image
from playground_scene import Scene, buttons, scene_of

from bot.playground.pictures import REMEMBERED

WIDE, HIGH = (8, 2), (3, 9)


def picture(size: tuple[int, int]) -> discord.File:
    """A picture of this many pixels."""
    drawn = io.BytesIO()
    Image.new("RGB", size).save(drawn, "PNG")
    drawn.seek(0)
    return discord.File(drawn, "picture.png")


def showing(file: discord.File) -> ui.LayoutView:
    """A message with nothing but a picture."""
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery(discord.MediaGalleryItem(file))
    return ui.LayoutView(timeout=None).add_item(gallery)


async def change(scene: Scene, message: discord.Message, size: tuple[int, int]) -> None:
    """Give a message another picture and publish that; the tab does not look yet."""
    file = picture(size)
    await message.edit(view=showing(file), attachments=[file])
    await scene.refresh()


def shown(scene: Scene) -> dict[str, Any]:
    """The picture that the tab saw last."""
    gallery = next(one for one in scene.tab.seen["messages"].values() if one["components"][0]["type"] == 12)
    asset: dict[str, Any] = scene.tab.seen["assets"][
        gallery["components"][0]["items"][0]["media"]["asset_id"]
    ]
    return asset


async def test_a_picture_that_was_replaced_is_still_given_to_who_saw_it() -> None:
    """The page asks for it a moment after it has seen the message; then it is forgotten."""
    async with scene_of(buttons("one")) as (scene, _):
        file = picture(WIDE)
        message = await scene.channel.send(view=showing(file), file=file)
        await scene.refresh()
        await scene.tab.look()
        before = f"/api/assets/{shown(scene)['id']}"
        await change(scene, message, HIGH)
        status, blob = await scene.tab.get(before)
        assert (status, Image.open(io.BytesIO(blob)).size) == (200, WIDE)
        for _ in range(REMEMBERED):
            await scene.refresh()
        assert (await scene.tab.get(before))[0] == 404


async def test_a_picture_is_still_shown_where_its_message_has_another_that_is_not_published() -> None:
    """Between an edit and the next snapshot the page sees what it saw before."""
    async with scene_of(buttons("one")) as (scene, _):
        file = picture(WIDE)
        message = await scene.channel.send(view=showing(file), file=file)
        await scene.refresh()
        file = picture(HIGH)
        await message.edit(view=showing(file), attachments=[file])
        await scene.tab.look()
        assert shown(scene)["available"] is True


async def test_the_page_knows_how_large_a_picture_is_before_it_asks_for_it() -> None:
    """So that it leaves room for it, and nothing below it moves once it is there."""
    async with scene_of(buttons("one")) as (scene, _):
        file = picture(WIDE)
        message = await scene.channel.send(view=showing(file), file=file)
        for size in (WIDE, HIGH, WIDE):
            await change(scene, message, size)
            await scene.tab.look()
            assert (shown(scene)["displayWidth"], shown(scene)["displayHeight"]) == size


async def test_a_picture_of_somebody_else_is_not_given() -> None:
    """Each page has its own."""
    async with scene_of(buttons("one")) as (scene, _):
        file = picture(WIDE)
        await scene.channel.send(view=showing(file), file=file)
        await scene.refresh()
        await scene.tab.look()
        mine = shown(scene)["id"]
        await scene.tab.open()
        assert (await scene.tab.get(f"/api/assets/{mine}"))[0] == 404


async def test_a_snapshot_is_as_of_now_also_after_a_tap() -> None:
    """Times that are told as seen from now depend on it."""
    async with scene_of(buttons("one")) as (scene, message):
        scene.page.env.backend.advance_clock(timedelta(minutes=5).total_seconds())
        await scene.tab.use(message, "one")
        await scene.tab.look()
        assert scene.tab.seen["profile"]["presentationTime"] == scene.page.env.now().isoformat()


async def test_the_page_has_a_style_and_a_script_of_its_own_besides_simcords() -> None:
    """Both at the end of what simcord gives."""
    async with scene_of(buttons("one")) as (scene, _):
        _, style = await scene.tab.get("/preview.css")
        _, script = await scene.tab.get("/app.js")
    assert b".gallery-image { width: 100%; height: auto; }" in style
    assert style.rstrip().endswith(b"pointer-events: none;\n}")
    assert b"bootstrap();" in script
    assert b"new MutationObserver" in script
