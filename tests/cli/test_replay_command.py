"""`unsortiert replay`: positions for machines, a story for people, a sentence for what breaks a rule."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest
from games import random_game

from bot.cli.story import story
from bot.texts import languages, texts
from engine.simulate import play
from engine.transcript import positions, read, steps, write
from engine.unsortiert.events import DealEnded, Event, RoundWon

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "unsortiert.json"
KEYS = {"turn", "over", "legal", "hands", "spares", "chips", "pile", "drawn", "best", "deal", "losers"}


def replay(*arguments: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run the command."""
    command = [sys.executable, "-m", "bot", "replay", *arguments]
    return subprocess.run(command, input=stdin, capture_output=True, timeout=60, check=False)  # noqa: S603


def refusal(*arguments: str, stdin: bytes = b"") -> str:
    """What the command says when it refuses: one line on stderr, nothing on stdout, exit status 1."""
    done = replay(*arguments, stdin=stdin)
    assert done.returncode == 1
    assert done.stdout == b""
    text = done.stderr.decode()
    assert text.startswith("unsortiert: ")
    assert text.count("\n") == 1
    return text


def test_json_is_the_position_before_the_first_move_and_after_each() -> None:
    """With the keys that are promised to machines."""
    moves = json.loads(EXAMPLE.read_text(encoding="utf-8"))["moves"]
    done = replay(str(EXAMPLE), "--json")
    assert (done.returncode, done.stderr) == (0, b"")
    positions = json.loads(done.stdout)
    assert len(positions) == len(moves) + 1
    assert {frozenset(position) for position in positions} == {frozenset(KEYS)}
    for position, move in zip(positions, moves, strict=False):
        seat, text = move.split(" ", 1)
        assert position["turn"] == int(seat)
        assert text in position["legal"]
        assert position["legal"] == sorted(position["legal"])
    assert positions[-1]["over"] is True
    assert positions[-1]["losers"] != []


def test_the_standard_input_is_read_for_a_dash() -> None:
    """The same comes out."""
    assert replay("-", "--json", stdin=EXAMPLE.read_bytes()).stdout == replay(str(EXAMPLE), "--json").stdout


@pytest.mark.parametrize("language", languages())
def test_people_get_every_move_and_the_end(language: str) -> None:
    """A line for each move, with who made it, the cards, and how many everybody held before it."""
    transcript = read(EXAMPLE.read_text(encoding="utf-8"))
    done = replay(str(EXAMPLE), "--lang", language)
    assert done.returncode == 0
    lines = done.stdout.decode().splitlines()
    assert lines[0] == "unsortiert: players 4, chips 1"
    told = [line for line in lines if line.startswith(" ")]
    assert [int(line.split()[0]) for line in told] == list(range(len(transcript.moves)))
    for line, move, before in zip(told, transcript.moves, positions(transcript), strict=False):
        assert [int(size) for size in line.split()[1:5]] == [len(hand) for hand in before["hands"]]
        seat, text = move.split(" ", 1)
        laid = before["hands"][int(seat)][slice(*_places(text))] if text.startswith("play") else []
        assert " ".join(laid) in line
        assert f" {seat} " in line.split("  ")[-1] or text.startswith("insert")
    assert str(len(transcript.moves)) in lines[-1]


def _places(move: str) -> tuple[int, int]:
    """Where a play's cards begin and end."""
    start, length = move.split(":")[1].split("+")
    return int(start), int(start) + int(length)


def test_people_get_who_won_each_round_and_how_each_deal_ended() -> None:
    """By seat, as the game itself says it, with the hands that were left."""
    transcript = read(EXAMPLE.read_text(encoding="utf-8"))
    events = [event for _, happened in steps(transcript) for event in happened]
    told = replay(str(EXAMPLE)).stdout.decode()
    winners = [event.result.winner for event in events if isinstance(event, RoundWon)]
    assert [int(seat) for seat in re.findall(r"Seat (\d) wins the round", told)] == winners
    ended = [event.result for event in events if isinstance(event, DealEnded)]
    losers = [" ".join(map(str, result.losers)) for result in ended]
    assert re.findall(r"A chip is due from seat ([\d ]+)\.", told) == losers
    for result in ended:
        assert " | ".join(" ".join(hand) or "-" for hand in result.hands) in told
    assert "\u2068" not in told


def test_everything_that_can_happen_can_be_told() -> None:
    """Also what happens seldom; else a long game would end in a traceback."""
    seen = set()
    for number in range(12):
        transcript = play(
            "unsortiert", ["greedy", "random", "random"], b"%d" % number, {"chips": 1}
        ).transcript
        seen |= {type(event) for _, happened in steps(transcript) for event in happened}
        for language in languages():
            assert all(line.strip() for line in story(transcript, texts(language)))
    assert seen == set(get_args(Event))


@pytest.mark.parametrize("most", [0, 7])
def test_a_game_that_was_stopped_is_no_fault(most: int) -> None:
    """It says whose turn it is."""
    transcript = random_game(3, seed=5, most=most)
    done = replay("-", stdin=write(transcript).encode())
    assert done.returncode == 0
    assert f"Not over after {most} moves: seat " in done.stdout.decode()


def test_a_move_that_breaks_a_rule_is_named_with_its_number_and_text() -> None:
    """So that it can be found."""
    text = json.loads(write(random_game(3, seed=5, most=4)))
    text["moves"][3] = "0 play:0+3:triple:13"
    said = refusal("-", "--json", stdin=json.dumps(text).encode())
    assert "moves[3]" in said
    assert "0 play:0+3:triple:13" in said


@pytest.mark.parametrize(
    ("content", "named"),
    [
        (b"", "standard input"),
        (b"\xff\xfe", "standard input"),
        (b"[]", "transcript"),
        (b"[" * 100_000, "transcript"),
        (b'{"format": 2, "game": "unsortiert", "options": {}, "deals": [], "moves": []}', "format"),
        (b'{"format": 1, "game": "poker", "options": {}, "deals": [], "moves": []}', "game"),
        (
            b'{"format": 1, "game": "unsortiert", "options": {"players": 9}, "deals": [], "moves": []}',
            "players",
        ),
    ],
    ids=["nothing", "no text", "a list", "too deep", "another format", "another game", "too many players"],
)
def test_what_is_no_transcript_is_refused_with_the_place(content: bytes, named: str) -> None:
    """Never a traceback."""
    assert named in refusal("-", stdin=content)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    """A folder is no file either."""
    assert "missing.json" in refusal(str(tmp_path / "missing.json"))
    assert str(tmp_path) in refusal(str(tmp_path))


def test_without_a_standard_input_it_says_so() -> None:
    """As in `unsortiert replay - <&-`."""
    closed = ["bash", "-c", 'exec "$0" -m bot replay - <&-', sys.executable]
    done = subprocess.run(closed, capture_output=True, text=True, check=False)  # noqa: S603
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "unsortiert: There is no standard input.\n"


def test_nothing_that_a_file_holds_reaches_the_terminal_as_it_is(tmp_path: Path) -> None:
    """Its name neither: an escape sequence could hide what was said."""
    for key in ("options", "moves"):
        strange: dict[str, object] = {
            "options": {"players": 3, "\x1b[2J" * 99: 1},
            "moves": ["0 \x1b[2J\n" * 99],
        }
        parts = {"format": 1, "game": "unsortiert", "options": {"players": 3}, "deals": [], "moves": []}
        said = refusal("-", stdin=json.dumps(parts | {key: strange[key]}).encode())
        assert said.rstrip("\n").isprintable()
        assert len(said) < 300
    assert refusal(str(tmp_path / "\x1b[2J\n")).rstrip("\n").isprintable()


def test_a_reader_that_goes_away_is_no_traceback() -> None:
    """As in `unsortiert replay … | head`."""
    command = [sys.executable, "-m", "bot", "replay", str(EXAMPLE), "--json"]
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as closed:
        done = subprocess.run(  # noqa: S603
            command, stdout=closed, stderr=subprocess.PIPE, timeout=60, check=False
        )
    assert b"Traceback" not in done.stderr
    assert b"Exception" not in done.stderr
