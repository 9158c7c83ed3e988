"""Who plays Shithead, how a game starts and how it ends at last; the ids are the decisions' names."""

from itertools import pairwise
from typing import Any

import pytest
from shithead_scene import GAME, after, dealt, facts, keep, scene

from engine.game import BadOption, IllegalMove
from engine.shithead.endings import MOST_TURNS
from engine.shithead.ranks import CARDS, starter
from engine.shithead.state import State


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


@pytest.mark.parametrize(
    ("players", "good"),
    [pytest.param(players, 3 <= players <= 6, id=f"decision S32: {players}") for players in range(2, 8)],
)
def test_three_to_six_may_play(players: int, good: bool) -> None:  # noqa: FBT001 - what is expected
    """No fewer and no more."""
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
