"""Commands that cannot be done: from another day, from elsewhere, or with a fault of ours."""

from typing import Any

import discord
import pytest
from logged import Errors
from world import World

from bot.discord_calls import sealed
from cogs.faces.layout import message, text


async def test_a_command_of_another_day_is_answered(world: World) -> None:
    """Discord still offers what the bot no longer has: a sentence instead of silence."""
    anna = world.somebody("Anna")
    world.bot.tree.remove_command("hand")
    await anna.slash("hand")
    assert "This command has changed" in anna.sees().text


def _broken_command(world: World, *, answers: bool) -> None:
    """Have /hand fail, before or after it has answered."""

    async def broken(_cog: object, interaction: discord.Interaction[Any]) -> None:
        if answers:
            await interaction.response.send_message(view=sealed(message(text("All is well"))), ephemeral=True)
        raise ZeroDivisionError

    command = world.bot.tree.get_command("hand")
    assert isinstance(command, discord.app_commands.Command)
    command._callback = broken


async def test_a_command_that_fails_is_logged_and_told(world: World, errors: Errors) -> None:
    """Not as one that has changed: with its traceback, and a sentence that is true."""
    anna = world.somebody("Anna")
    _broken_command(world, answers=False)
    await anna.slash("hand")
    assert "Something went wrong on my side" in anna.sees().text
    errors.expected("Traceback")


async def test_an_answer_that_was_given_stays(world: World, errors: Errors) -> None:
    """What fails afterwards is logged, and nothing is written over what the person reads."""
    anna = world.somebody("Anna")
    _broken_command(world, answers=True)
    await anna.slash("hand")
    assert anna.sees().text == "All is well"
    errors.expected("ZeroDivisionError")


async def test_commands_in_private_messages_are_refused_kindly(world: World) -> None:
    """They are not offered there; one that comes all the same is answered."""
    anna = world.somebody("Anna")
    assert anna.member.user.available_commands() == ()
    (answer,) = await world.answered(world.whispered(anna.member, "hand"))
    assert "only deal cards in the channels of servers" in answer


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("chips", 0),
        ("chips", 99),
        ("chips", 10**30),
        ("chips", "many"),
        ("cards", "bogus"),
        ("cards", ["normal"]),
        ("pace", "bogus"),
        ("computers", -1),
        ("computers", 10**9),
        ("computers", "two"),
    ],
)
async def test_an_option_that_is_not_offered_opens_nothing(world: World, option: str, value: object) -> None:
    """Clients check what people type; what comes all the same gets a sentence and no traceback."""
    anna = world.somebody("Anna")
    (answer,) = await world.answered(world.forged(anna.member, "unsortiert", **{option: value}))
    assert "not on offer" in answer
    assert world.said() == []
    assert await world.bot.parts.tables.at(world.channel.id) is None
