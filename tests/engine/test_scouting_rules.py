"""The cases of Scouting as a table, and decisions that no case covers; the ids are the rules' names."""

from dataclasses import dataclass
from typing import Any

import pytest
from scouting_scene import GAME, NEARLY, after, facts, legal, scene

from engine.scouting.state import State


@dataclass(frozen=True)
class Case:
    """A table, what is done there, and how it stands afterwards."""

    name: str
    given: State
    moves: tuple[str, ...]
    expected: dict[str, Any]


CASES = [
    Case(
        "C05",
        scene("5 6 9", "7 8", "1 2 3"),
        ("show:0+2", "show:0+2"),
        {"ending": "empty", "out": 1, "exempt": None, "lost": (1, 0, 3), "scores": (-1, 2, -3)},
    ),
    Case(
        "C06",
        scene("5 6 9", "2 8", "3", "4"),
        ("show:0+2", "scout:L:0"),
        {
            "show": "6",
            "points": (1, 0, 0, 0),
            "hands": ["9", "5 2 8", "3", "4"],
            "owner": 0,
            "turn": 2,
            "ending": None,
        },
    ),
    Case(
        "C07 B9",
        scene("5 6 9", "2 8", "3", "4 4"),
        ("show:0+2", "scout:L:0", "scout:L:1"),
        {"show": "", "owner": 0, "points": (2, 0, 0, 0), "turn": 3, "ending": None, "phase": "play"},
    ),
    Case(
        "C08 B8",
        scene("5 6 9", "1 3", "1 4"),
        ("show:0+2", "scout:L:0", "scout:L:1"),
        {"ending": "round", "exempt": 0, "out": None, "show": "", "scores": (2, -3, -3), "lost": (0, 3, 3)},
    ),
    Case(
        "C09 B13",
        scene("5 9", "5 2", "1"),
        ("show:0+1", "scoutshow:L:0:0+2"),
        {
            "points": (1, 0, 0),
            "owner": 1,
            "show": "5 5",
            "markers": (True, False, True),
            "piles": [0, 0, 0],
            "hands": ["9", "2", "1"],
        },
    ),
    Case(
        "C11 B5",
        scene("8 7 6 1", "2 3", "1"),
        ("show:0+3", "scout:R:2"),
        {"show": "8 7", "hands": ["1", "2 3 6", "1"]},
    ),
    Case(
        "C13 B10 B14",
        scene("4 9 9", "4", "1 2"),
        ("show:0+1", "scoutshow:L:0:0+2"),
        {"ending": "empty", "out": 1, "lost": (2, 0, 2), "points": (-1, 0, -2), "scores": (-1, 0, -2)},
    ),
    Case(
        "B5 of a single card",
        scene("5 9", "2 3", "1"),
        ("show:0+1", "scout:L:1"),
        {"show": "", "hands": ["9", "2 5 3", "1"], "points": (1, 0, 0)},
    ),
    Case(
        "B5 as it lay in the hand",
        scene("1 8 7 6 1", "2 3", "1"),
        ("show:1+3", "scout:L:0"),
        {"show": "7 6", "hands": ["1 1", "8 2 3", "1"]},
    ),
    Case(
        "B9 nothing is beaten",
        scene("5 9", "2 3", "6 6", "1"),
        ("show:0+1", "scout:L:0", "show:0+1"),
        {"owner": 2, "show": "6", "points": (1, 0, 0, 0), "piles": [0, 0, 0, 0], "turn": 3},
    ),
    Case(
        "B10 anything after the last card",
        scene("12 9 9", "3 5", "1 2"),
        ("show:0+1", "scoutshow:L:0:1+1"),
        {"owner": 1, "show": "3", "points": (1, 0, 0), "hands": ["9 9", "12 5", "1 2"], "ending": None},
    ),
    Case(
        "B12",
        scene("5 6 9", "7 2 1", "1 2", "3"),
        ("show:0+2", "scoutshow:R:0:0+2", "scout:L:0", "scout:L:0"),
        {"owner": 1, "show": "", "turn": 0, "ending": None, "points": (1, 3, 0, 0)},
    ),
    Case(
        "B12 until the new owner's turn",
        scene("5 6 9 4", "6 7 1", "1 2", "3"),
        ("show:0+2", "scoutshow:L:0:1+2", "scout:L:0", "scout:L:0", "show:0+1", "scout:L:0"),
        {"owner": 0, "turn": 2, "ending": None},
    ),
    Case(
        "B13 what is left",
        scene("5 6 7 1", "1 2", "8 9 1", "2"),
        ("show:0+3", "scout:L:0", "show:0+2"),
        {"points": (1, 0, 2, 0), "piles": [0, 0, 2, 0], "owner": 2, "show": "8 9"},
    ),
    Case(
        "B13 after scouting oneself",
        scene("5 6 1", "6 7 2", "1"),
        ("show:0+2", "scoutshow:L:0:1+2"),
        {"points": (1, 1, 0), "piles": [0, 1, 0]},
    ),
    Case(
        "B14 no points",
        scene("5 6 9", "7 8", "1 2 3"),
        ("show:0+2", "show:0+2"),
        {"markers": (True, True, True), "scores": (-1, 2, -3)},
    ),
    Case(
        "B15",
        scene("5 9", "7 7", "1 2 3"),
        ("show:0+1", "show:0+2"),
        {"scores": (-1, 1, -3), "show": "7 7", "piles": [0, 1, 0]},
    ),
    Case(
        "B18",
        scene("5 6 9", "7 8", "1 2 3", turns=NEARLY),
        ("show:0+2",),
        {"ending": "limit", "exempt": None, "out": None, "scores": (-1, -2, -3), "phase": "deal"},
    ),
    Case(
        "B18 B8 the last of them may end it otherwise",
        scene("5 6 9", "1 3", "1 4", turns=NEARLY - 2),
        ("show:0+2", "scout:L:0", "scout:L:1"),
        {"ending": "round", "exempt": 0},
    ),
    Case(
        "B18 or by the last cards",
        scene("5 6", "1 3", "1 4", turns=NEARLY),
        ("show:0+2",),
        {"ending": "empty", "out": 0, "scores": (0, -2, -2)},
    ),
    Case(
        "B16 negative",
        scene("5", "7 8", "1 2 3", deal=3),
        ("show:0+1",),
        {"won": (0,), "points": (0, -2, -3), "phase": "over"},
    ),
]


@pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in CASES])
def test_a_case_of_the_rules(case: Case) -> None:
    """What was given, done and expected."""
    stands = facts(after(case.given, *case.moves))
    assert {fact: stands[fact] for fact in case.expected} == case.expected


SHOWN = after(scene("5 6 9", "7 8 1", "1"), "show:0+2")


@pytest.mark.parametrize(
    ("state", "listed", "unlisted"),
    [
        pytest.param(SHOWN, {"show:0+2"}, {"show:0+1", "show:1+2"}, id="C04"),
        pytest.param(
            after(scene("12 12 12 1", "2 5", "1"), "show:0+3"),
            {"scout:L:0", "scout:R:2"},
            {"scoutshow:L:0:0+1", "scoutshow:L:0:0+2", "scoutshow:L:0:0+3", "show:0+1"},
            id="C10 B11",
        ),
        pytest.param(
            after(scene("7 7 1", "8 2", "1"), "show:0+2"),
            {"scoutshow:L:0:0+2", "scoutshow:R:0:0+2", "scoutshow:L:2:0+1"},
            {"show:0+1"},
            id="C12",
        ),
        pytest.param(SHOWN, {"scout:L:0", "scout:R:0", "scout:L:3", "scout:R:3"}, {"scout:L:4"}, id="B5"),
        pytest.param(
            after(scene("5 9", "7 8", "1"), "show:0+1"),
            {"scout:L:0", "scoutshow:L:0:0+1"},
            {"scout:R:0", "scoutshow:R:0:0+1"},
            id="B5 of a single card",
        ),
        pytest.param(
            after(scene("7 7 1", "8", "1"), "show:0+2"),
            {"scout:L:0", "scout:R:0"},
            set(),
            id="B6 equal cards",
        ),
        pytest.param(
            after(scene("4 5 1", "5 4 4", "1"), "show:0+2"), {"show:1+2"}, {"show:0+2"}, id="C02 equally high"
        ),
    ],
)
def test_what_may_be_done(state: State, listed: set[str], unlisted: set[str]) -> None:
    """And what may not."""
    assert listed <= legal(state)
    assert not unlisted & legal(state)


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(scene("5 6 9", "7 8", "1"), id="C03 B7 at the start"),
        pytest.param(
            after(scene("5 6 9", "2 8", "3", "4 4"), "show:0+2", "scout:L:0", "scout:L:1"), id="C07 B9 B7"
        ),
        pytest.param(scene("1", "7 8", "1"), id="B7 one card is enough"),
    ],
)
def test_where_no_show_lies_one_has_to_show(state: State) -> None:
    """Each card at least; nothing can be scouted."""
    (seat,) = GAME.to_act(state)
    moves = legal(state)
    assert {f"show:{place}+1" for place in range(len(state.hands[seat]))} <= moves
    assert all(move.startswith("show:") for move in moves)
