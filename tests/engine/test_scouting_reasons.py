"""Why the greedy player of Scouting does something is true, whatever lies there and whoever holds what."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random

import pytest
from advised import Question, questions, reasons, tables
from playouts import Table
from scouting_scene import GAME, after, scene

from engine.scouting.combinations import NUMBERS
from engine.scouting.greedy import Advice, Reason, advise
from engine.scouting.moves import Move, Scout, ScoutShow, Show
from engine.scouting.outlook import Outlook
from engine.scouting.state import State
from engine.scouting.view import Act, Ending, View

Numbers = tuple[int, ...]


@cache
def _needed(hand: Numbers) -> int:
    """The fewest shows that empty a hand if no gap ever closes, whichever is laid first."""
    if not hand:
        return 0
    lengths = [length for length in range(1, len(hand) + 1) if _is_show(hand[:length])]
    return 1 + min(_needed(hand[length:]) for length in lengths)


def _is_show(cards: Numbers) -> bool:
    """Equal numbers, or such that follow each other up or down."""
    steps = {right - left for left, right in pairwise(cards)}
    return len(steps) < 2 and steps <= {-1, 0, 1}


def _hand(view: View, move: Move) -> Numbers:
    """The hand once the card is in that a move scouts, if it does."""
    hand = [NUMBERS[card] for card in view.hand]
    if not isinstance(move, Show):
        hand.insert(move.place, NUMBERS[view.show[0 if move.end == "L" else -1]])
    return tuple(hand)


def _rest(view: View, move: Show | ScoutShow) -> Numbers:
    """What stays in hand after a show."""
    hand = _hand(view, move)
    return hand[: move.start] + hand[move.start + move.length :]


def _shows(view: View) -> list[Show | ScoutShow]:
    return [move for move in view.legal if not isinstance(move, Scout)]


def _after(asked: Question, move: Move) -> State:
    state: State = GAME.apply(asked.state, asked.seat, move)[0]
    return state


def _act(asked: Question, move: Move) -> Act:
    """What others see of the move."""
    return _after(asked, move).acts[-1]


def _joins(hand: Numbers, place: int) -> bool:
    """Whether the card there can be shown with one beside it."""
    pairs = [hand[start : start + 2] for start in (place - 1, place) if start >= 0]
    return any(len(pair) == 2 and _is_show(pair) for pair in pairs)


def _nothing_else_is_allowed(offered: View, move: Move, _: Question) -> bool:
    return move in offered.legal and len(offered.legal) == 1


def _the_others_pay_for_their_cards(offered: View, move: Show | ScoutShow, asked: Question) -> bool:
    result = GAME.view(_after(asked, move), None).result
    paid = [lost > 0 for lost in result.lost]
    return result.ending is Ending.EMPTY and paid == [seat != asked.seat for seat in range(len(paid))]


def _others_may_scout_from_it(offered: View, move: Show | ScoutShow, asked: Question) -> bool:
    lies = _after(asked, move).show
    return lies.owner == asked.seat and bool(lies.cards)


def _another_owns_the_show(offered: View, move: Show | ScoutShow, asked: Question) -> bool:
    return asked.view.owner not in (None, asked.seat) and bool(asked.view.show)


def _the_scouted_card_is_shown(offered: View, move: ScoutShow, asked: Question) -> bool:
    act = _act(asked, move)
    return act.scouted in act.shown


def _it_beats_cards(offered: View, move: Show | ScoutShow, asked: Question) -> bool:
    return bool(_act(asked, move).beaten)


def _nothing_has_to_be_beaten(offered: View, move: Show | ScoutShow, asked: Question) -> bool:
    return len(asked.view.show) == isinstance(move, ScoutShow)


def _no_other_show_has_as_many_cards(offered: View, move: Show | ScoutShow, asked: Question) -> bool:
    return all(other.length < move.length for other in _shows(offered) if other != move)


def _no_show_leaves_a_hand_that_fits_together_better(offered: View, move: Show, asked: Question) -> bool:
    fewest = min(_needed(_rest(offered, other)) for other in _shows(offered))
    return _needed(_rest(offered, move)) == fewest


def _a_show_as_strong_as_your_best_is_there_then(
    offered: View, move: Show | ScoutShow, asked: Question
) -> bool:
    then = _best(_rest(offered, move))
    return all(then >= _best(hand) for hand in (_hand(offered, Show(0, 1)), _hand(offered, move)))


def _it_may_bring_more_than_each_show_that_leaves_a_tidier_hand(
    offered: View, move: Show | ScoutShow, asked: Question
) -> bool:
    needed, brings = _needed(_rest(offered, move)), Outlook(offered).promise
    tidier = [other for other in _shows(offered) if _needed(_rest(offered, other)) < needed]
    return bool(tidier) and all(brings(other) < brings(move) for other in tidier)


def _the_computer_prefers_it(offered: View, move: Show | ScoutShow, asked: Question) -> bool:
    """An estimate is no more than that: it is true that a greedy player, asked itself, goes by it."""
    played: Move = GAME.players["greedy"](offered, Random(0))  # noqa: S311 - it leaves nothing to chance
    return played == move


def _the_deal_ends_before_the_next_turn(offered: View, move: Scout, asked: Question) -> bool:
    return not any(asked.seat in GAME.to_act(_until_turn(asked, move, name)) for name in GAME.players)


def _until_turn(asked: Question, move: Move, name: str) -> State:
    """After a move, when it is the seat's turn again or the deal has ended, the others being such players."""
    state = _after(asked, move)
    while (seats := GAME.to_act(state)) and seats != (asked.seat,):
        view = GAME.view(state, seats[0])
        state, _ = GAME.apply(state, seats[0], GAME.players[name](view, Random(0)))  # noqa: S311 - any will do
    return state


def _it_joins_others_there(offered: View, move: Scout, _: Question) -> bool:
    return _joins(_hand(offered, move), move.place)


def _the_cards_in_hand_do_not_beat_the_show(offered: View, move: Scout, asked: Question) -> bool:
    return not any(isinstance(other, Show) for other in asked.view.legal)


def _the_best_show_stays_whole(offered: View, move: Scout, asked: Question) -> bool:
    return _best(_hand(offered, move)) >= _best(_hand(offered, Show(0, 1)))


def _best(hand: Numbers) -> tuple[int, bool, int]:
    """How strong the strongest show is that lies in a hand: how many cards, whether equal, the lowest."""
    groups = {hand[start:end] for start in range(len(hand)) for end in range(start + 1, len(hand) + 1)}
    return max((len(group), len({*group}) == 1, min(group)) for group in groups if _is_show(group))


def _it_joins_nothing_anywhere(offered: View, move: Scout, asked: Question) -> bool:
    moves = [Scout(move.end, place) for place in range(len(asked.view.hand) + 1)]
    return not any(_joins(_hand(asked.view, other), other.place) for other in moves)


def _it_is_least_in_the_way_there(offered: View, move: Scout, asked: Question) -> bool:
    moves = [Scout(move.end, place) for place in range(len(asked.view.hand) + 1)]
    return _needed(_hand(asked.view, move)) == min(_needed(_hand(asked.view, other)) for other in moves)


CLAIMS: Mapping[Reason, Sequence[Callable[..., bool]]] = {
    Reason.ONLY: [_nothing_else_is_allowed],
    Reason.OUT: [_the_others_pay_for_their_cards],
    Reason.STANDS: [_others_may_scout_from_it],
    Reason.STOPS: [_another_owns_the_show],
    Reason.COMPLETES: [_the_scouted_card_is_shown],
    Reason.BEATS: [_it_beats_cards],
    Reason.MOST: [_nothing_has_to_be_beaten, _no_other_show_has_as_many_cards],
    Reason.TIDIES: [_nothing_has_to_be_beaten, _no_show_leaves_a_hand_that_fits_together_better],
    Reason.BALANCES: [
        _nothing_has_to_be_beaten,
        _it_may_bring_more_than_each_show_that_leaves_a_tidier_hand,
    ],
    Reason.STRONG: [_nothing_has_to_be_beaten, _a_show_as_strong_as_your_best_is_there_then],
    Reason.TOGETHER: [_nothing_has_to_be_beaten, _the_computer_prefers_it],
    Reason.ENDS: [_the_deal_ends_before_the_next_turn],
    Reason.JOINS: [_it_joins_others_there],
    Reason.KEEPS: [_the_best_show_stays_whole],
    Reason.WEAK: [_the_cards_in_hand_do_not_beat_the_show, _it_is_least_in_the_way_there],
    Reason.LEAST: [_it_is_least_in_the_way_there],
    Reason.ASIDE: [_it_joins_nothing_anywhere, _it_is_least_in_the_way_there],
}
"""What each reason says, sentence by sentence, of what is offered there and of all that is known."""


def _parts(move: Move) -> Iterator[object]:
    """The steps on which a move is offered: a card's places, both in one, down to the show."""
    if isinstance(move, Scout):
        yield move.end
    elif isinstance(move, ScoutShow):
        yield from (ScoutShow, (ScoutShow, move.end), (ScoutShow, move.end, move.place))


def _check(asked: Question) -> set[Reason]:
    """The reasons that are given at a moment, of which every sentence is true."""
    return reasons(asked, advise, CLAIMS, _parts)


@pytest.mark.parametrize("table", tables(GAME), ids=str)
def test_a_reason_is_true_wherever_it_is_given(table: Table) -> None:
    """On a whole hand and on each step, among players of any kind."""
    for asked in questions(table):
        _check(asked)


JACK_THAT_FITS_IN = after(
    scene("11 10 9 1 5 8 3 6", "7 3 2 7 1 9 10 10 10 9 4", "1 3 5 7 9 11 2 4", markers=False), "show:0+3"
)
"""It could lie between 9-10 or 10-9, but not without breaking up three 10s."""

TWO_STRONG_SHOWS = scene("12 12 12 11 11 11 11", "1 3 5 7", "2 4 6 8 10", markers=False)
"""A single jack leaves three cards of either."""

PAIR_OF_SEVENS = scene("5 5 7 7 6 8", "11 1 12 9 11 10", "3 4", markers=False)
"""It is the best show of the hand; a pair of fives would leave two runs."""

SELDOM = {
    Reason.KEEPS: (JACK_THAT_FITS_IN, 1),
    Reason.BALANCES: (PAIR_OF_SEVENS, 0),
    Reason.TOGETHER: (TWO_STRONG_SHOWS, 0),
}
"""What hardly ever comes up, each in a place where it does: the state, and whose turn it is."""


@pytest.mark.parametrize("reason", SELDOM)
def test_a_reason_is_true_that_is_seldom_given(reason: Reason) -> None:
    """In a place made for it."""
    state, seat = SELDOM[reason]
    assert reason in _check(Question(state, seat, GAME.view(state, seat)))


def test_a_show_may_be_torn_for_one_that_the_gap_brings_together() -> None:
    """With the five the run goes, and three fours are stronger: so nobody is told that their best stays."""
    state = scene("3 4 5 4 4", "1 3 5 7", "2 4 6 8 10", markers=False)
    asked = Question(state, 0, GAME.view(state, 0))
    assert advise(asked.view) == Advice(Show(2, 1), Reason.STRONG)
    assert _check(asked) == {Reason.STRONG}


def test_every_reason_is_looked_at() -> None:
    """Some games have all but those."""
    given = {reason for table in tables(GAME)[::2] for asked in questions(table) for reason in _check(asked)}
    assert given | {*SELDOM} == set(CLAIMS) == set(Reason)


def _is_beaten(asked: Question, move: Move) -> bool:
    """Whether the show that lies after a move is beaten before that turn comes again, by greedy players."""
    return bool(_until_turn(asked, move, "greedy").show.owner != _after(asked, move).show.owner)


def test_what_is_said_to_be_probable_is_what_mostly_happens() -> None:
    """A show that stands is not beaten; without one that stops it, the deal ends for the other's owner."""
    beaten: dict[Reason, list[bool]] = {Reason.STANDS: [], Reason.STOPS: []}
    for table in (Table(GAME, 3, {}, seed) for seed in range(2, 50)):
        for asked in questions(table):
            advice = advise(asked.view)
            if advice.reason is Reason.STANDS:
                beaten[advice.reason].append(_is_beaten(asked, advice.move))
            elif advice.reason is Reason.STOPS:
                scouts = tuple(move for move in asked.view.legal if isinstance(move, Scout))
                scout = advise(replace(asked.view, legal=scouts)).move
                beaten[advice.reason].append(_is_beaten(asked, scout))
    for happened in beaten.values():
        assert len(happened) > 10
        assert sum(happened) < len(happened) / 2
