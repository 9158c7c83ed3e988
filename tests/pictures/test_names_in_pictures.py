"""What is said of names in pictures is true: which stand there whole, which do not; by pixels."""

import dataclasses

import pytest
from albums import full_board, some_hand, tiles
from hypothesis import given, settings
from hypothesis import strategies as st
from looking import opened, words

from bot.pictures.board_sketches import BoardSketch, RoundSketch, SeatSketch
from bot.pictures.chart import COLOURS
from bot.pictures.chart import NAMES as CHART_NAMES
from bot.pictures.colours import CLOTH, MUTED, PANEL, TEXT, Colour
from bot.pictures.lettering import name
from bot.pictures.naming import unnamed
from bot.pictures.paint import paint
from bot.pictures.seats import NAMES
from bot.pictures.sketches import ChartSketch, LineSketch, ResultSketch, RowSketch

people = st.lists(
    st.text("Wil日 ש", max_size=24) | st.text(max_size=24), min_size=3, max_size=6, unique_by=name
).filter(lambda some: all(map(name, some)))
"""Names of which something is drawn, no two alike; some fill their place nearly."""


def board(some: list[str], *, turn: int = 0) -> BoardSketch:
    """A table at which the second player is away, and the last one is out."""
    last = len(some) - 1
    seats = (
        SeatSketch(one, 3, turn=i == turn != last, away=i == 1, out=i == last) for i, one in enumerate(some)
    )
    return BoardSketch(tuple(seats), RoundSketch((), 9, ""))


@settings(max_examples=40, deadline=None)
@given(some=people, turn=st.integers(0, 4))
def test_a_boards_names_are_whole_where_it_is_said(some: list[str], turn: int) -> None:
    """Whoever's turn it is: so what stands beside a picture does not change with every move."""
    sketch = board(some, turn=turn)
    assert unnamed(sketch) == unnamed(board(some))
    picture = opened(paint(sketch))
    for seat in {*range(len(some))} - unnamed(sketch):
        ink = MUTED if sketch.seats[seat].out or sketch.seats[seat].away else TEXT
        assert words(picture, name(some[seat]), NAMES, ink, CLOTH if sketch.seats[seat].out else PANEL)


@settings(max_examples=40, deadline=None)
@given(some=people, lost=st.booleans(), chips=st.integers(0, 20))
def test_a_results_names_are_whole_where_it_is_said(some: list[str], chips: int, *, lost: bool) -> None:
    """Beside the chips and the sign of who lost."""
    sketch = ResultSketch(tuple(RowSketch(one, tiles("2S"), chips, 20, lost=lost) for one in some), "")
    _assert_true(sketch, some, NAMES, [TEXT] * len(some), PANEL)


@settings(max_examples=40, deadline=None)
@given(some=people, lost=st.booleans())
def test_a_charts_names_are_whole_where_it_is_said(some: list[str], *, lost: bool) -> None:
    """At the end of their lines, with the cross of who lost behind."""
    sketch = ChartSketch(tuple(LineSketch(one, (3, 2), lost=lost) for one in some), "", "")
    _assert_true(sketch, some, CHART_NAMES, [*COLOURS], CLOTH)


def _assert_true(
    sketch: ResultSketch | ChartSketch, some: list[str], size: int, inks: list[Colour], ground: Colour
) -> None:
    picture, short = opened(paint(sketch)), unnamed(sketch)
    for seat in {*range(len(some))} - short:
        assert words(picture, name(some[seat]), size, inks[seat], ground)


@pytest.mark.parametrize("raw", ["日本語", "Anna שלום", "e\u0301\u0302 e", "", "W" * 32, "i" * 80])
def test_a_name_that_lacks_letters_or_room_is_not_whole(raw: str) -> None:
    """Wherever it stands; that of the others is."""
    row, line = RowSketch(raw, (), 3, 3, lost=True), LineSketch(raw, (3, 3))
    others = RowSketch("Ben", (), 3, 3, lost=True), LineSketch("Ben", (3, 3))
    assert unnamed(board(["Anna", "Ben", raw, "Carla"])) == {2}
    assert unnamed(ResultSketch((others[0], row), "")) == {1}
    assert unnamed(ChartSketch((others[1], line), "", "")) == {1}


def test_names_are_told_whole_only_where_the_longest_place_holds_them() -> None:
    """With five players places are narrower than with four."""
    some = ["Anna", "Ben", "Carla", "Maximilian der Kurze", "Eva"]
    assert unnamed(board(some[:4])) == frozenset()
    assert unnamed(board(["Maximilian der Kurze", *some[:3], "Eva"])) == {0}


def test_a_computer_player_is_named_in_every_picture() -> None:
    """At the narrowest places, with every sign that can stand beside its name."""
    name = "Computer 4"
    assert unnamed(full_board(name=name)) <= {1}, "it is never away"
    lines = (LineSketch(name, (3, 0), lost=True),) * 5
    assert unnamed(ChartSketch(lines, "Durchgang", "Chips")) == frozenset()
    assert unnamed(dataclasses.replace(full_board(name=name), middle=RoundSketch((), 9, ""))) == unnamed(
        full_board(name=name)
    )


def test_a_picture_without_names_lacks_none() -> None:
    """A hand for instance."""
    assert unnamed(some_hand(1)) == frozenset()
