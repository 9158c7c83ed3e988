"""Every name can be read at a table with pictures: in the picture, or beside it with its seat's number."""

from dataclasses import replace

import pytest
from discord.ui import TextDisplay
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from limits import assert_within_limits
from panels import FACE, NASTY, content, seen
from test_board import FRIENDS, view
from test_result import COURSE, OVER, ended

from bot import names
from bot.pictures.illustrated import Illustrated, pictures
from bot.pictures.naming import unnamed
from bot.texts import Say, languages, texts
from cogs.faces import Facts, Sitter
from engine.unsortiert.view import Ending

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())
EVERY_MESSAGE = pytest.mark.parametrize("kind", ["board", "result", "final"])
LONG = "Wolfgang Amadeus von und zu Gott"
UNREAD = {
    "no letter of the font": "李小龍",
    "right to left": "שלום",
    "emoji of which nothing is drawn": "👑🔥",
    "emoji behind a name": "Anna 👑",
    "both directions": "Anna \u202eדנה Ben",
    "stacked marks": "A\u0336n\u0336na",
    "too long for its place": LONG,
    "nothing that can be seen": "\u200b\u2060",
    "markup of full length": "@" * 32,
}
READ = ("Anna", "Łukasz", "Иван", "@everyone", "<@1>", "*_~`|", "\U0001d4d2\U0001d4ea\U0001d4fb\U0001d4f5")


def called(*people: str) -> Facts:
    """The table at which people are called so, with pictures; the first is its host."""
    seated = tuple(Sitter(name, host=seat == 0) for seat, name in enumerate(people))
    return replace(FRIENDS, sitters=seated, pictures=True)


def shown(kind: str, say: Say, told: Facts) -> Illustrated:
    """A message with pictures that say names: a running board, a deal's end, a game's end."""
    if kind == "board":
        return FACE.board(say, told, view())
    if kind == "result":
        return FACE.result(say, told, ended(Ending.LAST, (1,), (3, 1, 0)))
    return FACE.result(say, replace(told, past=COURSE), OVER)


def legend(message: Illustrated) -> list[str]:
    """The lines that say whose a number is."""
    return [line for line in content(message).splitlines() if " = " in line]


def said(message: Illustrated) -> str:
    """All text of a message as it is sent, in whole lines."""
    parts = (part.content for part in message.walk_children() if isinstance(part, TextDisplay))
    return "\n".join(["", *parts, ""])


@EVERY_LANGUAGE
@EVERY_MESSAGE
@pytest.mark.parametrize("raw", UNREAD.values(), ids=UNREAD.keys())
def test_a_name_that_is_not_all_in_the_picture_stands_beside_it_with_its_number(
    raw: str, kind: str, language: str
) -> None:
    """In full and made safe, in small print; whoever is drawn whole is not named again."""
    say = texts(language)
    message = shown(kind, say, called("Anna", raw, "Ben"))
    if kind == "result" and raw == LONG:
        assert legend(message) == [], "there it has the room"
    else:
        assert legend(message) == [f"-# 2 = {seen(names.shown(raw))}"]
        assert say("seat-numbered", number=2, name=names.shown(raw)) in said(message), "isolated"


@EVERY_LANGUAGE
@EVERY_MESSAGE
def test_several_such_names_share_a_line(kind: str, language: str) -> None:
    """In the order of their seats."""
    assert legend(shown(kind, texts(language), called("日本語", "Ben", "שלום"))) == [
        "-# 1 = 日本語 · 3 = שלום"
    ]


@EVERY_LANGUAGE
@EVERY_MESSAGE
@pytest.mark.parametrize("raw", READ)
def test_a_name_that_is_drawn_whole_is_not_said_again(raw: str, kind: str, language: str) -> None:
    """However hostile; a letter in fancy dress is drawn as what it is."""
    assert legend(shown(kind, texts(language), called(raw, "Ben", "Carla"))) == []


@EVERY_LANGUAGE
@EVERY_MESSAGE
def test_who_plays_for_somebody_is_said_with_the_number_too(kind: str, language: str) -> None:
    """What cannot be drawn there is the name of who left."""
    say = texts(language)
    stand_in = Sitter("2", computer=True, instead_of="日本語")
    told = replace(called("Anna", "Ben", "Carla"), sitters=(*FRIENDS.sitters[:2], stand_in))
    name = "Computer for 日本語" if language == "en" else "Computer für 日本語"
    assert legend(shown(kind, say, told)) == [f"-# 3 = {name}"]


@EVERY_LANGUAGE
@pytest.mark.parametrize("kind", ["board", "final"])
def test_in_words_alone_no_number_needs_a_name(kind: str, language: str) -> None:
    """Every seat has its own line there."""
    told = replace(called("日本語", LONG, "שלום"), pictures=False)
    assert legend(shown(kind, texts(language), told)) == []


@EVERY_LANGUAGE
@EVERY_MESSAGE
@settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(people=st.tuples(*[st.text(max_size=32) | st.sampled_from(NASTY)] * 3))
def test_whatever_people_are_called_each_is_named_in_the_picture_or_beside_it(
    people: tuple[str, str, str], kind: str, language: str
) -> None:
    """Every seat that a picture of the message does not name has its number and its name in the text."""
    say = texts(language)
    message = shown(kind, say, called(*people))
    assert_within_limits(message)
    missing = sorted({seat for sketch in pictures(message).values() for seat in unnamed(sketch)})
    called_so = [say("seat-numbered", number=seat + 1, name=names.shown(people[seat])) for seat in missing]
    assert said(message).count("\n-# " + " · ".join(called_so) + "\n" if called_so else " = ") == bool(
        missing
    )
