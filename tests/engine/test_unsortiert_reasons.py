"""Why the greedy player of Unsortiert does something is true, whatever lies there and whoever holds what."""

from collections.abc import Callable, Iterator, Mapping, Sequence

import pytest
from advised import Question, questions, reasons, tables
from playouts import Table
from scene import GAME

from engine.cards import Card
from engine.unsortiert.combinations import strength
from engine.unsortiert.greedy import Reason, advise, turns
from engine.unsortiert.moves import Insert, Kind, Move, Play, Take
from engine.unsortiert.plays import joined
from engine.unsortiert.view import View


def _plays(view: View) -> list[Play]:
    return [move for move in view.legal if isinstance(move, Play)]


def _strength(play: Play) -> int:
    return strength(play.kind, play.number)


def _cards(play: Play) -> set[int]:
    """The places of the cards that a play lays."""
    return {*range(play.start, play.start + play.length)}


def _rest(view: View, play: Play) -> tuple[Card, ...]:
    return tuple(card for place, card in enumerate(view.hand) if place not in _cards(play))


def _drawn_by(asked: Question, play: Play) -> int:
    """How many cards the seat has to draw once this play, the last of its round, was made."""
    drawing = GAME.apply(asked.state, asked.seat, play)[0].drawing
    return int(drawing.left) if drawing and drawing.result.winner == asked.seat else 0


def _makes(view: View, move: Take | Insert, place: int) -> bool:
    """Whether the card that a move places would be part of a combination in that place."""
    card = view.drawn if isinstance(move, Insert) else view.spares[view.seat or 0][move.spare]
    assert card is not None
    return any(joined((*view.hand[:place], card, *view.hand[place:]), place, place))


def _nothing_else_is_allowed(offered: View, move: Move, _: Question) -> bool:
    return move in offered.legal and len(offered.legal) == 1


def _it_is_the_only_play(offered: View, move: Play, asked: Question) -> bool:
    return _plays(asked.view) == [move]


def _no_play_sheds_more(offered: View, move: Play, asked: Question) -> bool:
    return all(other.length <= move.length for other in _plays(asked.view))


def _no_weaker_play_sheds_as_many(offered: View, move: Play, asked: Question) -> bool:
    others = [other for other in _plays(asked.view) if other.length == move.length]
    return all(_strength(other) >= _strength(move) for other in others)


def _no_play_is_weaker(offered: View, move: Play, asked: Question) -> bool:
    return all(_strength(other) >= _strength(move) for other in _plays(asked.view))


def _a_stronger_one_stays(offered: View, move: Play, asked: Question) -> bool:
    stronger = [other for other in _plays(asked.view) if _strength(other) > _strength(move)]
    return any(_cards(other).isdisjoint(_cards(move)) for other in stronger)


def _the_same_cards_are_gone_either_way(offered: View, move: Play, asked: Question) -> bool:
    return all(_cards(other) == _cards(move) for other in _plays(offered))


def _nothing_weaker_can_be_made_of_them(offered: View, move: Play, asked: Question) -> bool:
    others = [other for other in _plays(asked.view) if _cards(other) == _cards(move)]
    return len(others) > 1 and all(_strength(other) >= _strength(move) for other in others)


def _the_rest_fits_together_best(offered: View, move: Play, asked: Question) -> bool:
    needed = {turns(_rest(asked.view, other)) for other in _plays(asked.view)}
    return turns(_rest(asked.view, move)) == min(needed) < max(needed)


def _all_plays_come_to_the_same(offered: View, move: Play, asked: Question) -> bool:
    plays = _plays(asked.view)
    return len({(one.length, _strength(one), turns(_rest(asked.view, one))) for one in plays}) == 1


def _another_might_win_a_round_with_cards_to_draw(offered: View, move: Play, asked: Question) -> bool:
    view = asked.view
    if not view.acts:
        return move.kind is not Kind.DRAW and any(other.kind is Kind.DRAW for other in _plays(view))
    others = [_drawn_by(asked, other) for other in _plays(view) if other != move]
    return len(view.acts) + 1 == len(view.order) and not _drawn_by(asked, move) and any(others)


def _it_makes_something_there(offered: View, move: Take | Insert, asked: Question) -> bool:
    return _makes(asked.view, move, move.place)


def _it_tears_nothing_apart(offered: View, move: Take | Insert, asked: Question) -> bool:
    hand, place = asked.view.hand, move.place
    return not (0 < place < len(hand) and any(joined(hand, place - 1, place)))


def _it_fits_nowhere(offered: View, move: Take | Insert, asked: Question) -> bool:
    return not any(_makes(asked.view, move, place) for place in range(len(asked.view.hand) + 1))


CLAIMS: Mapping[Reason, Sequence[Callable[..., bool]]] = {
    Reason.ONLY: [_nothing_else_is_allowed],
    Reason.SHEDS: [_it_is_the_only_play],
    Reason.MOST: [_no_play_sheds_more],
    Reason.MOST_WEAKLY: [_no_play_sheds_more, _no_weaker_play_sheds_as_many],
    Reason.WEAKEST: [_no_play_is_weaker, _a_stronger_one_stays],
    Reason.NO_WEAKER: [_no_play_is_weaker],
    Reason.READS: [_the_same_cards_are_gone_either_way, _nothing_weaker_can_be_made_of_them],
    Reason.JOINS: [_the_rest_fits_together_best],
    Reason.EQUAL: [_all_plays_come_to_the_same],
    Reason.NO_DRAWING: [_another_might_win_a_round_with_cards_to_draw],
    Reason.MAKES: [_it_makes_something_there],
    Reason.KEEPS: [_it_tears_nothing_apart],
    Reason.ASIDE: [_it_fits_nowhere, _it_tears_nothing_apart],
}
"""What each reason says, sentence by sentence, of what is offered there and of all that is known."""


def _parts(move: Move) -> Iterator[object]:
    """The steps on which a move is offered: the places of a reserve card, the readings of cards."""
    if isinstance(move, Take):
        yield move.spare
    elif isinstance(move, Play):
        yield move.start, move.length


def _check(asked: Question) -> set[Reason]:
    """The reasons that are given at a moment, of which every sentence is true."""
    return reasons(asked, advise, CLAIMS, _parts)


@pytest.mark.parametrize("table", tables(GAME), ids=str)
def test_a_reason_is_true_wherever_it_is_given(table: Table) -> None:
    """On a whole hand and on each step, among players of any kind."""
    for asked in questions(table):
        _check(asked)


def test_every_reason_is_looked_at() -> None:
    """Some games have them all."""
    given = {reason for table in tables(GAME)[::8] for asked in questions(table) for reason in _check(asked)}
    assert given == set(CLAIMS) == set(Reason)
