"""Pictures on their way: drawn once, uploaded only where they do not stand, else words; knows no game."""

import asyncio
import logging
import threading
from collections.abc import AsyncIterator
from typing import Any

import pytest
from discord.ui import LayoutView, TextDisplay

from bot.discord_calls import Trouble
from bot.pictures.any_sketch import Sketch, file_name
from bot.pictures.illustrated import ALT_LENGTH, Illustrated, Picture, illustrated, pictures
from bot.pictures.sketches import HandSketch, Tile
from bot.pictures.studio import MISTAKES, MOST, Studio


class Painter:
    """Draws the sketch's own words, and remembers what it drew, and where."""

    def __init__(self) -> None:
        self.drawn: list[Sketch] = []
        self.threads: set[str] = set()
        self.hands: BaseException | None = None
        """What is wrong with them."""

    def __call__(self, sketch: Sketch) -> bytes:
        """A picture."""
        if self.hands is not None:
            raise self.hands
        self.drawn.append(sketch)
        self.threads.add(threading.current_thread().name)
        return repr(sketch).encode()


class Line:
    """Takes what is sent, and answers as it is told to, then that all is well."""

    def __init__(self, *answers: Trouble) -> None:
        self.answers = list(answers)
        self.sent: list[tuple[LayoutView, dict[str, Any]]] = []

    async def __call__(self, view: LayoutView, files: dict[str, Any]) -> str | Trouble:
        """Send something."""
        self.sent.append((view, files))
        return self.answers.pop(0) if self.answers else "sent"

    @property
    def names(self) -> list[dict[str, list[str]]]:
        """What was sent besides the words, by the names of the files."""
        return [
            {key: [file.filename for file in files] for key, files in sent.items()} for _, sent in self.sent
        ]

    @property
    def words(self) -> list[str]:
        """What the messages said that were sent."""
        return [
            item.content
            for view, _ in self.sent
            for item in view.walk_children()
            if isinstance(item, TextDisplay)
        ]


def card(number: int) -> Sketch:
    """A hand of one card."""
    return HandSketch((Tile(str(number)),))


def shows(*sketches: Sketch) -> Illustrated:
    """A message of pictures, or of words that say the same."""

    def draw(on: bool) -> Illustrated:  # noqa: FBT001 - as a face is told it
        view = Illustrated(timeout=None)
        for sketch in sketches:
            view.add_item(Picture(sketch, "a card") if on else TextDisplay(repr(sketch)))
        return view

    return illustrated(draw)


@pytest.fixture
def painter() -> Painter:
    """Draws quickly."""
    return Painter()


@pytest.fixture
async def studio(painter: Painter) -> AsyncIterator[Studio]:
    """Where pictures come from."""
    opened = Studio(painter, patience=5)
    yield opened
    opened.close()


async def test_a_new_message_brings_its_pictures(studio: Studio) -> None:
    """By the names that the message calls them."""
    line, view = Line(), shows(card(1), card(2))
    assert await studio.post(view, line) == ("sent", frozenset({file_name(card(1)), file_name(card(2))}))
    assert line.names == [{"files": [file_name(card(1)), file_name(card(2))]}]
    assert line.words == []


async def test_words_alone_are_sent_as_they_are(studio: Studio, painter: Painter) -> None:
    """Nothing is drawn for them, and what stood in the message goes."""
    line, view = Line(), Illustrated(timeout=None)
    view.add_item(TextDisplay("Hello"))
    await studio.post(view, line)
    await studio.edit(view, line)
    assert line.names == [{}, {"attachments": []}]
    assert painter.drawn == []


async def test_equal_pictures_are_drawn_once(studio: Studio, painter: Painter) -> None:
    """However many messages show them, also at one instant, and never in the thread that serves clicks."""
    await asyncio.gather(*(studio.post(shows(card(1)), Line()) for _ in range(20)))
    await studio.post(shows(card(1), card(2)), Line())
    assert painter.drawn == [card(1), card(2)]
    assert threading.current_thread().name not in painter.threads


async def test_no_more_pictures_are_kept_than_there_is_room_for(studio: Studio, painter: Painter) -> None:
    """The ones that were looked at last stay."""
    for number in range(MOST + 1):
        await studio.post(shows(card(number)), Line())
    await studio.post(shows(card(MOST)), Line())
    await studio.post(shows(card(0)), Line())
    assert len(painter.drawn) == MOST + 2
    assert len(studio._drawn) == MOST


async def test_a_picture_that_stands_there_is_not_uploaded_again(studio: Studio, painter: Painter) -> None:
    """The message is edited without a word about files, which leaves them."""
    line = Line()
    await studio.edit(shows(card(1)), line, {file_name(card(1)), "another.png"})
    assert line.names == [{}]
    assert painter.drawn == []


async def test_a_picture_that_stands_there_no_longer_is_uploaded(studio: Studio) -> None:
    """Discord refuses to name a file that it has not."""
    line, there = Line(Trouble.REFUSED), {file_name(card(1))}
    assert await studio.edit(shows(card(1)), line, there) == ("sent", frozenset(there))
    assert line.names == [{}, {"attachments": [file_name(card(1))]}]


async def test_what_discord_never_takes_is_not_tried_for_ever(studio: Studio) -> None:
    """A few mistakes in a row end it, a single one does not, nor does one that an upload does not mend."""
    there, uploaded = {file_name(card(1))}, {"attachments": [file_name(card(1))]}
    for trouble in [
        (),
        *[(Trouble.REFUSED, Trouble.REFUSED)] * MISTAKES,
        *[(Trouble.REFUSED,)] * (MISTAKES - 1),
        (),
    ]:
        await studio.edit(shows(card(1)), line := Line(*trouble), there)
        assert line.names[0] == {}
    for _ in range(MISTAKES):
        await studio.edit(shows(card(1)), Line(Trouble.REFUSED), there)
    await studio.edit(shows(card(1)), line := Line(), there)
    assert line.names == [uploaded]


async def test_another_picture_takes_the_place_of_the_one_there(studio: Studio) -> None:
    """The old file goes with it, and so it does when words take its place."""
    line = Line()
    await studio.edit(shows(card(2)), line, {file_name(card(1))})
    await studio.edit(Illustrated(timeout=None), line, {file_name(card(1))})
    assert line.names == [{"attachments": [file_name(card(2))]}, {"attachments": []}]


async def test_where_files_are_not_allowed_words_say_it(studio: Studio, painter: Painter) -> None:
    """Nothing is drawn where that is known, and one request is enough."""
    line = Line()
    await studio.post(shows(card(1)), line, allowed=False)
    await studio.edit(shows(card(2)), line, {file_name(card(2))}, allowed=False)
    assert line.names == [{}, {"attachments": []}]
    assert line.words == [repr(card(1)), repr(card(2))]
    assert painter.drawn == []


@pytest.mark.parametrize("trouble", [Trouble.FORBIDDEN, Trouble.REFUSED])
async def test_where_files_turn_out_not_to_be_taken_words_say_it(studio: Studio, trouble: Trouble) -> None:
    """Whoever thought that they would be."""
    line = Line(trouble)
    assert await studio.post(shows(card(1)), line) == ("sent", frozenset())
    line.answers.append(trouble)
    assert await studio.edit(shows(card(2)), line) == ("sent", frozenset())
    assert line.names[1::2] == [{}, {"attachments": []}]
    assert line.words == [repr(card(1)), repr(card(2))]


@pytest.mark.parametrize(
    "trouble", [one for one in Trouble if one not in {Trouble.FORBIDDEN, Trouble.REFUSED}]
)
async def test_any_other_trouble_is_the_senders(studio: Studio, trouble: Trouble) -> None:
    """Nothing is sent a second time."""
    line = Line(trouble, trouble, trouble)
    there = {file_name(card(1))}
    assert (await studio.post(shows(card(1)), line))[0] is trouble
    assert (await studio.edit(shows(card(2)), line))[0] is trouble
    assert (await studio.edit(shows(card(1)), line, there))[0] is trouble
    assert len(line.sent) == 3


async def test_a_picture_that_cannot_be_drawn_holds_up_no_message(
    studio: Studio, painter: Painter, caplog: pytest.LogCaptureFixture
) -> None:
    """Words go out, whoever runs the bot reads why, and the next time it is tried again."""
    painter.hands = MemoryError("no room")
    with caplog.at_level(logging.ERROR):
        await studio.post(shows(card(1)), line := Line())
    assert line.words == [repr(card(1))]
    assert "no room" in caplog.text
    painter.hands = None
    await studio.post(shows(card(1)), line := Line())
    assert line.names == [{"files": [file_name(card(1))]}]


async def test_a_painter_that_takes_too_long_holds_up_no_message(caplog: pytest.LogCaptureFixture) -> None:
    """Words go out in time; the picture is there for the next message that shows it."""
    done = threading.Event()

    def dawdle(sketch: Sketch) -> bytes:
        done.wait(5)
        return repr(sketch).encode()

    studio = Studio(dawdle, patience=0.05)
    await studio.post(shows(card(1)), line := Line())
    assert line.words == [repr(card(1))]
    assert "took longer" in caplog.text
    done.set()
    await studio._drawn[file_name(card(1))]
    await studio.post(shows(card(1)), line := Line())
    assert line.names == [{"files": [file_name(card(1))]}]
    studio.close()


async def test_who_gives_up_waiting_spoils_no_picture_for_others(studio: Studio, painter: Painter) -> None:
    """An answer that is torn off may share its picture with a board."""
    hurried = asyncio.create_task(studio.post(shows(card(1)), Line()))
    await asyncio.sleep(0)
    hurried.cancel()
    await studio.post(shows(card(1)), line := Line())
    assert line.names == [{"files": [file_name(card(1))]}]
    assert painter.drawn == [card(1)]


def test_a_picture_stands_in_a_message_by_name_and_says_what_it_shows() -> None:
    """In as many characters as Discord takes."""
    for alt in ("a card", "x" * 5000):
        picture = Picture(card(1), alt)
        (item,) = picture.items
        assert item.media.url == f"attachment://{file_name(card(1))}"
        assert item.description is not None
        assert len(item.description) <= ALT_LENGTH
        assert alt.startswith(item.description.rstrip("…"))


def test_equal_sketches_have_equal_names_and_others_have_not() -> None:
    """In characters that Discord leaves as they are."""
    names = {file_name(card(number)) for number in range(100)}
    assert len(names) == 100
    assert file_name(card(7)) == file_name(HandSketch((Tile("7"),)))
    assert all(set(name) <= set("abcdefghijklmnopqrstuvwxyz0123456789-.") for name in names)
    assert isinstance(pictures(shows(card(1)))[file_name(card(1))], HandSketch)
