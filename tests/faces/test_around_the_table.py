"""What boards say besides the game: who is away or asks for a seat, and that all are away."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from discord.ui import LayoutView
from limits import BUTTON, components
from panels import FACE, NASTY, content, controls
from test_board import FRIENDS, view

from bot.table import Person
from bot.texts import languages, texts
from cogs.faces import Facts
from cogs.faces.face import Presence

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


@EVERY_LANGUAGE
def test_labels_of_buttons_hold_nobodys_name(language: str) -> None:
    """However people are called, the buttons are the same."""
    labels = [
        [one.label for one in controls(board(language, with_sitter(2, wish=Person(5, name))))]
        for name in ("Otto", *NASTY)
    ]
    assert all(one == labels[0] for one in labels)
