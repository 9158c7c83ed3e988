"""Painted results, charts and samples; by pixels only what must be there."""

import dataclasses
from itertools import pairwise

import pytest
from albums import NAMES as PEOPLE
from albums import tile, tiles
from looking import opened, places, shape, words
from PIL import Image

from bot.pictures.brackets import MARK_COLOURS, bracket
from bot.pictures.canvas import lettered
from bot.pictures.cards import IN_HAND, LYING, card
from bot.pictures.chart import COLOURS, NAMES, paint_chart
from bot.pictures.chart import WORDS as CHART_WORDS
from bot.pictures.colours import CLOTH, GOLD, MUTED, PANEL, TEXT, Colour, index
from bot.pictures.lettering import width
from bot.pictures.paint import paint
from bot.pictures.pieces import badge, chips
from bot.pictures.result import WORDS, lost_sign, named
from bot.pictures.sample import WORDS as SAMPLE_WORDS
from bot.pictures.seats import NAMES as RESULT_NAMES
from bot.pictures.seats import TOLD
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


def test_what_is_told_of_how_it_ended_stands_at_the_end_of_each_row() -> None:
    """Where there are no chips; who lost has the sign before it."""
    rows = (RowSketch("Anna", (), told="+5"), RowSketch("Ben", tiles("2S"), told="4.", lost=True))
    picture = opened(paint(ResultSketch(rows, "")))
    for row in rows:
        [(name, y)] = words(picture, row.name, RESULT_NAMES, TEXT, PANEL)
        [(told, beside)] = words(picture, row.told, TOLD, GOLD, PANEL)
        assert name < told
        assert abs(y - beside) < 20
        assert told + width(row.told, TOLD) == pytest.approx(picture.width - 40, abs=2)
    [(sign, _)] = places(picture, lost_sign())
    assert sign + lost_sign().width < told
    long = ResultSketch((RowSketch("W" * 20, (), told="W" * 60),), "")
    assert named(long) == [False]


@pytest.mark.parametrize("least", [-1, -3, -40])
def test_a_chart_with_scores_below_zero_has_a_line_at_zero(least: int) -> None:
    """Stronger than the others, with all numbers beside the grid inside the frame."""
    sketch = ChartSketch((LineSketch("Anna", (0, least, 40)), LineSketch("Ben", (0, 10, 2))), "", "Punkte")
    picture = opened(paint(sketch))
    [(_, zero)] = words(picture, "0", CHART_WORDS, TEXT)
    middle = zero + lettered("0", CHART_WORDS, TEXT, CLOTH)[0].height / 2
    assert _is_line(picture, round(middle), MUTED)
    above = opened(paint(dataclasses.replace(sketch, lines=(LineSketch("Anna", (0, 2, 40)),))))
    assert words(above, "0", CHART_WORDS, TEXT) == [], "without scores below zero it is one line of many"
    assert not any(_is_line(above, y, MUTED) for y in range(above.height))


def _is_line(picture: Image.Image, y: int, colour: Colour) -> bool:
    """Whether most of what is drawn at a height has a colour."""
    across = [picture.getpixel((x, y)) for x in range(100, 640)]
    return across.count(index(colour)) > len(across) * 0.8


@pytest.mark.parametrize(("low", "high"), [(-40, 40), (0, 1), (-1, 0), (-7, 33), (0, 16)])
def test_a_charts_grid_has_few_numbers_with_even_steps(low: int, high: int) -> None:
    """At most ten of them, each at its height, none on another."""
    picture = opened(paint(ChartSketch((LineSketch("Anna", (0, low, high)),), "", "")))
    at = _numbers(picture, low, high)
    assert 2 <= len(at) <= 10
    assert 0 in at
    assert [at[score] for score in sorted(at)] == sorted(at.values(), reverse=True)
    assert len({after - before for before, after in pairwise(sorted(at))}) == 1


def _number(score: int) -> str:
    return str(score).replace("-", "\N{MINUS SIGN}")


def _numbers(picture: Image.Image, low: int, high: int) -> dict[int, int]:
    """How far down the numbers beside a chart's grid stand; a part of a longer one does not count."""
    at: dict[int, int] = {}
    for score in sorted(range(low, high + 1), key=lambda score: -len(_number(score))):
        for ink in (TEXT, MUTED):
            for x, y in words(picture, _number(score), CHART_WORDS, ink):
                if x < 70 and y < 520 and y not in at.values():
                    at[score] = y
    return at


def test_a_score_that_nobody_shares_is_at_its_true_height_and_equal_ones_are_beside_it() -> None:
    """So that a chart of large scores says no other numbers than were reached."""
    lines = tuple(LineSketch(f"P{i}", (0, score)) for i, score in enumerate((-20, 40, 7, 7, -40)))
    picture = opened(paint(ChartSketch(lines, "", "")))
    numbers = _numbers(picture, -40, 40)
    for i, score in ((0, -20), (1, 40)):
        [(_, name)] = words(picture, f"P{i}", NAMES, COLOURS[i])
        assert abs(numbers[score] - name) <= 2
    ends = [words(picture, f"P{i}", NAMES, COLOURS[i])[0][1] for i in (2, 3)]
    assert ends[0] < ends[1]


def test_six_lines_have_colours_and_marks_of_their_own() -> None:
    """Told apart by who sees no colours, too."""
    lines = tuple(LineSketch(name, (0, 3 * i - 9)) for i, name in enumerate(PEOPLE))
    picture = opened(paint(ChartSketch(lines, "Durchgang", "Punkte")))
    shapes = []
    for i, name in enumerate(PEOPLE):
        [(left, top)] = words(picture, name, NAMES, COLOURS[i])
        y = top + lettered(name, NAMES, COLOURS[i], CLOTH)[0].height // 2
        shapes.append(shape(picture.crop((left - 78, y - 18, left - 44, y + 18))))
    assert len({*COLOURS}) == len({*shapes}) == 6


def test_a_sample_shows_groups_with_their_words_beside_them() -> None:
    """One below the other, each with its bracket."""
    rows = ((tiles("4S 5D"), Mark.BLUE_DASHED, "Zweierfolge"), (tiles("6H X"), Mark.GREEN_SOLID, "Paar"))
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
    picture = opened(
        paint(SampleSketch(((tiles("KS"), Mark.RED_SOLID, "Stoppkarte"), ((), Mark.BLUE_DASHED, "nichts"))))
    )
    assert len(places(picture, card(tile("KS"), IN_HAND))) == 1
