"""Legal moves are counted as a person counts them."""

import pytest
from counted import rows, sequences
from scene import GAME, scene


@pytest.mark.parametrize(
    ("hands", "spares", "depth", "expected"),
    [pytest.param(*row[:4], id=f"{row[0]}, depth {row[2]}") for row in rows("unsortiert")],
)
def test_there_are_as_many_sequences_of_moves_as_counted_by_hand(
    hands: str, spares: str, depth: str, expected: str
) -> None:
    """One more and one is illegal, one less and one is missing."""
    state = scene(*hands.split("/"), spares=["", spares, ""])
    assert sequences(GAME, state, int(depth)) == int(expected)
