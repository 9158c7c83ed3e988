"""The grammar of button ids: what is written reads back as the same, and nothing else is understood."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from positions import GAME, states

from cogs.ids import LONGEST, Address, custom_id, parse
from engine.unsortiert.state import State

GREATEST = 10**18 - 1

NUMBERS = st.integers(0, GREATEST)


@given(NUMBERS, NUMBERS, st.from_regex(r"[!-~]{1,60}", fullmatch=True))
def test_what_is_written_reads_back_as_the_same(table: int, decision: int, what: str) -> None:
    """For every table, decision and what, colons in it too."""
    text = custom_id(table, decision, what)
    assert len(text) <= LONGEST
    assert parse(text) == Address(table, decision, what)


@given(states())
def test_every_move_fits_into_an_id(state: State) -> None:
    """However long the game and however large the numbers."""
    for seat in GAME.to_act(state):
        for move in GAME.legal_moves(state, seat):
            assert parse(custom_id(GREATEST, GREATEST, str(move))) == Address(GREATEST, GREATEST, str(move))


def test_numbers_beyond_a_databases_are_not_understood() -> None:
    """What is read can be looked up: it fits into 64 bits with a sign."""
    assert GREATEST < 2**63
    for number in (GREATEST + 1, 2**63, 10**30):
        assert parse(f"1:{number}:0:join") is None
        assert parse(f"1:1:{number}:join") is None
        with pytest.raises(ValueError, match="no id"):
            custom_id(number, 0, "join")


@pytest.mark.parametrize("what", ["", "two words", "ümlaut", "line\nbreak", "x" * 61])
def test_what_would_not_read_back_is_refused_when_written(what: str) -> None:
    """A fault of the one who draws, found before anybody can press it."""
    with pytest.raises(ValueError, match="no id"):
        custom_id(1, 2, what)


@pytest.mark.parametrize(
    "text", ["", "1", "1:2:3", "1:2:3:", "2:2:3:hand", "1:a:3:hand", "1:-2:3:hand", "1:2:3:hand\n"]
)
def test_another_grammar_is_not_understood(text: str) -> None:
    """Ids of other versions, cut ones, and those of other bots."""
    assert parse(text) is None


@given(st.text())
def test_any_text_is_read_without_an_error(text: str) -> None:
    """And what is understood writes back as it was, but for zeros in front."""
    address = parse(text)
    if address is not None:
        assert parse(custom_id(address.table, address.decision, address.what)) == address
