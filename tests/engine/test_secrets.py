"""Who learns what in Unsortiert: hands, drawn cards and places are their owner's alone (T2)."""

import random
from collections.abc import Iterable, Sequence
from dataclasses import replace

import pytest
from playouts import Step, steps
from scene import GAME, after, scene

from engine.cards import Card
from engine.game import Event, Seat
from engine.unsortiert.events import DealEnded, Drawn, Drew, HandDealt, Placed, Took
from engine.unsortiert.moves import Insert, Play, Take
from engine.unsortiert.state import State

TABLES = [(players, seed) for players in GAME.seats for seed in range(3)]


def _seen(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """The log as a seat, or a spectator, reads it."""
    return [event for event in events if event.to is None or event.to == seat]


def _elsewhere(state: State, known: Sequence[Seat | None], seed: int) -> State:
    """The state with all closed cards shuffled but for the hands of the seats named."""
    closed = [seat for seat in range(len(state.hands)) if seat not in known]
    cards = [card for seat in closed for card in state.hands[seat]] + list(state.pile)
    random.Random(seed).shuffle(cards)  # noqa: S311 - any order will do
    hands = list(state.hands)
    for seat in closed:
        hands[seat], cards = tuple(cards[: len(hands[seat])]), cards[len(hands[seat]) :]
    return replace(state, hands=tuple(hands), pile=tuple(cards))


def _learns(events: Iterable[Event], seat: Seat | None) -> bool:
    """Whether the rules show it a closed card: its own drawn one, or everybody's when a deal has ended."""
    return any(isinstance(event, DealEnded | Drew) for event in _seen(events, seat))


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_a_move_tells_others_nothing_about_closed_cards(players: int, seed: int) -> None:
    """With other closed cards the same move leaves everybody else's log and view the same."""
    compared = 0
    for number, step in enumerate(steps(GAME, players, seed)):
        for seat in (None, *range(players)):
            if step.seat in (None, seat):
                continue
            other = _elsewhere(step.before, (seat, step.seat), number)
            state, events = GAME.apply(other, step.seat, step.move)
            if not _learns(events, seat) and not _learns(step.events, seat):
                assert _seen(events, seat) == _seen(step.events, seat)
                assert GAME.view(state, seat) == GAME.view(step.after, seat)
                compared += 1
    assert compared > 100


def _elsewhere_in_hand(step: Step) -> list[Take | Insert]:
    """The same card put at other places."""
    moves = GAME.legal_moves(step.before, step.seat or 0)
    if isinstance(step.move, Take):
        return [move for move in moves if isinstance(move, Take) and move.spare == step.move.spare]
    return [move for move in moves if isinstance(move, Insert)]


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_the_place_of_a_card_is_not_told(players: int, seed: int) -> None:
    """Wherever a reserve card or a drawn card goes, all others read and see the same."""
    placed = [step for step in steps(GAME, players, seed) if isinstance(step.move, Take | Insert)]
    assert placed
    for step in placed:
        assert step.seat is not None
        for move in _elsewhere_in_hand(step):
            state, events = GAME.apply(step.before, step.seat, move)
            for seat in (None, *range(players)):
                if seat != step.seat and not _learns(step.events, seat):
                    assert _seen(events, seat) == _seen(step.events, seat)
                    assert GAME.view(state, seat) == GAME.view(step.after, seat)


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_only_the_seat_concerned_reads_what_is_private(players: int, seed: int) -> None:
    """A hand dealt, a card drawn, a card placed."""
    for step in steps(GAME, players, seed):
        for event in step.events:
            private = isinstance(event, HandDealt | Drew | Placed)
            assert (event.to is not None) == private
            if isinstance(event, Placed):
                assert event.to == step.seat
            if isinstance(event, HandDealt):
                assert step.after.hands[event.to] == event.cards


def test_a_drawn_card_is_seen_by_the_winner_alone() -> None:
    """Others see how many cards are still to be placed."""
    state = after(
        scene("Z 5", "9 1", "2", spares=["", "", "4"], pile="6 7 8"),
        "play:0+1:draw",
        "play:0+1:single:9",
        "take:0:0",
    )
    assert GAME.view(state, 1).drawn == "6S"
    assert {GAME.view(state, seat).drawn for seat in (None, 0, 2)} == {None}
    assert {GAME.view(state, seat).draws_left for seat in (None, 0, 1, 2)} == {3}
    assert {GAME.view(state, seat).turn for seat in (None, 0, 1, 2)} == {1}
    _, events = GAME.apply(state, 1, Insert(0))
    assert _seen(events, 0) == [Drawn(1, 2)]
    assert _seen(events, 1) == [Placed(Card("6S"), 0, to=1), Drawn(1, 2), Drew(Card("7S"), to=1)]


def test_a_reserve_card_is_seen_by_all_and_its_place_by_one() -> None:
    """It lay open."""
    state = after(scene("9 1", "2 3", "4", spares=["", "5", "6"]), "play:0+1:single:9")
    _, events = GAME.apply(state, 1, Take(0, 1))
    assert [type(event) for event in _seen(events, None)] == [Took]
    assert [type(event) for event in _seen(events, 1)] == [Took, Placed]


def test_a_spectator_has_no_hand_and_no_moves() -> None:
    """Nor has a seat the moves of another."""
    state = scene("9 1", "2 3", "4")
    assert (GAME.view(state, None).hand, GAME.view(state, None).legal) == ((), ())
    assert GAME.view(state, 0).hand == ("9S", "AS")
    assert GAME.view(state, 0).legal == GAME.legal_moves(state, 0)
    assert GAME.view(state, 1).legal == ()
    assert GAME.view(state, 1).hand_sizes == (2, 2, 1)


def test_hands_are_shown_when_a_deal_has_ended() -> None:
    """Everybody sees what everybody still held, also while the next deal runs."""
    ended = after(scene("9 1", "2 5", "12"), "play:0+1:single:9")
    shown = GAME.view(ended, None).result
    assert shown is not None
    assert shown.hands == (("AS",), ("2S", "5S"), ("QS",))
    dealt, _ = GAME.deal(ended, GAME.deck(ended) or ())
    assert GAME.view(dealt, 2).result == shown


def test_the_view_remembers_the_round_before() -> None:
    """What was done in it, who won, how many cards that brought."""
    state = after(scene("9 1", "10 1", "2", spares=["", "", "4"]), "play:0+1:single:9", "play:0+1:single:10")
    assert GAME.view(state, 0).best == state.acts[1]
    assert GAME.view(state, 0).last_round is None
    state = after(state, "take:0:0")
    last = GAME.view(state, 0).last_round
    assert last is not None
    assert (last.winner, last.draws, [act.kind for act in last.acts]) == (1, 0, ["single", "single", None])
    assert GAME.view(state, 0).best is None
    assert isinstance(GAME.view(state, 1).legal[0], Play)
