"""Leaving, ending and what is left behind, as people see it."""

import pytest
from evening import playing, seated, some_move
from reading import moves_of
from world import World

from bot.table import EndReason, Stage


async def test_the_host_ends_a_game_after_a_confirmation(world: World) -> None:
    """The first answer only asks; the second click ends it, the board says so and loses its buttons."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    table = await world.table()
    await anna.slash("end")
    assert (await world.table()).stage is Stage.PLAYING
    assert anna.sees().whats == {"end-now", "keep"}
    await anna.tap("end-now")
    assert "closed" in anna.sees().text
    assert (await world.bot.parts.tables.get(table.id)).ended is EndReason.STOPPED
    board, transcript = world.said()
    assert "ended the game" in board.text
    assert board.buttons == {}
    assert "whole game" in transcript.text


async def test_keeping_on_changes_nothing(world: World) -> None:
    """Whoever thinks better of it goes on playing."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    stands = await world.table()
    await anna.slash("end")
    await anna.tap("keep")
    assert "stays as it is" in anna.sees().text
    assert stands == await world.table()


async def test_a_moderator_ends_a_game_of_others(world: World) -> None:
    """Manage Messages is enough, from any state, also when the board is gone."""
    await playing(world, "Anna", "Ben", "Cleo")
    mo = world.somebody("Mo", manage_messages=True)
    world.env.backend.delete_message(world.channel.id, world.board().id)
    await mo.slash("end")
    await mo.tap("end-now")
    assert await world.bot.parts.tables.at(world.channel.id) is None


@pytest.mark.parametrize("seated", [True, False])
async def test_nobody_else_ends_a_game(world: World, *, seated: bool) -> None:
    """Neither another player nor a stranger; a forged confirmation does not help."""
    _, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    who = ben if seated else world.somebody("Eve")
    await who.slash("end")
    assert "Only the host and members who may manage messages" in who.sees().text
    message = await world.post_button("1:1:0:end-now")
    await who.press("end-now", message)
    assert (await world.table()).stage is Stage.PLAYING


async def test_a_moderator_who_lost_the_right_cannot_confirm(world: World) -> None:
    """What may be done is checked at the click that does it."""
    await playing(world, "Anna", "Ben", "Cleo")
    mo = world.somebody("Mo", manage_messages=True)
    await mo.slash("end")
    world.take_roles(mo)
    await mo.tap("end-now")
    assert (await world.table()).stage is Stage.PLAYING


async def test_ending_twice_ends_once(world: World) -> None:
    """A double click on the confirmation: one effect, an answer to both, nothing logged."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    await anna.slash("end")
    custom_id = next(one for one in anna.sees().buttons.values() if one.endswith("end-now"))
    await world.answered(
        world.sent(anna.member, anna.panel, custom_id), world.sent(anna.member, anna.panel, custom_id)
    )
    assert len(world.said()) == 2


async def test_a_leaver_is_replaced_and_may_come_back(world: World) -> None:
    """A computer player goes on with exactly those cards; the person takes the seat back."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    await ben.press("more")
    await ben.tap("leave-game")
    assert ben.sees().whats == {"leave-now", "keep"}
    await ben.tap("leave-now")
    assert "A computer player goes on" in ben.sees().text
    assert "Computer for" in world.board().text
    await ben.press("my-hand")
    assert ben.sees().whats == {"join"}
    await ben.tap("join")
    assert "Ben" in world.board().text
    await anna.tap(some_move(anna))
    assert moves_of(ben.sees())


async def test_the_host_leaving_hands_over_and_the_last_one_ends_it(world: World) -> None:
    """While one person is left the game goes on; with none it ends at once."""
    anna, ben = await playing(world, "Anna", "Ben")
    for one in (anna, ben):
        await one.press("more")
        await one.tap("leave-game")
        await one.tap("leave-now")
    assert "Nobody else was at the table" in ben.sees().text
    assert "Nobody was left" in world.said()[0].text


@pytest.mark.parametrize("what", ["leave", "cancel", "join", "computer+", "computer-", "start"])
async def test_a_lobbys_buttons_do_nothing_to_a_running_game(world: World, what: str) -> None:
    """A click on the lobby that was on its way when the game began."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    stands = await world.table()
    message = await world.post_button(f"1:1:0:{what}")
    await anna.press(what, message)
    assert "begun already" in anna.sees().text
    assert stands == await world.table()


@pytest.mark.parametrize("what", ["cancel", "leave"])
@pytest.mark.parametrize("moderates", [True, False])
async def test_a_lobbys_button_that_crosses_start_does_nothing_to_the_game(
    world: World, what: str, *, moderates: bool
) -> None:
    """Both are pressed at one instant: the game has begun, and nobody was asked whether it shall go on."""
    anna, ben = world.somebody("Anna"), world.somebody("Ben", manage_messages=moderates)
    await anna.slash("unsortiert", computers=1)
    await ben.press("join")
    lobby = world.board_message()
    who = ben if moderates or what == "leave" else anna
    _, answer = await world.answered(
        world.sent(anna.member, lobby, "1:1:0:start"), world.sent(who.member, lobby, f"1:1:0:{what}")
    )
    assert "begun already" in answer
    table = await world.table()
    assert (table.stage, table.people) == (Stage.PLAYING, (0, 2))


@pytest.mark.parametrize("question", ["end-game", "leave-game"])
async def test_yes_to_a_question_about_a_lobby_does_nothing_to_the_game(world: World, question: str) -> None:
    """It was asked before the game began: what was asked then is no longer the case."""
    anna, _, _ = await seated(world, "Anna", "Ben", "Cleo")
    await anna.press(question, await world.post_button(f"1:1:0:{question}"))
    asked = anna.panel
    (yes,) = anna.sees().whats - {"keep"}
    await anna.press("start")
    stands = await world.table()
    await anna.press(yes, asked)
    assert "begun already" in world.look(asked).text
    assert stands == await world.table()


@pytest.mark.parametrize(
    ("question", "done"), [("end-game", "The table is closed"), ("leave-game", "You have left the table")]
)
async def test_yes_to_a_question_about_a_lobby_is_done_and_told(
    world: World, question: str, done: str
) -> None:
    """The private message that asked says what came of it."""
    anna, _ = await seated(world, "Anna", "Ben")
    await anna.press(question, await world.post_button(f"1:1:0:{question}"))
    (yes,) = anna.sees().whats - {"keep"}
    await anna.tap(yes)
    assert done in anna.sees().text
    assert "1. Anna" not in world.said()[0].text


@pytest.mark.parametrize("what", ["end-game", "end-now", "leave-game", "leave-now", "fresh-board", "join"])
async def test_nothing_can_be_done_to_a_game_that_is_over(world: World, what: str) -> None:
    """Everything that could be clicked before gets a sentence."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    await anna.slash("end")
    await anna.tap("end-now")
    message = await world.post_button(f"1:1:0:{what}")
    await anna.press(what, message)
    assert "is over" in anna.sees().text
    assert world.look(message).buttons == {}


async def test_more_is_answered_before_and_after_a_game(world: World) -> None:
    """In the lobby with what can be done there, after the end with a sentence."""
    anna, eve = world.somebody("Anna"), world.somebody("Eve")
    await anna.slash("unsortiert")
    message = await world.post_button("1:1:0:more")
    await anna.press("more", message)
    assert anna.sees().whats == {"fresh-board", "leave-game", "end-game"}
    await anna.tap("end-game")
    await anna.tap("cancel")
    message = await world.post_button("1:1:0:more")
    await eve.press("more", message)
    assert "is over" in eve.sees().text


async def test_a_stranger_cannot_leave(world: World) -> None:
    """Who has no seat has none to leave."""
    await playing(world, "Anna", "Ben", "Cleo")
    eve = world.somebody("Eve")
    message = await world.post_button("1:1:0:leave-game")
    await eve.press("leave-game", message)
    assert "no seat at this table" in eve.sees().text


async def test_an_idle_lobby_closes_itself(world: World) -> None:
    """An abandoned lobby does not block the channel, and its message says why."""
    anna = world.somebody("Anna")
    await anna.slash("unsortiert")
    await world.env.advance_time(3700)
    assert "Nothing happened for too long" in world.said()[0].text
    assert world.said()[0].buttons == {}


async def test_time_runs_out_for_one_move(world: World) -> None:
    """The computer moves for Anna, the board says so, and she may play on."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo", pace="minute")
    await world.env.advance_time(65)
    assert "Anna ran out of time" in world.board().text
    assert "Ben is to play" in world.board().text
    assert not moves_of(anna.sees())
