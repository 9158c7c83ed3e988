"""Who has left the server is noticed when they are waited for, and nobody is who has not."""

import pytest
from evening import move, playing, seated
from hours import pass_by, reminders
from reading import moves_of
from world import Somebody, World

from bot.table import EndReason, Stage

PEOPLE = ("Anna", "Ben", "Cleo")
LOOKS = ("GET", "/guilds/*/members/*")


def _goes(world: World, one: Somebody) -> None:
    """Somebody leaves the server; a bot without the intent for that hears nothing of it."""
    world.guild.remove_member(one.member)


def _looks(world: World) -> int:
    """How often the bot has asked whether somebody is a member."""
    return len([one for one in world.requests() if one.startswith("GET") and "members" in one])


async def test_who_has_left_is_not_reminded_but_leaves_the_table(world: World) -> None:
    """A computer player has the seat at once, and the board says why."""
    anna, _, _ = await playing(world, *PEOPLE, pace="five-minutes")
    _goes(world, anna)
    await pass_by(world, minutes=3)
    table = await world.table()
    assert table.seats[0].user_id is None
    assert table.seats[0].former_id == anna.id
    assert reminders(world) == []
    assert "Anna is no longer a member of this server" in world.board().text
    assert "Ben is to play" in world.board().text
    assert _looks(world) == 1


async def test_who_leaves_after_their_reminder_is_noticed_at_the_deadline(world: World) -> None:
    """Before the computer moves for them for one turn only."""
    anna, _, _ = await playing(world, *PEOPLE, pace="five-minutes")
    await pass_by(world, minutes=3)
    assert len(reminders(world)) == 1
    _goes(world, anna)
    await pass_by(world, minutes=3)
    assert (await world.table()).seats[0].user_id is None
    assert reminders(world) == []


async def test_without_a_time_limit_it_takes_an_hour(world: World) -> None:
    """Then the table goes on, whether the bot was up when they left or not."""
    anna, _, _ = await playing(world, *PEOPLE)
    await world.bot.close()
    _goes(world, anna)
    await world.start()
    await pass_by(world, minutes=61)
    assert (await world.table()).seats[0].user_id is None
    assert "Ben is to play" in world.board().text


async def test_who_comes_back_to_the_server_has_the_seat_back(world: World) -> None:
    """As after leaving by the button."""
    anna, _, _ = await playing(world, *PEOPLE, pace="five-minutes")
    _goes(world, anna)
    await pass_by(world, minutes=3)
    back = Somebody(world, world.guild.add_member(anna.member.user))
    await back.press("my-hand")
    await back.tap("join")
    assert (await world.table()).seats[0].user_id == back.id


async def test_when_the_last_one_is_gone_the_game_ends(world: World) -> None:
    """Computer players do not play among themselves."""
    (anna,) = await playing(world, "Anna", pace="five-minutes")
    table = await world.table()
    _goes(world, anna)
    await pass_by(world, minutes=3)
    assert (await world.bot.parts.tables.get(table.id)).ended is EndReason.DESERTED


async def test_an_account_that_is_no_more_is_gone(world: World) -> None:
    """Discord gives another answer for that."""
    await playing(world, *PEOPLE, pace="five-minutes")
    world.env.inject_error(*LOOKS, status=404, code=10013)
    await pass_by(world, minutes=3)
    assert (await world.table()).seats[0].user_id is None


@pytest.mark.parametrize(("status", "code"), [(503, 0), (429, 0), (403, 50001), (404, 10004), (404, 0)])
@pytest.mark.parametrize("minutes", [3, 6], ids=["half", "deadline"])
async def test_in_any_doubt_everybody_stays(world: World, status: int, code: int, minutes: int) -> None:
    """A failing Discord removes nobody; the reminder and the computer's move come all the same."""
    anna, _, _ = await playing(world, *PEOPLE, pace="five-minutes")
    world.env.inject_error(*LOOKS, status=status, code=code, times=None)
    await pass_by(world, minutes=minutes)
    table = await world.table()
    assert table.seats[0].user_id == anna.id
    assert (len(reminders(world)), table.seats[0].missed) == ((1, 0) if minutes == 3 else (0, 1))


async def test_where_the_server_is_not_known_nobody_is_looked_up(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An outage, or Discord has not told of it yet."""
    anna, _, _ = await playing(world, *PEOPLE, pace="five-minutes")
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    monkeypatch.setattr(guild, "unavailable", True)
    _goes(world, anna)
    await pass_by(world, minutes=6)
    assert _looks(world) == 0
    assert (await world.table()).seats[0].user_id == anna.id


class TestTheHost:
    """What only the host may do is not out of reach when there is none."""

    async def test_the_next_person_starts_the_game_of_a_host_who_is_gone(self, world: World) -> None:
        """With the very tap that would have been refused, and one request."""
        anna, ben, cleo = await seated(world, *PEOPLE)
        await ben.press("computer+")
        assert "Only the host may do that" in ben.sees().text
        assert _looks(world) == 1
        _goes(world, anna)
        await ben.press("computer+")
        assert [holder.user_id for holder in (await world.table()).seats] == [ben.id, cleo.id, None]
        assert _looks(world) == 2
        await ben.press("start")
        assert moves_of(ben.sees())
        assert (await world.table()).host_id == ben.id

    async def test_who_is_not_the_next_is_refused_all_the_same(self, world: World) -> None:
        """There is another host now, and it is not them."""
        anna, _, cleo = await seated(world, *PEOPLE)
        _goes(world, anna)
        await cleo.press("computer+")
        assert "Only the host may do that" in cleo.sees().text
        assert _looks(world) == 1

    async def test_a_failing_discord_makes_nobody_host(self, world: World) -> None:
        """The refusal stands."""
        anna, ben, _ = await seated(world, *PEOPLE)
        world.env.inject_error(*LOOKS, status=503)
        await ben.press("computer+")
        assert "Only the host may do that" in ben.sees().text
        assert (await world.table()).host_id == anna.id

    async def test_a_game_whose_host_is_gone_can_be_ended(self, world: World) -> None:
        """By the next person, who is asked whether they mean it."""
        anna, ben, cleo = await playing(world, *PEOPLE)
        _goes(world, anna)
        table = await world.table()
        await cleo.slash("end")
        assert "Only the host" in cleo.sees().text
        assert (await world.table()).host_id == ben.id
        await ben.slash("end")
        await ben.tap("end-now")
        assert (await world.bot.parts.tables.get(table.id)).ended is EndReason.STOPPED

    async def test_a_wish_finds_somebody_who_can_grant_it(self, world: World) -> None:
        """The host is gone when somebody asks for a seat: the next person decides."""
        anna, ben, cleo = await playing(world, *PEOPLE)
        dan = world.somebody("Dan")
        await cleo.slash("leave")
        await cleo.tap("leave-now")
        _goes(world, anna)
        await dan.press("my-hand")
        await dan.tap("wish:2")
        await ben.press(f"grant:2:{dan.id}")
        table = await world.table()
        assert table.stage is Stage.PLAYING
        assert table.seats[2].user_id == dan.id


async def test_nobody_is_looked_up_who_moves(world: World) -> None:
    """A request a turn would be too much."""
    people = await playing(world, *PEOPLE, pace="five-minutes")
    for one in people:
        await one.slash("hand")
        await move(one)
    assert _looks(world) == 0
