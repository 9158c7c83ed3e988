"""What was done at a table, in words: by whom, to whom, how long ago; of several at once in one sentence."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from panels import FACE, NASTY, content, seen
from test_board import FRIENDS, view

from bot import names
from bot.notes import MOST_NOTES, Happening, Note, together
from bot.texts import languages, texts
from cogs.faces.remarks import ROOM, remarks

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
STAMP = f"<t:{int(NOON.timestamp())}:R>"


@pytest.mark.parametrize(
    ("note", "english", "german"),
    [
        (
            Note(Happening.KICKED, NOON, by="Mo", whom="Ben", moderator=True),
            "Mo (moderator) removed Ben.",
            "Mo (Moderation) hat Ben entfernt.",
        ),
        (
            Note(Happening.KICKED, NOON, by="Anna", whom="Ben"),
            "Anna (host) removed Ben.",
            "Anna (Gastgeber) hat Ben entfernt.",
        ),
        (
            Note(Happening.SKIPPED, NOON, by="Mo", whom="2", moderator=True, computer=True),
            "Mo (moderator) had the computer move for Computer 2.",
            "Mo (Moderation) hat den Computer für Computer 2 spielen lassen.",
        ),
        (
            Note(Happening.SKIPPED, NOON, by="Mo", whom="2", moderator=True),
            "Mo (moderator) had the computer move for 2.",
            "Mo (Moderation) hat den Computer für 2 spielen lassen.",
        ),
        (
            Note(Happening.SEATED, NOON, by="Mo", whom="Ben", moderator=True, to="Otto"),
            "Mo (moderator) gave the seat of Ben to Otto.",
            "Mo (Moderation) hat den Platz von Ben an Otto gegeben.",
        ),
        (
            Note(Happening.SEATED, NOON, by="Mo", whom="Ben", moderator=True),
            "Mo (moderator) gave the seat of Ben to a computer player.",
            "Mo (Moderation) hat den Platz von Ben einem Computer gegeben.",
        ),
        (
            Note(Happening.GRANTED, NOON, whom="Ben", to="Otto"),
            "Otto took over the seat of Ben.",
            "Otto hat den Platz von Ben übernommen.",
        ),
        (
            Note(Happening.VOTED, NOON, whom="Ben"),
            "The others have voted: the computer plays for Ben.",
            "Die anderen haben abgestimmt: Für Ben spielt der Computer.",
        ),
        (
            Note(Happening.GONE, NOON, whom="Ben"),
            "Ben is no longer a member of this server.",
            "Ben ist nicht mehr auf diesem Server.",
        ),
        (
            Note(Happening.ENDED, NOON, by="Mo", moderator=True),
            "Mo (moderator) ended the table.",
            "Mo (Moderation) hat den Tisch geschlossen.",
        ),
    ],
)
def test_what_was_done_is_told_in_small_print_with_its_time(note: Note, english: str, german: str) -> None:
    """Who did what to whom, and how long ago in each reader's own words."""
    for language, told in (("en", english), ("de", german)):
        last = content(FACE.board(texts(language), replace(FRIENDS, notes=(note,)), view())).splitlines()[-1]
        assert last == f"-# {told} · {STAMP}"


def _to(what: Happening, *names: str, at: datetime = NOON, by: str = "Mo") -> tuple[Note, ...]:
    moderator = what is Happening.SKIPPED
    return tuple(Note(what, at, by=by if moderator else "", whom=name, moderator=moderator) for name in names)


TOGETHER: list[tuple[tuple[Note, ...], list[str], list[str]]] = [
    (
        _to(Happening.SKIPPED, "Anna", "Ben", "Carla", "Dan", "Eva", "Finn"),
        ["Mo (moderator) had the computer move for Anna, Ben, Carla, Dan, Eva and Finn."],
        ["Mo (Moderation) hat den Computer für Anna, Ben, Carla, Dan, Eva und Finn spielen lassen."],
    ),
    (
        _to(Happening.VOTED, "Anna", "Ben"),
        ["The others have voted: the computer plays for Anna and Ben."],
        ["Die anderen haben abgestimmt: Für Anna und Ben spielt der Computer."],
    ),
    (
        _to(Happening.GONE, "Anna", "Ben"),
        ["Anna and Ben are no longer members of this server."],
        ["Anna und Ben sind nicht mehr auf diesem Server."],
    ),
    (
        _to(Happening.VOTED, "Alex", "Alex"),
        ["The others have voted: the computer plays for Alex and Alex."],
        ["Die anderen haben abgestimmt: Für Alex und Alex spielt der Computer."],
    ),
    (
        (
            *_to(Happening.SKIPPED, "Anna"),
            *_to(Happening.SKIPPED, "Ben", by="Max"),
            *_to(Happening.VOTED, "Eva"),
        ),
        [
            "Mo (moderator) had the computer move for Anna.",
            "Max (moderator) had the computer move for Ben.",
            "The others have voted: the computer plays for Eva.",
        ],
        [
            "Mo (Moderation) hat den Computer für Anna spielen lassen.",
            "Max (Moderation) hat den Computer für Ben spielen lassen.",
            "Die anderen haben abgestimmt: Für Eva spielt der Computer.",
        ],
    ),
    (
        (
            *_to(Happening.SKIPPED, "Anna", at=NOON - timedelta(minutes=2)),
            *_to(Happening.SKIPPED, "Ben"),
        ),
        [
            "Mo (moderator) had the computer move for Anna.",
            "Mo (moderator) had the computer move for Ben.",
        ],
        [
            "Mo (Moderation) hat den Computer für Anna spielen lassen.",
            "Mo (Moderation) hat den Computer für Ben spielen lassen.",
        ],
    ),
]


@pytest.mark.parametrize(("notes", "english", "german"), TOGETHER)
def test_what_was_done_to_several_at_once_is_told_in_one_sentence(
    notes: tuple[Note, ...], english: list[str], german: list[str]
) -> None:
    """What others did, or was done in another way or at another time, is not."""
    for language, told in (("en", english), ("de", german)):
        lines = [seen(line) for line in remarks(texts(language), notes)]
        assert [line.removeprefix("-# ").partition(" · ")[0] for line in lines] == told


@pytest.mark.parametrize("language", languages())
def test_every_happening_has_words_of_its_own(language: str) -> None:
    """None falls back to another one's."""
    notes = [Note(what, NOON, by="Mo", whom="Ben", to="Otto") for what in Happening]
    assert len(set(remarks(texts(language), notes))) == len(Happening)


@pytest.mark.parametrize("name", NASTY)
def test_names_in_notes_are_made_safe(name: str) -> None:
    """They mention nobody, end no line and turn none around."""
    name = name or "\u200b"
    note = Note(Happening.SEATED, NOON, by=name, whom=name, to=name, moderator=True)
    (line,) = remarks(texts("en"), [note])
    assert line.count(names.shown(name)) == 3
    assert "@everyone" not in line.replace("\\@", "")
    assert "\n" not in line


def test_where_names_take_too_much_room_the_oldest_remarks_go() -> None:
    """Three times six of the longest names are more than a board holds; of usual ones all are told."""
    moments = [NOON + timedelta(minutes=2 * number) for number in range(MOST_NOTES)]
    for names_of_six, count in (((NASTY[0],) * 6, 2), (("Bartholomew", "Wilhelmina") * 3, MOST_NOTES)):
        notes = [note for at in moments for note in _to(Happening.SKIPPED, *names_of_six, at=at)]
        lines = remarks(texts("de"), notes)
        assert len("\n".join(lines)) <= ROOM
        assert lines == [remarks(texts("de"), group)[0] for group in together(notes)][-count:]
