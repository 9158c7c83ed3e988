"""What is said of places for a scouted card where the hand has runs that take all the room."""

from dataclasses import replace

import pytest
from panels import controls, seen
from scouting_table import THIRD, panel

from engine.cards import Card
from engine.scouting.moves import End, ScoutShow

HAND = tuple(Card(f"{number}S") for number in range(2, 10))
"""A run of eight."""


@pytest.mark.parametrize(
    ("language", "place", "said"),
    [
        pytest.param("en", 2, "To show: Run 4-5-6-7-8-9, Single 4", id="no room for both"),
        pytest.param(
            "de", 1, "Zu legen: Folge 3-4-5-6-7-8-9, Einzelkarte 3", id="no room for both, in German"
        ),
        pytest.param("en", 7, "{makes} · to show: Single 9", id="room for both"),
    ],
)
def test_where_there_is_no_room_for_both_it_is_said_what_can_be_shown(
    language: str, place: int, said: str
) -> None:
    """Rather than what the card makes and breaks there."""
    shows = ((1, 2, 7), (1, 2, 1), (2, 3, 6), (2, 3, 1), (7, 8, 1))
    moves = tuple(ScoutShow(End.LEFT, *show) for show in shows)
    view = replace(THIRD, hand=HAND, show=(Card("AH"),), legal=moves)
    every = {one.what: one for one in controls(panel(view, "both:L", language))}
    told = seen(every[f"both:L:{place}"].description)
    assert told == said.format(makes="No new combination - splits Run 2-3-4-5-6-7-8-9")
