"""The rules' cases U14 to U53 as a table, and decisions that no case covers; the ids are the rules' names."""

from dataclasses import dataclass
from typing import Any

import pytest
from playouts import steps
from scene import GAME, after, facts, legal, scene, written

from engine.cards import WITH_JOKERS
from engine.unsortiert.events import RoundWon, WentOut
from engine.unsortiert.plays import plays
from engine.unsortiert.state import State
from engine.unsortiert.view import Phase

DAN = "2 7 3 4 4 J 9 12 5 Z"


@dataclass(frozen=True)
class Case:
    """A table, what is done there, and how it stands afterwards."""

    name: str
    given: State
    moves: tuple[str, ...]
    expected: dict[str, Any]


ROUNDS = [
    Case(
        "U16",
        scene("8 2", "12 2", "4 5 1", DAN, spares=["", "", "", "8 11"]),
        ("play:0+1:single:8", "play:0+1:single:12", "play:0+2:run2:5", "take:0:6"),
        {"turn": 2, "order": (2, 3, 0, 1), "hands": ["2", "2", "1", "2 7 3 4 4 J 8 9 12 5 Z"]},
    ),
    Case(
        "U19",
        scene("5 1", "6 1", "S 2", "1 3"),
        ("play:0+1:single:5", "play:0+1:single:6", "play:0+1:stop"),
        {"turn": 2, "order": (2, 3, 0, 1), "ending": None, "phase": "play", "round": 2},
    ),
    Case(
        "U20",
        scene("S 5", "1", "2", spares=["", "3", "4"]),
        ("play:0+1:stop",),
        {"turn": 0, "order": (0, 1, 2), "spares": ["", "3", "4"], "round": 2},
    ),
    Case(
        "U21",
        scene("5", "S", "6", "7", opener=1),
        ("play:0+1:stop",),
        {"turn": 0, "order": (0, 2, 3), "hands": ["5", "", "6", "7"]},
    ),
    Case("U22", scene("", "S", "6", "7", opener=1), ("play:0+1:stop",), {"turn": 3, "order": (3, 2)}),
    Case(
        "U23",
        scene("Z 5", "1 5", "10 2", pile="4 8 7 6 6 6"),
        ("play:0+1:draw", "play:0+1:single:1", "play:0+1:single:10"),
        {"turn": 2, "phase": "insert", "to draw": 3, "drawn": "4", "pile": 5},
    ),
    Case(
        "U24",
        scene("Z 5", "1 5", "10 2", pile="4 8 7 6"),
        ("play:0+1:draw", "play:0+1:single:1", "play:0+1:single:10", "insert:1", "insert:0", "insert:3"),
        {"turn": 2, "phase": "play", "hands": ["5", "5", "8 2 4 7"], "pile": 1, "pile cards": "6"},
    ),
    Case(
        "U25",
        scene("Z 5", "1", "2", spares=["", "3", "4"], pile="6 7 8 9"),
        ("play:0+1:draw", "take:0:0", "take:0:0"),
        {"turn": 0, "phase": "insert", "to draw": 3, "hands": ["5", "3 1", "4 2"]},
    ),
    Case(
        "U26",
        scene("Z 5", "Z 5", "2", spares=["", "", "4"], pile="6 7 8 9 6 7 8"),
        ("play:0+1:draw", "play:0+1:draw", "take:0:1"),
        {"turn": 0, "phase": "insert", "to draw": 6, "hands": ["5", "5", "2 4"]},
    ),
    Case(
        "U27",
        scene("Z 5", "Z 5", "1 2", "2", spares=["", "", "", "4"], pile="6 7 8 9 6 7 8"),
        ("play:0+1:draw", "play:0+1:draw", "play:0+1:single:1", "take:0:1"),
        {"turn": 2, "phase": "insert", "to draw": 6},
    ),
    Case(
        "U29",
        scene("5 1", "Z 1", "5 6", spares=["", "", "9"], pile="2 3 4"),
        ("play:0+1:single:5", "play:0+1:draw", "take:0:0"),
        {"turn": 0, "phase": "insert", "to draw": 3},
    ),
    Case(
        "U30",
        scene("5 1", "Z 1", "S 1", "1", pile="2 3 4"),
        ("play:0+1:single:5", "play:0+1:draw", "play:0+1:stop"),
        {"turn": 2, "phase": "insert", "to draw": 3, "hands": ["1", "1", "1", "1"]},
    ),
    Case(
        "U31",
        scene("Z 1", "Z 1", "S 1", "1", pile="2 3 4 5 6 7 8"),
        ("play:0+1:draw", "play:0+1:draw", "play:0+1:stop"),
        {"turn": 2, "phase": "insert", "to draw": 6},
    ),
    Case(
        "U32",
        scene("Z 1", "Z 1", "5 1", pile="2 3"),
        ("play:0+1:draw", "play:0+1:draw", "play:0+1:single:5"),
        {"turn": 2, "phase": "insert", "to draw": 2},
    ),
    Case(
        "U33",
        scene("5 1", "Z 1", "6 1", "12", spares=["", "", "", "3 3"]),
        ("play:0+1:single:5", "play:0+1:draw", "play:0+1:single:6", "play:0+1:single:12"),
        {"turn": 2, "order": (2, 0, 1), "phase": "play"},
    ),
    Case(
        "U34",
        scene("5 1", "Z 1", "6 1", "12", spares=["", "", "", "3 3"], pile="2 7 8 9"),
        ("play:0+1:single:5", "play:0+1:draw", "play:0+1:single:6", "play:0+1:single:12", *["insert:0"] * 3),
        {"turn": 3, "order": (3, 0, 1, 2), "hands": ["1", "1", "1", "8 7 2"], "spares": ["", "", "", "3 3"]},
    ),
    Case(
        "U35",
        scene("5 1", "8 1", "9", "2", spares=["", "", "", "3"]),
        ("play:0+1:single:5", "play:0+1:single:8", "play:0+1:single:9", "take:0:0"),
        {"turn": 1, "order": (1, 3, 0)},
    ),
    Case(
        "U36",
        scene("5 1", "8", "9", "2", spares=["", "", "", "3"]),
        ("play:0+1:single:5", "play:0+1:single:8", "play:0+1:single:9", "take:0:0"),
        {"turn": 0, "order": (0, 3)},
    ),
    Case(
        "U37",
        scene("1", "9", "2", "2", spares=["3", "", "3", "3"], opener=1),
        ("play:0+1:single:9", "take:0:0", "take:0:0", "take:0:0"),
        {"turn": 0, "order": (0, 2, 3)},
    ),
    Case(
        "U48",
        scene("9 9", "1", "2", spares=["3 3", "4", "4"]),
        ("play:0+2:pair:9", "take:0:0", "take:0:0"),
        {"turn": 2, "order": (2, 1), "spares": ["3 3", "", ""]},
    ),
    Case(
        "U52",
        scene("Z 5", "9 1", "2", spares=["", "", "4"], pile="6 7 8"),
        ("play:0+1:draw", "play:0+1:single:9", "take:0:0"),
        {"turn": 1, "phase": "insert", "to draw": 3},
    ),
    Case(
        "U53",
        scene("7 1", "9 1", "Z", pile="6 7 8"),
        ("play:0+1:single:7", "play:0+1:single:9", "play:0+1:draw", *["insert:0"] * 3),
        {"turn": 1, "order": (1, 0), "hands": ["1", "8 7 6 1", ""]},
    ),
    Case(
        "R3: a reserve card goes to either end",
        scene("9 1", "2 3", "4 4", spares=["", "5 6", "7 8"]),
        ("play:0+1:single:9", "take:1:2", "take:0:0"),
        {"hands": ["1", "2 3 6", "7 4 4"], "spares": ["", "5", "8"]},
    ),
    Case(
        "R13: a combination between both draw cards wins",
        scene("Z 5", "5 1", "Z 5", pile="6 7 8 9 6 7"),
        ("play:0+1:draw", "play:0+1:single:5", "play:0+1:draw"),
        {"turn": 1, "to draw": 6},
    ),
    Case(
        "R20: a last draw card that wins the round lets its player go on",
        scene("Z", "1", "2", spares=["", "4", "4"], pile="6 7 8"),
        ("play:0+1:draw", "take:0:0", "take:0:0", *["insert:0"] * 3),
        {"turn": 0, "order": (0, 1, 2), "hands": ["8 7 6", "4 1", "4 2"]},
    ),
    Case(
        "R20: a last draw card that does not win leaves its player out",
        scene("Z", "1 5", "2 5", pile="6 7 8"),
        ("play:0+1:draw", "play:0+1:single:1", "play:0+1:single:2", *["insert:0"] * 3),
        {"turn": 2, "order": (2, 1)},
    ),
    Case(
        "R21: what was laid goes to the discard pile, a reserve card does not",
        scene("5 1", "6 1", "2", spares=["", "", "4"]),
        ("play:0+1:single:5", "play:0+1:single:6", "take:0:0"),
        {"discard": "5 6", "round": 2},
    ),
    Case(
        "O5: a draw card is the weakest play, not none",
        scene("Z 1", "2", "9", "3", spares=["", "4", "", "4"]),
        ("play:0+1:draw", "take:0:0", "play:0+1:single:9", "take:0:0"),
        {"turn": 0, "order": (0, 1, 3)},
    ),
    Case(
        "A9: a weaker reading than possible",
        scene("J 1", "2 1", "3 1"),
        ("play:0+1:single:1", "play:0+1:single:2", "play:0+1:single:3"),
        {"turn": 2},
    ),
]

ENDS = [
    Case(
        "U38",
        scene("9 1", "2 5 8", "12 1"),
        ("play:0+1:single:9",),
        {
            "ending": "stuck",
            "gave": (1,),
            "chips": (3, 2, 3),
            "opens next deal": 1,
            "turn": None,
            "phase": "deal",
        },
    ),
    Case(
        "U41",
        scene("9", "10", "2", spares=["", "", "3"]),
        ("play:0+1:single:9", "play:0+1:single:10", "take:0:0"),
        {"ending": "last", "gave": (2,), "chips": (3, 3, 2), "opens next deal": 2},
    ),
    Case(
        "U42",
        scene("", "9", "10", "3 3", opener=1),
        ("play:0+1:single:9", "play:0+1:single:10", "play:0+2:pair:3"),
        {"ending": "all-out", "gave": (1, 2), "chips": (3, 2, 2, 3), "opens next deal": 0},
    ),
    Case(
        "U43",
        scene("9", "Z", "10", pile="1 2 3"),
        ("play:0+1:single:9", "play:0+1:draw", "play:0+1:single:10"),
        {"ending": "draws", "gave": (2,), "chips": (3, 3, 2), "pile": 3, "hands": ["", "", ""]},
    ),
    Case(
        "U44",
        scene("9", "Z", "10"),
        ("play:0+1:single:9", "play:0+1:draw", "play:0+1:single:10"),
        {"ending": "all-out", "gave": (0, 1), "chips": (2, 2, 3)},
    ),
    Case(
        "U45",
        scene("9", "10", "11", chips=(1, 0, 2)),
        ("play:0+1:single:9", "play:0+1:single:10", "play:0+1:single:11"),
        {"gave": (0, 1), "chips": (0, 0, 2), "lost": (1,), "won": (0, 2), "phase": "over", "turn": None},
    ),
    Case(
        "U46",
        scene("9", "10", "11", chips=(0, 0, 2)),
        ("play:0+1:single:9", "play:0+1:single:10", "play:0+1:single:11"),
        {"gave": (0, 1), "chips": (0, 0, 2), "lost": (0, 1), "won": (2,), "phase": "over"},
    ),
    Case(
        "U47",
        scene("9 1", "2", "12 1", chips=(3, 1, 3)),
        ("play:0+1:single:9",),
        {"gave": (1,), "chips": (3, 0, 3), "lost": (), "won": None, "phase": "deal"},
    ),
    Case(
        "E2: the one with cards loses although the round is his",
        scene("9", "10", "11 1"),
        ("play:0+1:single:9", "play:0+1:single:10", "play:0+1:single:11"),
        {"ending": "last", "gave": (2,)},
    ),
    Case(
        "E3: the losers are named in the order of their seats",
        scene("10", "11", "9", opener=2),
        ("play:0+1:single:9", "play:0+1:single:10", "play:0+1:single:11"),
        {"ending": "all-out", "gave": (0, 2), "opens next deal": 0},
    ),
    Case(
        "E6: a winner with a card left draws nothing when nobody else has any",
        scene("9", "Z", "10 1", pile="1 2 3"),
        ("play:0+1:single:9", "play:0+1:draw", "play:0+1:single:10"),
        {"ending": "last", "gave": (2,), "pile": 3, "hands": ["", "", "1"]},
    ),
    Case(
        "R6: later players are not asked and nobody draws",
        scene("Z 1", "5 1", "4", "12 1", pile="1 2 3"),
        ("play:0+1:draw", "play:0+1:single:5"),
        {"ending": "stuck", "gave": (2,), "pile": 3, "turn": None},
    ),
]


def _more(state: State) -> dict[str, Any]:
    """The rarer facts of the cases."""
    outcome = GAME.outcome(state)
    return {
        "spares": [written(cards) for cards in state.spares],
        "discard": written(state.round.discard),
        "pile cards": written(state.pile),
        "won": outcome and outcome.winners,
    }


@pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in ROUNDS + ENDS])
def test_after_these_moves_the_table_stands_as_the_rules_say(case: Case) -> None:
    """Whose turn it is, who holds what, who draws, who pays."""
    state = after(case.given, *case.moves)
    stands = facts(state) | _more(state)
    assert {key: stands[key] for key in case.expected} == case.expected


LEGAL = [
    Case(
        "U14",
        scene("8 1", "8 9 1", "2"),
        ("play:0+1:single:8",),
        {"legal": {"play:1+1:single:9", "play:0+2:run2:9"}},
    ),
    Case(
        "U17",
        scene("5 9", "1", "1", spares=["3 4", "", ""]),
        (),
        {"legal": {"play:0+1:single:5", "play:1+1:single:9"}},
    ),
    Case(
        "U18",
        scene("5 1", "7 7", "1", spares=["", "2 3", ""]),
        ("play:0+1:single:5",),
        {
            "legal": {
                *("play:0+1:single:7", "play:1+1:single:7", "play:0+2:pair:7"),
                *("take:0:0", "take:0:1", "take:0:2", "take:1:0", "take:1:1", "take:1:2"),
            }
        },
    ),
    Case(
        "U28",
        scene("5 1", "Z 1", "5 6"),
        ("play:0+1:single:5", "play:0+1:draw"),
        {"legal": {"play:1+1:single:6", "play:0+2:run2:6"}},
    ),
    Case(
        "U38 with 2 3 5", scene("9 1", "2 3 5", "1"), ("play:0+1:single:9",), {"legal": {"play:0+2:run2:3"}}
    ),
    Case("U39", scene("9 1", "2 Z 8", "1"), ("play:0+1:single:9",), {"legal": {"play:1+1:draw"}}),
    Case("U40", scene("9 1", "10 2", "1"), ("play:0+1:single:9",), {"legal": {"play:0+1:single:10"}}),
    Case(
        "U51",
        scene("5 9 6", "1", "1"),
        (),
        {"legal": {"play:0+1:single:5", "play:1+1:single:9", "play:2+1:single:6"}},
    ),
    Case(
        "A2: equal is not enough",
        scene("9 1", "9 S", "1"),
        ("play:0+1:single:9",),
        {"legal": {"play:1+1:stop"}},
    ),
    Case(
        "R7: a stop card beats a triple",
        scene("12 12 12 1", "S 1", "1"),
        ("play:0+3:triple:12",),
        {"legal": {"play:0+1:stop"}},
    ),
    Case(
        "R12: anything follows a draw card that opens",
        scene("Z 1", "1 S", "1"),
        ("play:0+1:draw",),
        {"legal": {"play:0+1:single:1", "play:1+1:stop"}},
    ),
    Case(
        "A12: the same cards at several places",
        scene("5 1", "7 2 7", "1"),
        ("play:0+1:single:5",),
        {"legal": {"play:0+1:single:7", "play:2+1:single:7"}},
    ),
    Case(
        "R16: a drawn card goes anywhere, ends included",
        scene("Z 5", "9 1 2", "2", spares=["", "", "4"], pile="6 7 8"),
        ("play:0+1:draw", "play:0+1:single:9", "take:0:0"),
        {"legal": {"insert:0", "insert:1", "insert:2"}},
    ),
]


@pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in LEGAL])
def test_exactly_these_moves_are_legal(case: Case) -> None:
    """All of them, none twice, no other."""
    assert legal(after(case.given, *case.moves)) == case.expected["legal"]


@pytest.mark.parametrize("name", [pytest.param("several cards", id="U15")])
def test_an_opener_may_lay_every_combination_of_the_hand(name: str) -> None:
    """Dan's hand: 3-4-4 is nothing, and the 2 and the 7 go only alone."""
    moves = legal(scene(DAN, "1", "1"))
    assert {move for move in moves if "+1:" not in move} == {
        "play:2+2:run2:4",
        "play:3+2:pair:4",
        *("play:4+2:pair:4", "play:4+2:run2:4", "play:4+2:run2:5"),
        "play:3+3:triple:4",
        *("play:5+2:pair:9", "play:5+2:run2:9", "play:5+2:run2:10"),
    }


@pytest.mark.parametrize("name", [pytest.param("a reserve card makes a run", id="U16 hand")])
def test_a_well_placed_reserve_card_makes_a_run(name: str) -> None:
    """Dan could have played his fours; with the 8 he has a run of three with two readings."""
    case = next(case for case in ROUNDS if case.name == "U16")
    assert "play:3+2:pair:4" in legal(after(case.given, *case.moves[:3]))
    hand = after(case.given, *case.moves).hands[3]
    found = {str(play) for play in plays(hand, 0) if play.start == 6 - 1 and play.length == 3}
    assert found == {"play:5+3:run3:9", "play:5+3:run3:10"}


@pytest.mark.parametrize("hand", [pytest.param("3 9 3", id="U50")])
def test_a_gap_closes(hand: str) -> None:
    """The two threes become neighbours once the 9 has gone (A11)."""
    state = scene(hand, "1", "2", spares=["", "4", "4"])
    assert "play:0+2:pair:3" not in legal(state)
    assert "play:0+2:pair:3" in legal(after(state, "play:1+1:single:9", "take:0:0", "take:0:0"))


@pytest.mark.parametrize(
    ("players", "cards", "pile", "chips"),
    [
        pytest.param(3, 10, 18, 3, id="U49 three"),
        pytest.param(4, 10, 6, 3, id="U49 four"),
        pytest.param(5, 7, 9, 2, id="U49 five"),
    ],
)
def test_the_deck_is_dealt_card_by_card(players: int, cards: int, pile: int, chips: int) -> None:
    """Hands, then reserve cards, one at a time; the seat left of the dealer opens (E10, E11)."""
    state, _ = GAME.deal(GAME.start(GAME.options(players, {})), WITH_JOKERS)
    assert [len(hand) for hand in state.hands] == [cards] * players
    assert [len(open_cards) for open_cards in state.spares] == [2] * players
    assert (state.pile, len(state.pile)) == (WITH_JOKERS[-pile:], pile)
    assert state.standing.chips == (chips,) * players
    assert state.hands[1][:2] == (WITH_JOKERS[1], WITH_JOKERS[1 + players])
    assert state.spares[0][0] == WITH_JOKERS[players * cards]
    assert facts(state)["order"] == tuple(range(players))


@pytest.mark.parametrize(
    ("losers", "order"),
    [
        pytest.param((2,), (2, 3, 0, 1), id="E9 one loser opens"),
        pytest.param((1, 2), (0, 1, 2, 3), id="E9 several: left of the dealer"),
    ],
)
def test_the_next_deal_is_opened_by(losers: tuple[int, ...], order: tuple[int, ...]) -> None:
    """The dealer never changes."""
    one = after(scene("9 1", "10 1", "2", "12 1"), "play:0+1:single:9", "play:0+1:single:10")
    several = after(
        scene("", "9", "10", "3 3", opener=1), "play:0+1:single:9", "play:0+1:single:10", "play:0+2:pair:3"
    )
    ended = one if len(losers) == 1 else several
    assert ended.standing.result is not None
    assert ended.standing.result.losers == losers
    dealt, _ = GAME.deal(ended, WITH_JOKERS)
    assert dealt.round.order == order
    assert (dealt.standing.deal, dealt.round.number, dealt.round.discard, dealt.acts) == (2, 1, (), ())
    assert dealt.standing.result == ended.standing.result


@pytest.mark.parametrize(
    ("players", "seed"), [(players, seed) for players in GAME.seats for seed in range(3)]
)
def test_whoever_is_out_is_told_to_be_out(players: int, seed: int) -> None:
    """Once, at the end of the round, and nobody else; a round that is won is told with all its acts."""
    for step in steps(GAME, players, seed):
        if step.seat is None:
            continue
        out = [event.seat for event in step.events if isinstance(event, WentOut)]
        before, now = step.before.round, step.after.round
        if now is not before:
            assert out == [seat for seat in before.order if seat not in now.order]
        elif step.after.phase in (Phase.PLAY, Phase.INSERT):
            assert out == []
        for event in step.events:
            if isinstance(event, RoundWon):
                assert event.result.acts[:-1] == step.before.acts


def test_who_goes_out_is_told_in_the_order_of_the_rules() -> None:
    """After the winner, before the deal ends (R18)."""
    state = scene("5", "S", "6", "7", opener=1)
    _, events = GAME.apply(state, 1, GAME.parse_move("play:0+1:stop"))
    assert [type(event).__name__ for event in events] == ["Played", "RoundWon", "WentOut"]
    state = after(scene("9", "10", "2", spares=["", "", "3"]), "play:0+1:single:9", "play:0+1:single:10")
    _, events = GAME.apply(state, 2, GAME.parse_move("take:0:0"))
    told = ["Took", "Placed", "RoundWon", "WentOut", "WentOut", "DealEnded"]
    assert [type(event).__name__ for event in events] == told
