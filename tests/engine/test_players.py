"""Computer players play by the rules and, the greedy one, well."""

import random
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playouts import steps
from scene import GAME, Box, after, scene

from engine.game import AnyGame, Player
from engine.registry import GAMES
from engine.simulate import play, summary
from engine.unsortiert.greedy import Advice, Reason, advise, turns
from engine.unsortiert.state import State

EVERYBODY = [
    pytest.param(game, player, id=f"{key}, {name}")
    for key, game in GAMES.items()
    for name, player in game.players.items()
]
GREEDY = GAME.players["greedy"]


def _chance(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311 - a game to look at, nobody's luck


def _choice(state: State) -> str:
    """What the greedy player does on its turn."""
    (seat,) = GAME.to_act(state)
    return str(GREEDY(GAME.view(state, seat), _chance(0)))


@pytest.mark.parametrize(("game", "player"), EVERYBODY)
def test_a_player_chooses_a_legal_move_in_any_position(game: AnyGame, player: Player) -> None:
    """At every table size."""
    for players in game.seats:
        for step in steps(game, players, 7):
            for seat in game.to_act(step.after):
                assert player(game.view(step.after, seat), _chance(1)) in game.legal_moves(step.after, seat)


@given(st.integers(0, 2**32))
def test_the_random_player_reaches_every_move(seed: int) -> None:
    """It leaves the choice to the chance that is handed in, and the same chance gives the same move."""
    view = GAME.view(scene("5 9 6", "1", "1"), 0)
    player = GAME.players["random"]
    assert player(view, _chance(seed)) == player(view, _chance(seed))
    rng = _chance(seed)
    assert {player(view, rng) for _ in range(100)} == set(view.legal)


@pytest.mark.parametrize(
    ("state", "choice"),
    [
        pytest.param(scene("9 4 4 4 5", "1", "1"), "play:1+3:triple:4", id="the most cards"),
        pytest.param(scene("9 9 3 4", "1", "1"), "play:2+2:run2:4", id="of equally many the weakest"),
        pytest.param(
            after(scene("5 1", "9 7 S", "1", spares=["", "2", ""]), "play:0+1:single:5"),
            "play:1+1:single:7",
            id="a number before a stop card",
        ),
        pytest.param(scene("8 7 9 2 7", "1", "1"), "play:0+3:run3:9", id="a run of three"),
        pytest.param(scene("1 7 1 7", "2", "2"), "play:2+1:single:1", id="what brings neighbours together"),
        pytest.param(scene("Z 12", "1", "1"), "play:1+1:single:12", id="no draw card as opener if avoidable"),
        pytest.param(
            after(scene("5 1", "Z 9", "1"), "play:0+1:single:5"),
            "play:0+1:draw",
            id="a draw card for another",
        ),
        pytest.param(
            after(scene("Z 1", "1 4", "5 6 Z"), "play:0+1:draw", "play:0+1:single:1"),
            "play:2+1:draw",
            id="the last to act does not win draw cards if avoidable",
        ),
        pytest.param(
            after(scene("Z 1", "5 6 Z", "1 4"), "play:0+1:draw"),
            "play:0+2:run2:6",
            id="in the middle a draw card that lies does not count",
        ),
        pytest.param(
            after(scene("5 1", "1 4", "6 7 Z", spares=["", "2", ""]), "play:0+1:single:5", "take:0:0"),
            "play:0+2:run2:7",
            id="the last to act wins what brings no cards",
        ),
        pytest.param(
            after(scene("5 1", "Z 1", "S 6", "1"), "play:0+1:single:5", "play:0+1:draw"),
            "play:1+1:single:6",
            id="no stop card on draw cards if avoidable",
        ),
        pytest.param(
            after(scene("12 1", "2 9 3 8", "1", spares=["", "3", ""]), "play:0+1:single:12"),
            "take:0:2",
            id="a reserve card where it makes a pair and not a run",
        ),
        pytest.param(
            after(scene("9 9 5", "1 3 2", "1", spares=["", "3", ""]), "play:0+2:pair:9"),
            "play:0+3:run3:3",
            id="a run of three beats a pair",
        ),
        pytest.param(
            after(scene("9 9 9 5", "1 3 2", "1", spares=["", "3", ""]), "play:0+3:triple:9"),
            "take:0:3",
            id="a reserve card where it leaves together what belongs together",
        ),
        pytest.param(
            after(scene("9 1", "5 3 8", "1", spares=["", "11 3", ""]), "play:0+1:single:9"),
            "take:1:1",
            id="a reserve card where it makes most",
        ),
        pytest.param(
            after(scene("9 9 1", "4 5 2 8", "1", spares=["", "6", ""]), "play:0+2:pair:9"),
            "take:0:0",
            id="a reserve card that makes a run of three",
        ),
    ],
)
def test_the_greedy_player_does(state: State, choice: str) -> None:
    """The most cards with the weakest play that does it."""
    assert _choice(state) == choice


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        pytest.param(scene("5", "1", "1"), Reason.ONLY, id="nothing else is allowed"),
        pytest.param(
            after(scene("5 1", "9 2", "1", spares=["", "3", ""]), "play:0+1:single:5"),
            Reason.SHEDS,
            id="the only play, though a card may be taken",
        ),
        pytest.param(scene("9 4 4 4 5", "1", "1"), Reason.MOST, id="the most cards"),
        pytest.param(
            scene("9 9 3 4", "1", "1"), Reason.MOST_WEAKLY, id="of those with most cards the weakest"
        ),
        pytest.param(scene("7 12 9", "1", "1"), Reason.WEAKEST, id="the weakest of equally many"),
        pytest.param(scene("1 7 1 7", "2", "2"), Reason.WEAKEST, id="the weakest, wherever it is"),
        pytest.param(
            after(scene("2 3 1", "6 5 5 9", "1"), "play:0+2:run2:3"),
            Reason.NO_WEAKER,
            id="the weakest, after which the stronger one is gone",
        ),
        pytest.param(scene("J", "1", "1"), Reason.READS, id="the weakest that one card can be"),
        pytest.param(
            after(scene("5 1", "7 2 7 2", "1"), "play:0+1:single:5"),
            Reason.JOINS,
            id="of equal ones that which brings neighbours together",
        ),
        pytest.param(
            after(scene("5 1", "7 2 7", "1"), "play:0+1:single:5"), Reason.EQUAL, id="both sevens are as good"
        ),
        pytest.param(scene("Z 12", "1", "1"), Reason.NO_DRAWING, id="no draw card as opener"),
        pytest.param(
            after(scene("12 1", "2 9 3 8", "1", spares=["", "3", ""]), "play:0+1:single:12"),
            Reason.MAKES,
            id="a reserve card that makes a combination",
        ),
        pytest.param(
            after(scene("9 9 5", "1 3 3", "1", spares=["", "8", ""]), "play:0+2:pair:9"),
            Reason.KEEPS,
            id="a reserve card that splits no pair",
        ),
        pytest.param(
            after(scene("12 1", "5 3 1", "1", spares=["", "9", ""]), "play:0+1:single:12"),
            Reason.ASIDE,
            id="a reserve card that goes with nothing",
        ),
    ],
)
def test_the_greedy_player_says_why(state: State, reason: Reason) -> None:
    """What the choice came down to; its move is the one that it makes."""
    (seat,) = GAME.to_act(state)
    view = GAME.view(state, seat)
    assert advise(view) == Advice(GREEDY(view, _chance(0)), reason)


def test_the_greedy_player_places_a_drawn_card_where_it_makes_most() -> None:
    """Beside its equal."""
    state = after(
        scene("Z 5", "9 1 3 6", "2", spares=["", "", "4"], pile="3 7 8"),
        *("play:0+1:draw", "play:0+1:single:9", "take:0:0"),
    )
    assert _choice(state) in {"insert:1", "insert:2"}


@pytest.mark.parametrize(
    ("hand", "expected"),
    [("", 0), ("5", 1), ("5 9", 2), ("5 5", 1), ("4 5 6", 1), ("4 4 5 6", 2), ("J S Z", 3), ("3 4 J 9 9", 2)],
)
def test_the_fewest_turns_to_shed_a_hand(hand: str, expected: int) -> None:
    """Counted by hand."""
    assert turns(Box().take(hand)) == expected


def _seats(number: int) -> Sequence[str]:
    """One greedy player among random ones, on another seat in each game."""
    return ["greedy" if seat == number % 4 else "random" for seat in range(4)]


def test_the_greedy_player_loses_at_most_a_tenth_of_the_deals() -> None:
    """Against three random ones; the upper bound of the interval, where a fair share is a quarter."""
    share = summary(play("unsortiert", _seats(k), b"%d" % k) for k in range(120)).deals_lost["greedy"]
    assert share.trials > 800
    assert share.high < 0.10
