"""The bot is removed from a server: its tables rest, go on when it is back, and are lost after a day."""

from typing import Any

import pytest
from evening import move, playing, some_move
from hours import hasten, pass_by, reminders, since
from simcord.backend.serializers import guild_create_payload
from world import World

from bot.store import StoreBusy
from bot.table import EndReason, Stage, Table
from bot.tables import Tables

PEOPLE = ("Anna", "Ben", "Cleo")


async def _removed(world: World, **said: bool) -> None:
    """Discord says that the bot is not in the server any more."""
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id), **said})
    await world.env.settle()


async def _invited(world: World) -> None:
    """Discord says that the bot is in the server."""
    guild = world.env.backend.guilds[world.guild.id]
    world.env.backend.emit("GUILD_CREATE", guild_create_payload(world.env.backend, guild))
    await world.env.settle()


async def _ready(world: World) -> None:
    """The gateway is there after it was away."""
    await world.bot._servers.on_ready()
    await world.bot._servers._writer.idle("servers")


async def _same_table(world: World, table: Table) -> Table:
    return await world.bot.parts.tables.get(table.id)


async def test_while_the_bot_is_away_nobodys_time_runs_and_nothing_is_sent(world: World) -> None:
    """No reminder, no move for who could not tap; afterwards there is as much time left as before."""
    await playing(world, *PEOPLE, pace="five-minutes")
    await pass_by(world, minutes=1)
    table, requests = await world.table(), len(world.requests())
    await _removed(world)
    await pass_by(world, hours=1)
    assert await _same_table(world, table) == table
    assert len(world.requests()) == requests
    await _invited(world)
    assert "Anna is to play" in world.board().text
    await pass_by(world, minutes=1)
    assert reminders(world) == []
    await pass_by(world, minutes=1)
    assert len(reminders(world)) == 1
    await pass_by(world, minutes=3)
    assert "Anna ran out of time" in world.board().text


async def test_the_board_shows_the_time_that_is_left_now(world: World) -> None:
    """All deadlines have moved."""
    await playing(world, *PEOPLE, pace="five-minutes")
    before = world.board()
    await _removed(world)
    await pass_by(world, minutes=30)
    await _invited(world)
    after = world.board()
    assert after.id == before.id
    assert after.text != before.text


async def test_computer_players_rest_too(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """They would play among themselves where nobody can see it."""
    (anna,) = await playing(world, "Anna")
    await anna.slash("hand")
    table = await world.table()
    await _removed(world)
    await world.bot.parts.tables.act(table.id, anna.id, table.decisions[0], some_move(anna))
    await world.env.settle()
    resting = await _same_table(world, table)
    assert resting.revision == table.revision + 1
    await _invited(world)
    assert "Anna is to play" in world.board().text
    assert (await _same_table(world, table)).revision > resting.revision


async def test_a_removal_that_was_none_changes_nothing(world: World) -> None:
    """Discord sends such at the start; the server comes right after it."""
    anna, _, _ = await playing(world, *PEOPLE, pace="five-minutes")
    await _removed(world)
    await _invited(world)
    assert not world.bot.parts.tables.guilds.gone(world.guild.id)
    await anna.slash("hand")
    await move(anna)
    assert "Ben is to play" in world.board().text
    assert len(world.said()) == 1


async def test_an_outage_is_no_removal(world: World) -> None:
    """The server is unavailable for a while; the bot is in it all the time."""
    await playing(world, *PEOPLE, pace="five-minutes")
    await _removed(world, unavailable=True)
    assert not world.bot.parts.tables.guilds.gone(world.guild.id)


async def test_another_server_does_not_care(world: World) -> None:
    """What stands elsewhere goes on."""
    await playing(world, *PEOPLE, pace="five-minutes")
    other = world.env.create_guild("Elsewhere")
    await world.env.settle()
    world.env.backend.emit("GUILD_DELETE", {"id": str(other.id)})
    await pass_by(world, minutes=6)
    assert "Anna ran out of time" in world.board().text


async def test_after_a_day_the_tables_are_lost(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is told to a server that the bot is not in, and its channels are free when it is back."""
    hasten(world, monkeypatch)
    anna, _, _ = await playing(world, *PEOPLE)
    table = await world.table()
    await _removed(world)
    requests = len(world.requests())
    await pass_by(world, hours=23)
    assert (await _same_table(world, table)).stage is Stage.PLAYING
    await pass_by(world, hours=2)
    assert (await _same_table(world, table)).ended is EndReason.LOST
    assert len(world.requests()) == requests
    await _invited(world)
    await anna.slash("unsortiert", computers=2)
    assert (await world.table()).id != table.id


async def test_what_reminded_somebody_before_is_taken_back(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reminder of a game that was lost meanwhile calls nobody any more."""
    hasten(world, monkeypatch)
    await playing(world, *PEOPLE)
    await pass_by(world, hours=2)
    assert len(reminders(world)) == 1
    await _removed(world)
    await pass_by(world, hours=25)
    assert len(reminders(world)) == 1
    await _invited(world)
    assert reminders(world) == []


class TestWhileTheBotWasDown:
    """Nobody told it; it compares when it is there again."""

    async def test_it_was_removed(self, world: World) -> None:
        """At the start it is not in the server: the tables rest."""
        await playing(world, *PEOPLE, pace="five-minutes")
        table = await world.table()
        await world.bot.close()
        guild = world.env.backend.guilds.pop(world.guild.id)
        await world.start()
        assert world.bot.parts.tables.guilds.gone(guild.id)
        await pass_by(world, hours=1)
        assert (await _same_table(world, table)).revision == table.revision
        world.env.backend.guilds[guild.id] = guild
        await _invited(world)
        await pass_by(world, minutes=6)
        assert "Anna ran out of time" in world.board().text

    async def test_it_was_invited_again(self, world: World) -> None:
        """At the start it is back: the tables go on."""
        anna, _, _ = await playing(world, *PEOPLE, pace="five-minutes")
        await _removed(world)
        await world.restart()
        assert not world.bot.parts.tables.guilds.gone(world.guild.id)
        await pass_by(world, minutes=3)
        assert len(reminders(world)) == 1
        await anna.slash("hand")
        await move(anna)
        assert reminders(world) == []

    async def test_it_reconnects(self, world: World) -> None:
        """What happened while the gateway was away is seen with the next READY, and costs no request."""
        await playing(world, *PEOPLE)
        requests = len(world.requests())
        guild = world.bot._connection._guilds.pop(world.guild.id)
        await _ready(world)
        assert world.bot.parts.tables.guilds.gone(world.guild.id)
        world.bot._connection._guilds[guild.id] = guild
        await _ready(world)
        assert not world.bot.parts.tables.guilds.gone(world.guild.id)
        assert since(world, requests) == []


async def test_a_busy_store_is_told_later(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Something else held the database as the bot was removed, and again as it was back."""
    await playing(world, *PEOPLE)
    store = world.bot._store
    leave, rejoin = store.leave_guild, store.rejoin_guild

    async def busy(*_: Any) -> None:
        monkeypatch.setattr(store, "leave_guild", leave)
        monkeypatch.setattr(store, "rejoin_guild", rejoin)
        raise StoreBusy("held by another program")

    monkeypatch.setattr(store, "leave_guild", busy)
    await _removed(world)
    assert not world.bot.parts.tables.guilds.gone(world.guild.id)
    await pass_by(world, minutes=2)
    assert world.bot.parts.tables.guilds.gone(world.guild.id)
    monkeypatch.setattr(store, "rejoin_guild", busy)
    await _invited(world)
    assert world.bot.parts.tables.guilds.gone(world.guild.id)
    await pass_by(world, minutes=2)
    assert not world.bot.parts.tables.guilds.gone(world.guild.id)


async def test_where_showing_fails_it_is_shown_later(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot is back and the store busy right then: nothing is forgotten."""
    await playing(world, *PEOPLE, pace="five-minutes")
    before = world.board()
    await _removed(world)
    await pass_by(world, minutes=30)
    works = Tables.reminding

    async def busy(_: Tables) -> list[int]:
        monkeypatch.setattr(Tables, "reminding", works)
        raise StoreBusy("held by another program")

    monkeypatch.setattr(Tables, "reminding", busy)
    await _invited(world)
    assert world.board().text == before.text
    await pass_by(world, minutes=2)
    assert world.board().text != before.text
