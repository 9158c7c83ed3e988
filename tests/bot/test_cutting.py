"""What is said is cut to the room that there is, part by part and whatever the room is measured in."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.cutting import CUT, cut


@pytest.mark.parametrize(
    ("text", "room", "left"),
    [
        ("Anna", 4, "Anna"),
        ("Anna", 3, "An…"),
        ("Anna Maria", 6, "Anna…"),
        ("👩\u200d🚀", 2, "👩…"),
        ("Anna", 1, "…"),
        ("Anna", 0, ""),
        ("Anna", -1, ""),
        ("", 0, ""),
    ],
)
def test_a_text_keeps_its_beginning(text: str, room: int, left: str) -> None:
    """And has a sign for the rest behind it, but no space and no half of a joined sign before that."""
    assert cut(text, room) == left


@pytest.mark.parametrize(
    ("room", "left"), [(14, "Anna, Ben, Eva"), (13, "Anna, Ben, …"), (11, "Anna, …"), (6, "…"), (0, "")]
)
def test_what_has_parts_is_cut_between_them(room: int, left: str) -> None:
    """No name is said by half."""
    assert cut(["Anna", "Ben", "Eva"], room, separator=", ") == left


def test_room_is_measured_as_it_is_asked_for() -> None:
    """In the units of Discord's labels, for instance, of which an emoji takes two."""
    assert cut("👑👑👑", 5, measure=lambda text: len(text.encode("utf-16-le")) / 2) == "👑👑…"


@given(st.lists(st.text("a b\u200d", min_size=1)), st.integers(0, 40), st.sampled_from(["", " ", ", "]))
def test_nothing_is_longer_than_its_room(parts: list[str], room: int, separator: str) -> None:
    """And nothing is cut that would have fitted."""
    whole, left = separator.join(parts), cut(parts, room, separator=separator)
    assert len(left) <= room
    assert (left == whole) is (len(whole) <= room)
    assert left == whole or left.endswith(CUT) or not room
