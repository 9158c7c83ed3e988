"""Nobody learns of a closed card in Scouting by a view or an event, and everybody of what is public."""

import re
from collections.abc import Container, Iterable, Iterator

import pytest
from playouts import Step, steps
from scouting_scene import GAME, after, scene
from scouting_unseen import elsewhere

from engine.cards import Card
from engine.game import Event, Seat
from engine.scouting.events import DealEnded, HandDealt, Placed, Scouted, ScoutedAndShowed
from engine.scouting.moves import End, Scout, ScoutShow
from engine.scouting.state import State

TABLES = [(players, seed) for players in (3, 4, 5) for seed in (1, 2)]
every_table = pytest.mark.parametrize(("players", "seed"), TABLES)


def _seen(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    return [event for event in events if event.to is None or event.to == seat]


def _is_shown(events: Iterable[Event]) -> bool:
    """Whether everybody's hand is shown, as a deal has ended."""
    return any(isinstance(event, DealEnded) for event in events)


@every_table
def test_a_scouting_move_tells_others_nothing_about_closed_cards(players: int, seed: int) -> None:
    """With other closed cards the same move leaves everybody else's log and view the same."""
    compared = 0
    for number, step in enumerate(steps(GAME, players, seed)):
        if step.seat is None or _is_shown(step.events):
            continue
        for seat in (None, *range(players)):
            if seat != step.seat:
                seats = (step.seat,) if seat is None else (seat, step.seat)
                state, events = GAME.apply(elsewhere(step.before, seats, number), step.seat, step.move)
                assert _seen(events, seat) == _seen(step.events, seat)
                assert GAME.view(state, seat) == GAME.view(step.after, seat)
                compared += 1
    assert compared > 100


def _other_places(step: Step) -> list[Scout | ScoutShow]:
    """The same card scouted to other places and, with a marker, the same cards shown."""
    move, moves = step.move, GAME.legal_moves(step.before, step.seat or 0)
    others: list[Scout | ScoutShow] = [
        one for one in moves if isinstance(one, type(move)) and one.end == move.end
    ]
    return [one for one in others if _public(step, one) == _public(step, move)]


def _public(step: Step, move: Scout | ScoutShow) -> list[Event]:
    return _seen(GAME.apply(step.before, step.seat or 0, move)[1], None)


@pytest.mark.parametrize(
    ("players", "seed"),
    [pytest.param(*table, id=f"B17 the place, {table[0]} players, seed {table[1]}") for table in TABLES],
)
def test_the_place_of_a_scouted_card_is_not_told(players: int, seed: int) -> None:
    """Wherever it goes, all others read and see the same."""
    compared = 0
    for step in steps(GAME, players, seed):
        if not isinstance(step.move, Scout | ScoutShow) or _is_shown(step.events):
            continue
        for move in _other_places(step):
            state, events = GAME.apply(step.before, step.seat or 0, move)
            for seat in set(range(players)) - {step.seat} | {None}:
                assert _seen(events, seat) == _seen(step.events, seat)
                assert GAME.view(state, seat) == GAME.view(step.after, seat)
                compared += move != step.move
    assert compared > 100


@every_table
def test_only_the_seat_concerned_reads_what_is_private_in_scouting(players: int, seed: int) -> None:
    """A hand dealt, a card placed."""
    for step in steps(GAME, players, seed):
        for event in step.events:
            assert (event.to is not None) == isinstance(event, HandDealt | Placed)
            if isinstance(event, Placed):
                assert event.to == step.seat
            if isinstance(event, HandDealt):
                assert step.after.hands[event.to] == event.cards


def _named(value: object) -> set[str]:
    """Every card that a text about a value names."""
    return set(re.findall(r"'((?:[A2-9JQ]|10)[SHDC])'", repr(value)))


def _hidden(state: State, seat: Seat | None, laid: Container[Card]) -> Iterator[Card]:
    """The cards that a seat has never seen in this deal; those ``laid`` in it everybody has."""
    for other in state.options.seats:
        if other != seat:
            yield from (card for card in state.hands[other] if card not in laid)
    yield from state.standing.aside


@every_table
def test_no_text_for_others_names_a_hidden_card(players: int, seed: int) -> None:
    """In the first deal, before anything is shown of another: neither a view nor an event."""
    laid: set[Card] = set()
    for step in steps(GAME, players, seed):
        if step.after.standing.result is not None:
            break
        laid |= set(step.after.show.cards)
        for seat in (None, *range(players)):
            hidden = set(_hidden(step.after, seat, laid))
            assert hidden
            assert not hidden & _named(GAME.view(step.after, seat))
            assert not hidden & _named(_seen(step.events, seat))


def test_a_scouted_card_is_seen_by_all_and_its_place_by_one() -> None:
    """It lay open; the last acts tell who took it until others have acted."""
    state = after(scene("5 6 9", "2 8", "1 1", "3 4"), "show:0+2")
    state, events = GAME.apply(state, 1, Scout(End.LEFT, 1))
    assert [type(event) for event in _seen(events, None)] == [Scouted]
    assert [type(event) for event in _seen(events, 1)] == [Scouted, Placed]
    assert _seen(events, 1)[1] == Placed(Card("5S"), 1, to=1)
    view = GAME.view(state, None)
    assert [(act.seat, act.scouted) for act in view.acts] == [(0, None), (1, "5S")]
    assert view.hand_sizes == (1, 3, 2, 2)


def test_a_card_scouted_and_shown_at_once_is_in_no_hand() -> None:
    """One that is scouted and kept while others are shown is; everybody reads of one act."""
    state = after(scene("5 9", "5 2 7", "1"), "show:0+1")
    together, events = GAME.apply(state, 1, ScoutShow(End.LEFT, 0, 0, 2))
    assert [type(event) for event in _seen(events, 2)] == [ScoutedAndShowed]
    assert together.hands[1] == ("2S", "7S")
    assert after(state, "scoutshow:L:0:3+1").hands[1] == ("5S", "5H", "2S")


def test_a_spectator_of_scouting_has_no_hand_and_no_moves() -> None:
    """Nor has a seat the moves of another; hand sizes are public."""
    state = scene("9 1", "2 3", "4")
    assert (GAME.view(state, None).hand, GAME.view(state, None).legal) == ((), ())
    assert GAME.view(state, 0).hand == ("9S", "AS")
    assert GAME.view(state, 0).legal == GAME.legal_moves(state, 0)
    assert GAME.view(state, 1).legal == ()
    assert GAME.view(state, 1).hand_sizes == (2, 2, 1)


@pytest.mark.parametrize("seat", [pytest.param(seat, id=f"B17 seat {seat}") for seat in (None, 0, 1, 2)])
def test_everybody_sees_what_is_public(seat: Seat | None) -> None:
    """Shows, beaten cards, markers and points."""
    state = after(scene("5 6 9", "6 7 2 1", "1 2"), "show:0+2", "scoutshow:L:0:1+2")
    view = GAME.view(state, seat)
    assert (view.show, view.owner, view.turn) == (("6H", "7S"), 1, 2)
    assert view.markers == (True, False, True)
    assert view.points == (1, 1, 0)
    assert view.hand_sizes == (1, 3, 2)


def test_hands_of_scouting_are_shown_when_a_deal_has_ended() -> None:
    """Everybody sees what everybody still held, also while the next deal runs."""
    ended = after(scene("9", "2 5", "12 1"), "show:0+1")
    shown = GAME.view(ended, None).result
    assert shown is not None
    assert shown.hands == ((), ("2S", "5S"), ("QS", "AS"))
    dealt, _ = GAME.deal(ended, GAME.deck(ended) or ())
    assert GAME.view(dealt, 2).result == shown
