"""Whatever goes wrong, there is one answer, in time, and the move counts once."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

import pytest
from evening import playing, some_move
from line import Gate
from logged import Errors
from reading import moves_of
from world import World

from cogs.asking import Ask, Reply, sentence
from cogs.items import Desk


def desk(world: World) -> Desk:
    """The bot's desk."""
    found = world.bot.get_cog("Desk")
    assert isinstance(found, Desk)
    return found


@contextmanager
def held(path: Path, seconds: float) -> Iterator[None]:
    """Something else holds the database for so many seconds."""
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    timer = Timer(seconds, other.rollback)
    timer.start()
    yield
    timer.join()
    other.close()


async def test_a_slow_move_is_deferred_and_counts_once(world: World, slow: Callable[[str], None]) -> None:
    """The click on a hand is put off silently, and then answered on the same message."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    stands, panel, before = await world.table(), anna.panel, len(world.requests())
    slow("act")
    await anna.tap(some_move(anna))
    first, *others = world.requests()[before:]
    assert first == "POST /interactions/*/*/callback"
    assert sorted(others) == ["PATCH /channels/*/messages/*", "PATCH /webhooks/*/*/messages/@original"]
    assert "Ben is to play" in world.look(panel).text
    assert not moves_of(world.look(panel))
    assert stands.revision + 1 == (await world.table()).revision


async def test_a_slow_private_answer_to_a_public_button_stays_private(
    world: World, slow: Callable[[str], None]
) -> None:
    """The answer is deferred as a private one, so nobody else ever sees it."""
    await playing(world, "Anna", "Ben", "Cleo")
    eve = world.somebody("Eve")
    slow("get")
    result = await eve.press("rules")
    assert result.ephemeral
    assert world.requests()[-1] == "PATCH /webhooks/*/*/messages/@original"
    assert "How do I play here?" in eve.sees().text
    assert len(world.said()) == 1


async def test_a_slow_command_is_deferred_privately(world: World, slow: Callable[[str], None]) -> None:
    """Opening a table on a slow day: one table, one lobby, one private answer."""
    slow("open")
    anna = world.somebody("Anna")
    result = await anna.slash("unsortiert")
    assert result.ephemeral
    assert "The table is open:" in anna.sees().text
    assert len(world.said()) == 1


async def test_slow_work_with_nothing_to_say_leaves_nothing_behind(
    world: World, slow: Callable[[str], None]
) -> None:
    """The private "thinking" message of a slow Join goes away."""
    anna, ben = world.somebody("Anna"), world.somebody("Ben")
    await anna.slash("unsortiert")
    slow("sit")
    result = await ben.press("join")
    assert result.response is None
    assert world.requests()[-1] == "DELETE /webhooks/*/*/messages/@original"
    assert "Ben" in world.board().text


async def test_stopping_lets_an_answer_be_given(world: World, slow: Callable[[str], None]) -> None:
    """A move that is being made when the bot is told to stop is made, answered and shown."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    what = some_move(anna)
    slow("act")
    record = world.sent(anna.member, anna.panel, anna.button(what))
    await asyncio.sleep(0.1)
    await world.bot.close()
    assert record.responded
    assert "Ben is to play" in anna.sees().text
    assert "Ben is to play" in world.board().text


async def test_a_click_is_answered_until_the_end(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot still writes its last boards when somebody taps: no "interaction failed"."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    gate = Gate()
    monkeypatch.setattr(world.bot.http, "edit_message", gate.before(world.bot.http.edit_message))
    gate.shut()
    move = world.sent(anna.member, anna.panel, anna.button(some_move(anna)))
    await gate.waiting.wait()
    closing = asyncio.create_task(world.bot.close())
    await asyncio.sleep(0.1)
    late = world.sent(ben.member, world.board_message(), world.board().buttons["My hand"])
    await asyncio.sleep(0.1)
    gate.open()
    await closing
    assert move.responded
    assert late.responded
    assert "Ben is to play" in world.board().text


async def test_a_database_held_for_a_moment_is_waited_for(world: World) -> None:
    """The move is made as soon as the other program lets go."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    stands = await world.table()
    with held(world.path, 0.4):
        await anna.tap(some_move(anna))
    assert "Ben is to play" in anna.sees().text
    assert stands.revision + 1 == (await world.table()).revision


async def test_a_database_held_too_long_is_told(world: World) -> None:
    """The person is told to try again, memory is as the database has it, and the next try counts."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    stands, what = await world.table(), some_move(anna)
    with held(world.path, 6):
        (answer,) = await world.answered(world.sent(anna.member, anna.panel, anna.button(what)), within=10)
    assert answer == ""
    assert "The table is busy" in anna.sees().text
    assert stands == await world.table()
    await anna.slash("hand")
    await anna.tap(what)
    assert stands.revision + 1 == (await world.table()).revision


async def test_work_that_raises_is_logged_and_told(world: World, errors: Errors) -> None:
    """Never a traceback for the person, never silence."""

    async def broken(ask: Ask) -> Reply:
        raise ZeroDivisionError(str(ask))

    await playing(world, "Anna", "Ben", "Cleo")
    desk(world).on("rules", broken)
    eve = world.somebody("Eve")
    await eve.press("rules")
    assert "Something went wrong on my side" in eve.sees().text
    errors.expected("ZeroDivisionError")


async def test_a_move_stands_when_its_answer_is_lost(world: World) -> None:
    """The interaction died on the way (10062): the board shows the move, the next tap works."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    what = some_move(anna)
    world.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
    world.sent(anna.member, anna.panel, anna.button(what))
    await world.env.settle()
    assert "Ben is to play" in world.board().text
    await anna.press("my-hand")
    assert "Ben is to play" in anna.sees().text


async def test_an_answer_that_discord_refuses_is_replaced_by_a_sentence(world: World, errors: Errors) -> None:
    """A message that breaks a limit is our fault: logged, and the person is told."""

    async def too_long(ask: Ask) -> Reply:
        return sentence(ask.say("kept") * 1000)

    await playing(world, "Anna", "Ben", "Cleo")
    desk(world).on("rules", too_long)
    eve = world.somebody("Eve")
    await eve.press("rules")
    assert "Something went wrong on my side" in eve.sees().text
    errors.expected("400")


def _kept(world: World) -> tuple[int, ...]:
    """How much is remembered of what was sent: by the library, by us, in tasks that wait."""
    store = world.bot._connection._view_store
    held = (store._views, store._synced_message_views, world.bot._connection._messages or ())
    return (*map(len, held), len(world.bot.parts.panels), len(asyncio.all_tasks()))


async def test_however_many_hands_are_opened_nothing_more_is_kept(world: World) -> None:
    """As much after fifty as after the first: one hand a person and table, and nothing by the library."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    after_the_first = _kept(world)
    for _ in range(50):
        await anna.press("my-hand")
    assert after_the_first == _kept(world)
    assert after_the_first[:4] == (0, 0, 0, 1)
