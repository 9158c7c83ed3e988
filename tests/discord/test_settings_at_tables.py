"""What a server has settled holds for the tables that are opened there, unless a host chooses otherwise."""

from typing import Any

import pytest
from settings_desk import Settings
from world import Somebody, World

from bot.choices import Choices, Pace
from bot.invite import MANAGING


async def settled(world: World, **changes: Any) -> Somebody:
    """Anna, in a server that has settled this."""
    await world.bot.parts.houses.change(world.guild.id, **changes)
    return world.somebody("Anna")


def chips_of(count: int) -> dict[str, dict[str, int]]:
    """So many chips in Unsortiert, as a server settles them."""
    return {"unsortiert": {"chips": count}}


async def test_a_server_without_settings_opens_tables_as_by_default(world: World) -> None:
    """And turn messages come after twenty seconds."""
    await world.somebody("Anna").slash("unsortiert")
    expected = Choices({}, "normal", Pace.NONE, turn_after=20, hints=True, computers=True)
    assert expected == (await world.table()).choices


async def test_what_was_settled_holds_at_a_new_table(world: World) -> None:
    """All of it, and the lobby shows it."""
    anna = await settled(
        world, pace=Pace.DAY, options=chips_of(4), turn_after=60, hints=False, computers=False
    )
    await anna.slash("unsortiert")
    expected = Choices({"chips": 4}, "normal", Pace.DAY, turn_after=60, hints=False, computers=False)
    assert expected == (await world.table()).choices
    assert "Normal cards · 4 chips each · 1 day a move · no hints · people only" in world.board().text


async def test_a_host_chooses_otherwise(world: World) -> None:
    """Where the command has an option for it."""
    anna = await settled(world, pace=Pace.DAY, options=chips_of(4), hints=False)
    await anna.slash("unsortiert", pace="none", chips="2", hints="on")
    chosen = (await world.table()).choices
    assert (chosen.pace, chosen.options, chosen.hints) == (Pace.NONE, {"chips": 2}, True)
    assert "Normal cards · 2 chips each · no time limit\n" in world.board().text


async def test_hints_can_be_switched_off_for_one_table(world: World) -> None:
    """In a server that has them."""
    await world.somebody("Anna").slash("unsortiert", hints="off")
    assert not (await world.table()).choices.hints
    assert "no hints" in world.board().text


async def test_an_open_table_keeps_what_it_began_with(world: World) -> None:
    """Settings are for the tables to come."""
    anna = world.somebody("Anna")
    await anna.slash("unsortiert", computers=1)
    before = await world.table()
    await settled(world, options=chips_of(1), pace=Pace.MINUTE, hints=False, computers=False, locale="de")
    await anna.press("computer+")
    after = await world.table()
    assert (before.choices, before.locale) == (after.choices, after.locale)
    assert len(after.seats) == 3


@pytest.mark.parametrize(("named", "chips"), [({}, 3), ({"chips": "1"}, 1)])
async def test_krass_kariert_begins_with_three_chips(world: World, named: dict[str, Any], chips: int) -> None:
    """However many play and whatever the server has settled, unless the host names a number."""
    anna = await settled(world, options=chips_of(5))
    await anna.slash("unsortiert", cards="krass", **named)
    assert (await world.table()).choices.options == {"chips": chips}
    assert f"Krass Kariert · {chips} chip" in world.board().text


async def test_a_table_speaks_the_language_that_was_settled(world: World) -> None:
    """Whatever Discord says of the server or of whoever opens it; private answers stay the reader's."""
    anna = await settled(world, locale="de")
    await anna.slash("unsortiert")
    assert "Wer spielt mit?" in world.board().text
    assert "The table is open:" in anna.sees().text


async def test_a_language_that_is_gone_is_as_none(world: World) -> None:
    """Its file was taken away."""
    await settled(world, locale="xx")
    await world.somebody("Ben", locale="de").slash("unsortiert")
    assert "Wer spielt mit?" in world.board().text


async def test_without_computer_players_there_are_no_buttons_for_them(world: World) -> None:
    """Neither for adding nor for sending away; the answer does not speak of them either."""
    anna = await settled(world, computers=False)
    await anna.slash("unsortiert")
    assert world.board().whats == {"join", "leave", "rules", "cancel", "more"}
    assert "omputer" not in world.board().text + anna.sees().text


async def test_computer_players_are_refused_where_they_are_not_allowed(world: World) -> None:
    """By the command with a sentence, and no table is opened; by a button of somebody else's making, too."""
    anna = await settled(world, computers=False)
    await anna.slash("unsortiert", computers=2)
    assert anna.sees().text == "On this server only people may sit down at a table, no computer players."
    assert await world.bot.parts.tables.at(world.channel.id) is None
    await anna.slash("unsortiert")
    table = await world.table()
    forged = world.sent(anna.member, world.board_message(), f"1:{table.id}:0:computer+")
    assert "no computer players" in (await world.answered(forged))[0]
    assert await world.table() == table


@pytest.mark.parametrize(("locale", "few"), [("en-US", "3 people at least"), ("de", "mindestens 3 Menschen")])
async def test_where_only_people_play_too_few_of_them_are_told_no_word_of_computers(
    world: World, locale: str, few: str
) -> None:
    """The button waits for the third one; who presses it all the same is told whom the table lacks."""
    await settled(world, computers=False)
    host = world.somebody("Host", locale=locale)
    await host.slash("unsortiert")
    start = f"1:{(await world.table()).id}:0:start"
    (answer,) = await world.answered(world.sent(host.member, world.board_message(), start))
    assert few in answer
    assert "omputer" not in answer


async def test_whoever_leaves_is_stood_in_for_all_the_same(world: World) -> None:
    """The rules know no empty seat, so that is no business of a setting."""
    anna = await settled(world, computers=False)
    ben, cleo = world.somebody("Ben"), world.somebody("Cleo")
    await anna.slash("unsortiert")
    await ben.press("join")
    await cleo.press("join")
    await anna.press("start")
    await ben.slash("leave")
    await ben.tap("leave-now")
    assert "Computer for Ben" in world.board().text


async def test_a_table_is_opened_in_a_chosen_channel_only(world: World) -> None:
    """Elsewhere a sentence leads there, in the order of the server's channels."""
    more, most = (world.guild.create_text_channel(name) for name in ("more", "most"))
    anna = await settled(world, channels=frozenset({more.id}))
    await anna.slash("unsortiert")
    assert anna.sees().text == f"On this server tables are opened in <#{more.id}> only."
    await settled(world, channels=frozenset({more.id, most.id}))
    await anna.slash("unsortiert")
    assert f"in these channels only: <#{more.id}> <#{most.id}>" in anna.sees().text
    assert world.messages() == []
    await anna.slash("unsortiert", channel=more)
    assert "The table is open:" in anna.sees().text


async def test_a_thread_counts_as_the_channel_that_it_is_in(world: World) -> None:
    """A post in a forum does as well."""
    anna = await settled(world, channels=frozenset({world.channel.id}))
    post, thread = world.make_post(), world.make_thread()
    await anna.slash("unsortiert", channel=post)
    assert f"<#{world.channel.id}>" in anna.sees().text
    await anna.slash("unsortiert", channel=thread)
    assert "The table is open:" in anna.sees().text


async def test_a_channel_that_is_gone_is_not_named(world: World) -> None:
    """And when all are gone, tables may be opened everywhere again, as the panel shows."""
    more, most = (world.guild.create_text_channel(name) for name in ("more", "most"))
    anna = await settled(world, channels=frozenset({more.id, most.id}))
    world.env.backend.delete_channel(most.id)
    await anna.slash("unsortiert")
    assert f"in <#{more.id}> only" in anna.sees().text
    assert str(most.id) not in anna.sees().text
    world.env.backend.delete_channel(more.id)
    await anna.slash("unsortiert")
    assert "The table is open:" in anna.sees().text


async def test_a_running_table_in_another_channel_goes_on(world: World) -> None:
    """Only opening is kept to some channels."""
    anna = world.somebody("Anna")
    await anna.slash("unsortiert", computers=2)
    more = world.guild.create_text_channel("more")
    await settled(world, channels=frozenset({more.id}))
    await anna.press("start")
    await anna.slash("table")
    assert "Anna is to play" in world.board().text


async def test_nobody_is_kept_from_a_table_by_rules_that_cannot_be_read(world: World) -> None:
    """The defaults hold."""
    desk = await Settings.opened(world)
    await desk.max.tap("house:computers:off")
    for column in ("pace", "options", "hints", "computers", "channels", "turn_after"):
        desk.stored(column, b"\xff")
    anna = world.somebody("Anna")
    await anna.slash("unsortiert", computers=1)
    assert Choices(turn_after=20) == (await world.table()).choices


@pytest.mark.parametrize("options", [{"pace": "hour"}, {"hints": "maybe"}, {"cards": "tarot"}])
async def test_an_option_that_is_not_on_offer_opens_nothing(world: World, options: dict[str, str]) -> None:
    """As no client would send it."""
    anna = world.somebody("Anna")
    (answer,) = await world.answered(world.forged(anna.member, "unsortiert", **options))
    assert "not on offer" in answer
    assert await world.bot.parts.tables.at(world.channel.id) is None


def test_settings_take_the_right_that_the_documents_name() -> None:
    """Manage Server, and nothing besides."""
    assert [name for name, given in MANAGING if given] == ["manage_guild"]
