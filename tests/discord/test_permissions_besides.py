"""What the bot may not do where it reminds, seats are asked for, moderators act: it counts, and is told."""

from typing import TYPE_CHECKING, Any

import pytest
from evening import move, playing
from hours import half_time, pass_by, reminders
from office import Office
from world import World

from bot.invite import PERMISSIONS
from bot.table import EndReason, Table

if TYPE_CHECKING:
    from collections.abc import Callable

PERMISSION = pytest.mark.parametrize("permission", sorted(name for name, value in PERMISSIONS if value))
SHOWN_WITHOUT = {"send_messages", "send_messages_in_threads", "attach_files"}
"""It takes none of these to edit a board."""
REMINDED_WITHOUT = {"send_messages_in_threads", "attach_files"}
"""It takes none of these to post in a channel."""


async def stands(world: World) -> Table:
    """The table, ended or not."""
    return await world.bot.parts.tables.get(1)


async def test_each_permission_is_needed_for_something() -> None:
    """So that none is tried in vain."""
    assert {name for name, value in PERMISSIONS if value} > SHOWN_WITHOUT > REMINDED_WITHOUT


@PERMISSION
async def test_a_reminder_that_cannot_be_posted_disturbs_no_game(world: World, permission: str) -> None:
    """Time runs out as it does, moves count, and whoever looks what there is reads what is missing."""
    anna, ben, cleo = await playing(world, "Anna", "Ben", "Cleo", pace="five-minutes")
    board = world.board_message()
    world.deny_bot(**{permission: True})
    await pass_by(world, minutes=3)
    assert len(reminders(world)) == (permission in REMINDED_WITHOUT)
    await ben.press("more", board)
    assert ("I need one more permission" in ben.sees().text) == (permission not in REMINDED_WITHOUT)
    await anna.slash("hand")
    await move(anna)
    await pass_by(world, minutes=6)
    before = await stands(world)
    assert before.decisions.keys() == {2}
    await cleo.slash("hand")
    await move(cleo)
    assert (await stands(world)).revision > before.revision


@PERMISSION
async def test_a_reminder_comes_with_the_permission(world: World, permission: str) -> None:
    """As soon as whoever is waited for, or anybody, looks at their hand."""
    _, ben, _ = await playing(world, "Anna", "Ben", "Cleo", pace="five-minutes")
    world.deny_bot(**{permission: True})
    await pass_by(world, minutes=3)
    world.deny_bot()
    await ben.slash("hand")
    assert len(reminders(world)) == 1


@PERMISSION
async def test_a_reminder_that_stands_goes_when_it_may(world: World, permission: str) -> None:
    """The move counts before."""
    anna, ben, _ = await half_time(world)
    world.deny_bot(**{permission: True})
    await anna.slash("hand")
    await move(anna)
    assert (await stands(world)).decisions.keys() == {1}
    world.deny_bot()
    await ben.slash("hand")
    assert reminders(world) == []
    assert "Ben is to play" in world.board().text


@PERMISSION
@pytest.mark.parametrize("verb", ["grant", "decline"])
async def test_an_answer_to_who_asks_for_a_seat_counts(world: World, permission: str, verb: str) -> None:
    """Who asks and who answers read that the board cannot show it, if it cannot."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    await ben.slash("leave")
    await ben.tap("leave-now")
    otto = world.somebody("Otto")
    await otto.press("my-hand")
    forged = await world.post_button(f"1:1:0:{verb}:1:{otto.id}")
    world.deny_bot(**{permission: True})
    await otto.tap("wish:1")
    shown = permission in SHOWN_WITHOUT
    assert ("I lack: View Channel" in otto.sees().text) != shown
    result = await anna.press(f"{verb}:1:{otto.id}", forged)
    assert result.ephemeral != shown
    assert shown or "I lack: View Channel" in anna.sees().text
    assert ((await stands(world)).seat_of(otto.id) == 1) == (verb == "grant")


COMMANDS: "dict[str, tuple[dict[str, Any], Callable[[Table], bool]]]" = {
    "end": ({}, lambda table: table.ended is EndReason.STOPPED),
    "kick": ({"player": "1:1:{ben}"}, lambda table: table.people == (0, 2)),
    "skip": ({"table": "1"}, lambda table: table.revision > 1 and 0 not in table.decisions),
    "seat": ({"seat": "1:1:{ben}"}, lambda table: table.people == (0, 2)),
}
"""What moderators do, and how one sees that it was done."""


@PERMISSION
@pytest.mark.parametrize("command", COMMANDS)
async def test_what_a_moderator_does_counts(
    world: World, office: Office, permission: str, command: str
) -> None:
    """From elsewhere, and told at the table when that may be; the moderator reads it if it may not."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    world.deny_bot(**{permission: True})
    world.env.backend.edit_channel(world.channel.id, {"topic": "cards"})  # tells the bot
    await world.env.settle()
    options, done = COMMANDS[command]
    given = {name: value.format(ben=ben.id) for name, value in options.items()} or {"table": "1"}
    said = await office.mod(command, **given)
    assert "Mo (moderator)" in said
    assert ("I lack: View Channel" in said) == (permission not in SHOWN_WITHOUT)
    assert done(await stands(world))
    world.deny_bot()
    await anna.slash("table" if command == "end" else "hand")
    world.bot.parts.boards.show(1)
    await world.env.settle()
    assert any("Mo (moderator)" in one.text for one in world.said())
