"""Where Discord takes no files, for whatever reason, the game goes on in words; knows no picture."""

from collections.abc import Callable
from typing import Any

import pytest
from evening import move, playing
from logged import Errors
from reading import GALLERY, moves_of, walk
from simcord.backend.errors import BackendError
from simcord.http import router
from world import World

from bot import names
from bot.discord_calls import Trouble

Refusing = Callable[[int, int], None]


@pytest.fixture
def refusing(monkeypatch: pytest.MonkeyPatch) -> Refusing:
    """Has Discord answer every request that brings files in this way; others go well."""

    def begin(status: int, code: int) -> None:
        dispatch = router.dispatch

        def picky(backend: Any, method: str, path: str, **given: Any) -> Any:
            if given.get("files"):
                raise BackendError(status, code, "no files")
            return dispatch(backend, method, path, **given)

        monkeypatch.setattr(router, "dispatch", picky)

    return begin


def in_words(world: World, message: Any) -> bool:
    """Whether a message shows no picture."""
    channel = message.channel_id if hasattr(message, "channel_id") else message.channel.id
    stored = world.env.backend.get_message(channel, message.id)
    return all(part["type"] != GALLERY for part in walk(stored.components))


@pytest.mark.parametrize(
    ("status", "code"), [(500, 0), (503, 0), (400, 50035), (413, 40005), (401, 50006), (403, 50013)]
)
async def test_hands_moves_and_boards_are_there_in_words(
    world: World, refusing: Refusing, errors: Errors, status: int, code: int
) -> None:
    """In a game that began with pictures: whoever taps is answered, and the board comes up to date."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    refusing(status, code)
    await ben.slash("hand")
    assert in_words(world, ben.panel)
    await move(anna)
    assert in_words(world, anna.panel)
    await world.env.advance_time(120)
    assert "Ben is to play" in world.board().text
    assert in_words(world, world.board_message())
    await ben.tap("hand")
    assert moves_of(ben.sees())
    assert all(Trouble.REFUSED.name in line for line in errors.lines)
    assert bool(errors.lines) == (status in {400, 413, 401})
    errors.lines.clear()


async def test_pictures_are_back_with_the_next_change(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the trouble is remembered for longer."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    with monkeypatch.context() as trouble:
        dispatch = router.dispatch

        def picky(backend: Any, method: str, path: str, **given: Any) -> Any:
            if given.get("files"):
                raise BackendError(503, 0, "no files")
            return dispatch(backend, method, path, **given)

        trouble.setattr(router, "dispatch", picky)
        await move(anna)
        await world.env.advance_time(120)
        assert in_words(world, world.board_message())
    await ben.slash("hand")
    await move(ben)
    assert not in_words(world, ben.panel)
    assert not in_words(world, world.board_message())


@pytest.mark.parametrize(
    "name", ["[gift](http://e.vl)", "<@1>", "@everyone", "||s||", "`x`", "**b**", "<t:0:R>"]
)
async def test_a_name_stays_text_where_a_picture_is_told_in_words(world: World, name: str) -> None:
    """On a board that nobody knows any more."""
    anna, ben, _ = await playing(world, name, "Ben", "Cleo")
    board = world.board_message()
    await world.answered(world.sent(ben.member, board, "8:0:my-hand"))
    said = "".join(str(part.get("content", "")) for part in _parts(world, board))
    assert names.escaped(name) in said
    assert name not in said.replace(names.escaped(name), "")
    assert anna.panel is not None


def _parts(world: World, message: Any) -> list[dict[str, Any]]:
    return list(walk(world.env.backend.get_message(world.channel.id, message.id).components))
