"""`unsortiert simulate`: figures for people and for machines, the same for the same seed."""

import json
import subprocess
import sys
from typing import Any

import pytest


def simulate(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command."""
    command = [sys.executable, "-m", "bot", "simulate", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)  # noqa: S603


def figures(*arguments: str) -> dict[str, Any]:
    """What the command prints for machines."""
    done = simulate("--json", *arguments)
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


def test_the_figures_add_up() -> None:
    """Length, branching, endings, shares with their intervals, speed."""
    found = figures("--game", "unsortiert", "--players", "4", "--games", "20", "--seed", "1")
    assert (found["games"], found["names"]) == (20, ["greedy", "random", "random", "random"])
    assert found["deals_per_game"] == found["deals"] / 20
    assert found["moves_per_game"] == found["moves"] / 20
    assert found["branching"] > 1
    assert sum(found["endings"].values()) == found["deals"]
    assert found["moves_per_second"] > 0
    share = found["deals_lost"]["greedy"]
    assert share["low"] < share["value"] < share["high"]
    assert share["trials"] == found["deals"]


def test_the_same_seed_gives_the_same_games() -> None:
    """And another seed gives others."""
    once, again, other = (figures("--games", "5", "--seed", seed) for seed in ("7", "7", "8"))
    del once["moves_per_second"], again["moves_per_second"]
    assert once == again
    assert once["moves"] != other["moves"]


def test_the_opponents_can_be_chosen() -> None:
    """Greedy against greedy."""
    assert figures("--games", "3", "--opponents", "greedy", "--players", "3")["names"] == ["greedy"] * 3


def test_people_get_lines_and_the_bar_stays_off_the_output() -> None:
    """So that the output can be kept in a file."""
    done = simulate("--games", "5", "--seed", "1")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0] == "5 games of unsortiert: greedy, random, random, random (seed 1)"
    assert [line.split("  ")[1] for line in lines[1:]] == [
        "length",
        "branching",
        "deals end",
        "deals lost",
        "by seat",
        "games lost",
        "speed",
    ]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--game", "poker"], "poker"),
        (["--opponents", "genius"], "genius"),
        (["--players", "9"], "players"),
        (["--players", "1"], "players"),
        (["--players", "1000000000"], "players"),
        (["--players", "1" + "0" * 20], "players"),
        (["--player", "\x1b[31m"], "player"),
    ],
    ids=["game", "opponents", "too many", "too few", "far too many", "beyond counting", "a name in colour"],
)
def test_what_there_is_not_is_named(arguments: list[str], named: str) -> None:
    """One sentence, exit status 1."""
    done = simulate("--games", "1", *arguments)
    assert done.returncode == 1
    assert done.stderr.startswith("unsortiert: ")
    assert done.stderr.count("\n") == 1
    assert done.stderr.rstrip("\n").isprintable()
    assert named in done.stderr


@pytest.mark.parametrize("games", ["0", "1000000001", "9" * 23, "9" * 5000])
def test_a_number_of_games_that_cannot_be_played_is_refused(games: str) -> None:
    """As everything that is no number in range is: with exit status 2."""
    done = simulate("--games", games)
    assert done.returncode == 2
    assert "--games" in done.stderr
    assert "Traceback" not in done.stderr
