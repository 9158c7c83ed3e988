"""What a hand of Scouting tells of one's own points when a deal or the game is over, word for word."""

from dataclasses import replace

import pytest
from panels import content, controls
from scouting_table import GAME, after, panel

from engine.scouting.view import Phase, View

MINUS = "\N{MINUS SIGN}"

ENDED = GAME.view(after(12, "scout:L:0"), 1)
"""Anna's view when the example's deal is over."""


def said(shown: View, language: str) -> list[str]:
    """The first lines of a hand."""
    return content(panel(shown, language=language)).splitlines()[:3]


def over(seat: int) -> View:
    """What a seat sees of a game in which Dan and Ben share the highest sum."""
    assert ENDED.result is not None
    result = replace(ENDED.result, deal=4, scores=(5, 0, 4, -12), points=(9, 1, 9, -2))
    told = replace(ENDED, seat=seat, result=result, points=result.points, winners=(0, 2))
    return replace(told, phase=Phase.OVER)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            [
                "### The next deal is on its way.",
                "Deal 1: **+8** for you. You have 8 points: 1st place.",
            ],
        ),
        (
            "de",
            [
                "### Gleich wird neu ausgeteilt.",
                "Durchgang 1: **+8** für dich. Du hast 8 Punkte: 1. Platz.",
            ],
        ),
    ],
)
def test_between_two_deals_one_reads_what_it_brought_and_ones_place(
    language: str, expected: list[str]
) -> None:
    """And sees the cards that were left, until new ones come."""
    assert said(ENDED, language) == [*expected, "```"]
    assert [one.what for one in controls(panel(ENDED))] == ["hand"]


@pytest.mark.parametrize(
    ("seat", "english", "german"),
    [
        (
            0,
            ["### 🏆 You win!", "Deal 4: **+5** for you. You have 9 points: 1st place, shared."],
            ["### 🏆 Du gewinnst!", "Durchgang 4: **+5** für dich. Du hast 9 Punkte: 1. Platz, geteilt."],
        ),
        (
            1,
            ["### 3rd place for you.", "Deal 4: **0** for you. You have 1 point."],
            ["### 3. Platz für dich.", "Durchgang 4: **0** für dich. Du hast 1 Punkt."],
        ),
        (
            3,
            ["### 4th place for you.", f"Deal 4: **{MINUS}12** for you. You have {MINUS}2 points."],
            ["### 4. Platz für dich.", f"Durchgang 4: **{MINUS}12** für dich. Du hast {MINUS}2 Punkte."],
        ),
    ],
)
def test_when_the_game_is_over_one_reads_ones_points_and_place(
    seat: int, english: list[str], german: list[str]
) -> None:
    """Below whether one has won, above the way to another game."""
    for language, expected, next_up in (
        ("en", english, "The game is over. **Play again** brings everybody back to the table;"),
        ("de", german, "Das Spiel ist aus. **Noch einmal** holt alle wieder an den Tisch;"),
    ):
        *first, then = said(over(seat), language)
        assert first == expected
        assert then.startswith(next_up)


def test_who_shares_a_place_that_has_not_won_reads_so() -> None:
    """Anna and the computer have as many points."""
    shared = replace(over(1), points=(9, 1, 9, 1))
    assert said(shared, "en")[0] == "### 3rd place for you, shared."
    assert said(shared, "de")[0] == "### 3. Platz für dich, geteilt."


def test_before_any_deal_has_ended_nothing_is_told_of_one() -> None:
    """The cards follow at once."""
    assert said(replace(ENDED, result=None), "en")[:2] == ["### The next deal is on its way.", "```"]
