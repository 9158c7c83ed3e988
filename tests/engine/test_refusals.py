"""What the rules refuse, with which code, and that nothing changes by it."""

from copy import deepcopy
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scene import GAME, after, conceivable, scene

from engine.cards import WITH_JOKERS, Card
from engine.game import BadOption, IllegalMove, MalformedMove, RefusalCode, Seat
from engine.unsortiert.combinations import READINGS
from engine.unsortiert.moves import Insert, Move, Take
from engine.unsortiert.plays import play
from engine.unsortiert.state import State

FRESH = GAME.start(GAME.options(3, {}))
OVER = after(scene("9 1", "2", "12 1", chips=(3, 0, 3)), "play:0+1:single:9")
RUNNING = scene("8 9 1", "9 9", "1", spares=["5 6", "5 6", ""])
ANSWER = after(RUNNING, "play:0+1:single:8")
INSERTING = after(
    scene("Z 5", "9 1 2", "2", spares=["3", "3", "4"], pile="6 7 8"),
    "play:0+1:draw",
    "play:0+1:single:9",
    "take:0:0",
)


@pytest.mark.parametrize(
    ("state", "seat", "move", "code"),
    [
        pytest.param(OVER, 0, "play:0+1:single:1", RefusalCode.OVER, id="after the end"),
        pytest.param(FRESH, 0, "play:0+1:single:1", RefusalCode.DEAL_DUE, id="before the deal"),
        pytest.param(RUNNING, 1, "play:0+1:single:9", RefusalCode.NOT_TO_ACT, id="out of turn"),
        pytest.param(RUNNING, 7, "play:0+1:single:9", RefusalCode.NOT_TO_ACT, id="no such seat"),
        pytest.param(RUNNING, 0, "take:0:0", RefusalCode.ILLEGAL, id="R1"),
        pytest.param(RUNNING, 0, "insert:0", RefusalCode.ILLEGAL, id="nothing was drawn"),
        pytest.param(RUNNING, 0, "play:1+1:single:8", RefusalCode.ILLEGAL, id="another card"),
        pytest.param(RUNNING, 0, "play:3+1:single:1", RefusalCode.ILLEGAL, id="behind the last card"),
        pytest.param(RUNNING, 0, "play:0+2:pair:9", RefusalCode.ILLEGAL, id="no such combination"),
        pytest.param(RUNNING, 0, "play:1+2:run2:9", RefusalCode.ILLEGAL, id="not that number"),
        pytest.param(RUNNING, 0, "play:0+1:stop", RefusalCode.ILLEGAL, id="no king"),
        pytest.param(ANSWER, 1, "take:0:3", RefusalCode.ILLEGAL, id="no such place"),
        pytest.param(INSERTING, 1, "play:0+1:single:1", RefusalCode.ILLEGAL, id="play before placing"),
        pytest.param(INSERTING, 1, "take:0:0", RefusalCode.ILLEGAL, id="take before placing"),
        pytest.param(INSERTING, 1, "insert:3", RefusalCode.ILLEGAL, id="place behind the end"),
        pytest.param(INSERTING, 0, "insert:0", RefusalCode.NOT_TO_ACT, id="only the winner places"),
    ],
)
def test_a_move_is_refused_with_its_reason(state: State, seat: int, move: str, code: RefusalCode) -> None:
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
        pytest.param(ANSWER, id="answering"),
        pytest.param(INSERTING, id="placing"),
        pytest.param(scene("J 4 J S 6", "1", "1"), id="jokers"),
        pytest.param(after(scene("5 1", "J 4 J Z 6", "1"), "play:0+1:single:5"), id="jokers over a five"),
    ],
)
def test_what_is_not_listed_is_refused_and_what_is_listed_is_not(state: State) -> None:
    """`legal_moves` and `apply` agree on every conceivable move, whatever its places and numbers."""
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
        pytest.param(OVER, WITH_JOKERS, RefusalCode.OVER, id="after the end"),
        pytest.param(RUNNING, WITH_JOKERS, RefusalCode.NO_DEAL_DUE, id="while a deal runs"),
        pytest.param(FRESH, WITH_JOKERS[1:], RefusalCode.WRONG_DECK, id="a card too few"),
        pytest.param(FRESH, (*WITH_JOKERS, Card("AS")), RefusalCode.WRONG_DECK, id="a card too many"),
        pytest.param(FRESH, ("AH", *WITH_JOKERS[1:]), RefusalCode.WRONG_DECK, id="a card twice"),
        pytest.param(FRESH, (), RefusalCode.WRONG_DECK, id="no cards"),
    ],
)
def test_a_deck_is_refused_with_its_reason(state: State, cards: tuple[Card, ...], code: RefusalCode) -> None:
    """A deal is a move that chance makes, and refused like one."""
    before = deepcopy(state)
    with pytest.raises(IllegalMove) as refused:
        GAME.deal(state, cards)
    assert refused.value.code is code
    assert state == before


def test_a_seat_that_is_not_to_act_has_no_moves() -> None:
    """Nor has a seat that does not exist, nor anybody between deals and after the end."""
    assert GAME.legal_moves(RUNNING, 1) == GAME.legal_moves(RUNNING, 9) == ()
    assert GAME.legal_moves(FRESH, 0) == GAME.legal_moves(OVER, 0) == ()
    assert GAME.to_act(FRESH) == GAME.to_act(OVER) == ()


@pytest.mark.parametrize(
    ("players", "chosen", "name"),
    [
        pytest.param(2, {}, "players", id="T1 two"),
        pytest.param(6, {}, "players", id="T1 six"),
        pytest.param("4", {}, "players", id="players as text"),
        pytest.param(True, {}, "players", id="players as a truth value"),
        pytest.param(4, {"chips": 0}, "chips", id="T5 none"),
        pytest.param(4, {"chips": 6}, "chips", id="T5 six"),
        pytest.param(4, {"chips": "3"}, "chips", id="chips as text"),
        pytest.param(4, {"chips": 3.0}, "chips", id="chips as a fraction"),
        pytest.param(4, {"chips": None}, "chips", id="chips as nothing"),
        pytest.param(4, {"jokers": 2}, "jokers", id="no such option"),
    ],
)
def test_a_bad_option_is_named(players: int, chosen: dict[str, object], name: str) -> None:
    """The error says which option it is and what is wrong with it."""
    with pytest.raises(BadOption) as refused:
        GAME.options(players, chosen)
    assert refused.value.name == name
    assert str(refused.value) == f"option {name!r}: {refused.value.why}"


@pytest.mark.parametrize(("players", "chips"), [(3, 3), (4, 3), (5, 2)])
def test_chips_have_a_default(players: int, chips: int) -> None:
    """Three, with five players two (T5); what is chosen counts."""
    assert GAME.options(players, {}).chips == chips
    assert GAME.options(players, {"chips": 5}).chips == 5


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "play",
            "play:",
            "play:0",
            "play:0+1",
            "play:0+1:single",
            "play:0+1:single:0",
            "play:0+1:single:13",
        ),
        *("play:0+2:single:5", "play:0+1:pair:5", "play:0+2:run2:1", "play:0+3:run3:2", "play:0+1:stop:0"),
        *("play:00+1:single:5", "play:0+1:single:05", "play:-1+1:single:5", "play:100+1:single:5"),
        *(
            "play:0+1:single:5\n",
            " play:0+1:single:5",
            "PLAY:0+1:single:5",
            "play:٣+1:single:5",
            "play:0+1:king",
        ),
        *("take", "take:0", "take:2:0", "take:0:", "take:0:-1", "take:0:1:2", "take:0:٣", "take:0:00"),
        *("insert", "insert:", "insert:01", "insert:-1", "insert:100", "insert:1 ", "insert:²", "show:0+1"),
    ],
)
def test_what_is_no_move_is_malformed(text: str) -> None:
    """A text that no move prints is refused as such, not as illegal."""
    with pytest.raises(MalformedMove):
        GAME.parse_move(text)


@given(st.text() | st.from_regex(r"(play|take|insert):[0-9:+a-z]*"))
def test_whatever_can_be_read_is_printed_again(text: str) -> None:
    """Reading any text gives a move that prints as that text, or one kind of error."""
    try:
        move = GAME.parse_move(text)
    except MalformedMove:
        return
    assert str(move) == text


def test_every_move_is_read_as_it_is_printed() -> None:
    """From each place, every reading, and every way to place a card."""
    moves: list[Move] = [
        play(start, reading) for start, reading in product(range(len(WITH_JOKERS)), READINGS)
    ]
    places = range(100)
    moves += [Take(spare, place) for spare, place in product(range(2), places)]
    moves += map(Insert, places)
    assert [GAME.parse_move(str(move)) for move in moves] == moves


def test_only_placing_drawn_cards_continues_the_turn_that_won_the_round() -> None:
    """Which is of interest to whoever times turns (T4); it continues nobody else's."""
    (turn,) = GAME.to_act(INSERTING)
    assert [seat for seat in range(3) if GAME.continues(INSERTING, seat)] == [turn]
    assert not any(GAME.continues(state, seat) for state in (RUNNING, FRESH, OVER) for seat in range(3))
