"""What the rules of Shithead refuse, with which code, and that nothing changes by it."""

from copy import deepcopy
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shithead_scene import GAME, after, conceivable, dealt, keep, scene

from engine.cards import Card
from engine.game import BadOption, IllegalMove, MalformedMove, RefusalCode, Seat
from engine.shithead.moves import BLINDS, PLAYS, TAKE, Move, Open
from engine.shithead.opening import DECK
from engine.shithead.ranks import CARDS
from engine.shithead.state import State

FRESH = GAME.start(GAME.options(3, {}))
CHOOSING = dealt("4C 9C KC", "5C 5D 5S", "6C 6D 6S", open=["2C 7C AC", "10C JC QC", "8C 8D 8S"])
STARTING = keep(CHOOSING)
OVER = after(scene("5", "4", ""), "play:5x1")
RUNNING = scene("8 9 9", "9", "4", open=["K", "", ""], blind=["4", "", ""], pile="8")
STUCK = scene("4 5", "9", "4", pile="8")
OPEN = scene("", "9", "4", open=["4 K K", "", ""], blind=["4", "", ""], pile="8")
BLIND = scene("", "9", "4", blind=["5 10", "", ""], pile="8")


@pytest.mark.parametrize(
    ("state", "seat", "move", "code"),
    [
        pytest.param(OVER, 0, "play:5x1", RefusalCode.OVER, id="after the end"),
        pytest.param(FRESH, 0, "play:5x1", RefusalCode.DEAL_DUE, id="before the deal"),
        pytest.param(FRESH, 0, "open:2C,2D,2S", RefusalCode.DEAL_DUE, id="a choice before the deal"),
        pytest.param(CHOOSING, 0, "play:4x1", RefusalCode.ILLEGAL, id="play before all have chosen"),
        pytest.param(CHOOSING, 0, "take", RefusalCode.ILLEGAL, id="take before all have chosen"),
        pytest.param(CHOOSING, 0, "blind:0", RefusalCode.ILLEGAL, id="turn before all have chosen"),
        pytest.param(CHOOSING, 0, "open:5C,5D,5S", RefusalCode.ILLEGAL, id="another's cards"),
        pytest.param(CHOOSING, 0, "open:2C,4C,8C", RefusalCode.ILLEGAL, id="one of another's cards"),
        pytest.param(CHOOSING, 3, "open:2C,4C,9C", RefusalCode.NOT_TO_ACT, id="no such seat"),
        pytest.param(STARTING, 0, "open:2C,4C,9C", RefusalCode.ILLEGAL, id="choosing once more"),
        pytest.param(STARTING, 1, "open:5C,5D,5S", RefusalCode.NOT_TO_ACT, id="choosing out of turn"),
        pytest.param(STARTING, 0, "play:9x1", RefusalCode.ILLEGAL, id="not the start card"),
        pytest.param(RUNNING, 1, "play:9x1", RefusalCode.NOT_TO_ACT, id="out of turn"),
        pytest.param(RUNNING, -1, "play:9x1", RefusalCode.NOT_TO_ACT, id="a seat below the first"),
        pytest.param(RUNNING, 7, "play:9x1", RefusalCode.NOT_TO_ACT, id="a seat beyond the last"),
        pytest.param(RUNNING, 0, "play:9x3", RefusalCode.ILLEGAL, id="more than there are"),
        pytest.param(RUNNING, 0, "play:Ax1", RefusalCode.ILLEGAL, id="a rank that is not there"),
        pytest.param(RUNNING, 0, "play:Kx1", RefusalCode.ILLEGAL, id="an open card before the hand"),
        pytest.param(RUNNING, 0, "blind:0", RefusalCode.ILLEGAL, id="a blind card before the hand"),
        pytest.param(RUNNING, 0, "take", RefusalCode.ILLEGAL, id="taking although able"),
        pytest.param(STUCK, 0, "play:5x1", RefusalCode.ILLEGAL, id="too low"),
        pytest.param(OPEN, 0, "play:4x1", RefusalCode.ILLEGAL, id="an open card that is too low"),
        pytest.param(OPEN, 0, "blind:0", RefusalCode.ILLEGAL, id="a blind card before the open ones"),
        pytest.param(OPEN, 0, "take", RefusalCode.ILLEGAL, id="taking although an open card fits"),
        pytest.param(BLIND, 0, "blind:2", RefusalCode.ILLEGAL, id="no such place"),
        pytest.param(BLIND, 0, "play:10x1", RefusalCode.ILLEGAL, id="a blind card by its rank"),
        pytest.param(BLIND, 0, "take", RefusalCode.ILLEGAL, id="taking instead of turning"),
    ],
)
def test_a_move_of_shithead_is_refused_with_its_reason(
    state: State, seat: int, move: str, code: RefusalCode
) -> None:
    """The code is the first reason in the order of the codes."""
    before = deepcopy(state)
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, seat, GAME.parse_move(move))
    assert refused.value.code is code
    assert str(refused.value).startswith(f"{code.value}: ")
    assert state == before


def _applies(state: State, seat: Seat, move: Move) -> bool:
    try:
        GAME.apply(state, seat, move)
    except IllegalMove:
        return False
    return True


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(STARTING, id="starting"),
        pytest.param(RUNNING, id="the hand"),
        pytest.param(STUCK, id="nothing fits"),
        pytest.param(OPEN, id="open cards"),
        pytest.param(BLIND, id="blind cards"),
        pytest.param(scene("2 3 6 7 7 8 10 A", "9", "4", pile="7"), id="under a seven"),
        pytest.param(scene("2 3 6 7 8 10 A", "9", "4", pile="7 3", glass_keeps_seven=True), id="under glass"),
    ],
)
def test_what_is_not_listed_in_shithead_is_refused_and_what_is_listed_is_not(state: State) -> None:
    """`legal_moves` and `apply` agree on every conceivable move, whatever its rank, number and place."""
    (seat,) = GAME.to_act(state)
    moves = [*conceivable(), *map(Open, combinations(CARDS[::5], 3))]
    assert {move for move in moves if _applies(state, seat, move)} == set(GAME.legal_moves(state, seat))


def test_a_choice_is_refused_unless_it_is_listed() -> None:
    """Any three or other number of one's own and another's cards, in any order."""
    cards = (*CHOOSING.held[0].hand, *CHOOSING.held[0].open, CHOOSING.held[1].hand[0])
    choices = [Open(chosen) for number in range(5) for chosen in permutations(cards, number)]
    choices += [Open((cards[0], cards[0], cards[1])), Open((Card("X"), cards[0], cards[1]))]
    legal = set(GAME.legal_moves(CHOOSING, 0))
    assert {choice for choice in choices if _applies(CHOOSING, 0, choice)} == legal


@pytest.mark.parametrize(
    ("state", "cards", "code"),
    [
        pytest.param(OVER, DECK, RefusalCode.OVER, id="after the end"),
        pytest.param(CHOOSING, DECK, RefusalCode.NO_DEAL_DUE, id="while open cards are chosen"),
        pytest.param(RUNNING, DECK, RefusalCode.NO_DEAL_DUE, id="while the game runs"),
        pytest.param(FRESH, DECK[1:], RefusalCode.WRONG_DECK, id="a card too few"),
        pytest.param(FRESH, (*DECK, Card("X")), RefusalCode.WRONG_DECK, id="a joker"),
        pytest.param(FRESH, ("AH", *DECK[1:]), RefusalCode.WRONG_DECK, id="a card twice"),
        pytest.param(FRESH, (), RefusalCode.WRONG_DECK, id="no cards"),
    ],
)
def test_a_deck_of_shithead_is_refused_with_its_reason(
    state: State, cards: tuple[Card, ...], code: RefusalCode
) -> None:
    """There is one deal a game."""
    before = deepcopy(state)
    with pytest.raises(IllegalMove) as refused:
        GAME.deal(state, cards)
    assert refused.value.code is code
    assert state == before


def test_a_seat_of_shithead_that_is_not_to_act_has_no_moves() -> None:
    """Nor has a seat that does not exist, nor anybody before the deal and after the end."""
    assert GAME.legal_moves(RUNNING, 1) == GAME.legal_moves(RUNNING, 9) == ()
    assert GAME.legal_moves(FRESH, 0) == GAME.legal_moves(OVER, 0) == GAME.legal_moves(CHOOSING, 9) == ()
    assert GAME.to_act(FRESH) == GAME.to_act(OVER) == ()
    assert (GAME.deck(FRESH), GAME.deck(OVER), GAME.deck(RUNNING)) == (DECK, None, None)


@pytest.mark.parametrize(
    ("players", "chosen", "name"),
    [
        pytest.param(2, {}, "players", id="S32 two"),
        pytest.param(7, {}, "players", id="S32 seven"),
        pytest.param("4", {}, "players", id="players as text"),
        pytest.param(True, {}, "players", id="players as a truth value"),
        pytest.param(4, {"glass_keeps_seven": 1}, "glass_keeps_seven", id="a truth value as a number"),
        pytest.param(4, {"glass_keeps_seven": "true"}, "glass_keeps_seven", id="a truth value as text"),
        pytest.param(4, {"glass_keeps_seven": None}, "glass_keeps_seven", id="a truth value as nothing"),
        pytest.param(4, {"chips": 3}, "chips", id="no such option"),
    ],
)
def test_a_bad_option_of_shithead_is_named(players: int, chosen: dict[str, object], name: str) -> None:
    """The error says which option it is and what is wrong with it."""
    with pytest.raises(BadOption) as refused:
        GAME.options(players, chosen)
    assert refused.value.name == name
    assert str(refused.value) == f"option {name!r}: {refused.value.why}"


def test_glass_lifts_the_order_of_a_seven_unless_chosen_otherwise() -> None:
    """What is chosen counts (S7); all that is on offer can be chosen."""
    assert GAME.options(4, {}).glass_keeps_seven is False
    for name, values in GAME.choosable.items():
        assert [getattr(GAME.options(4, {name: value}), name) for value in values] == [False, True]


def test_no_turn_of_shithead_continues_the_last_one() -> None:
    """An extra turn is a turn of its own."""
    again = after(scene("10 4", "5", "5"), "play:10x1")
    assert GAME.to_act(again) == (0,)
    assert not GAME.continues(again, 0)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "play",
            "play:",
            "play:7",
            "play:7x",
            "play:7x0",
            "play:7x5",
            "play:7x01",
            "play:x1",
            "play:1x1",
        ),
        *("play:Xx1", "play:jx1", "play:7X1", "play:7x1\n", " play:7x1", "PLAY:7x1", "play:7Cx1", "play:7x٣"),
        *(
            "blind",
            "blind:",
            "blind:3",
            "blind:-1",
            "blind:00",
            "blind:0 ",
            "blind:²",
            "take:",
            "take:0",
            "Take",
        ),
        *("open", "open:", "open:2C", "open:2C,3C", "open:2C,3C,4C,5C", "open:2C,2C,3C", "open:3C,2C,4C"),
        *(
            "open:2D,2C,3C",
            "open:2C,3C,X",
            "open:2C,3C,4X",
            "open:2C,3C, 4C",
            "open:2C,3C,4C,",
            "open:2C,2D,2D",
        ),
        *("2C,3C,4C", "OPEN:2C,3C,4C", "open:2c,3c,4c", "show:0+1", "play:0+1:single:7"),
    ],
)
def test_what_is_no_move_of_shithead_is_malformed(text: str) -> None:
    """A text that no move prints is refused as such, not as illegal."""
    with pytest.raises(MalformedMove):
        GAME.parse_move(text)


@given(st.text() | st.from_regex(r"(play|blind|open|take):?[0-9AJQKXCDSHx,]*"))
def test_whatever_can_be_read_as_a_move_of_shithead_is_printed_again(text: str) -> None:
    """Reading any text gives a move that prints as that text, or one kind of error."""
    try:
        move = GAME.parse_move(text)
    except MalformedMove:
        return
    assert str(move) == text


def test_every_move_of_shithead_is_read_as_it_is_printed() -> None:
    """Each rank and number, each place, any three cards."""
    moves: list[Move] = [play for plays in PLAYS.values() for play in plays]
    moves += [*BLINDS, TAKE, *map(Open, combinations(CARDS, 3))]
    assert [GAME.parse_move(str(move)) for move in moves] == moves
