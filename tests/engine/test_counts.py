"""Legal moves are counted as a person counts them."""

from pathlib import Path

import pytest
from scene import GAME, scene

from engine.unsortiert.state import State

ROWS = [
    [column.strip() for column in line.split("|")]
    for line in (Path(__file__).parent / "counts.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


def _sequences(state: State, depth: int) -> int:
    """How many sequences of so many moves there are in this round."""
    if depth == 0:
        return 1
    return sum(
        _sequences(GAME.apply(state, seat, move)[0], depth - 1)
        for seat in GAME.to_act(state)
        for move in GAME.legal_moves(state, seat)
    )


@pytest.mark.parametrize(
    ("hands", "spares", "depth", "expected"),
    [pytest.param(*row[:4], id=f"{row[0]}, depth {row[2]}") for row in ROWS],
)
def test_there_are_as_many_sequences_of_moves_as_counted_by_hand(
    hands: str, spares: str, depth: str, expected: str
) -> None:
    """One more and one is illegal, one less and one is missing."""
    state = scene(*hands.split("/"), spares=["", spares, ""])
    assert _sequences(state, int(depth)) == int(expected)
