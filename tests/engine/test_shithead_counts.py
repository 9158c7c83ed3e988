"""Legal moves of Shithead are counted as a person counts them."""

import pytest
from counted import rows, sequences
from shithead_scene import GAME, scene


@pytest.mark.parametrize(
    ("hands", "pile", "depth", "expected"),
    [
        pytest.param(*row[:4], id=f"{row[0]} on {row[1] or 'nothing'}, depth {row[2]}")
        for row in rows("shithead")
    ],
)
def test_there_are_as_many_sequences_of_moves_of_shithead_as_counted_by_hand(
    hands: str, pile: str, depth: str, expected: str
) -> None:
    """One more and one is illegal, one less and one is missing."""
    assert sequences(GAME, scene(*hands.split("/"), pile=pile), int(depth)) == int(expected)
