"""What every game has in common when it is over: how it says so, and the way to another one."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import bids_face
import pytest
from bids import BIDS
from discord.ui import LayoutView
from limits import BUTTON, assert_within_limits, components
from panels import content, controls, facts, seen

from bot.texts import languages, texts
from cogs.faces import FACES
from cogs.faces.numbers import ordinal, ordinal_place, signed
from engine.registry import GAMES
from engine.shuffle import shuffled

EVERY_GAME = pytest.mark.parametrize("game", [*FACES, BIDS.key])
"""And the smallest that there can be."""

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())


@pytest.fixture(autouse=True)
def _registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bids_face.register(monkeypatch, tmp_path / "texts")


def positions(game: str, players: int, seed: int) -> Iterator[Any]:
    """All states of a game by chance, the last one when it is over."""
    rules, rng = GAMES[game], Random(seed)  # noqa: S311 - a game to look at, nobody's luck
    state = rules.start(rules.options(players, {}))
    while rules.outcome(state) is None:
        deck = rules.deck(state)
        if deck is not None:
            state, _ = rules.deal(state, shuffled(deck, rng.randbytes(8), 0))
        else:
            seat = rules.to_act(state)[0]
            state, _ = rules.apply(state, seat, rules.players["random"](rules.view(state, seat), rng))
        yield state


def agains(view: LayoutView) -> list[dict[str, Any]]:
    """The buttons of a message that bring everybody to another table."""
    buttons = [part for part in components(view) if part["type"] == BUTTON]
    return [button for button in buttons if button["custom_id"].endswith(":again")]


@EVERY_GAME
@pytest.mark.parametrize("pictured", [True, False], ids=["pictures", "words"])
def test_a_hand_offers_another_game_where_the_board_does(game: str, *, pictured: bool) -> None:
    """At no moment before the game is over, and then the same button and no other."""
    rules, face, players = GAMES[game], FACES[game], GAMES[game].seats[0]
    told, say = facts(players, game=game, pictures=pictured), texts("en")
    for state in positions(game, players, 3):
        over = rules.outcome(state) is not None
        board = agains(face.result(say, told, rules.view(state, None)))
        assert len(board) == over
        for seat in range(players):
            hand = face.panel(say, told, rules.view(state, seat))
            assert agains(hand) == board
            if over:
                assert_within_limits(hand)
                assert [one.what for one in controls(hand)] == ["again"]


@EVERY_GAME
@EVERY_LANGUAGE
def test_a_hand_says_how_the_game_ended_and_names_the_button_that_it_has(game: str, language: str) -> None:
    """Exactly those who won read that they did."""
    rules, face, say = GAMES[game], FACES[game], texts(language)
    players = rules.seats[0]
    *_, state = positions(game, players, 5)
    outcome = rules.outcome(state)
    assert outcome is not None
    for seat in range(players):
        hand = face.panel(say, facts(players, game=game), rules.view(state, seat))
        said, (button,) = content(hand).splitlines(), controls(hand)
        assert (said[0] == f"### {seen(say('hand-won'))}") == (seat in outcome.winners)
        assert any(f"**{button.label}**" in line for line in said)


@EVERY_GAME
def test_a_lesson_offers_no_other_game(game: str) -> None:
    """There is no table to come back to."""
    face, say = FACES[game], texts("en")
    for lesson in face.course():
        told = facts(4, game=game, table=0, options=lesson.options)
        for view in (lesson.view, *map(lesson.after, lesson.view.legal)):
            assert not agains(face.panel(say, told, view))


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", ["1st", "2nd", "3rd", "4th", "1st place"]), ("de", ["1.", "2.", "3.", "4.", "1. Platz"])],
)
def test_places_are_written_as_ordinal_numbers(language: str, expected: list[str]) -> None:
    """Alone and with their word."""
    say = texts(language)
    assert [*(ordinal(say, number) for number in (1, 2, 3, 4)), ordinal_place(say, 1)] == expected


def test_a_minus_is_as_wide_as_a_digit() -> None:
    """In words as in pictures."""
    assert [signed(number) for number in (3, -3)] == ["3", "\N{MINUS SIGN}3"]
