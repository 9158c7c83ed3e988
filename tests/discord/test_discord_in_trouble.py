"""Discord fails or forbids, for a moment or for long: nothing that people should see is lost."""

from typing import Any

import pytest
from evening import play_on, playing, seated, some_move
from line import Nonces
from logged import Errors
from reading import moves_of
from world import World

EDITS = ("PATCH", "/channels/*/messages/*")
POSTS = ("POST", "/channels/*/messages")


async def _quiet(world: World, minutes: float = 10) -> None:
    """Nobody taps for a while."""
    await world.env.advance_time(60 * minutes)


def _fails(world: World, request: tuple[str, str], times: int | None = None, status: int = 503) -> None:
    """Have requests of this kind fail so often, or until Discord recovers."""
    world.env.inject_error(*request, status=status, times=times)


async def _recovers(world: World) -> None:
    """Discord does again what it is asked for."""
    world.env.backend.faults.clear()
    await _quiet(world)


@pytest.mark.parametrize("times", [1, 2, 5])
@pytest.mark.parametrize("request_", [EDITS, POSTS], ids=["edits", "posts"])
async def test_an_end_is_shown_however_often_discord_fails(
    world: World, request_: tuple[str, str], times: int
) -> None:
    """The board loses its buttons and tells the end, and the game is handed out, once."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    table = await world.table()
    await anna.slash("end")
    _fails(world, request_, times)
    await anna.tap("end-now")
    await _quiet(world, 60)
    board, transcript = world.said()
    assert "ended the game" in board.text
    assert board.buttons == {}
    assert "whole game" in transcript.text
    assert (await world.bot.parts.tables.get(table.id)).board is None


async def test_a_restart_while_discord_fails_loses_no_game(world: World) -> None:
    """The end was shown and its file was not: the next start hands it out."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    await anna.slash("end")
    _fails(world, POSTS)
    await anna.tap("end-now")
    assert len(world.said()) == 1
    world.env.backend.faults.clear()
    await world.restart()
    _, transcript = world.said()
    assert "whole game" in transcript.text


@pytest.mark.parametrize(("status", "code"), [(400, 30046), (404, 10008)])
async def test_an_end_with_a_message_of_its_own_is_told_once(
    world: World, monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    """The board could not be edited, the end was posted, and then the line was down for long."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    await anna.slash("end")
    world.env.inject_error(*EDITS, status=status, code=code)
    post, posts = world.bot.http.send_message, 0

    async def send_message(*args: Any, **kwargs: Any) -> Any:
        nonlocal posts
        posts += 1
        if 1 < posts < 6:
            raise ConnectionResetError
        return await post(*args, **kwargs)

    monkeypatch.setattr(world.bot.http, "send_message", send_message)
    await anna.tap("end-now")
    await _quiet(world, 60)
    texts = [said.text for said in world.said()]
    assert sum("ended the game" in text for text in texts) == 1
    assert sum("whole game" in text for text in texts) == 1


async def test_a_board_is_brought_up_to_date_without_a_tap(world: World) -> None:
    """A burst of failures in the middle of a game, and then nobody does anything."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    _fails(world, EDITS)
    await anna.tap(some_move(anna))
    await _quiet(world)
    assert "Anna is to play" in world.board().text
    await _recovers(world)
    assert "Ben is to play" in world.board().text


async def test_a_result_is_left_behind_however_long_edits_fail(world: World) -> None:
    """From the end of a deal until the next one has been played for a while."""
    people = await playing(world, "Anna", "Ben", "Cleo")
    _fails(world, EDITS)
    await play_on(world, people, until=lambda table: table.deals == 2)
    await _recovers(world)
    old, new = world.said()
    assert ("Deal 1 is over" in old.text, old.buttons) == (True, {})
    assert "Deal 2" in new.text
    assert "My hand" in new.buttons


async def test_a_deal_that_could_not_be_posted_is_posted_later(world: World) -> None:
    """Until then it is played on the old board, which then becomes the result."""
    people = await playing(world, "Anna", "Ben", "Cleo")
    _fails(world, POSTS)
    await play_on(world, people, until=lambda table: table.deals == 2)
    (only,) = world.said()
    assert "Deal 2" in only.text
    await _recovers(world)
    old, new = world.said()
    assert ("Deal 1 is over" in old.text, old.buttons) == (True, {})
    assert "Deal 2" in new.text


async def test_a_lobby_is_posted_as_soon_as_it_can_be(world: World) -> None:
    """Whoever opened it need not ask again."""
    _fails(world, POSTS)
    (anna,) = await seated(world, "Anna")
    assert "could not post it here" in anna.sees().text
    await _recovers(world)
    (lobby,) = world.said()
    assert "Anna" in lobby.text


async def test_an_old_board_loses_its_buttons_later(world: World) -> None:
    """It was replaced while edits failed."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    await _quiet(world, 1)
    _fails(world, EDITS)
    await anna.slash("table")
    await _recovers(world)
    old, new = world.said()
    assert old.buttons == {}
    assert str(new.id) in old.text


async def test_an_open_hand_shows_its_moves_later(world: World) -> None:
    """Its turn came while private messages could not be edited."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    await ben.press("my-hand")
    _fails(world, ("PATCH", "/webhooks/*"))
    await anna.tap(some_move(anna))
    assert not moves_of(ben.sees())
    world.env.backend.faults.clear()
    await _quiet(world, 2)
    assert moves_of(ben.sees())


async def test_an_end_that_nobody_may_see_is_shown_at_the_next_touch(world: World) -> None:
    """View Channel was missing, and comes back: a tap on the old board is enough. Nothing is tried before."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    await anna.slash("end")
    world.deny_bot(view_channel=True)
    await anna.tap("end-now")
    before = len(world.requests())
    await _quiet(world, 60)
    assert before == len(world.requests())
    world.deny_bot()
    await anna.press("my-hand")
    board, transcript = world.said()
    assert ("ended the game" in board.text, board.buttons) == (True, {})
    assert "whole game" in transcript.text


async def test_a_game_that_may_not_be_posted_is_kept_until_it_may(world: World) -> None:
    """Send Messages was missing: the board tells the end, the file comes with the next start."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    await anna.slash("end")
    world.deny_bot(send_messages=True)
    await anna.tap("end-now")
    (board,) = world.said()
    assert "ended the game" in board.text
    world.deny_bot()
    await world.restart()
    _, transcript = world.said()
    assert "whole game" in transcript.text
    await world.restart()
    assert len(world.said()) == 2


async def test_a_game_that_is_too_big_to_be_posted_is_let_go(world: World, errors: Errors) -> None:
    """What Discord will never take is logged, and not tried again."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    table = await world.table()
    await anna.slash("end")
    world.env.inject_error(*POSTS, status=413, code=40005)
    await anna.tap("end-now")
    await _quiet(world, 60)
    assert len(world.said()) == 1
    assert (await world.bot.parts.tables.get(table.id)).board is None
    errors.expected("REFUSED")


async def test_a_board_whose_posting_was_not_confirmed_is_brought_up_to_date(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lobby was posted and the answer was lost on the way; in the same second somebody sits down."""
    Nonces(monkeypatch)
    post = world.bot.http.send_message

    async def send_message(*args: Any, **kwargs: Any) -> Any:
        monkeypatch.setattr(world.bot.http, "send_message", post)
        await post(*args, **kwargs)
        raise ConnectionResetError

    monkeypatch.setattr(world.bot.http, "send_message", send_message)
    await seated(world, "Anna")
    await world.somebody("Ben").press("join")
    (lobby,) = world.said()
    assert "Ben" in lobby.text
