"""A game of Shithead told in sentences: whatever can happen has one, in every language."""

from typing import get_args

import pytest

from bot.cli.story import story
from bot.texts import languages, texts
from engine.shithead.events import Event
from engine.simulate import play
from engine.transcript import steps

GAMES = [
    play("shithead", ["greedy", "random", "greedy"], b"%d" % number, {"glass_keeps_seven": bool(number % 2)})
    for number in range(6)
]


def test_everything_that_can_happen_in_shithead_is_seen_here() -> None:
    """Else its sentence would not be looked at."""
    seen = {type(event) for game in GAMES for _, told in steps(game.transcript) for event in told}
    assert seen == set(get_args(Event))


@pytest.mark.parametrize("language", languages())
def test_everything_that_happens_in_shithead_is_told(language: str) -> None:
    """A line for the deal, each hand, each move and the end, and no variable left open."""
    for game in GAMES:
        lines = list(story(game.transcript, texts(language)))
        assert len(lines) == 2 + 1 + 3 + len(game.transcript.moves) + 1 + 1
        assert all(line.strip() and "{" not in line for line in lines)


def _told(language: str, *parts: str) -> str:
    """The first line of all the games that has these words."""
    lines = (line for game in GAMES for line in story(game.transcript, texts(language)))
    return next(line for line in lines if all(part in line for part in parts))


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("en", ("The pile burns", "It draws", "left in the stock")),
        ("en", ("flips a face-down card", "which does not fit", "cards.")),
        ("en", ("flips a face-down card", "and plays it.")),
        ("en", ("Skipped: seat ", "plays 8")),
        ("en", ("from its face-up cards.",)),
        ("en", ("can play nothing and takes the pile: 1 card.",)),
        ("en", ("is out.", "Seat")),
        ("en", ("The game ends: all but one are out. Seats from the winner to the last: ", " | ")),
        ("de", ("Der Stapel verbrennt", "Nachgezogen", "im Ziehstapel")),
        ("de", ("deckt eine verdeckte Karte auf", "die nicht passt", "Karten.")),
        ("de", (" setzt aus.", "spielt 8")),
        ("de", ("ist fertig.", "Platz")),
    ],
)
def test_a_game_of_shithead_reads_like_this(language: str, parts: tuple[str, ...]) -> None:
    """What was done and what came of it stand in one line."""
    assert _told(language, *parts)
