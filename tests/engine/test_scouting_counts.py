"""Legal moves of Scouting are counted as a person counts them."""

import pytest
from counted import rows
from scouting_scene import after, legal, scene


@pytest.mark.parametrize(
    ("show", "hand", "marker", "expected"),
    [
        pytest.param(*row[:4], id=f"{row[0] or 'nothing'}, {row[1]}, marker {row[2]}")
        for row in rows("scouting")
    ],
)
def test_there_are_as_many_moves_as_counted_by_hand(show: str, hand: str, marker: str, expected: str) -> None:
    """One more and one is illegal, one less and one is missing."""
    state = scene(f"{show} 1 1", hand, "1", starter=0 if show else 1, markers=marker == "yes")
    if show:
        state = after(state, f"show:0+{len(show.split())}")
    assert len(legal(state)) == int(expected)
