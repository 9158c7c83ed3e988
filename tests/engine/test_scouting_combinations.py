"""What goes together in Scouting and what beats what, by the rules' cases."""

from itertools import product

import pytest
from scouting_scene import cards

from engine.cards import STANDARD, rank
from engine.scouting.combinations import DECK, KINDS, NOTHING, NUMBERS, STRENGTHS, Kind, kind, strength


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        pytest.param("4 5 6", Kind.RUN, id="C01 up"),
        pytest.param("6 5 4", Kind.RUN, id="C01 down"),
        pytest.param("5 4 6", None, id="C01 in no order"),
        pytest.param("7 7 7", Kind.SET, id="C01 set"),
        pytest.param("12 1", None, id="C01 B4 not round the corner"),
        pytest.param("1 12", None, id="B4 nor back"),
        pytest.param("11 12 1", None, id="B4 nor in the middle"),
        pytest.param("8", Kind.SINGLE, id="B3"),
        pytest.param("4 4 5", None, id="a set and more"),
        pytest.param("4 5 5", None, id="a run and more"),
        pytest.param("4 5 4", None, id="up and down"),
        pytest.param("4 6", None, id="a gap"),
        pytest.param("9 9 9 9", Kind.SET, id="all four"),
        pytest.param("1 2 3 4 5 6 7 8 9 10 11 12", Kind.RUN, id="all twelve"),
        pytest.param("", None, id="nothing"),
    ],
)
def test_cards_are_what_they_are_as_they_lie(row: str, expected: Kind | None) -> None:
    """Suits do not matter."""
    (laid,) = cards(row)
    assert kind(laid) is expected


@pytest.mark.parametrize(
    ("weaker", "stronger"),
    [
        pytest.param("12 12", "1 2 3", id="C02 more cards"),
        pytest.param("8 9", "2 2", id="C02 a set beats a run"),
        pytest.param("4 5", "5 6", id="C02 the lowest card"),
        pytest.param("11", "12", id="C02 B3 single cards"),
        pytest.param("12", "2 1", id="two of anything beat one"),
        pytest.param("11 12", "1 1", id="the weakest set, the strongest run"),
        pytest.param("6 7 8", "9 8 7", id="down is as good as up"),
        pytest.param("10 11 12", "1 1 1", id="three of each"),
        pytest.param("9 9 9 9", "1 2 3 4 5", id="a run of five"),
    ],
)
def test_one_beats_the_other(weaker: str, stronger: str) -> None:
    """And not the other way round."""
    low, high = (strength(row) for row in cards(weaker, stronger))
    assert NOTHING < low < high


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param("4 5", "5 4", id="C02 equal is not enough"),
        pytest.param("7 7", "7 7", id="sets"),
        pytest.param("6", "6", id="B3"),
    ],
)
def test_neither_beats_the_other(one: str, other: str) -> None:
    """Whatever their suits are."""
    first, second = cards(one, other)
    assert strength(first) == strength(second)


def _decides(group: tuple[int, ...]) -> tuple[int, bool, int]:
    return len(group), len(group) > 1 and len(set(group)) == 1, min(group)


def test_strength_is_cards_then_set_then_the_lowest_card() -> None:
    """For every two groups that there are."""
    for one, other in product(KINDS, repeat=2):
        assert (STRENGTHS[one] > STRENGTHS[other]) == (_decides(one) > _decides(other))


def test_there_are_as_many_groups_as_counted_by_hand() -> None:
    """12 cards, 3 sets of each, 66 runs each way."""
    counts = {one: sum(other is one for other in KINDS.values()) for one in Kind}
    assert counts == {Kind.SINGLE: 12, Kind.SET: 36, Kind.RUN: 132}


def test_the_deck_has_no_kings_and_no_jokers() -> None:
    """48 cards, four of each number (B4)."""
    assert [card for card in STANDARD if rank(card) != "K"] == [*DECK]
    assert sorted(NUMBERS[card] for card in DECK) == sorted([*range(1, 13)] * 4)


def test_cards_that_are_no_group_have_no_strength() -> None:
    """Whoever asks has made a mistake."""
    (row,) = cards("4 6")
    with pytest.raises(KeyError):
        strength(row)
