"""All choose their open cards at the same time and see each other's choice when everybody is ready."""

from itertools import permutations

import pytest
from shithead_scene import GAME, dealt, keep, ranks

from engine.game import Event, IllegalMove, RefusalCode, Seat
from engine.shithead.events import Chose, Chosen, Dealt, HandDealt, Revealed
from engine.shithead.opening import DECK
from engine.shithead.state import State
from engine.shithead.view import Phase

BEGUN = dealt("4C 9C KC", "5C 5D 5S", "6C 6D 6S", open=["AC 2C 7C", "10C JC QC", "8C 8D 8S"])
CHOICES = {0: "open:2C,KC,AC", 1: "open:5C,5D,10C", 2: "open:8C,8D,8S"}


def _choose(state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
    return GAME.apply(state, seat, GAME.parse_move(CHOICES[seat]))


def test_all_seats_are_to_choose_at_once() -> None:
    """Any three of their six cards."""
    assert GAME.to_act(BEGUN) == (0, 1, 2)
    for seat in range(3):
        moves = GAME.legal_moves(BEGUN, seat)
        assert len(set(moves)) == 20
        own = {*BEGUN.held[seat].hand, *BEGUN.held[seat].open}
        assert all(set(move.cards) <= own for move in moves)
    assert GAME.view(BEGUN, None).phase is Phase.CHOOSE
    assert GAME.view(BEGUN, None).turn is None


@pytest.mark.parametrize(("players", "choices"), [(3, 20), (4, 20), (5, 10), (6, 10)])
def test_there_are_as_many_choices_as_ways_to_take_three_cards(players: int, choices: int) -> None:
    """Of six, at larger tables of five."""
    state, _ = GAME.deal(GAME.start(GAME.options(players, {})), DECK)
    assert {len(GAME.legal_moves(state, seat)) for seat in range(players)} == {choices}


@pytest.mark.parametrize(
    "order", [pytest.param(order, id=f"decision S4: {order}") for order in permutations(range(3))]
)
def test_any_order_comes_to_the_same(order: tuple[Seat, ...]) -> None:
    """Once all have chosen, the lowest card in a hand is looked for."""
    state = BEGUN
    for done, seat in enumerate(order, start=1):
        state, _ = _choose(state, seat)
        assert GAME.to_act(state) == (tuple(sorted(order[done:])) or (0,))
    assert [ranks(own.open) for own in state.held] == ["2 K A", "5 5 10", "8 8 8"]
    assert [ranks(own.hand) for own in state.held] == ["4 7 9", "5 J Q", "6 6 6"]
    assert (state.standing.phase, state.turn) == (Phase.PLAY, 0)
    assert GAME.view(state, None).open == tuple(own.open for own in state.held)


def test_a_choice_is_hidden_until_all_are_ready() -> None:
    """Others see who has chosen, and the cards that were dealt; one's own choice one sees."""
    one, events = _choose(BEGUN, 0)
    two, _ = _choose(one, 2)
    for state, choosing in ((one, (1, 2)), (two, (1,))):
        assert {GAME.view(state, seat).choosing for seat in (None, 0, 1, 2)} == {choosing}
        assert {GAME.view(state, seat).open[0] for seat in (None, 1, 2)} == {BEGUN.held[0].open}
        assert GAME.view(state, 0).open == (state.held[0].open, BEGUN.held[1].open, BEGUN.held[2].open)
    assert ranks(GAME.view(one, 0).hand) == "4 7 9"
    assert GAME.view(one, 0).legal == ()
    assert [event for event in events if event.to is None] == [Chose(0)]
    assert [event.to for event in events if isinstance(event, Chosen)] == [0]
    three, told = _choose(two, 1)
    assert GAME.view(three, None).choosing == ()
    assert told[2:] == (Revealed(tuple(own.open for own in three.held), 0),)


def test_everybody_sees_what_was_dealt_open_and_nobody_anothers_hand() -> None:
    """The events of a deal."""
    state, (first, *hands) = GAME.deal(GAME.start(GAME.options(3, {})), DECK)
    assert first == Dealt(tuple(own.open for own in state.held), 25)
    assert hands == [HandDealt(own.hand, to=seat) for seat, own in enumerate(state.held)]


def test_a_seat_chooses_once() -> None:
    """Also when it would choose the same again."""
    state, _ = _choose(BEGUN, 1)
    with pytest.raises(IllegalMove) as refused:
        _choose(state, 1)
    assert refused.value.code is RefusalCode.NOT_TO_ACT
    assert GAME.legal_moves(state, 1) == ()


def test_the_dealt_cards_may_be_kept() -> None:
    """Then everything lies as it was dealt."""
    assert keep(BEGUN).held == BEGUN.held


def test_a_position_shows_a_choice_at_once() -> None:
    """It hides nothing; its turn is the lowest seat that still has to choose."""
    state, _ = _choose(BEGUN, 0)
    position = GAME.position(state)
    assert (position["turn"], position["over"], position["lower"]) == (1, False, False)
    assert position["open"][0] == ["2C", "KC", "AC"]
    assert position["legal"] == sorted(map(str, GAME.legal_moves(state, 1)))
    assert position["places"] == []
    assert GAME.position(_choose(state, 2)[0])["turn"] == 1


def test_only_who_starts_sees_the_start_card() -> None:
    """Others see whose turn it is; a card in a hand is its owner's business until it is played."""
    state = keep(BEGUN)
    assert state.turn == 0
    assert [GAME.view(state, seat).start for seat in (0, 1, 2, None)] == ["4C", None, None, None]
    begun, _ = GAME.apply(state, 0, GAME.parse_move("play:4x1"))
    assert GAME.view(begun, 1).start is None
    assert begun.standing.opening is None
