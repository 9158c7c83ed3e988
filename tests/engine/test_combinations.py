"""What cards can be together, and what beats what: the rules' cases U01 to U13."""

from itertools import pairwise

import pytest
from scene import Box

from engine.cards import SUITS, Card
from engine.unsortiert.combinations import FACES, READINGS, Reading, readings, strength
from engine.unsortiert.moves import Kind

READABLE = [
    pytest.param("8", "single:8", id="U01"),
    pytest.param("10 8 9", "run3:10", id="U02 three"),
    pytest.param("5 4", "run2:5", id="U02 two"),
    pytest.param("12 1", "", id="U03 two"),
    pytest.param("11 12 1", "", id="U03 three"),
    pytest.param("6 J", "run2:6 run2:7 pair:6", id="U04"),
    pytest.param("J 6", "run2:6 run2:7 pair:6", id="U04 the other way"),
    pytest.param("J", " ".join(f"single:{n}" for n in range(1, 13)), id="U05"),
    pytest.param("3 4 4", "", id="U06"),
    pytest.param("4 4 J", "triple:4", id="U07 joker last"),
    pytest.param("4 J 4", "triple:4", id="U07 joker in the middle"),
    pytest.param("12 J", "run2:12 pair:12", id="U08 queen"),
    pytest.param("1 J", "run2:2 pair:1", id="U08 ace"),
    pytest.param(
        "J J",
        " ".join([*(f"run2:{n}" for n in range(2, 13)), *(f"pair:{n}" for n in range(1, 13))]),
        id="U09",
    ),
    pytest.param("7 J J", "run3:7 run3:8 run3:9 triple:7", id="U10 seven"),
    pytest.param("1 J J", "run3:3 triple:1", id="U10 ace"),
    pytest.param("12 J J", "run3:12 triple:12", id="U10 queen"),
    pytest.param("4 J 6", "run3:6", id="U11 gap"),
    pytest.param("4 5 J", "run3:5 run3:6", id="U11 end"),
    pytest.param("4 J 7", "", id="U11 too far"),
    pytest.param("J S", "", id="U12 joker and stop card"),
    pytest.param("5 Z", "", id="U12 number and draw card"),
    pytest.param("S S", "", id="U12 two stop cards"),
    pytest.param("Z Z", "", id="U12 two draw cards"),
    pytest.param("J Z", "", id="A10 joker and draw card"),
    pytest.param("J J S", "", id="A10 two jokers and stop card"),
    pytest.param("J 8 9", "run3:9 run3:10", id="A8"),
    pytest.param("11 12 J", "run3:12", id="A8 at the top"),
    pytest.param("1 2 J", "run3:3", id="A8 at the bottom"),
    pytest.param("8 8", "pair:8", id="a pair"),
    pytest.param("8 8 8", "triple:8", id="a triple"),
    pytest.param("8 10", "", id="a gap"),
    pytest.param("8 8 9 9", "", id="four cards"),
    pytest.param("", "", id="no cards"),
    pytest.param("S", "stop:0", id="a stop card"),
    pytest.param("Z", "draw:0", id="a draw card"),
]


@pytest.mark.parametrize(("cards", "expected"), READABLE)
def test_cards_can_be_read_as(cards: str, expected: str) -> None:
    """Every reading is found, once, from weak to strong, and no other."""
    faces = tuple(FACES[card] for card in Box().take(cards))
    assert " ".join(f"{reading.kind}:{reading.number}" for reading in readings(faces)) == expected


def test_stop_cards_are_the_black_kings_and_draw_cards_the_red_ones() -> None:
    """Suits matter for kings alone (A2)."""
    black, red = ({FACES[Card(card)] for card in cards.split()} for cards in ("KS KC", "KH KD"))
    assert (len(black), len(red), len(black | red)) == (1, 1, 2)
    assert {FACES[Card(f"7{suit}")] for suit in SUITS} == {7}


def _strength(text: str) -> int:
    kind, number = text.split(":")
    return strength(Kind(kind), int(number))


WEAK_TO_STRONG = (
    *("draw:0", "single:1", "single:12", "run2:2", "run2:12", "pair:1", "pair:12"),
    *("run3:3", "run3:12", "triple:1", "triple:12", "stop:0"),
)
WITHIN_A_KIND = [(f"{kind}:4", f"{kind}:5") for kind in ("single", "run2", "pair", "run3", "triple")]


@pytest.mark.parametrize(
    ("weaker", "stronger"),
    [
        pytest.param(weaker, stronger, id=f"U13 {weaker} {stronger}")
        for weaker, stronger in [*pairwise(WEAK_TO_STRONG), *WITHIN_A_KIND]
    ],
)
def test_the_stronger_play_beats_the_weaker(weaker: str, stronger: str) -> None:
    """The kind decides before the number; of a run the highest counts."""
    assert _strength(weaker) < _strength(stronger)


def test_all_plays_are_ordered_without_ties() -> None:
    """Equal strength is equal kind and number (A2)."""
    assert len(READINGS) == 12 + 11 + 12 + 10 + 12 + 2
    assert [strength(reading.kind, reading.number) for reading in READINGS] == list(range(len(READINGS)))
    assert strength(None, 0) < strength(Kind.DRAW, 0)


def test_a_reading_says_what_it_is() -> None:
    """A reading is a value."""
    assert readings((8,)) == (Reading(Kind.SINGLE, 8),)
