"""What the rules of Scouting refuse, with which code, and that nothing changes by it."""

from copy import deepcopy
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scouting_scene import GAME, after, conceivable, scene

from engine.cards import STANDARD, Card
from engine.game import BadOption, IllegalMove, MalformedMove, RefusalCode, Seat
from engine.scouting.combinations import DECK
from engine.scouting.moves import End, Move, Scout, ScoutShow, Show
from engine.scouting.state import State

FRESH = GAME.start(GAME.options(3, {}))
RUNNING = scene("8 9 1", "9 9", "1")
ANSWER = after(scene("8 9 1", "9 9 4", "1"), "show:0+2")
SINGLE = after(scene("8 9 1", "9 4", "1"), "show:0+1")
MARKED = after(scene("8 9 1", "9 4", "1", markers=False), "show:0+1")
OVER = after(scene("9", "2", "12 1", deal=3), "show:0+1")
WEAK = after(scene("12 12 12 1", "2 5", "1"), "show:0+3")


@pytest.mark.parametrize(
    ("state", "seat", "move", "code"),
    [
        pytest.param(OVER, 0, "show:0+1", RefusalCode.OVER, id="after the end"),
        pytest.param(FRESH, 0, "show:0+1", RefusalCode.DEAL_DUE, id="before the deal"),
        pytest.param(RUNNING, 1, "show:0+1", RefusalCode.NOT_TO_ACT, id="out of turn"),
        pytest.param(RUNNING, 7, "show:0+1", RefusalCode.NOT_TO_ACT, id="no such seat"),
        pytest.param(RUNNING, 0, "scout:L:0", RefusalCode.ILLEGAL, id="B7 scout"),
        pytest.param(RUNNING, 0, "scoutshow:L:0:0+1", RefusalCode.ILLEGAL, id="B7 both"),
        pytest.param(RUNNING, 0, "show:1+2", RefusalCode.ILLEGAL, id="no such group"),
        pytest.param(RUNNING, 0, "show:3+1", RefusalCode.ILLEGAL, id="behind the last card"),
        pytest.param(RUNNING, 0, "show:2+2", RefusalCode.ILLEGAL, id="half behind the last card"),
        pytest.param(ANSWER, 1, "show:0+1", RefusalCode.ILLEGAL, id="too weak"),
        pytest.param(ANSWER, 1, "scout:L:4", RefusalCode.ILLEGAL, id="no such place"),
        pytest.param(ANSWER, 1, "scoutshow:L:4:0+2", RefusalCode.ILLEGAL, id="no such place for both"),
        pytest.param(ANSWER, 1, "scoutshow:L:0:1+3", RefusalCode.ILLEGAL, id="no such group after scouting"),
        pytest.param(ANSWER, 1, "scoutshow:L:3:2+1", RefusalCode.ILLEGAL, id="too weak after scouting"),
        pytest.param(SINGLE, 1, "scout:R:0", RefusalCode.ILLEGAL, id="B5 a single card has one end"),
        pytest.param(SINGLE, 1, "scoutshow:R:0:0+1", RefusalCode.ILLEGAL, id="B5 for both"),
        pytest.param(MARKED, 1, "scoutshow:L:0:0+2", RefusalCode.ILLEGAL, id="B14 the marker is gone"),
        pytest.param(WEAK, 1, "scoutshow:L:0:0+1", RefusalCode.ILLEGAL, id="B11 C10"),
    ],
)
def test_a_scouting_move_is_refused_with_its_reason(
    state: State, seat: int, move: str, code: RefusalCode
) -> None:
    """The code is the first reason in the order of the codes."""
    before = deepcopy(state)
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, seat, GAME.parse_move(move))
    assert refused.value.code is code
    assert str(refused.value).startswith(f"{code.value}: ")
    assert state == before


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(RUNNING, id="opening"),
        pytest.param(ANSWER, id="answering two cards"),
        pytest.param(SINGLE, id="answering one"),
        pytest.param(MARKED, id="without a marker"),
        pytest.param(WEAK, id="with nothing that beats"),
        pytest.param(after(scene("5 6 1", "5 4 5 5 6", "1"), "show:0+2"), id="with much that does"),
    ],
)
def test_a_scouting_move_applies_if_and_only_if_it_is_listed(state: State) -> None:
    """`legal_moves` and `apply` agree on every conceivable move, whatever its places and lengths."""
    (seat,) = GAME.to_act(state)
    accepted = {move for move in conceivable(len(state.hands[seat])) if _applies(state, seat, move)}
    assert accepted == set(GAME.legal_moves(state, seat))


def _applies(state: State, seat: Seat, move: Move) -> bool:
    try:
        GAME.apply(state, seat, move)
    except IllegalMove:
        return False
    return True


@pytest.mark.parametrize(
    ("state", "cards", "code"),
    [
        pytest.param(OVER, DECK, RefusalCode.OVER, id="after the end"),
        pytest.param(RUNNING, DECK, RefusalCode.NO_DEAL_DUE, id="while a deal runs"),
        pytest.param(FRESH, DECK[1:], RefusalCode.WRONG_DECK, id="a card too few"),
        pytest.param(FRESH, (*DECK, Card("AS")), RefusalCode.WRONG_DECK, id="a card too many"),
        pytest.param(FRESH, ("AH", *DECK[1:]), RefusalCode.WRONG_DECK, id="a card twice"),
        pytest.param(FRESH, STANDARD, RefusalCode.WRONG_DECK, id="B4 kings"),
        pytest.param(FRESH, (), RefusalCode.WRONG_DECK, id="no cards"),
    ],
)
def test_a_deck_of_scouting_is_refused_with_its_reason(
    state: State, cards: tuple[Card, ...], code: RefusalCode
) -> None:
    """A deal is a move that chance makes, and refused like one."""
    before = deepcopy(state)
    with pytest.raises(IllegalMove) as refused:
        GAME.deal(state, cards)
    assert refused.value.code is code
    assert state == before


def test_a_seat_of_scouting_that_is_not_to_act_has_no_moves() -> None:
    """Nor has a seat that does not exist, nor anybody between deals and after the end."""
    assert GAME.legal_moves(RUNNING, 1) == GAME.legal_moves(RUNNING, 9) == ()
    assert GAME.legal_moves(FRESH, 0) == GAME.legal_moves(OVER, 0) == ()
    assert GAME.to_act(FRESH) == GAME.to_act(OVER) == ()
    assert not any(GAME.continues(state, seat) for state in (RUNNING, ANSWER, OVER) for seat in range(3))


@pytest.mark.parametrize(
    ("players", "chosen", "name"),
    [
        pytest.param(2, {}, "players", id="two"),
        pytest.param(6, {}, "players", id="six"),
        pytest.param("4", {}, "players", id="players as text"),
        pytest.param(True, {}, "players", id="players as a truth value"),
        pytest.param(4, {"chips": 3}, "chips", id="there are no chips"),
    ],
)
def test_a_bad_option_of_scouting_is_named(players: int, chosen: dict[str, object], name: str) -> None:
    """Nothing can be chosen but how many play."""
    with pytest.raises(BadOption) as refused:
        GAME.options(players, chosen)
    assert refused.value.name == name
    assert GAME.choosable == {}


@pytest.mark.parametrize(
    "text",
    [
        *("", "show", "show:", "show:0", "show:0+", "show:0+0", "show:0+13", "show:48+1", "show:-1+1"),
        *("show:00+1", "show:0+01", "show:0+1\n", " show:0+1", "SHOW:0+1", "show:٣+1", "show:0+1:single"),
        *("scout", "scout:L", "scout:L:", "scout:M:0", "scout:l:0", "scout:0:0", "scout:L:48", "scout:R:01"),
        *("scout:L:0:0", "scout:LR:0", "scout::0", "scout:L:²"),
        *("scoutshow:L:0", "scoutshow:L:0:", "scoutshow:L:0:0", "scoutshow:L:0:0+0", "scoutshow:0+1:L:0"),
        *("scoutshow:X:0:0+1", "scoutshow:L:0:0+1:", "scout-show:L:0:0+1", "play:0+1:single:5"),
    ],
)
def test_what_is_no_move_of_scouting_is_malformed(text: str) -> None:
    """A text that no move prints is refused as such, not as illegal."""
    with pytest.raises(MalformedMove):
        GAME.parse_move(text)


@given(st.text() | st.from_regex(r"(show|scout|scoutshow):[LR0-9:+]*"))
def test_whatever_can_be_read_in_scouting_is_printed_again(text: str) -> None:
    """Reading any text gives a move that prints as that text, or one kind of error."""
    try:
        move = GAME.parse_move(text)
    except MalformedMove:
        return
    assert str(move) == text


def test_every_move_of_scouting_is_read_as_it_is_printed() -> None:
    """From each place that a card can have, in every length, and taken from each end."""
    places = range(len(DECK))
    groups = [*product(places, range(1, 13))]
    moves: list[Move] = [Show(*group) for group in groups]
    moves += [Scout(end, place) for end, place in product(End, places)]
    moves += [
        ScoutShow(end, place, *group) for end, place in product(End, (0, 9, 10, 47)) for group in groups
    ]
    assert [GAME.parse_move(str(move)) for move in moves] == moves
