"""The decisions S1 to S33 of Shithead's rules; the ids are the decisions' names."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest
from playouts import steps
from shithead_scene import GAME, after, dealt, facts, keep, ranks, scene

from engine.game import BadOption, IllegalMove, RefusalCode
from engine.shithead.endings import MOST_TURNS
from engine.shithead.events import Played
from engine.shithead.ranks import CARDS, starter
from engine.shithead.state import State
from engine.shithead.view import RECENT, Act, Deed


@dataclass(frozen=True)
class Case:
    """A table, what is done there, and how it stands afterwards."""

    name: str
    given: State
    moves: tuple[str, ...]
    expected: dict[str, Any]


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
    Case(
        "S19: the hand is refilled before an extra turn",
        scene("10 4 5", "5", "5", stock="K"),
        ("play:10x1",),
        {"hands": ["4 5 K", "5", "5"], "turn": 0, "legal": "play:4x1 play:5x1 play:Kx1"},
    ),
    Case(
        "S19: with five players up to two cards",
        scene("9 9", "5", "5", "5", "5", stock="4 J K"),
        ("play:9x1",),
        {"hands": ["4 9", "5", "5", "5", "5"], "stock": 2},
    ),
    Case(
        "S19: a hand that is large enough draws nothing",
        scene("4 5 9 9", "5", "5", stock="J K"),
        ("play:9x1",),
        {"hands": ["4 5 9", "5", "5"], "stock": 2},
    ),
    Case(
        "S20: what is left of the stock is drawn",
        scene("9 9 9", "5", "5", stock="J K"),
        ("play:9x3",),
        {"hands": ["J K", "5", "5"], "stock": 0},
    ),
    Case(
        "S21: a card just drawn waits for the next turn",
        scene("9 4 4", "5", "5", stock="9"),
        ("play:9x1",),
        {"hands": ["4 4 9", "5", "5"], "turn": 1},
    ),
    Case("S22: with three players two 8s come round", scene("8 8 9", "5", "5"), ("play:8x2",), {"turn": 0}),
    Case(
        "S22: three 8s go on counting",
        scene("8 8 8 9", "5", "5"),
        ("play:8x3",),
        {"turn": 1, "skipped": (1, 2, 0)},
    ),
    Case(
        "S22: who is out is not counted",
        scene("8 9", "", "5", "5"),
        ("play:8x1",),
        {"turn": 3, "skipped": (2,)},
    ),
    Case(
        "S23: two last 8s skip two of the rest",
        scene("8 8", "5", "5", "5"),
        ("play:8x2",),
        {"places": ((0,),), "skipped": (1, 2), "turn": 3},
    ),
    Case(
        "S24: a last 10",
        scene("10", "5", "5", pile="K"),
        ("play:10x1",),
        {"places": ((0,),), "burnt": 2, "pile": "", "turn": 1, "legal": "play:5x1"},
    ),
    Case(
        "S24: a last card that makes four 8s",
        scene("8", "5", "5", pile="8 8 8"),
        ("play:8x1",),
        {"places": ((0,),), "burnt": 4, "skipped": (), "turn": 1},
    ),
    Case(
        "S24: a last 7 binds the next",
        scene("7", "5 9", "5"),
        ("play:7x1",),
        {"places": ((0,),), "turn": 1, "lower": True, "legal": "play:5x1"},
    ),
    Case(
        "S24: a last 8 with two players",
        scene("8", "5", ""),
        ("play:8x1",),
        {"over": True, "places": ((2,), (0,), (1,)), "skipped": ()},
    ),
    Case("S25: open cards wait for the hand", scene("5", "6", "6", open=["5 9"]), (), {"legal": "play:5x1"}),
    Case(
        "S25: blind cards wait, too", scene("", "6", "6", open=["9"], blind=["4"]), (), {"legal": "play:9x1"}
    ),
    Case(
        "S26: equal open cards go together",
        scene("", "6", "6", open=["K K K"]),
        ("play:Kx3",),
        {"places": ((0,),), "pile": "K K K"},
    ),
    Case(
        "S27: who can play no open card takes the pile and keeps them",
        scene("", "6", "6", open=["4 5"], pile="7 A"),
        ("take",),
        {"hands": ["7 A", "6", "6"], "open": ["4 5", "", ""], "turn": 1, "pile": ""},
    ),
    Case(
        "S28: a blind card is chosen by its place",
        scene("", "6", "6", blind=["4 K 5"], pile="J"),
        ("blind:1",),
        {"pile": "J K", "blind": [2, 0, 0], "turn": 1, "hands": ["", "6", "6"]},
    ),
    Case(
        "S28: a blind 8 skips",
        scene("", "6", "6", "6", blind=["8 4"]),
        ("blind:0",),
        {"turn": 2, "skipped": (1,)},
    ),
    Case(
        "S28: a blind card has to obey a 7",
        scene("7 4", "", "6", blind=["", "9 4", ""]),
        ("play:7x1", "blind:0"),
        {"hands": ["4", "7 9", "6"], "turn": 2, "pile": ""},
    ),
    Case(
        "S30: after the pile was taken the next plays what they want",
        scene("4 5", "4 A", "6", pile="K"),
        ("take",),
        {"turn": 1, "pile": "", "legal": "play:4x1 play:Ax1"},
    ),
    Case(
        "S31: places go by who is out first",
        scene("4", "5", "6", "K"),
        ("play:4x1", "play:5x1"),
        {"places": ((0,), (1,)), "over": False, "turn": 2},
    ),
    Case(
        "S31: the game is over when one player is left",
        scene("4", "5", "6", "K"),
        ("play:4x1", "play:5x1", "play:6x1"),
        {"places": ((0,), (1,), (2,), (3,)), "over": True, "turn": None},
    ),
]


@pytest.mark.parametrize("case", [pytest.param(case, id=f"decision {case.name}") for case in CASES])
def test_a_table_stands_as_it_was_decided(case: Case) -> None:
    """Whose turn it is, what may be played, who holds what, who is out."""
    stands = facts(after(case.given, *case.moves))
    assert {key: stands[key] for key in case.expected} == case.expected


@pytest.mark.parametrize("decision", [pytest.param("4 5 6 7 8 9 J Q K A 10 2 3", id="decision S1")])
def test_cards_start_in_this_order(decision: str) -> None:
    """By rank from 4 to ace, then 10, 2 and 3; of a rank clubs, diamonds, spades, hearts."""
    order = [f"{rank}{suit}" for rank in decision.split() for suit in "CDSH"]
    assert sorted(order) == sorted(CARDS)
    for sooner, later in pairwise(order):
        assert starter([later, sooner]) == sooner  # type: ignore[list-item]


@pytest.mark.parametrize("decision", [pytest.param("a 4 that lies open", id="decision S2")])
def test_only_cards_in_hand_start(decision: str) -> None:
    """After the choice: the 4 lies open, so the 5 of another seat starts."""
    state = dealt("4 9 9", "5 K K", "6 6 6", open=["J J Q", "", ""])
    state, _ = GAME.apply(state, 0, GAME.parse_move("open:4C,9C,QC"))
    assert keep(state).turn == 1
    assert facts(keep(state))["legal"] == "play:5x1"


@pytest.mark.parametrize("decision", [pytest.param("the start card", id="decision S3")])
def test_the_start_card_is_played_perhaps_with_more_of_its_rank(decision: str) -> None:
    """No other card; its suit is the lowest of that rank, so it leaves first."""
    state = keep(dealt("4D 4S 4H", "9 9 9", "K K K"))
    assert facts(state)["legal"] == "play:4x1 play:4x2 play:4x3"
    assert after(state, "play:4x1").pile == ("4D",)
    assert after(state, "play:4x2").pile == ("4D", "4S")
    with pytest.raises(IllegalMove):
        after(keep(dealt("4 9 9", "5 5 5", "K K K")), "play:9x1")


@pytest.mark.parametrize("decision", [pytest.param("out of turn", id="decision S18")])
def test_nobody_completes_four_of_a_rank_out_of_turn(decision: str) -> None:
    """Seat 2 has the fourth 9."""
    state = scene("9 4", "5", "9", pile="9 9")
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(after(state, "play:9x1"), 2, GAME.parse_move("play:9x1"))
    assert refused.value.code is RefusalCode.NOT_TO_ACT


@pytest.mark.parametrize(
    ("players", "seed"),
    [pytest.param(players, 5, id=f"decision S29, {players} players") for players in GAME.seats],
)
def test_open_and_blind_cards_wait_for_the_end_of_the_stock(players: int, seed: int) -> None:
    """The hand is refilled while there is one, and so is never smaller than it has to be."""
    acts = []
    for step in steps(GAME, players, seed):
        acts += [event.act for event in step.events if isinstance(event, Played)]
        if step.after.stock:
            assert all(act.deed is Deed.HAND for act in acts)
            assert all(len(own.hand) >= step.after.options.hand_size for own in step.after.held)
    assert {Deed.HAND, Deed.OPEN, Deed.BLIND} <= {act.deed for act in acts}


@pytest.mark.parametrize(
    ("players", "good"), [(2, False), (3, True), (4, True), (5, True), (6, True), (7, False)]
)
def test_three_to_six_may_play(players: int, good: bool) -> None:  # noqa: FBT001 - what is expected
    """Decision S32."""
    if good:
        assert GAME.options(players, {}).players == players
    else:
        with pytest.raises(BadOption):
            GAME.options(players, {})


LAST = MOST_TURNS - 1


@pytest.mark.parametrize(
    ("given", "move", "places", "winners", "losers"),
    [
        pytest.param(
            scene("5 6", "4", "4 4 4", "", turns=LAST),
            "play:5x1",
            ((3,), (0, 1), (2,)),
            (3,),
            (2,),
            id="decision S33: fewest cards first, equal ones share",
        ),
        pytest.param(
            scene("5 6", "", "4 4 4", "4", turns=LAST, open=["", "", "", "K"], blind=["", "", "", "J"]),
            "play:5x1",
            ((1,), (0,), (2, 3)),
            (1,),
            (2, 3),
            id="decision S33: open and blind cards count, and the last place is shared",
        ),
        pytest.param(
            scene("5 6", "4", "4", turns=LAST),
            "play:5x1",
            ((0, 1, 2),),
            (0, 1, 2),
            (),
            id="decision S33: where all share one place nobody has lost",
        ),
        pytest.param(
            scene("5", "4", "4", turns=LAST),
            "play:5x1",
            ((0,), (1, 2)),
            (0,),
            (1, 2),
            id="decision S33: who goes out on the last turn is out",
        ),
        pytest.param(
            scene("4", "9 9", "J J J", pile="5", turns=LAST),
            "take",
            ((0, 1), (2,)),
            (0, 1),
            (2,),
            id="decision S33: taking the pile is a turn",
        ),
    ],
)
def test_after_a_thousand_turns_the_game_ends(
    given: State, move: str, places: tuple[Any, ...], winners: tuple[int, ...], losers: tuple[int, ...]
) -> None:
    """Those still in share the last places."""
    ended = after(given, move)
    outcome = GAME.outcome(ended)
    assert outcome is not None
    assert facts(ended)["places"] == places
    assert (outcome.winners, outcome.losers, outcome.reason) == (winners, losers, "too-many-turns")
    assert GAME.deal_outcome(ended) == outcome
    assert (GAME.to_act(ended), GAME.legal_moves(ended, 1)) == ((), ())


@pytest.mark.parametrize("decision", [pytest.param("the last one left", id="decision S33")])
def test_a_game_that_ends_by_itself_on_its_last_turn_says_so(decision: str) -> None:
    """One before the limit, and at it."""
    for turns in (LAST - 1, LAST):
        outcome = GAME.outcome(after(scene("5", "4", "", turns=turns), "play:5x1"))
        assert outcome is not None
        assert outcome.reason == "last-one-left"
    assert GAME.outcome(after(scene("5 6", "4", "4", turns=LAST - 1), "play:5x1")) is None


def test_the_last_acts_are_remembered() -> None:
    """What was played or turned, how much it burnt, whom it skipped, how much was taken, who is out."""
    state = scene("8 4", "5 6", "10 9 9", "", blind=["", "", "", "4 9"])
    state = after(state, "play:8x1", "play:9x2", "blind:0", "play:4x1", "play:5x1", "play:10x1")
    eight, nines, four, last, five, ten = state.acts
    assert ([ranks(act.cards) for act in state.acts]) == ["8", "9 9", "4", "4", "5", "10"]
    assert (eight.seat, eight.deed, eight.skipped, eight.out) == (0, Deed.HAND, (1,), False)
    assert (nines.seat, nines.taken, nines.burnt) == (2, 0, 0)
    assert (four.seat, four.deed, four.taken, four.burnt) == (3, Deed.BLIND, 4, 0)
    assert (last.seat, last.out) == (0, True)
    assert (five.seat, five.skipped) == (1, ())
    assert (ten.seat, ten.burnt, ten.out) == (2, 3, True)
    assert after(scene("4 5", "5", "5", pile="K A"), "take").acts == (
        Act(0, Deed.TAKE, (), 2, 0, (), out=False),
    )


def test_no_more_acts_are_remembered_than_are_told() -> None:
    """The newest ones, whatever they were."""
    told: list[Act] = []
    for step in steps(GAME, 4, 3):
        told += [event.act for event in step.events if hasattr(event, "act")]
        assert step.after.acts == tuple(told[-RECENT:])
    assert len(told) > RECENT


def test_every_decision_has_a_test() -> None:
    """In the table, or in a test of its own in this file."""
    tables = {case.name.partition(":")[0] for case in CASES}
    own = {"S1", "S2", "S3", "S18", "S29", "S32", "S33"}
    elsewhere = {"S4"}
    assert tables | own | elsewhere == {f"S{number}" for number in range(1, 34)}
