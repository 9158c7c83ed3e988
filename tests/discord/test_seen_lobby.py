"""Opening a table, sitting down and getting up, as people see it."""

import pytest
from world import World

from bot.table import Stage


async def test_a_table_opens_with_one_message_and_one_private_answer(world: World) -> None:
    """The lobby is an ordinary message of the channel; the command itself is answered privately."""
    anna = world.somebody("Anna")
    result = await anna.slash("unsortiert")
    assert result.ephemeral
    assert "The table is open:" in anna.sees().text
    (lobby,) = world.said()
    assert "Anna" in lobby.text
    assert "Host" in lobby.text


async def test_opening_costs_an_answer_and_a_message(world: World) -> None:
    """Requests are the scarce good."""
    anna = world.somebody("Anna")
    before = len(world.requests())
    await anna.slash("unsortiert", computers=3)
    assert sorted(world.requests()[before:]) == [
        "POST /channels/*/messages",
        "POST /interactions/*/*/callback",
    ]


async def test_the_start_button_says_how_many_are_missing(world: World) -> None:
    """With one person two are missing, and the button cannot be pressed until nobody is."""
    anna, ben = world.somebody("Anna"), world.somebody("Ben")
    await anna.slash("unsortiert")
    assert "2 more needed" in world.board().disabled
    await ben.press("join")
    assert "1 more needed" in world.board().disabled
    await anna.press("computer+")
    assert "Start" in world.board().buttons


async def test_what_was_chosen_is_shown(world: World) -> None:
    """Whoever sits down sees for how much and how fast."""
    anna = world.somebody("Anna")
    await anna.slash("unsortiert", chips="5", pace="minute", computers=4)
    assert "5 chips each" in world.board().text
    assert "1 minute a move" in world.board().text
    assert "Computer" in world.board().text
    assert "Join" in world.board().disabled


async def test_joining_and_leaving_change_the_lobby_and_say_nothing_else(world: World) -> None:
    """One silent callback and one edit: the message itself is the answer."""
    anna, ben = world.somebody("Anna"), world.somebody("Ben")
    await anna.slash("unsortiert")
    before = len(world.requests())
    await ben.press("join")
    assert "Ben" in world.board().text
    assert sorted(world.requests()[before:]) == [
        "PATCH /channels/*/messages/*",
        "POST /interactions/*/*/callback",
    ]
    await ben.press("leave")
    assert "Ben" not in world.board().text


async def test_a_leaving_host_hands_over(world: World) -> None:
    """The next person is host with all rights; the buttons follow."""
    anna, ben = world.somebody("Anna"), world.somebody("Ben")
    await anna.slash("unsortiert")
    await ben.press("join")
    await anna.press("leave")
    assert "Ben · Host" in world.board().text
    await ben.press("computer+")
    assert "Computer" in world.board().text


async def test_the_last_to_leave_closes_the_table(world: World) -> None:
    """An empty table does not block the channel."""
    anna = world.somebody("Anna")
    await anna.slash("unsortiert", computers=2)
    await anna.press("leave")
    (lobby,) = world.said()
    assert lobby.buttons == {}
    assert "closed" in lobby.text
    await anna.slash("unsortiert")
    assert len(world.said()) == 2


async def test_cancelling_closes_the_table(world: World) -> None:
    """The message stays and says so, without buttons."""
    anna = world.somebody("Anna")
    await anna.slash("unsortiert")
    await anna.press("cancel")
    (lobby,) = world.said()
    assert "cancelled before the game began" in lobby.text
    assert lobby.buttons == {}


@pytest.mark.parametrize(
    ("what", "answer"),
    [
        ("computer+", "Only the host"),
        ("computer-", "Only the host"),
        ("start", "Only the host"),
        ("cancel", "Only the host"),
        ("leave", "You have no seat"),
    ],
)
async def test_a_stranger_cannot_change_the_lobby(world: World, what: str, answer: str) -> None:
    """Who acts is checked at the click; the stranger is told privately."""
    anna, eve = world.somebody("Anna"), world.somebody("Eve")
    await anna.slash("unsortiert", computers=2)
    before = world.board().text
    result = await eve.press(what)
    assert result.ephemeral
    assert answer in eve.sees().text
    assert before == world.board().text


async def test_a_computer_player_can_be_sent_away(world: World) -> None:
    """The one that came last; without any the button is off."""
    anna = world.somebody("Anna")
    await anna.slash("unsortiert", computers=1)
    await anna.press("computer-")
    assert "Computer 1" not in world.board().text
    assert any("Computer" in label for label in world.board().disabled)


async def test_a_moderator_may_cancel_a_lobby(world: World) -> None:
    """Manage Messages is what makes a moderator."""
    anna, mo = world.somebody("Anna"), world.somebody("Mo", manage_messages=True)
    await anna.slash("unsortiert")
    await mo.press("cancel")
    assert world.said()[0].buttons == {}


async def test_joining_twice_takes_one_seat(world: World) -> None:
    """Two clicks at one instant: one seat, one quiet answer."""
    anna, ben = world.somebody("Anna"), world.somebody("Ben")
    await anna.slash("unsortiert")
    join, lobby = world.board().buttons["Join"], world.board_message()
    answers = await world.answered(world.sent(ben.member, lobby, join), world.sent(ben.member, lobby, join))
    assert sorted(answers) == ["", "You sit at this table already."]
    assert len((await world.table()).seats) == 2


async def test_five_seats_and_not_one_more(world: World) -> None:
    """Six people press Join at one instant."""
    anna = world.somebody("Anna")
    await anna.slash("unsortiert")
    join, lobby = world.board().buttons["Join"], world.board_message()
    crowd = [world.somebody(f"Guest {number}") for number in range(6)]
    answers = await world.answered(*[world.sent(guest.member, lobby, join) for guest in crowd])
    assert sorted(answers) == ["", "", "", "", *["All the seats are taken."] * 2]
    assert len((await world.table()).seats) == 5


async def test_start_pressed_twice_starts_once(world: World) -> None:
    """The second click gets an answer and changes nothing."""
    anna = world.somebody("Anna")
    await anna.slash("unsortiert", computers=2)
    start, lobby = world.board().buttons["Start"], world.board_message()
    answers = await world.answered(
        world.sent(anna.member, lobby, start), world.sent(anna.member, lobby, start)
    )
    assert sum("begun already" in answer for answer in answers) == 1
    table = await world.table()
    assert table.stage is Stage.PLAYING
    assert table.deals == 1


async def test_starting_with_too_few_is_refused(world: World) -> None:
    """Also when the click comes from a lobby that was full a moment ago."""
    anna, ben, cleo = (world.somebody(name) for name in ("Anna", "Ben", "Cleo"))
    await anna.slash("unsortiert")
    await ben.press("join")
    await cleo.press("join")
    start, lobby = world.board().buttons["Start"], world.board_message()
    await cleo.press("leave")
    (answer,) = await world.answered(world.sent(anna.member, lobby, start))
    assert "Too few" in answer
    assert (await world.table()).stage is Stage.LOBBY


async def test_a_second_table_in_the_channel_is_refused_with_a_link(world: World) -> None:
    """One table a channel; whoever asks for another is led to it."""
    anna, ben = world.somebody("Anna"), world.somebody("Ben")
    await anna.slash("unsortiert")
    await ben.slash("unsortiert")
    assert f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/" in ben.sees().text
    assert str(world.board().id) in ben.sees().text
    assert len(world.said()) == 1


async def test_starting_shows_the_host_their_hand_at_once(world: World) -> None:
    """Start is answered with the host's own cards, and the lobby becomes the board."""
    anna = world.somebody("Anna")
    await anna.slash("unsortiert", computers=2)
    lobby = world.board().id
    await anna.press("start")
    assert any(what.startswith("play:") for what in anna.sees().whats)
    assert world.board().id == lobby
    assert {"my-hand", "rules", "more"} == world.board().whats


async def test_nobody_is_pinged_by_a_name(world: World) -> None:
    """Names are hostile: they are shown as they are and mention nobody."""
    eve = world.somebody("@everyone **bold** [x](http://example.org)")
    await eve.slash("unsortiert")
    (message,) = world.messages()
    assert not message.mention_everyone
    assert message.ping_user_ids == []
    assert r"\*\*bold\*\*" in world.board().text
