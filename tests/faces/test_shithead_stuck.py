"""What is said on a hand of Shithead when nothing fits: which cards do not, and what to do."""

import pytest
from shithead_table import holding, says, turn

from engine.shithead.moves import TAKE
from engine.shithead.state import Holding

ONLY_A_HAND = holding("5C 9D", "", "4C")
A_HAND_FIRST = holding("5C 9D", "AS KC", "4C")
ONLY_OPEN_CARDS = holding("", "5C 9D", "4C")


@pytest.mark.parametrize(
    ("own", "english", "german"),
    [
        pytest.param(
            ONLY_A_HAND,
            "No card in your hand fits. Take the pile: 2 cards.",
            "Keine deiner Handkarten passt. Nimm den Stapel auf: 2 Karten.",
            id="nothing lies before one",
        ),
        pytest.param(
            A_HAND_FIRST,
            "No card in your hand fits, and your hand comes first. Take the pile: 2 cards.",
            "Keine deiner Handkarten passt, und die Hand kommt zuerst. Nimm den Stapel auf: 2 Karten.",
            id="a face-up card would fit",
        ),
        pytest.param(
            ONLY_OPEN_CARDS,
            "None of your face-up cards fits. Take the pile: 2 cards.",
            "Keine deiner offenen Karten passt. Nimm den Stapel auf: 2 Karten.",
            id="the hand is empty",
        ),
    ],
)
def test_who_can_play_nothing_reads_which_cards_do_not_fit(own: Holding, english: str, german: str) -> None:
    """Those that have to be played now; others may well fit."""
    view = turn(own, "4D QS")
    assert view.legal == (TAKE,)
    assert english in says(view)
    assert german in says(view, "de")


def test_a_pile_of_one_card_is_taken_in_the_singular() -> None:
    """In both languages."""
    view = turn(ONLY_A_HAND, "QS")
    assert "No card in your hand fits. Take the pile: 1 card." in says(view)
    assert "Keine deiner Handkarten passt. Nimm den Stapel auf: 1 Karte." in says(view, "de")
