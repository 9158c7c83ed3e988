"""The rules' cases S01 to S41 of Shithead as tables; the ids are the cases' names."""

from typing import Any

import pytest
from shithead_scene import GAME, Case, after, dealt, facts, keep, scene

from engine.shithead.opening import DECK
from engine.shithead.state import State

SEVEN = scene("4 7", "5 7 8 10", "6 9", "K", pile="6")
GLASS = ("4 7", "3 K", "6 9", "K")

CASES = [
    Case(
        "S01",
        keep(dealt("4H 9 9", "5 6 7", "4D 4S 8", "J Q K")),
        (),
        {"turn": 2, "start": "4D", "legal": "play:4x1 play:4x2"},
    ),
    Case(
        "S02", keep(dealt("2 10 A", "3 K A", "10 J Q")), (), {"turn": 2, "start": "JC", "legal": "play:Jx1"}
    ),
    Case("S03", scene("5 9", "4", "4", "4", pile="9"), (), {"legal": "play:9x1"}),
    Case("S04", scene("5 8", "4 J", "4", "4", pile="9"), ("take",), {"hands": ["5 8 9", "4 J", "4", "4"]}),
    Case(
        "S05",
        scene("5 8", "4 J", "4", "4", pile="9"),
        ("take",),
        {"pile": "", "turn": 1, "legal": "play:4x1 play:Jx1"},
    ),
    Case(
        "S06",
        scene("5 5 5", "4", "4", "4", pile="4", stock="J Q"),
        ("play:5x3",),
        {"hands": ["J Q", "4", "4", "4"], "stock": 0, "pile": "4 5 5 5", "turn": 1},
    ),
    Case(
        "S07",
        scene("2 3 4 10", "4", "4", "4", pile="A"),
        (),
        {"legal": "play:10x1 play:2x1 play:3x1"},
    ),
    Case(
        "S08",
        scene("2 9", "4 5", "4", "4", pile="K"),
        ("play:2x1",),
        {"turn": 1, "legal": "play:4x1 play:5x1"},
    ),
    Case(
        "S09",
        scene("3 9", "2 3 4 10 Q K A", "4", "4", pile="K"),
        ("play:3x1",),
        {"value": "K", "legal": "play:10x1 play:2x1 play:3x1 play:Ax1 play:Kx1"},
    ),
    Case(
        "S10",
        scene("3 9", "2 4 A", "4", "4"),
        ("play:3x1",),
        {"value": None, "legal": "play:2x1 play:4x1 play:Ax1"},
    ),
    Case(
        "S11",
        scene("4 10", "5", "5", "5", pile="7", stock="9"),
        (),
        {"lower": True, "legal": "play:10x1 play:4x1"},
    ),
    Case(
        "S12",
        scene("4 10", "5", "5", "5", pile="7", stock="9"),
        ("play:10x1",),
        {
            "burnt": 2,
            "pile": "",
            "hands": ["4 9", "5", "5", "5"],
            "stock": 0,
            "turn": 0,
            "lower": False,
            "legal": "play:4x1 play:9x1",
        },
    ),
    Case("S13", scene("4 10 10", "5", "5", "5"), ("play:10x2",), {"turn": 0, "burnt": 2}),
    Case("S13 one extra turn", scene("4 9 10 10", "5", "5", "5"), ("play:10x2", "play:4x1"), {"turn": 1}),
    Case("S14", SEVEN, ("play:7x1",), {"lower": True, "legal": "play:10x1 play:5x1 play:7x1"}),
    Case("S15", SEVEN, ("play:7x1", "play:5x1"), {"lower": False, "legal": "play:6x1 play:9x1"}),
    Case(
        "S16",
        scene("4 7 7", "5 K", "9 A", "K"),
        ("play:7x2", "play:5x1"),
        {"lower": False, "legal": "play:9x1 play:Ax1"},
    ),
    Case("S17", scene(*GLASS), ("play:7x1", "play:3x1"), {"value": "7", "lower": False, "legal": "play:9x1"}),
    Case(
        "S18",
        scene(*GLASS, glass_keeps_seven=True),
        ("play:7x1", "play:3x1"),
        {"value": "7", "lower": True, "legal": "play:6x1"},
    ),
    Case("S19", scene("4 7", "8 9", "5", "5"), ("play:7x1",), {"turn": 1, "legal": "take"}),
    Case("S20", scene("4 7", "5", "5", "5", pile="8"), (), {"legal": "take"}),
    Case(
        "S21", scene("6 6 9", "5", "5", "5", pile="5 6 6"), ("play:6x2",), {"burnt": 5, "pile": "", "turn": 0}
    ),
    Case(
        "S22",
        scene("4 K", "5", "5", "5", pile="K K 3 K"),
        ("play:Kx1",),
        {"burnt": 0, "pile": "K K 3 K K", "turn": 1},
    ),
    Case(
        "S23", scene("3 4", "5", "5", "5", pile="A 3 3 3"), ("play:3x1",), {"burnt": 5, "pile": "", "turn": 0}
    ),
    Case(
        "S24",
        scene("4 7", "5", "5", "5", pile="7 7 7"),
        ("play:7x1",),
        {"burnt": 4, "pile": "", "turn": 0, "lower": False},
    ),
    Case(
        "S25",
        scene("8 9 9", "5", "5", "5", pile="8 8 8"),
        ("play:8x1",),
        {"burnt": 4, "skipped": (), "turn": 0},
    ),
    Case(
        "S26",
        scene("8 9 9", "5", "5", "5", pile="8 8 8"),
        ("play:8x1", "play:9x1"),
        {"turn": 1, "pile": "9", "skipped": ()},
    ),
    Case("S27", scene("8 9", "5", "5", "5"), ("play:8x1",), {"turn": 2, "skipped": (1,)}),
    Case("S28", scene("8 8 9", "5", "5", "5"), ("play:8x2",), {"turn": 3, "skipped": (1, 2)}),
    Case("S29", scene("8 9", "5", "", ""), ("play:8x1",), {"turn": 0, "skipped": (1,)}),
    Case("S30", scene("8 8 9", "5", "", ""), ("play:8x2",), {"turn": 1, "skipped": (1, 0)}),
    Case("S31", scene("8", "5", "9"), ("play:8x1",), {"places": ((0,),), "skipped": (1,), "turn": 2}),
    Case("S32", scene("5", "6", "6", "6", open=["5 K K"]), (), {"legal": "play:5x1"}),
    Case(
        "S33",
        scene("5", "6 A", "6 A", "6 A", open=["5 K K"]),
        ("play:5x1", "play:6x1", "play:6x1", "play:6x1"),
        {"turn": 0, "legal": "play:Kx1 play:Kx2"},
    ),
    Case("S34", scene("", "6", "6", "6", open=["5 K K"]), (), {"legal": "play:5x1 play:Kx1 play:Kx2"}),
    Case("S34 played", scene("", "6", "6", "6", open=["5 K K"]), ("play:Kx2",), {"open": ["5", "", "", ""]}),
    Case(
        "S35",
        scene("", "6", "6", "6", open=["4 5 6"], pile="A K"),
        ("take",),
        {"hands": ["K A", "6", "6", "6"], "open": ["4 5 6", "", "", ""], "pile": "", "turn": 1},
    ),
    Case(
        "S36",
        scene("", "6", "6", "6", blind=["5 9 K"], pile="J"),
        (),
        {"legal": "blind:0 blind:1 blind:2"},
    ),
    Case(
        "S37",
        scene("", "6", "6", "6", blind=["5 9 K"], pile="J"),
        ("blind:0",),
        {"hands": ["5 J", "6", "6", "6"], "blind": [2, 0, 0, 0], "pile": "", "turn": 1},
    ),
    Case(
        "S38",
        scene("", "6", "6", "6", blind=["10 9 K"], pile="J"),
        ("blind:0",),
        {"burnt": 2, "pile": "", "turn": 0, "legal": "blind:0 blind:1"},
    ),
    Case(
        "S39",
        scene("", "6 9", "6", "6", blind=["10"], pile="J"),
        ("blind:0",),
        {"places": ((0,),), "pile": "", "turn": 1, "legal": "play:6x1 play:9x1"},
    ),
    Case(
        "S40",
        scene("2", "", "5 6", ""),
        ("play:2x1",),
        {"over": True, "places": ((1,), (3,), (0,), (2,)), "turn": None, "winners": (1,), "losers": (2,)},
    ),
]


def _more(state: State) -> dict[str, Any]:
    """The rarer facts of the cases."""
    outcome, opening = GAME.outcome(state), state.standing.opening
    return {
        "start": opening and opening.start,
        "winners": outcome and outcome.winners,
        "losers": outcome and outcome.losers,
    }


@pytest.mark.parametrize("case", [pytest.param(case, id=f"case {case.name}") for case in CASES])
def test_a_table_stands_as_the_case_says(case: Case) -> None:
    """Whose turn it is, what may be played, who holds what, who is out."""
    state = after(case.given, *case.moves)
    stands = facts(state) | _more(state)
    assert {key: stands[key] for key in case.expected} == case.expected


@pytest.mark.parametrize(
    ("players", "hand", "stock"),
    [
        pytest.param(3, 3, 25, id="case S41 three"),
        pytest.param(4, 3, 16, id="case S41 four"),
        pytest.param(5, 2, 12, id="case S41 five"),
        pytest.param(6, 2, 4, id="case S41 six"),
    ],
)
def test_the_deck_is_dealt_card_by_card(players: int, hand: int, stock: int) -> None:
    """Blind cards, open cards, hands, one at a time, seat 0 first; the rest is the stock, the top first."""
    state, _ = GAME.deal(GAME.start(GAME.options(players, {})), DECK)
    assert [len(own.hand) for own in state.held] == [hand] * players
    assert (state.stock, len(state.stock)) == (DECK[-stock:], stock)
    assert state.held[1].blind == (DECK[1], DECK[1 + players], DECK[1 + 2 * players])
    assert set(state.held[0].open) == {DECK[k * players] for k in (3, 4, 5)}
    assert set(state.held[players - 1].hand) == {DECK[k * players - 1] for k in range(7, 7 + hand)}


def test_every_case_of_the_rules_is_here() -> None:
    """S41 is the deal."""
    assert {case.name[:3] for case in CASES} == {f"S{number:02}" for number in range(1, 41)}
