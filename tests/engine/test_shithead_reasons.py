"""Why the greedy player of Shithead does something is true, whatever lies there and whoever holds what."""

from collections.abc import Callable, Mapping, Sequence

import pytest
from advised import Question, questions, tables
from playouts import Table
from shithead_scene import GAME, dealt, keep, scene

from engine.cards import rank
from engine.shithead.endings import MOST_TURNS
from engine.shithead.greedy import Reason, advise
from engine.shithead.moves import Blind, Move, Open, Play
from engine.shithead.state import State

MAGIC = {"2", "3", "10"}
WORTH = ["4", "5", "6", "7", "8", "9", "J", "Q", "K", "A", "3", "2", "10"]
"""The ranks by how much they are missed."""


def _cards(asked: Question) -> list[str]:
    """The ranks of what is played from: the hand, or the open cards when there is none."""
    return [rank(card) for card in asked.view.hand or asked.view.open[asked.seat]]


def _fitting(asked: Question) -> set[str]:
    """The ranks that may be played."""
    return {move.rank for move in asked.view.legal if isinstance(move, Play)}


def _after(asked: Question, move: Move) -> State:
    state: State = GAME.apply(asked.state, asked.seat, move)[0]
    return state


def _nothing_else_is_allowed(asked: Question, move: Move) -> bool:
    return move in asked.view.legal and len(asked.view.legal) == 1


def _chosen(asked: Question, move: Open) -> tuple[list[int], list[int]]:
    """What the open cards and those that stay in hand are worth, from low to high."""
    own = {*asked.view.hand, *asked.view.open[asked.seat]}
    worth = [sorted(WORTH.index(rank(card)) for card in cards) for cards in (move.cards, own - {*move.cards})]
    return worth[0], worth[1]


def _magic_and_high_cards_lie_open(asked: Question, move: Open) -> bool:
    lying, kept = _chosen(asked, move)
    return kept[-1] <= lying[0]


def _equal_cards_lie_open(asked: Question, move: Open) -> bool:
    lying, _ = _chosen(asked, move)
    return len(set(lying)) < len(lying)


def _nobody_knows_what_lies_there(asked: Question, _: Move) -> bool:
    return all(isinstance(move, Blind) for move in asked.view.legal)


def _these_are_the_last_cards(asked: Question, move: Move) -> bool:
    return asked.seat not in _after(asked, move).standing.playing


def _four_of_a_rank_burn_and_bring_another_turn(asked: Question, move: Play) -> bool:
    after = _after(asked, move)
    four = [rank(card) for card in after.burnt[-4:]] == [move.rank] * 4
    return four and not after.pile and (after.turn == asked.seat or after.turns == MOST_TURNS)


def _the_start_card_is_due(asked: Question, move: Play) -> bool:
    return asked.view.start is not None and rank(asked.view.start) == move.rank


def _several_cards_are_gone_at_once(asked: Question, move: Play) -> bool:
    return 1 < move.count == _cards(asked).count(move.rank)


def _one_magic_card_is_enough(asked: Question, move: Play) -> bool:
    return move.rank in MAGIC and move.count == 1 < _cards(asked).count(move.rank) and asked.view.stock > 0


def _no_stock_is_left(asked: Question, _: Move) -> bool:
    return not asked.view.stock


def _it_is_the_lowest_of_several_that_fit(asked: Question, move: Play) -> bool:
    lowest, *others = sorted(_fitting(asked) - MAGIC, key=WORTH.index)
    return lowest == move.rank and bool(others)


def _magic_cards_are_kept(asked: Question, move: Play) -> bool:
    return move.rank not in MAGIC and bool(MAGIC.intersection(_cards(asked)))


def _only_magic_cards_fit_else(asked: Question, move: Play) -> bool:
    return move.rank not in MAGIC and {move.rank} < _fitting(asked) <= {move.rank, *MAGIC}


def _no_other_rank_fits(asked: Question, move: Play) -> bool:
    return _fitting(asked) == {move.rank}


def _only_magic_cards_fit(asked: Question, _: Move) -> bool:
    return _fitting(asked) <= MAGIC


def _it_is_the_least_missed_of_several(asked: Question, move: Play) -> bool:
    least, *others = sorted(_fitting(asked), key=WORTH.index)
    return least == move.rank and bool(others)


def _one_is_played(_: Question, move: Play) -> bool:
    return move.count == 1


CLAIMS: Mapping[Reason, Sequence[Callable[..., bool]]] = {
    Reason.ONLY: [_nothing_else_is_allowed],
    Reason.OPENS: [_magic_and_high_cards_lie_open],
    Reason.OPENS_EQUAL: [_equal_cards_lie_open],
    Reason.BLIND: [_nobody_knows_what_lies_there],
    Reason.OUT: [_these_are_the_last_cards],
    Reason.BURNS: [_four_of_a_rank_burn_and_bring_another_turn],
    Reason.START: [_the_start_card_is_due, _one_magic_card_is_enough],
    Reason.START_ALL: [_the_start_card_is_due, _several_cards_are_gone_at_once],
    Reason.LOWEST: [_it_is_the_lowest_of_several_that_fit, _one_is_played],
    Reason.LOWEST_SAVES: [_it_is_the_lowest_of_several_that_fit, _magic_cards_are_kept],
    Reason.LOWEST_ALL: [_it_is_the_lowest_of_several_that_fit, _several_cards_are_gone_at_once],
    Reason.ALL: [_no_other_rank_fits, _several_cards_are_gone_at_once],
    Reason.SAVES: [_only_magic_cards_fit_else, _magic_cards_are_kept, _one_is_played],
    Reason.SAVES_ALL: [_only_magic_cards_fit_else, _magic_cards_are_kept, _several_cards_are_gone_at_once],
    Reason.MAGIC: [_only_magic_cards_fit, _it_is_the_least_missed_of_several, _one_is_played],
    Reason.MAGIC_ONE: [_only_magic_cards_fit, _no_other_rank_fits, _one_magic_card_is_enough],
    Reason.MAGIC_ALL: [_only_magic_cards_fit, _no_stock_is_left, _several_cards_are_gone_at_once],
}
"""What each reason says, sentence by sentence."""

SELDOM = [
    pytest.param(keep(dealt("10 10 2", "3 2 3", "10 2 3")), Reason.START, id="a start with magic cards"),
    pytest.param(
        keep(dealt("4 4 K", "5 5 5", "6 6 6")), Reason.START_ALL, id="a start with two 4s and a king"
    ),
    pytest.param(scene("7 A A", "4", "4", pile="K"), Reason.ALL, id="two aces, no magic card"),
    pytest.param(scene("9 J A", "4", "4", pile="8"), Reason.LOWEST, id="three ranks, no magic card"),
]


@pytest.mark.parametrize("table", tables(GAME), ids=str)
def test_a_reason_is_true_wherever_it_is_given(table: Table) -> None:
    """At the start, in mid game and at the end, among players of any kind."""
    for asked in questions(table):
        _check(asked)


@pytest.mark.parametrize(("state", "reason"), SELDOM)
def test_a_reason_is_true_where_it_is_seldom_given(state: State, reason: Reason) -> None:
    """Positions made for them, and those that used to get another."""
    (seat,) = GAME.to_act(state)
    assert _check(Question(state, seat, GAME.view(state, seat))) == reason


def test_every_reason_is_looked_at() -> None:
    """Some games have them all, but for a start with nothing but magic cards in all hands."""
    given = {_check(asked) for table in tables(GAME)[::4] for asked in questions(table)}
    assert given == set(CLAIMS) - {Reason.START} == set(Reason) - {Reason.START}


def _check(asked: Question) -> Reason:
    """The reason that is given, of which every sentence is true."""
    advice = advise(asked.view)
    for claim in CLAIMS[advice.reason]:
        assert claim(asked, advice.move), (advice, claim.__name__)
    return advice.reason
