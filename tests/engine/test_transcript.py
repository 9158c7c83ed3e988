"""Transcripts: what is written is read back, and what is malformed or breaks a rule says where."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import WITH_JOKERS
from engine.simulate import play
from engine.transcript import BadTranscript, Transcript, positions, read, replay, write

GAME = play("unsortiert", ["random"] * 3, b"a game to spoil", {"chips": 1}).transcript
DECK = list(WITH_JOKERS)
BEGUN = {
    "format": 1,
    "game": "unsortiert",
    "options": {"players": 4, "chips": 3},
    "deals": [DECK],
    "moves": ["0 play:0+1:single:1"],
}


def _with(**changes: object) -> str:
    return json.dumps(BEGUN | changes)


def _deal(place: int, card: object) -> list[list[object]]:
    return [[*DECK[:place], card, *DECK[place + 1 :]]]


def test_a_transcript_is_read_as_it_was_written() -> None:
    """And printed as the same text again."""
    assert read(write(GAME)) == GAME
    assert write(read(write(GAME))) == write(GAME)
    assert read(_with()).options == {"players": 4, "chips": 3}


def test_options_with_a_default_may_be_left_out() -> None:
    """They stay left out."""
    assert read(_with(options={"players": 5})).options == {"players": 5}


def test_a_transcript_has_a_line_for_each_deal_and_move() -> None:
    """So that two of them can be compared line by line."""
    lines = write(GAME).splitlines()
    assert len(lines) == len(GAME.deals) + len(GAME.moves) + 2 + 3 + 4
    assert write(Transcript("unsortiert", {"players": 3}, (), ())).count("[]") == 2


@pytest.mark.parametrize(
    ("text", "message"),
    [
        pytest.param("", "transcript: not JSON: Expecting value: line 1 column 1 (char 0)", id="nothing"),
        pytest.param("{", "transcript: not JSON: Expecting property name", id="half an object"),
        pytest.param("[" * 100_000, "transcript: not JSON: ", id="too deep"),
        pytest.param("9" * 5000, "transcript: not JSON: ", id="too long a number"),
        pytest.param("\ufeff{}", "transcript: not JSON: ", id="a byte order mark"),
        pytest.param("[]", "transcript: [] is not an object", id="a list"),
        pytest.param("{}", "format: is missing", id="empty"),
        pytest.param('{"format": 1, "format": 1}', "'format': is given more than once", id="a key twice"),
        pytest.param(_with(seed=1), "'seed': a transcript has no such key", id="a key too many"),
        pytest.param(_with(format=2), "format: 2 is not 1", id="another format"),
        pytest.param(_with(format=True), "format: True is not 1", id="format as a truth value"),
        pytest.param(_with(format=1.0), "format: 1.0 is not 1", id="format as a fraction"),
        pytest.param(_with(format="1"), "format: '1' is not 1", id="format as text"),
        pytest.param(_with(game="chess"), "game: 'chess' is not one of unsortiert", id="another game"),
        pytest.param(_with(game=["unsortiert"]), "game: ['unsortiert'] is not one of", id="several games"),
        pytest.param(_with(options=[]), "options: [] is not an object", id="options as a list"),
        pytest.param(_with(options={}), "options.players: is missing", id="no players"),
        pytest.param(
            _with(options={"players": 9}), "options.players: 9 is not one of 3 to 5", id="nine players"
        ),
        pytest.param(
            _with(options={"players": "4"}), "options.players: '4' is not a whole", id="players as text"
        ),
        pytest.param(
            _with(options={"players": 4, "chips": 0}), "options.chips: 0 is not one of", id="no chips"
        ),
        pytest.param(
            _with(options={"players": 4, "x": 0}), "options.x: there is no such option", id="option x"
        ),
        pytest.param(
            _with(options={"players": 4, "\x1b[31m": 0}),
            r"options.'\x1b[31m': there",
            id="an option in colour",
        ),
        pytest.param(
            _with(options={"players": 4, "x" * 10**5: 0}), "options.'xxx", id="an option with a long name"
        ),
        pytest.param(
            _with(options={"players": "x" * 10**5}), "options.players: 'xxx", id="an option with a long value"
        ),
        pytest.param(_with(deals={}), "deals: {} is not a list", id="deals as an object"),
        pytest.param(_with(deals=["AS"]), "deals[0]: 'AS' is not a list", id="a deal as text"),
        pytest.param(_with(deals=_deal(3, "ZZ")), "deals[0][3]: 'ZZ' is not a card", id="no card"),
        pytest.param(_with(deals=_deal(3, 4)), "deals[0][3]: 4 is not a card", id="a card as a number"),
        pytest.param(
            _with(deals=_deal(3, ["AS"])), "deals[0][3]: ['AS'] is not a card", id="a card as a list"
        ),
        pytest.param(
            _with(deals=_deal(3, "5H")), "deals[0][17]: '5H' is one more than the deck has", id="a card twice"
        ),
        pytest.param(_with(deals=[DECK, DECK[:-1]]), "deals[1]: 'X' is missing", id="a card too few"),
        pytest.param(_with(deals=[[*DECK, "X"]]), "deals[0][54]: 'X' is one more than", id="a card too many"),
        pytest.param(_with(moves=None), "moves: None is not a list", id="no moves"),
        pytest.param(_with(moves=[7]), "moves[0] 7: is not a seat and a move", id="a move as a number"),
        pytest.param(_with(moves=["0"]), "moves[0] '0': is not a seat and a move", id="only a seat"),
        pytest.param(_with(moves=["take:0:0"]), "moves[0] 'take:0:0': is not a seat and", id="only a move"),
        pytest.param(_with(moves=["00 take:0:0"]), "moves[0] '00 take:0:0': is not a seat", id="an odd seat"),
        pytest.param(_with(moves=["٣ take:0:0"]), "moves[0] '٣ take:0:0': is not a seat", id="an odd digit"),
        pytest.param(_with(moves=["0 pass"]), "moves[0] '0 pass': 'pass' is not a move", id="no move"),
        pytest.param(_with(moves=["0  take:0:0"]), "moves[0] '0  take:0:0': ' take:0:0' is", id="two spaces"),
        pytest.param(_with(moves=["0 take:0:0\n"]), "moves[0] '0 take:0:0\\n': ", id="a line break"),
        pytest.param(
            _with(moves=["0 \x1b[31m"]), r"moves[0] '0 \x1b[31m': '\x1b[31m' is", id="a move in colour"
        ),
        pytest.param(_with(moves=["0 " + "Z" * 10**5]), "moves[0] '0 ZZZ", id="a long move"),
        pytest.param(_with(moves=["0 take:0:0", "Z" * 500]), "moves[1] 'ZZZ", id="a long text"),
    ],
)
def test_what_is_malformed_says_where(text: str, message: str) -> None:
    """The message begins with the place, and is short whatever the text."""
    with pytest.raises(BadTranscript) as refused:
        read(text)
    assert str(refused.value).startswith(message)
    assert str(refused.value) == f"{refused.value.place}: {refused.value.why}"
    assert len(str(refused.value)) < 200


@given(st.text() | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(json.dumps))
def test_any_text_is_a_transcript_or_a_clear_error(text: str) -> None:
    """Never another error."""
    with pytest.raises(BadTranscript):
        read(text)


KEYS = st.sampled_from(["format", "game", "options", "deals", "moves", "players", "chips"])
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.sampled_from(["AS", "unsortiert", "0 x"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from(list(BEGUN)), VALUES, min_size=1))
def test_any_part_replaced_is_a_transcript_or_a_clear_error(changes: dict[str, Any]) -> None:
    """Whatever stands in the place of a part."""
    try:
        transcript = read(_with(**changes))
    except BadTranscript:
        return
    assert read(write(transcript)) == transcript


def _states(transcript: Transcript) -> int:
    return sum(1 for _ in replay(transcript))


def _change(**changes: Any) -> Transcript:
    parts = {"game": GAME.game, "options": GAME.options, "deals": GAME.deals, "moves": GAME.moves}
    return Transcript(**(parts | changes))


LAST = len(GAME.moves)


@pytest.mark.parametrize(
    ("transcript", "message"),
    [
        pytest.param(
            _change(moves=(*GAME.moves, "0 play:0+1:single:1")),
            f"moves[{LAST}] '0 play:0+1:single:1': over: the game has ended",
            id="a move after the end",
        ),
        pytest.param(
            _change(deals=GAME.deals[:-1]),
            "deal-due: the next deal has to come first",
            id="a deal is missing",
        ),
        pytest.param(_change(deals=()), f"moves[0] '{GAME.moves[0]}': deal-due: ", id="no deal"),
        pytest.param(
            _change(deals=(*GAME.deals, GAME.deals[0])),
            f"deals[{len(GAME.deals)}]: this deal is never begun",
            id="a deal too many",
        ),
        pytest.param(_change(deals=(GAME.deals[0][1:],)), "deals[0]: wrong-deck: ", id="no full deck"),
        pytest.param(
            _change(moves=("1 take:0:0",)), "moves[0] '1 take:0:0': not-to-act: it is", id="out of turn"
        ),
        pytest.param(
            _change(moves=("7 take:0:0",)), "moves[0] '7 take:0:0': not-to-act: it is", id="no such seat"
        ),
        pytest.param(_change(moves=("0 take:0:0",)), "moves[0] '0 take:0:0': illegal: seat 0", id="illegal"),
        pytest.param(_change(moves=("0 pass",)), "moves[0] '0 pass': 'pass' is not a move", id="no move"),
        pytest.param(_change(game="chess"), "game: 'chess' is not one of", id="another game"),
        pytest.param(_change(options={"players": 2}), "options.players: 2 is not one of", id="two players"),
    ],
)
def test_what_breaks_a_rule_says_which_move_or_deal(transcript: Transcript, message: str) -> None:
    """Number, text and reason."""
    with pytest.raises(BadTranscript) as refused:
        list(positions(transcript))
    assert message in str(refused.value)


@given(st.integers(0, LAST))
def test_a_game_may_stop_anywhere(length: int) -> None:
    """As many positions as moves and one, each the same as in the whole game."""
    whole = list(positions(GAME))
    begun = list(positions(_change(moves=GAME.moves[:length], deals=_begun(length))))
    assert begun == whole[: length + 1]


def _begun(length: int) -> tuple[Any, ...]:
    """The deals that so many moves begin."""
    return GAME.deals[: list(positions(GAME))[length]["deal"]]


def test_a_last_position_may_wait_for_a_deal() -> None:
    """Nobody is to act, yet the game is not over."""
    deals = [position["deal"] for position in positions(GAME)]
    length = deals.index(2)
    *_, last = positions(_change(moves=GAME.moves[:length], deals=GAME.deals[:1]))
    assert (last["turn"], last["over"], last["legal"], last["deal"]) == (None, False, [], 1)
    assert _states(_change(moves=(), deals=())) == 1


def test_a_position_has_these_keys_in_these_forms() -> None:
    """After one move of a game whose deck is in order."""
    first, second = positions(read(_with(moves=["0 play:0+1:single:1"])))
    assert list(first) == [
        *("turn", "over", "legal", "hands", "spares", "chips", "pile", "drawn", "best", "deal", "losers"),
    ]
    assert (first["turn"], first["best"], first["drawn"], first["losers"]) == (0, None, None, [])
    assert first["legal"] == sorted(first["legal"])
    assert first["hands"][0] == DECK[0:40:4]
    assert second["best"] == {"seat": 0, "kind": "single", "value": 1}
    assert (second["turn"], second["over"], second["deal"], second["pile"]) == (1, False, 1, 6)
    assert (second["chips"], second["spares"][0]) == ([3, 3, 3, 3], [DECK[40], DECK[44]])
    assert json.loads(json.dumps(second)) == second
