"""What boards say besides the game: who is away or asks for a seat, that all are away, what was done."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from discord.ui import LayoutView
from hypothesis import HealthCheck, given, settings
from limits import BUTTON, assert_within_limits, components
from panels import FACE, NASTY, content, controls, facts, seen
from positions import GAME, states
from test_board import FRIENDS, view

from bot import names
from bot.notes import MOST_NOTES, Happening, Note
from bot.table import Person
from bot.texts import languages, texts
from cogs.faces import Facts, Sitter
from cogs.faces.face import Presence
from cogs.faces.remarks import remarks
from engine.unsortiert.state import State

SLOW = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
STAMP = f"<t:{int(NOON.timestamp())}:R>"


def with_sitter(seat: int, **told: object) -> Facts:
    """Friends of whom one is told of otherwise."""
    sitters = list(FRIENDS.sitters)
    sitters[seat] = replace(sitters[seat], **told)  # type: ignore[arg-type]
    return replace(FRIENDS, sitters=tuple(sitters))


def board(language: str, told: Facts) -> LayoutView:
    """A board in the middle of a round."""
    return FACE.board(texts(language), told, view())


@pytest.mark.parametrize(
    ("language", "presence", "line"),
    [
        ("en", Presence.HERE, "**Anna** · Host"),
        ("en", Presence.AWAY, "**Anna** · Host · away"),
        ("en", Presence.REPLACED, "**Anna** · Host · away: the computer plays"),
        ("de", Presence.HERE, "**Anna** · Gastgeber"),
        ("de", Presence.AWAY, "**Anna** · Gastgeber · abwesend"),
        ("de", Presence.REPLACED, "**Anna** · Gastgeber · abwesend: der Computer spielt"),
    ],
)
def test_who_is_away_is_called_so_in_words(language: str, presence: Presence, line: str) -> None:
    """No colour and no sign alone tells it."""
    assert line in content(board(language, with_sitter(0, presence=presence))).splitlines()


def test_the_mark_of_whose_turn_it_is_stays() -> None:
    """Who is away may be to play all the same."""
    said = content(board("en", with_sitter(1, presence=Presence.AWAY)))
    assert "➤ **Ben** · away" in said.splitlines()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "**Everybody is away, so the game waits.**",
                "It goes on as soon as one of you taps anything, **My hand** for instance.",
                f"Otherwise it ends {STAMP}.",
            ],
        ),
        (
            "de",
            [
                "**Alle sind weg, das Spiel wartet.**",
                "Es geht weiter, sobald einer von euch etwas antippt, etwa **Meine Hand**.",
                f"Sonst endet es {STAMP}.",
            ],
        ),
    ],
)
def test_a_game_without_anybody_says_what_it_waits_for(language: str, said: list[str]) -> None:
    """Instead of whose turn it is and of a deadline."""
    resting = replace(FRIENDS, rests=True, expires=NOON, deadline=NOON + timedelta(minutes=1))
    lines = content(board(language, resting)).splitlines()
    assert lines[2:5] == said
    assert str(int((NOON + timedelta(minutes=1)).timestamp())) not in "".join(lines)


def test_while_a_game_rests_nobody_is_marked_and_no_computer_is_said_to_play() -> None:
    """Neither a mark nor a seat's line contradicts that everybody is away; who is to play comes next."""
    resting = replace(with_sitter(1, presence=Presence.REPLACED), rests=True, expires=NOON)
    said = content(board("en", resting))
    assert "➤" not in said
    assert "computer plays" not in said
    assert "**Ben** · away" in said.splitlines()
    assert "-# Then: Ben" in said.splitlines()


def test_whose_time_ran_out_last_is_told_although_the_game_waits() -> None:
    """That is why nobody is left to wait for."""
    said = content(board("en", replace(FRIENDS, rests=True, late=(0,))))
    assert said.index("Anna ran out of time") < said.index("Everybody is away")


@pytest.mark.parametrize(
    ("late", "german", "english"),
    [
        ((1,), "Ben", "Ben"),
        ((1, 0), "Ben und Anna", "Ben and Anna"),
        ((1, 2, 0), "Ben, Carla und Anna", "Ben, Carla and Anna"),
    ],
)
def test_all_who_were_late_at_one_deadline_are_told_in_one_sentence(
    late: tuple[int, ...], german: str, english: str
) -> None:
    """In the order in which they were moved for."""
    told = replace(with_sitter(2, name="Carla", computer=False), late=late)
    assert f"-# Die Zeit von {german} war um, der Computer hat gespielt." in content(board("de", told))
    assert f"-# {english} ran out of time, so the computer moved." in content(board("en", told))


def test_who_asks_for_a_seat_stands_below_it_with_its_answers() -> None:
    """The buttons follow their seat's lines and come before the next seat's."""
    told = with_sitter(0, computer=True, host=False, instead_of="Anna", wish=Person(5, "Otto _x_"))
    shown = [part for part in components(board("en", told)) if part["type"] in {BUTTON, 10}]
    words = [str(part.get("content", part.get("label"))) for part in shown]
    asked = next(index for index, line in enumerate(words) if "asks for this seat" in line)
    assert "✋ \u2068\u2068Otto \\_x\\_\u2069\u2069 asks for this seat. The host or" in words[asked]
    assert words[asked + 1 : asked + 3] == ["Seat 1: agree", "Seat 1: refuse"]
    assert "Ben" in words[asked + 3]
    assert {"grant:0:5", "decline:0:5"} < {one.what for one in controls(board("en", told))}


def test_for_the_seat_of_a_numbered_computer_the_host_decides_alone() -> None:
    """Nobody has left it."""
    said = content(board("en", with_sitter(2, wish=Person(5, "Otto"))))
    assert "✋ Otto asks for this seat. The host decides." in said


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
        last = content(board(language, replace(FRIENDS, notes=(note,)))).splitlines()[-1]
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


@EVERY_LANGUAGE
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


def crowded(players: int) -> Facts:
    """A table with everything that there can be to tell, and the nastiest of names."""
    told = facts(
        players, deadline=NOON, late=tuple(range(players)), commitment="f" * 64, rests=True, expires=NOON
    )
    guest = Person(10**19, NASTY[0])
    sitters = tuple(
        Sitter(NASTY[seat], computer=True, instead_of=NASTY[seat], wish=guest)
        if seat
        else Sitter(NASTY[0], host=True, presence=Presence.REPLACED)
        for seat in range(players)
    )
    note = Note(Happening.SEATED, NOON, by=NASTY[0], whom=NASTY[0], to=NASTY[0], moderator=True)
    to_all = [replace(note, what=Happening.SKIPPED, whom=f"{seat}{NASTY[seat]}") for seat in range(players)]
    return replace(told, sitters=sitters, notes=(note, *to_all, *[note] * (MOST_NOTES - 2)))


@EVERY_LANGUAGE
@SLOW
@given(state=states(least=0))
def test_crowded_boards_keep_the_limits(language: str, state: State) -> None:
    """At any moment of any game: wishes for every seat but the host's, notes, marks; and who waits or not."""
    told = crowded(state.options.players)
    for one in (told, replace(told, rests=False)):
        assert_within_limits(FACE.board(texts(language), one, GAME.view(state, None)))
        assert_within_limits(FACE.result(texts(language), one, GAME.view(state, None)))


@EVERY_LANGUAGE
def test_labels_of_buttons_hold_nobodys_name(language: str) -> None:
    """However people are called, the buttons are the same."""
    labels = [
        [one.label for one in controls(board(language, with_sitter(2, wish=Person(5, name))))]
        for name in ("Otto", *NASTY)
    ]
    assert all(one == labels[0] for one in labels)
