"""What moderators are offered while they type: short, safe, in time, and nothing that they may not see."""

import asyncio

import discord
import pytest
from evening import lobby_unseen, playing, seated
from logged import Errors
from office import Office
from panels import NASTY
from simcord.backend.models import Overwrite
from simcord.backend.serializers import channel_payload
from simcord.enums import OverwriteType
from world import World

from bot.store import StoreBusy
from cogs import suggestions


async def test_a_table_is_offered_with_its_channel_stage_age_and_people(world: World, office: Office) -> None:
    """So that one knows which it is without going there."""
    await playing(world, "Anna", "Ben", "Cleo")
    await world.env.advance_time(3700)
    assert await office.offered("end", "table") == {"#cards · running · idle 1 h · Anna, Ben, Cleo": "1"}


async def test_german_readers_are_offered_german(world: World) -> None:
    """The label is in the language of whoever types."""
    office = Office(world, locale="de")
    await seated(world, "Anna", "Ben", "Cleo")
    assert await office.offered("end", "table") == {
        "#cards · Lobby · seit 0 min ruhig · Anna, Ben, Cleo": "1"
    }
    assert "Mo (Moderation) hat Ben entfernt." in await office.mod(
        "kick", player="1:1:" + str(await _ben(world))
    )


async def _ben(world: World) -> int | None:
    return (await world.table()).seats[1].user_id


async def test_what_was_typed_picks_among_the_offers(world: World, office: Office) -> None:
    """In any case of letters, anywhere in the label."""
    await playing(world, "Anna", "Ben", "Cleo")
    assert list(await office.offered("kick", "player", "bE", table="1")) == ["2. Ben"]
    assert list(await office.offered("kick", "player", " 3. ", table="1")) == ["3. Cleo"]
    assert await office.offered("kick", "player", "Zoe", table="1") == {}
    assert list(await office.offered("end", "table", "cleo")) != []
    assert await office.offered("end", "table", "zoe") == {}


async def test_without_a_table_here_people_are_offered_with_their_channels(
    world: World, office: Office
) -> None:
    """One need not choose the table first; a table that does not exist offers nobody."""
    _, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    offers = await office.offered("kick", "player")
    assert offers["2. Ben · #cards"] == f"1:1:{ben.id}"
    assert "removed Ben" in await office.mod("kick", player=f"1:1:{ben.id}")
    assert await office.offered("kick", "player", table="2") == {}


async def test_who_left_a_game_may_be_removed_and_a_computers_seat_given_away(
    world: World, office: Office
) -> None:
    """Those who may come back count as people of the table; a seat is anybody's."""
    _, ben = await playing(world, "Anna", "Ben")
    await world.bot.parts.tables.leave(1, ben.id)
    people = await office.offered("kick", "player", table="1")
    assert list(people) == ["1. Anna", "3. Computer for Ben"]
    seats = await office.offered("seat", "seat", table="1")
    assert list(seats) == ["1. Anna", "2. Computer 1", "3. Computer for Ben"]
    assert "removed Ben" in await office.mod("kick", player=people["3. Computer for Ben"])
    assert (await world.table()).seats[2].former_id is None


async def test_the_seats_of_one_table_are_offered_without_looking_at_all_others(
    world: World, office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server may have hundreds, and somebody types letter by letter: not where the table is clear."""
    await playing(world, "Anna", "Ben", "Cleo")

    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(world.bot.parts.tables.moderators, "tables_of", fail)
    assert list(await office.offered("kick", "player", table="1")) == ["1. Anna", "2. Ben", "3. Cleo"]
    assert await office.offered("kick", "player", table="Ben") == {}
    office.room = world.channel
    assert list(await office.offered("kick", "player")) == ["1. Anna", "2. Ben", "3. Cleo"]


async def test_no_more_than_discord_takes_is_offered(world: World, office: Office) -> None:
    """Thirty tables, twenty-five offers; typing brings the others."""
    for number in range(30):
        channel = world.guild.create_text_channel(f"room-{number}")
        await lobby_unseen(world, channel.id, f"Guest {number}")
    assert len(await office.offered("end", "table")) == 25
    assert list(await office.offered("end", "table", "guest 29")) == [
        "#room-29 · lobby · idle 0 min · Guest 29"
    ]


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_offers_keep_the_limits_whatever_people_are_called(world: World, locale: str) -> None:
    """A hundred characters, with the nastiest of names and the longest of channels."""
    office = Office(world, locale=locale)
    await lobby_unseen(world, world.guild.create_text_channel("c" * 100).id, *NASTY)
    await world.bot.parts.tables.start(1, 10**18)
    await world.bot.parts.tables.leave(1, 10**18 + 1)
    for command, option in (("end", "table"), ("kick", "player"), ("seat", "seat")):
        choices = await office.mo.member.autocomplete(office.room, f"mod {command}", option, "")
        assert choices
        assert all(1 <= len(one["name"]) <= 100 and 1 <= len(one["value"]) <= 100 for one in choices)
        assert not any("\u202e" in one["name"] or "\n" in one["name"] for one in choices)


async def test_the_name_of_a_hidden_channel_is_not_told(world: World, office: Office) -> None:
    """Whoever moderates may end its table, but reads no more of the channel than elsewhere in Discord."""
    await seated(world, "Anna", "Ben", "Cleo")
    rule = Overwrite(
        target_id=office.mo.id,
        type=OverwriteType.MEMBER,
        allow=0,
        deny=discord.Permissions(view_channel=True).value,
    )
    world.bot.get_guild(world.guild.id)
    world.env.backend.channels[world.channel.id].overwrites = [rule]
    await _channel_updated(world)
    (label,) = await office.offered("end", "table")
    assert label.startswith("hidden channel · table 1 · lobby")


async def _channel_updated(world: World) -> None:
    """Have the bot hear how the channel is now."""
    backend = world.env.backend
    backend.emit("CHANNEL_UPDATE", dict(channel_payload(backend, backend.get_channel(world.channel.id))))
    await world.env.settle()


async def test_private_threads_are_hidden_from_who_may_not_manage_threads(
    world: World, office: Office
) -> None:
    """A public thread is shown by its name."""
    thread = world.make_thread()
    await world.somebody("Anna").slash("unsortiert", channel=thread)
    (label,) = await office.offered("end", "table")
    assert label.startswith("#a thread · lobby")
    cached = world.bot.get_guild(world.guild.id).get_thread(thread.id)  # type: ignore[union-attr]
    assert cached is not None
    cached._type = discord.ChannelType.private_thread
    (label,) = await office.offered("end", "table")
    assert label.startswith("hidden channel · table 1")


async def test_a_thread_whose_channel_is_not_known_is_hidden(world: World, office: Office) -> None:
    """Nobody can tell who may see it."""
    thread = world.make_thread()
    await world.somebody("Anna").slash("unsortiert", channel=thread)
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    guild._channels.pop(world.channel.id)
    (label,) = await office.offered("end", "table")
    assert label.startswith("hidden channel · table 1")


async def test_a_channel_that_is_not_there_is_called_so(world: World, office: Office) -> None:
    """An archived thread, or one that went while nobody looked: its table can be ended all the same."""
    await lobby_unseen(world, 4711, "Anna")
    offered = await office.offered("end", "table")
    assert list(offered) == ["channel gone · table 1 · lobby · idle 0 min · Anna"] or not offered


@pytest.mark.parametrize("trouble", [StoreBusy("held"), TimeoutError()])
async def test_without_an_answer_of_the_store_nothing_is_offered(
    world: World, office: Office, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    """It is no error: whoever types goes on typing."""
    await playing(world, "Anna", "Ben", "Cleo")

    async def fail(*_: object) -> None:
        raise trouble

    monkeypatch.setattr(world.bot.parts.tables.moderators, "tables_of", fail)
    assert await office.offered("end", "table") == {}


async def test_a_slow_store_is_not_waited_for(
    world: World, office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord gives up after three seconds."""
    monkeypatch.setattr(suggestions, "PATIENCE", 0.05)

    async def never(*_: object) -> None:
        await world.env.external_wait(_forever(), reason="the store is slow")

    monkeypatch.setattr(world.bot.parts.tables.moderators, "tables_of", never)
    assert await office.offered("end", "table") == {}


async def _forever() -> None:
    await asyncio.sleep(2)


async def test_whatever_fails_offers_nothing_and_is_logged(
    world: World, office: Office, errors: Errors, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault of ours does not reach the one who types."""

    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(world.bot.parts.tables.moderators, "tables_of", fail)
    assert await office.offered("kick", "player") == {}
    errors.expected("ZeroDivisionError")


async def test_offers_that_come_too_late_are_nobodys_trouble(world: World, office: Office) -> None:
    """People type on, and Discord forgets what they typed before: no second try, no error in the log."""
    await playing(world, "Anna", "Ben", "Cleo")
    before = len(world.requests())
    world.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
    await office.mo.member.autocomplete(office.room, "mod end", "table", "")
    assert world.requests()[before:] == ["POST /interactions/*/*/callback"]
    assert list(await office.offered("end", "table")) != []


async def test_no_suggestion_is_longer_than_discord_takes(world: World, office: Office) -> None:
    """It counts units of UTF-16, of which a picture takes two; one too long would cost all of them."""
    names = [f"{number}" + "🂡" * 30 for number in range(5)]
    await playing(world, *names)
    for option in ("table", "player"):
        offered = await office.offered("kick", option)
        assert offered
        assert max(len(label.encode("utf-16-le")) // 2 for label in offered) <= 100
    assert any(label.endswith("…") for label in await office.offered("kick", "table"))
