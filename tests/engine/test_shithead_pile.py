"""What may be played on a pile of Shithead, and what that does; the ids are the decisions' names."""

import pytest
from shithead_scene import GAME, Case, after, dealt, keep, scene, stands

from engine.game import IllegalMove, RefusalCode

CASES = [
    Case(
        "S3: the start has its effects, as a skip",
        keep(dealt("8 8 A", "9 9 9", "J J J", "K K K")),
        ("play:8x2",),
        {"turn": 3, "pile": "8 8", "skipped": (1, 2)},
    ),
    Case(
        "S3: the start has its effects, as a burnt pile",
        keep(dealt("10 10 2", "3 2 3", "10 2 3")),
        ("play:10x2",),
        {"turn": 0, "burnt": 2, "pile": ""},
    ),
    Case("S5: who can play may not take", scene("5 9", "4", "4", pile="9"), (), {"legal": "play:9x1"}),
    Case("S6: a magic card has to be played", scene("2 5", "4", "4", pile="A"), (), {"legal": "play:2x1"}),
    Case(
        "S6: nor is the pile taken to spare a 10",
        scene("5 10", "4", "4", pile="A"),
        (),
        {"legal": "play:10x1"},
    ),
    Case(
        "S7: under two glasses a 7 counts without its order",
        scene("7 K", "3 K", "3 K", "6 9"),
        ("play:7x1", "play:3x1", "play:3x1"),
        {"value": "7", "lower": False, "legal": "play:9x1"},
    ),
    Case(
        "S7: glass that keeps a 7 passes its order on and on",
        scene("7 K", "3 K", "3 K", "6 9", glass_keeps_seven=True),
        ("play:7x1", "play:3x1", "play:3x1"),
        {"value": "7", "lower": True, "legal": "play:6x1"},
    ),
    Case(
        "S7: glass that keeps a 7 keeps nothing else",
        scene("9 K", "3 K", "6 9", glass_keeps_seven=True),
        ("play:9x1", "play:3x1"),
        {"value": "9", "lower": False, "legal": "play:9x1"},
    ),
    Case(
        "S8: magic cards go on a 7",
        scene("7 K", "2 3 8 10", "4"),
        ("play:7x1",),
        {"legal": "play:10x1 play:2x1 play:3x1"},
    ),
    Case(
        "S9: a 7 on a 7 renews the order",
        scene("7 K", "7 K", "6 9"),
        ("play:7x1", "play:7x1"),
        {"turn": 2, "lower": True, "legal": "play:6x1"},
    ),
    Case(
        "S10: also several 7s bind the next one only",
        scene("7 7 7 K", "6 K", "9 5"),
        ("play:7x3", "play:6x1"),
        {"turn": 2, "lower": False, "legal": "play:9x1"},
    ),
    Case(
        "S10: who takes the 7 binds nobody",
        scene("7 K", "9 K", "8 9"),
        ("play:7x1", "take"),
        {"turn": 2, "lower": False, "legal": "play:8x1 play:9x1"},
    ),
    Case("S11: no 8 on a 7", scene("7 K", "8 K", "4"), ("play:7x1",), {"legal": "take"}),
    Case("S11: no 7 on an 8", scene("7 4", "5", "5", pile="8"), (), {"legal": "take"}),
    Case(
        "S12: on glass alone goes anything",
        scene("4 7", "5", "5", pile="3 3"),
        (),
        {"legal": "play:4x1 play:7x1"},
    ),
    Case("S13: on a 2 goes anything", scene("4 2", "4", "4", pile="A 2"), (), {"legal": "play:2x1 play:4x1"}),
    Case(
        "S14: a 10 burns itself", scene("10 4", "5", "5"), ("play:10x1",), {"burnt": 1, "pile": "", "turn": 0}
    ),
    Case(
        "S15: all 10s at once bring one extra turn",
        scene("10 10 10 10 4 5", "5", "5"),
        ("play:10x4", "play:4x1"),
        {"turn": 1, "pile": "4"},
    ),
    Case(
        "S16: glass between kings",
        scene("K K 4", "5", "5", pile="K 3 K"),
        ("play:Kx2",),
        {"burnt": 0, "turn": 1},
    ),
    Case("S16: four 3s", scene("3 3 3 3 4", "5", "5", pile="A"), ("play:3x4",), {"burnt": 5, "turn": 0}),
    Case(
        "S16: five cards, four of a rank on top",
        scene("9 4", "5", "5", pile="K 9 9 9"),
        ("play:9x1",),
        {"burnt": 5},
    ),
    Case(
        "S17: four 7s bind nobody",
        scene("7 7 9", "5", "5", pile="7 7"),
        ("play:7x2",),
        {"burnt": 4, "turn": 0, "lower": False, "legal": "play:9x1"},
    ),
    Case(
        "S17: four 8s skip nobody",
        scene("8 8 8 8 9", "5", "5"),
        ("play:8x4",),
        {"burnt": 4, "skipped": (), "turn": 0},
    ),
    Case(
        "S18: several players make four of a rank",
        scene("9 4", "9 9 4", "9 J 4", "5"),
        ("play:9x1", "play:9x2", "play:9x1"),
        {"burnt": 4, "turn": 2, "pile": ""},
    ),
]


@pytest.mark.parametrize("case", [pytest.param(case, id=f"decision {case.name}") for case in CASES])
def test_a_pile_is_played_on_as_it_was_decided(case: Case) -> None:
    """Whose turn it is, what may be played, who holds what, who is out."""
    assert stands(case) == case.expected


@pytest.mark.parametrize("decision", [pytest.param("out of turn", id="decision S18")])
def test_nobody_completes_four_of_a_rank_out_of_turn(decision: str) -> None:
    """Seat 2 has the fourth 9."""
    state = scene("9 4", "5", "9", pile="9 9")
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(after(state, "play:9x1"), 2, GAME.parse_move("play:9x1"))
    assert refused.value.code is RefusalCode.NOT_TO_ACT
