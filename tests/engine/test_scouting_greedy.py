"""The greedy player of Scouting plays well, says why, and needs nothing but its view."""

from collections.abc import Sequence
from dataclasses import replace
from math import isclose
from random import Random

import pytest
from playouts import steps
from scouting_scene import GAME, after, cards, scene

from engine.scouting.combinations import DECK, KINDS, NOTHING, STRENGTHS, numbers
from engine.scouting.greedy import Advice, Reason, advise
from engine.scouting.moves import Move, Scout, ScoutShow, Show
from engine.scouting.odds import beats
from engine.scouting.outlook import parts
from engine.scouting.shows import longest
from engine.scouting.state import State
from engine.simulate import play

ODD, EVEN = "1 3 5 7 9 11", "2 4 6 8 10 12"
"""Hands of which no two cards go together."""


def _advice(state: State) -> Advice:
    (seat,) = GAME.to_act(state)
    return advise(GAME.view(state, seat))


@pytest.mark.parametrize(
    ("state", "choice", "reason"),
    [
        pytest.param(scene("5", ODD, EVEN), "show:0+1", Reason.ONLY, id="nothing else is allowed"),
        pytest.param(scene("5 6", ODD, EVEN), "show:0+2", Reason.OUT, id="the last cards"),
        pytest.param(
            after(scene("5 6 1", "6", ODD), "show:0+2"),
            "scoutshow:L:0:0+2",
            Reason.OUT,
            id="the last cards with the one that goes with them",
        ),
        pytest.param(
            scene("9 3 3 3 1 8", ODD, EVEN, markers=False),
            "show:1+3",
            Reason.STANDS,
            id="a set that nobody will beat",
        ),
        pytest.param(
            scene("9 4 5 6 7 1 8", ODD, EVEN, markers=False), "show:1+4", Reason.STANDS, id="and such a run"
        ),
        pytest.param(
            after(scene("9 8 7 2", "1 3 7", "10 10 5 2 12 1", markers=False), "show:0+3", "scout:L:0"),
            "show:0+2",
            Reason.STOPS,
            id="a show before it is the owner's turn again",
        ),
        pytest.param(
            after(scene("6 7 9 1 1", "5 4 9 11 3", ODD), "show:0+2"),
            "scoutshow:L:0:0+3",
            Reason.COMPLETES,
            id="a card that makes two cards three",
        ),
        pytest.param(
            after(scene("5 9 1 1", "2 7 12 4", ODD), "show:0+1"),
            "show:1+1",
            Reason.BEATS,
            id="of two cards that beat the lower one",
        ),
        pytest.param(scene("5 5 5 8 12 3", ODD, EVEN), "show:0+3", Reason.MOST, id="the most cards"),
        pytest.param(
            scene("5 12 5 8 1", ODD, EVEN),
            "show:1+1",
            Reason.TIDIES,
            id="what lies between cards that go together",
        ),
        pytest.param(scene("12 8 1", ODD, EVEN), "show:2+1", Reason.TIDIES, id="what beats nothing"),
        pytest.param(
            after(scene("8 8 8 2", "2 4 8 6 1", ODD, markers=False), "show:0+3"),
            "scout:L:2",
            Reason.JOINS,
            id="a card beside its like",
        ),
        pytest.param(
            after(scene("9 10 2", "2 4 6", ODD, markers=False), "show:0+2"),
            "scout:R:0",
            Reason.WEAK,
            id="the higher card where neither goes with anything and nothing can be shown",
        ),
    ],
)
def test_the_greedy_player_of_scouting_does_and_says_why(state: State, choice: str, reason: Reason) -> None:
    """What the choice came down to."""
    assert _advice(state) == Advice(GAME.parse_move(choice), reason)


LOW = after(scene("3 4 9", "12 12 6 8", ODD), "show:0+2")


@pytest.mark.parametrize(
    ("kind", "reasons"),
    [
        pytest.param(Show, {Reason.ONLY}, id="shows"),
        pytest.param(Scout, {Reason.ASIDE, Reason.JOINS}, id="places"),
        pytest.param(ScoutShow, {Reason.BEATS, Reason.COMPLETES}, id="both"),
    ],
)
def test_the_greedy_player_chooses_among_the_moves_that_it_is_offered(
    kind: type[Move], reasons: set[Reason]
) -> None:
    """As a hint does for somebody who has already chosen what to do."""
    view = GAME.view(LOW, 1)
    offered = tuple(move for move in view.legal if isinstance(move, kind))
    advice = advise(replace(view, legal=offered))
    assert advice.move in offered
    assert advice.reason in reasons


def test_with_each_move_alone_there_is_no_choice() -> None:
    """It needs no other to compare with."""
    view = GAME.view(LOW, 1)
    assert {advise(replace(view, legal=(move,))) for move in view.legal} == {
        Advice(move, Reason.ONLY) for move in view.legal
    }


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_same_view_gets_the_same_advice(players: int) -> None:
    """Whatever the chance that is handed in, and whatever others hold."""
    player = GAME.players["greedy"]
    for step in steps(GAME, players, 4):
        if step.seat is not None:
            view = GAME.view(step.before, step.seat)
            assert player(view, Random(1)) == player(view, Random(2)) == advise(view).move  # noqa: S311


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("5", ["5"]),
        ("5 9", ["5", "9"]),
        ("4 5 6", ["4 5 6"]),
        ("6 5 4 4", ["6 5 4", "4"]),
        ("4 4 5 6", ["4 4", "5 6"]),
        ("12 1 1 1 2", ["12", "1 1 1", "2"]),
    ],
)
def test_the_fewest_shows_that_empty_a_hand(hand: str, expected: Sequence[str]) -> None:
    """Counted by hand."""
    (held,) = cards(hand)
    assert [" ".join(map(str, group)) for group in parts(numbers(held))] == expected


def test_the_longest_groups_of_a_hand_are_found() -> None:
    """From each card on."""
    (hand,) = cards("3 4 4 5 6 5 1")
    assert longest(numbers(hand)) == [(3, 4), (4, 4), (4, 5, 6), (5, 6), (6, 5), (5,), (1,)]


def test_a_beaten_show_is_as_likely_as_with_shuffled_cards() -> None:
    """Within a few hundredths, for hands and shows of all sizes."""
    rng = Random(3)  # noqa: S311 - a test keeps no secret
    hands = [numbers(rng.sample(DECK, 9)) for _ in range(2000)]
    best = [max(map(STRENGTHS.__getitem__, longest(hand))) for hand in hands]
    for group, strength in STRENGTHS.items():
        share = sum(other > strength for other in best) / len(best)
        assert isclose(beats(9, strength), share, abs_tol=0.06), group


def test_odds_rise_with_cards_and_fall_with_strength() -> None:
    """Anything beats nothing, and nothing the strongest."""
    assert beats(1, NOTHING) == 1
    strongest = max(STRENGTHS.values())
    assert beats(20, strongest) == 0
    for strength in STRENGTHS.values():
        assert beats(5, strength) <= beats(12, strength)
    falling = [beats(12, STRENGTHS[group]) for group in ((1,), (12,), (1, 2), (5, 5), (1, 2, 3), (9, 9, 9))]
    assert falling == sorted(falling, reverse=True)
    assert len(KINDS) == 180


def _seats(number: int) -> Sequence[str]:
    """One greedy player among random ones, on another seat in each game."""
    return ["greedy" if seat == number % 4 else "random" for seat in range(4)]


def test_the_greedy_player_of_scouting_beats_three_random_ones() -> None:
    """In clearly more than three quarters of the games, where a fair share is a quarter."""
    lost = sum(number % 4 in play("scouting", _seats(number), b"%d" % number).losers for number in range(60))
    assert lost < 6


@pytest.mark.parametrize("players", [3, 4, 5])
def test_greedy_players_come_to_an_end_among_themselves(players: int) -> None:
    """No deal takes as many turns as it may."""
    for number in range(8):
        played = play("scouting", ["greedy"] * players, b"%d" % number)
        assert {result.reason for result in played.results} <= {"empty", "round"}
