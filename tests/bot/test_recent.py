"""The memories with a bound: of open hands, of messages, of pictures, of tables."""

import pytest

from bot.recent import Recent


def test_what_was_noted_longest_ago_goes_first() -> None:
    """And no more than it has to."""
    recent: Recent[int, str] = Recent(3)
    for number in range(5):
        recent[number] = str(number)
    assert recent == {2: "2", 3: "3", 4: "4"}


def test_what_is_noted_anew_is_the_latest() -> None:
    """It counts once, and outlives what was noted after it the first time."""
    recent: Recent[str, int] = Recent(2)
    recent["a"], recent["b"], recent["a"], recent["c"] = 1, 2, 3, 4
    assert list(recent.items()) == [("a", 3), ("c", 4)]


def test_looking_something_up_leaves_the_order_alone() -> None:
    """Only noting counts, so that a loop over it cannot change it."""
    recent: Recent[str, int] = Recent(2)
    recent["a"], recent["b"] = 1, 2
    assert recent["a"] == recent.get("a") == 1
    recent["c"] = 3
    assert "a" not in recent


@pytest.mark.parametrize("most", [1, 2, 7])
def test_it_never_holds_more_than_it_may(most: int) -> None:
    """Also while it is being filled."""
    recent: Recent[int, int] = Recent(most)
    for number in range(20):
        recent[number % 9] = number
        assert len(recent) <= most
