"""Drawing, skipping, open and blind cards and going out, as was decided; the ids are the decisions' names."""

import pytest
from playouts import steps
from shithead_scene import GAME, Case, after, ranks, scene, stands

from engine.shithead.events import Played
from engine.shithead.view import RECENT, Act, Deed

CASES = [
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
def test_a_turn_goes_on_as_it_was_decided(case: Case) -> None:
    """Whose turn it is, what may be played, who holds what, who is out."""
    assert stands(case) == case.expected


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
