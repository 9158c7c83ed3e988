"""Pictures in real messages: they stand there, are replaced, are not sent twice; words stand in for them."""

from typing import Any

import discord
import pytest
from evening import move, playing, some_move
from reading import GALLERY, moves_of, walk
from simcord.backend.errors import BackendError
from simcord.http import router
from world import Somebody, World

from bot import names
from bot.pictures.any_sketch import SUFFIX
from bot.pictures.paint import paint
from bot.pictures.studio import Paint


class Uploads:
    """Every picture that the bot has sent, by name, in order.

    As Discord does, and simcord does not, it refuses files in a channel where the bot may not attach any.
    """

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.names: list[str] = []
        dispatch = router.dispatch

        def heard(backend: Any, method: str, path: str, **given: Any) -> Any:
            names = [file.filename for file in given.get("files") or []]
            self.names += [name for name in names if name.endswith(SUFFIX)]
            if names and path.startswith("/channels/") and not _may_attach(backend, int(path.split("/")[2])):
                raise BackendError(403, 50013, "Missing Permissions")
            return dispatch(backend, method, path, **given)

        patch.setattr(router, "dispatch", heard)

    def of(self, kind: str) -> list[str]:
        """Those of one kind."""
        return [name for name in self.names if name.startswith(kind)]


def _may_attach(backend: Any, channel_id: int) -> bool:
    guild_id = backend.channels[channel_id].guild_id
    given = backend.compute_permissions(guild_id, backend.bot_user.id, channel_id)
    return discord.Permissions(given).attach_files


@pytest.fixture(autouse=True)
def uploads(monkeypatch: pytest.MonkeyPatch) -> Uploads:
    """Listens from the first request on."""
    return Uploads(monkeypatch)


def _hand_brush_to(painter: Paint, world: World, patch: pytest.MonkeyPatch) -> None:
    """Have all pictures painted by somebody else from now on."""
    for studio in world.bot._studios:
        patch.setattr(studio, "_paint", painter)


def stands(world: World, message: Any) -> list[tuple[str, str]]:
    """The pictures that a message shows, with their alt texts; its files are these and no others."""
    channel = message.channel_id if hasattr(message, "channel_id") else message.channel.id
    stored = world.env.backend.get_message(channel, message.id)
    items = [item for part in walk(stored.components) if part["type"] == GALLERY for item in part["items"]]
    assert {item["media"]["attachment_id"] for item in items} == {one["id"] for one in stored.attachments}
    return [(item["media"]["url"].rpartition("/")[2], item["description"]) for item in items]


def own(world: World, somebody: Somebody) -> list[tuple[str, str]]:
    """The pictures of somebody's private message."""
    assert somebody.panel is not None
    return stands(world, somebody.panel)


async def test_board_and_hand_are_pictures_with_all_in_words(world: World) -> None:
    """One each, and no alt text is empty."""
    anna, _ = await playing(world, "Anna", "Ben")
    (board, told), (hand, said) = stands(world, world.board_message())[0], own(world, anna)[0]
    assert board.startswith("board-")
    assert hand.startswith("hand-")
    assert "Anna" in told
    assert "10" in said


async def test_a_move_replaces_both_pictures(world: World, uploads: Uploads) -> None:
    """Nothing of the old ones stays behind in the messages."""
    anna, _ = await playing(world, "Anna", "Ben")
    before = stands(world, world.board_message()) + own(world, anna)
    await move(anna)
    after = stands(world, world.board_message()) + own(world, anna)
    assert not {name for name, _ in before} & {name for name, _ in after}
    assert {name for name, _ in before + after} <= set(uploads.names)


async def test_looking_again_uploads_nothing(world: World, uploads: Uploads) -> None:
    """The same hand, refreshed in its message."""
    anna, _ = await playing(world, "Anna", "Ben")
    sent = len(uploads.names)
    shown = own(world, anna)
    for _ in range(3):
        await anna.tap("hand")
    assert own(world, anna) == shown
    assert len(uploads.names) == sent


async def test_equal_hands_are_painted_once(
    world: World, uploads: Uploads, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Opened anew they are sent anew, since each message has its own files, but not drawn again."""
    anna, _ = await playing(world, "Anna", "Ben")

    def idle(_: object) -> bytes:
        raise AssertionError("it is painted a second time")

    _hand_brush_to(idle, world, monkeypatch)
    await anna.slash("hand")
    await anna.slash("hand")
    assert len(uploads.of("hand-")) >= 3
    assert len({*uploads.of("hand-")[-2:]}) == 1


@pytest.mark.parametrize("taken", [World.deny_bot, World.strip_bot])
async def test_without_attach_files_everything_is_there_in_words(world: World, taken: Any) -> None:
    """From the beginning: every move can be made, the board says what it shows."""
    taken(world, attach_files=True)
    anna, _ = await playing(world, "Anna", "Ben")
    assert stands(world, world.board_message()) == own(world, anna) == []
    assert "10 cards" in world.board().text
    assert len(moves_of(anna.sees())) >= 10
    await move(anna)
    assert stands(world, world.board_message()) == own(world, anna) == []


async def test_pictures_go_and_come_with_the_permission(world: World) -> None:
    """In mid-game, in the same messages."""
    anna, ben, cleo = await playing(world, "Anna", "Ben", "Cleo")
    world.deny_bot(attach_files=True)
    await anna.tap(some_move(anna))
    assert stands(world, world.board_message()) == own(world, anna) == []
    world.deny_bot()
    await ben.slash("hand")
    await move(ben)
    assert stands(world, world.board_message())
    assert own(world, ben)
    await anna.tap("hand")
    assert own(world, anna)
    assert cleo.panel is None


async def test_a_board_after_a_restart_has_its_picture(world: World) -> None:
    """Nothing is remembered of what stands there."""
    anna, _ = await playing(world, "Anna", "Ben")
    await world.restart()
    await anna.slash("hand")
    await move(anna)
    assert stands(world, world.board_message())
    assert own(world, anna)


async def test_a_panel_from_before_a_restart_gets_its_picture_once_more(
    world: World, uploads: Uploads
) -> None:
    """Nobody has said since then what stands there; afterwards it is known again."""
    anna, _ = await playing(world, "Anna", "Ben")
    shown = own(world, anna)
    await world.restart()
    sent = len(uploads.of("hand-"))
    for _ in range(3):
        await anna.tap("hand")
    assert own(world, anna) == shown
    assert len(uploads.of("hand-")) == sent + 1


async def test_a_painter_that_fails_stops_no_game(
    world: World, errors: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever runs the bot reads about it; whoever plays reads words."""

    def broken(_: object) -> bytes:
        raise RuntimeError("the paint has dried up")

    anna, _ = await playing(world, "Anna", "Ben")
    _hand_brush_to(broken, world, monkeypatch)
    await move(anna)
    assert stands(world, world.board_message()) == own(world, anna) == []
    assert all("could not be drawn" in line for line in errors.lines)
    errors.lines.clear()
    monkeypatch.undo()
    await anna.tap("hand")
    assert own(world, anna)


async def test_the_real_painter_paints_what_is_played(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few moves with it; what arrives is a PNG within the promised size."""
    _hand_brush_to(paint, world, monkeypatch)
    people = await playing(world, "Anna", "Ben", "Cleo")
    for one in people:
        await one.slash("hand")
        await move(one)
        (name, _), *_ = own(world, one)
        data = next(
            world.env.backend.cdn.get(file["url"])
            for file in world.env.backend.get_message(one.panel.channel_id, one.panel.id).attachments  # type: ignore[union-attr]
            if file["filename"] == name
        )
        assert data is not None
        assert data.startswith(b"\x89PNG")
        assert len(data) <= 60_000


async def test_what_the_server_says_of_permissions_is_known_without_asking(world: World) -> None:
    """No file is tried in vain: one request shows the board, as ever."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    world.deny_bot(attach_files=True)
    world.env.backend.announce_channel_update(world.channel.id)
    await world.env.settle()
    before = len(world.requests())
    await anna.tap(some_move(anna))
    assert sorted(world.requests()[before:]) == [
        "PATCH /channels/*/messages/*",
        "POST /interactions/*/*/callback",
    ]
    assert stands(world, world.board_message()) == []


async def test_a_board_that_nobody_knows_tells_its_picture_in_words(world: World) -> None:
    """Who clicked on it saw it as it was then: its file may be another by now. Its table shows it anew."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    board = world.board_message()
    (_, told), *_ = stands(world, board)
    await world.answered(world.sent(anna.member, board, "8:0:my-hand"))
    assert stands(world, board) == []
    assert world.look(board).buttons == {}
    assert names.escaped(told).translate({0x2068: None, 0x2069: None}) in world.look(board).text
    await anna.tap(some_move(anna))
    assert stands(world, board)
    assert world.look(board).buttons
