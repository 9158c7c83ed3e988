"""Legal moves of Shithead are counted as a person counts them."""

from pathlib import Path

import pytest
from shithead_scene import GAME, scene

from engine.shithead.state import State

ROWS = [
    [column.strip() for column in line.split("|")]
    for line in (Path(__file__).parent / "shithead-counts.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


def _sequences(state: State, depth: int) -> int:
    """How many sequences of so many moves there are."""
    if depth == 0:
        return 1
    return sum(
        _sequences(GAME.apply(state, seat, move)[0], depth - 1)
        for seat in GAME.to_act(state)
        for move in GAME.legal_moves(state, seat)
    )


@pytest.mark.parametrize(
    ("hands", "pile", "depth", "expected"),
    [pytest.param(*row[:4], id=f"{row[0]} on {row[1] or 'nothing'}, depth {row[2]}") for row in ROWS],
)
def test_there_are_as_many_sequences_of_moves_of_shithead_as_counted_by_hand(
    hands: str, pile: str, depth: str, expected: str
) -> None:
    """One more and one is illegal, one less and one is missing."""
    assert _sequences(scene(*hands.split("/"), pile=pile), int(depth)) == int(expected)
