"""How deals of Scouting begin, end and add up; the ids are the rules' names."""

from dataclasses import replace
from itertools import chain, cycle, islice

import pytest
from playouts import steps
from scouting_scene import GAME, NEARLY, after, facts, legal, scene

from engine.cards import Card
from engine.game import Outcome
from engine.scouting.combinations import DECK, Kind
from engine.scouting.deals import MOST_TURNS
from engine.scouting.events import GameEnded
from engine.scouting.moves import Scout
from engine.scouting.view import Act, Ending, Phase


def test_a_used_marker_is_gone_for_the_deal_and_back_in_the_next() -> None:
    """Scout & Show is allowed once; scouting alone goes on (B14)."""
    state = scene("5 9 3", "5 2 11", "1 1")
    state = after(state, "show:0+1", "scoutshow:L:0:0+2", "scout:L:0", "show:0+1")
    assert facts(state)["markers"] == (True, False, True)
    assert {move.split(":")[0] for move in legal(state)} == {"scout", "show"}
    while state.phase == "play":
        state = after(state, min(legal(state)))
    assert facts(state)["markers"] == (True, False, True)
    dealt, _ = GAME.deal(state, DECK)
    assert facts(dealt)["markers"] == (True, True, True)


@pytest.mark.parametrize(
    ("players", "each", "aside"),
    [
        pytest.param(3, 12, 12, id="C14 three"),
        pytest.param(4, 11, 4, id="C14 four"),
        pytest.param(5, 9, 3, id="C14 five"),
    ],
)
def test_cards_are_dealt_one_at_a_time_and_the_rest_lies_aside(players: int, each: int, aside: int) -> None:
    """Seat 0 first; the first card of a hand is its leftmost."""
    state, _ = GAME.deal(GAME.start(GAME.options(players, {})), DECK)
    assert state.hands == tuple(DECK[seat : players * each : players] for seat in range(players))
    assert {len(hand) for hand in state.hands} == {each}
    assert state.standing.aside == DECK[-aside:]
    assert GAME.view(state, None).aside == aside


@pytest.mark.parametrize("players", [3, 4, 5], ids=["B1 3", "B1 4", "B1 5"])
def test_everybody_starts_one_deal(players: int) -> None:
    """One seat further left each time, beginning with seat 0; then the game is over."""
    state = GAME.start(GAME.options(players, {}))
    assert GAME.view(state, None).starter == 0
    for starter in range(players):
        state, _ = GAME.deal(state, DECK)
        assert GAME.to_act(state) == (starter,)
        assert (GAME.view(state, None).starter, GAME.view(state, None).deal) == (starter, starter + 1)
        assert GAME.position(state)["round"] == starter
        while state.phase == "play":
            state = after(state, str(GAME.legal_moves(state, state.turn)[-1]))
    assert GAME.outcome(state) is not None
    assert GAME.position(state)["round"] == GAME.view(state, None).deals == players


def test_who_shows_one_card_and_scouts_it_never_ends_a_deal() -> None:
    """So it ends after 300 turns, and every scout has brought its point (B18)."""
    state, _ = GAME.deal(GAME.start(GAME.options(3, {})), DECK)
    for move in islice(cycle(["show:0+1", "scout:L:0"]), MOST_TURNS):
        assert state.standing.result is None
        state = after(state, move)
    result = state.standing.result
    assert result is not None
    assert (result.ending, result.exempt, sum(result.scouted)) == ("limit", None, MOST_TURNS / 2)
    assert result.turns == MOST_TURNS
    assert result.lost == tuple(map(len, state.hands)) == (12, 12, 12)


def test_a_view_says_whether_scouting_ends_the_deal_and_how_long_it_may_last() -> None:
    """The one if and only if it does so (B8), whichever card is scouted; the other down to nothing (B18)."""
    said = set()
    for step in chain.from_iterable(steps(GAME, players, 7) for players in (3, 4, 5)):
        state, view = step.after, GAME.view(step.after, None)
        scouts = [move for move in GAME.legal_moves(state, state.turn) if isinstance(move, Scout)]
        for move in scouts:
            came, _ = GAME.apply(state, state.turn, move)
            ended = came.standing.result if came.phase is not Phase.PLAY else None
            assert view.ends_if_scouted == (ended is not None and ended.ending is Ending.ROUND)
        assert scouts or not view.ends_if_scouted
        assert view.turns_left == MOST_TURNS - state.turns
        said.add(view.ends_if_scouted)
    assert said == {True, False}


def test_ties_share_the_win() -> None:
    """Of a deal and of the game, perhaps all of them (B16)."""
    last = scene("5 6", "7 8", "1 2", deal=3, turns=NEARLY)
    state = after(last, "show:0+1")
    assert GAME.outcome(state) == Outcome((0,), (1, 2), "all-deals")
    tied = replace(last, standing=replace(last.standing, scores=((0, 1, 0), (0, 0, 1))))
    state = after(tied, "show:0+1")
    assert GAME.view(state, None).points == (-1, -1, -1)
    assert GAME.outcome(state) == Outcome((0, 1, 2), (), "all-deals")
    assert GAME.deal_outcome(state) == Outcome((0,), (1, 2), "limit")


def test_a_game_tells_who_won_when_its_last_deal_is_over() -> None:
    """With everybody's sum; before that it tells of the deal alone."""
    for step in steps(GAME, 3, 5):
        ended = [event for event in step.events if isinstance(event, GameEnded)]
        outcome = GAME.outcome(step.after)
        assert (outcome is None) == (not ended)
        if outcome is not None:
            assert ended == [GameEnded(outcome.winners, GAME.view(step.after, None).points)]


def test_the_results_of_all_deals_are_kept() -> None:
    """And add up to the points."""
    seen = []
    for step in steps(GAME, 4, 3):
        result = step.after.standing.result
        if GAME.deal_outcome(step.after) is not None and result is not None:
            seen.append(result.scores)
            kinds = zip(result.beaten, result.scouted, result.lost, strict=True)
            assert result.scores == tuple(beaten + scouted - lost for beaten, scouted, lost in kinds)
        view = GAME.view(step.after, None)
        assert view.scores == tuple(seen)
        gained = map(sum, zip(*seen, strict=True)) if seen else [0] * 4
        if view.turn is None:
            assert view.points == tuple(gained)
        else:
            now = zip(gained, step.after.piles, step.after.scouted, strict=True)
            assert view.points == tuple(points + len(pile) + more for points, pile, more in now)


def test_an_act_says_what_was_done_and_to_whom() -> None:
    """The last ones are kept, one for each player, so the last show is among them."""
    state = after(
        scene("5 6 9 1", "7 2 1", "1 2 1", "2 3 4"), "show:0+2", "scoutshow:R:0:0+2", "scout:R:3", "show:0+2"
    )
    five, six, seven, two, three = map(Card, ("5S", "6S", "7S", "2D", "3S"))
    told = [
        Act(0, None, None, (five, six), Kind.RUN, ()),
        Act(1, 0, six, (six, seven), Kind.RUN, (five,)),
        Act(2, 1, seven, (), None, ()),
        Act(3, 1, None, (two, three), Kind.RUN, (six,)),
    ]
    assert [*state.acts] == told
    assert [*after(state, "scout:L:0").acts] == [*told[1:], Act(0, 3, two, (), None, ())]
