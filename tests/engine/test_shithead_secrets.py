"""Who learns what in Shithead: hands are their owner's alone, blind cards and the stock are nobody's."""

import re
from collections.abc import Iterable

import pytest
from playouts import Step, steps
from shithead_scene import GAME, after, dealt, scene
from shithead_unseen import unseen_by_all

from engine.cards import STANDARD, Card
from engine.game import Event, Seat
from engine.shithead.events import (
    Chosen,
    Drew,
    GameEnded,
    HandDealt,
    Played,
    Refilled,
    Revealed,
    TookPile,
)
from engine.shithead.state import State
from engine.shithead.view import Deed

TABLES = [(players, seed) for players in GAME.seats for seed in range(3)]


def _seen(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """The log as a seat, or a spectator, reads it."""
    return [event for event in events if event.to is None or event.to == seat]


def _shows(events: Iterable[Event]) -> bool:
    """Whether the rules show closed cards to all: a blind one, what lies open, what is left at the end."""
    return any(
        isinstance(event, Revealed | GameEnded)
        or (isinstance(event, Played | TookPile) and event.act.deed is Deed.BLIND)
        for event in events
    )


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_a_move_of_shithead_tells_others_nothing_about_closed_cards(players: int, seed: int) -> None:
    """With other closed cards the same move leaves everybody else's log and view the same."""
    compared = 0
    for number, step in enumerate(steps(GAME, players, seed)):
        if step.seat is None or _shows(step.events):
            continue
        for seat in (None, *range(players)):
            if seat != step.seat:
                other = unseen_by_all(step.before, (seat, step.seat), number)
                state, events = GAME.apply(other, step.seat, step.move)
                assert _seen(events, seat) == _seen(step.events, seat)
                assert GAME.view(state, seat) == GAME.view(step.after, seat)
                compared += 1
    assert compared > 100


def _closed(state: State, seat: Seat | None) -> set[Card]:
    """What a seat cannot see: other hands, blind cards, the stock."""
    closed = {*state.stock}
    for other, own in enumerate(state.held):
        closed.update(own.blind)
        closed.update(own.hand if other != seat else ())
    return closed


def _shown(step: Step) -> set[Card]:
    """What everybody has seen after a step: open cards, the pile, what burnt, what was turned."""
    state, opening = step.after, step.after.standing.opening
    lying = opening.dealt if opening and opening.choosing else tuple(own.open for own in state.held)
    turned = [card for act in state.acts if act.deed is Deed.BLIND for card in act.cards]
    left = [own.hand + own.blind for own in state.held] if state.standing.ending else []
    return {*state.pile, *state.burnt, *turned, *(card for row in (*lying, *left) for card in row)}


def _named(value: object) -> set[str]:
    """All cards that a value names anywhere."""
    return set(re.findall(r"'((?:10|[2-9AJQK])[CDSH])'", repr(value)))


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_no_view_and_no_log_names_a_card_that_was_never_shown(players: int, seed: int) -> None:
    """Neither to another seat nor to a spectator, not even in a text that is only for programmers."""
    shown: set[Card] = set()
    for step in steps(GAME, players, seed):
        shown |= _shown(step)
        for seat in (None, *range(players)):
            secret = _closed(step.after, seat) - shown
            assert not secret & _named(GAME.view(step.after, seat))
            assert not secret & _named(_seen(step.events, seat))


def test_cards_are_found_wherever_they_are_named() -> None:
    """Else the test above could not fail."""
    assert _named(GAME.start(GAME.options(3, {}))) == set()
    assert _named(GAME.deal(GAME.start(GAME.options(3, {})), STANDARD)[0]) == set(STANDARD)


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_only_the_seat_concerned_reads_what_is_private_in_shithead(players: int, seed: int) -> None:
    """A hand dealt, a choice made, cards drawn."""
    for step in steps(GAME, players, seed):
        for event in step.events:
            assert (event.to is not None) == isinstance(event, HandDealt | Chosen | Drew)
            if isinstance(event, Chosen | Drew):
                assert event.to == step.seat
            if isinstance(event, HandDealt):
                assert step.after.held[event.to].hand == event.cards


def test_drawn_cards_are_seen_by_who_draws_them() -> None:
    """Others see how many it was, and how many are left."""
    _, events = GAME.apply(scene("9 9 4", "5", "5", stock="J K 4"), 0, GAME.parse_move("play:9x2"))
    assert [type(event) for event in _seen(events, 1)] == [Played, Refilled]
    assert _seen(events, 0)[1:] == [Drew((Card("JC"), Card("KC")), to=0), Refilled(0, 2, 1)]


def test_blind_cards_are_hidden_from_their_owner_too() -> None:
    """What lies blind is told to nobody until it is turned, and then to all."""
    state = scene("", "6", "6", blind=["KC 9D", "AH", ""], pile="J")
    for seat in (None, 0, 1, 2):
        assert GAME.view(state, seat).blind == (2, 1, 0)
        assert not _named(GAME.view(state, seat)) & {"KC", "9D", "AH"}
    turned = after(state, "blind:1")
    assert GAME.view(turned, 2).acts[-1].cards == ("9D",)
    assert _named(GAME.view(turned, 2).acts) == {"9D"}


def test_a_choice_of_open_cards_is_no_ones_business_before_all_have_made_theirs() -> None:
    """Whatever a seat chooses, others see and read the same."""
    state = dealt("4C 9C KC", "5C 5D 5S", "6C 6D 6S", open=["2C 7C AC", "10C JC QC", "8C 8D 8S"])
    for seat in (None, 1, 2):
        steps = [GAME.apply(state, 0, move) for move in GAME.legal_moves(state, 0)]
        assert len({GAME.view(after, seat) for after, _ in steps}) == 1
        assert len({tuple(_seen(events, seat)) for _, events in steps}) == 1


def test_a_spectator_of_shithead_has_no_hand_and_no_moves() -> None:
    """Nor has a seat the moves of another."""
    state = scene("9 4", "5 6", "7", pile="8")
    assert (GAME.view(state, None).hand, GAME.view(state, None).legal) == ((), ())
    assert GAME.view(state, 0).hand == ("4C", "9C")
    assert GAME.view(state, 0).legal == GAME.legal_moves(state, 0)
    assert GAME.view(state, 1).legal == ()
    assert GAME.view(state, 1).hand_sizes == (2, 2, 1)


def test_everybody_sees_what_is_left_once_the_game_is_over_and_not_before() -> None:
    """All cards of whoever is last, blind ones too, in their order."""
    state = scene("9", "K 5", "", blind=["", "4H", ""], pile="8")
    assert GAME.view(state, None).left == ()
    over = GAME.view(after(state, "play:9x1"), None)
    assert over.ending is not None
    assert over.left == ((), ("4H", "5C", "KC"), ())
