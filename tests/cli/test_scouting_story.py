"""A game of Scouting told in sentences: whatever can happen has one, in every language."""

from itertools import cycle, islice
from typing import get_args

import pytest

from bot.cli.story import story
from bot.texts import languages, texts
from engine.scouting.combinations import DECK
from engine.scouting.deals import MOST_TURNS
from engine.scouting.events import Event
from engine.simulate import play
from engine.transcript import Transcript, steps

GAMES = [
    play("scouting", names, b"%d" % number).transcript
    for number in range(3)
    for names in (["greedy"] * 3, ["random", "greedy", "random", "greedy"], ["random"] * 5)
]


def _endless() -> Transcript:
    """Three deals in which everybody shows one card or scouts it: all have the same in the end."""
    lines = [
        f"{(start + turn) % 3} {move}"
        for start in range(3)
        for turn, move in enumerate(islice(cycle(["show:0+1", "scout:L:0"]), MOST_TURNS))
    ]
    return Transcript("scouting", {"players": 3}, (DECK,) * 3, tuple(lines))


def test_everything_that_can_happen_in_scouting_is_seen_here() -> None:
    """Else its sentence would not be looked at."""
    seen = {type(event) for game in GAMES for _, told in steps(game) for event in told}
    assert seen == set(get_args(Event))


@pytest.mark.parametrize("language", languages())
def test_everything_that_happens_in_scouting_is_told(language: str) -> None:
    """A line for each deal and its end, each hand, each move and the end, and no variable left open."""
    for game in (*GAMES, _endless()):
        lines = list(story(game, texts(language)))
        players = len(game.deals)
        assert len(lines) == 2 + players * (1 + players + 1) + len(game.moves) + 1 + 1
        assert all(line.strip() and "{" not in line for line in lines)


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("en", ("Deal 2. Seat 1 starts. Set aside, unseen: 12 cards",)),
        ("en", (" shows ", ": single card. ", "It beats ", " of seat ", ": 1 point.")),
        ("en", (" shows ", ": run. ", "It beats ", ": 2 points.")),
        ("en", (" shows ", ": set.")),
        ("en", ("scouts ", " from seat ", "; nothing of the show is left. ", "goes to the far left.")),
        ("en", ("scouts ", "; 1 of the show left. ", "goes in with ", " to its left.")),
        ("en", ("spends its marker, scouts ", " and shows ", ": run. It beats ")),
        ("en", ("The deal ends: seat ", "has shown its last cards. Points by seat: for beaten cards ")),
        ("en", ("all others only scouted", "whose hand costs nothing. Points by seat: ")),
        ("en", ("All have started a deal. Totals by seat: ",)),
        ("en", ("Over after ", "Lost: seats ", "Won: seat ")),
        ("de", (" legt ", ": Folge. ", "Geschlagen sind ", ": 2 Punkte.")),
        ("de", ("gibt seinen Marker ab, scoutet ", " und legt ", ": Satz. ")),
        ("de", ("scoutet ", "; von der Show ist nichts übrig. ", "kommt ganz nach links.")),
        ("de", ("Alle anderen haben nur gescoutet", "seine Hand kostet nichts. Punkte je Platz: ")),
    ],
)
def test_a_game_of_scouting_reads_like_this(language: str, parts: tuple[str, ...]) -> None:
    """What was done and what came of it stand in one line."""
    lines = [line for game in GAMES for line in story(game, texts(language))]
    assert any(all(part in line for part in parts) for line in lines)


def test_a_deal_that_would_never_end_and_a_game_that_all_win_are_told() -> None:
    """Nobody has lost where everybody has the same."""
    lines = list(story(_endless(), texts("en")))
    ended = [line for line in lines if line.startswith("The deal ends after 300 turns.")]
    assert len(ended) == 3
    assert "for scouted ones 50 50 50, lost for hands 12 12 12, together 38 38 38" in ended[0]
    assert lines[-1] == "Over after 900 moves. Won: seats 0 1 2."
