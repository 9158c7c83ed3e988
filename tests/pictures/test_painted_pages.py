"""Painted results, charts and samples; by pixels only what must be there."""

import pytest
from albums import tile, tiles
from looking import opened, places, words

from bot.pictures.brackets import MARK_COLOURS, bracket
from bot.pictures.cards import IN_HAND, LYING, card
from bot.pictures.chart import COLOURS, NAMES, paint_chart
from bot.pictures.colours import CLOTH, MUTED, PANEL, TEXT, index
from bot.pictures.paint import paint
from bot.pictures.pieces import badge, chips
from bot.pictures.result import WORDS, lost_sign
from bot.pictures.sample import WORDS as SAMPLE_WORDS
from bot.pictures.seats import NAMES as RESULT_NAMES
from bot.pictures.sketches import ChartSketch, LineSketch, Mark, ResultSketch, RowSketch, SampleSketch

RESULT = ResultSketch(
    (
        RowSketch("Anna", (), 3, 3, lost=False),
        RowSketch("Ben", tiles("2S 7H 10D"), 1, 3, lost=True),
        RowSketch("Carla", tiles("KS"), 2, 3, lost=False),
    ),
    "keine Karten",
)


def test_a_result_has_a_row_for_each_player_with_what_they_held() -> None:
    """Name, cards in their order, chips; who lost has a sign of their own."""
    picture = opened(paint(RESULT))
    rows = [words(picture, row.name, RESULT_NAMES, TEXT, PANEL)[0][1] for row in RESULT.rows]
    assert rows == sorted(rows)
    at = [places(picture, card(one, LYING, PANEL))[0] for one in RESULT.rows[1].tiles]
    assert at == sorted(at)
    assert rows[1] < at[0][1] < rows[2]
    assert len(words(picture, "keine Karten", WORDS, MUTED, PANEL)) == 1
    [(_, lost)] = places(picture, lost_sign())
    assert abs(lost - rows[1]) < 20
    for number, row in enumerate(RESULT.rows, start=1):
        assert len(places(picture, badge(number, PANEL))) == 1
        assert len(places(picture, chips(row.chips, row.chips_of, PANEL))) == 1


def test_all_cards_of_a_long_hand_are_shown_in_a_result() -> None:
    """In as many rows as it takes."""
    held = tiles(
        "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH AD 2D 3D 4D 5D 6D"
    )
    picture = opened(paint(ResultSketch((RowSketch("Anna", held, 0, 3, lost=True),), "")))
    assert all(len(places(picture, card(one, LYING, PANEL))) == 1 for one in held)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_equal_scores_do_not_cover_each_other_in_a_chart(players: int) -> None:
    """Halfway between two deals one sees all lines, though all have the same score."""
    lines = tuple(LineSketch(f"P{i}", (3, 3, 3)) for i in range(players))
    picture = opened(paint(ChartSketch(lines, "Durchgang", "Chips")))
    seen = {
        picture.getpixel((x, y))
        for x in range(150, 250)
        for y in range(picture.height)
        if y < picture.height / 3
    }
    assert {index(colour) for colour in COLOURS[:players]} <= seen


def test_a_chart_names_each_line_at_its_end() -> None:
    """Every name in full, none over another, though the lines end on one point."""
    names = ("Anna", "Ben", "Carla", "Dan", "Eva")
    lines = tuple(LineSketch(name, (2, 1, 0), lost=name == "Eva") for name in names)
    picture = opened(paint(ChartSketch(lines, "Durchgang", "Chips")))
    for i, name in enumerate(names):
        assert len(words(picture, name, NAMES, COLOURS[i])) == 1
        assert len(places(picture, badge(i + 1, wide=34))) == 1


def test_a_chart_is_as_large_for_one_deal_as_for_sixteen() -> None:
    """And takes a game without a deal, too."""
    sizes = {
        paint_chart(ChartSketch((LineSketch("Anna", (3,) * deals), LineSketch("Ben", (3,))), "", "")).size
        for deals in (1, 2, 17)
    }
    assert sizes == {paint_chart(ChartSketch((), "", "")).size}


def test_a_sample_shows_groups_with_their_words_beside_them() -> None:
    """One below the other, each with its bracket."""
    rows = ((tiles("4S 5D"), Mark.RUN2, "Zweierfolge"), (tiles("6H X"), Mark.PAIR, "Paar"))
    picture = opened(paint(SampleSketch(rows)))
    tops = []
    for cards, mark, word in rows:
        [(left, top)] = places(picture, card(cards[0], IN_HAND))
        [(right, _)] = places(picture, card(cards[1], IN_HAND))
        [(start, _)] = places(picture, bracket(mark, right + IN_HAND.width - left))
        [(beside, _)] = words(picture, word, SAMPLE_WORDS, MARK_COLOURS[mark], CLOTH)
        assert start == left
        assert beside > right + IN_HAND.width
        tops.append(top)
    assert tops == sorted(tops)


def test_a_sample_of_a_single_card_stands_alone() -> None:
    """As does one without a card."""
    picture = opened(paint(SampleSketch(((tiles("KS"), Mark.STOP, "Stoppkarte"), ((), Mark.RUN2, "nichts")))))
    assert len(places(picture, card(tile("KS"), IN_HAND))) == 1
