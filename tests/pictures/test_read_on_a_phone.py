"""Whatever is written in a picture can be read at the width of a narrow phone, what points at things best."""

import dataclasses
from typing import Any

import pytest
from albums import DECK, SOME, full_board, heap_board, show_board, tile, tiles

from bot.pictures.any_sketch import Sketch
from bot.pictures.board_sketches import PlaySketch
from bot.pictures.canvas import Canvas
from bot.pictures.hand import GAP_NUMBERS, paint_hand
from bot.pictures.lettering import width
from bot.pictures.marks import NUMBERS, STEP
from bot.pictures.paint import paint
from bot.pictures.sketches import HandSketch, Mark

PHONE = 320
"""Pixels, all that a narrow phone has for a picture."""

PLACES = NUMBERS * PHONE / paint_hand(HandSketch(tiles(" ".join(DECK[:10])))).size[0]
"""How large the places below ten cards are there, in pixels an em."""


@dataclasses.dataclass(frozen=True)
class Written:
    """A text in a picture."""

    text: str
    size: float
    """On the phone, in pixels an em."""


def written(sketch: Sketch, patched: pytest.MonkeyPatch) -> list[Written]:
    """All that is written on a picture's cloth, on the phone."""
    found: list[Written] = []
    lettering = Canvas.text

    def noted(canvas: Canvas, at: Any, text: str, size: int, *others: Any, **more: Any) -> None:
        found.append(Written(text, size * min(1, PHONE / canvas.size[0])))
        lettering(canvas, at, text, size, *others, **more)

    with patched.context() as patch:
        patch.setattr(Canvas, "text", noted)
        paint(sketch)
    return [one for one in found if one.text]


@pytest.mark.parametrize("sketch", SOME.values(), ids=SOME.keys())
def test_nothing_is_written_too_small_to_be_read(sketch: Sketch, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever picture it is: 9 pixels an em at least."""
    assert min((one.size for one in written(sketch, monkeypatch)), default=9) >= 9


@pytest.mark.parametrize("cards", [1, 2, 9, 10, 11, 20])
def test_the_numbers_of_gaps_are_larger_than_places(cards: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are what is chosen: all of them, and none touches another."""
    found = written(HandSketch(tiles(" ".join(DECK[:cards])), gaps=True, coming=tile("KH")), monkeypatch)
    assert {one.text for one in found} == {str(gap) for gap in range(1, cards + 2)}
    assert min(one.size for one in found) >= 1.4 * PLACES
    assert width("20", GAP_NUMBERS) < STEP * 0.7


PAST = (
    PlaySketch(0, tiles("8S"), Mark.GREY_DOTTED, "Einzelkarte"),
    PlaySketch(1, tiles("QS"), Mark.GREY_DOTTED, "Einzelkarte"),
    PlaySketch(2, tiles("10S"), None, "Scout & Show"),
    PlaySketch(3, tiles("3S 4D"), Mark.BLUE_DASHED, "Folge"),
    PlaySketch(4, tiles("5S 5D 5C"), Mark.GREEN_DOUBLE, "Drilling", best=True),
)


@pytest.mark.parametrize("steps", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(
    "board", [full_board(5), show_board(5), heap_board(5)], ids=["round", "show", "heap"]
)
def test_what_was_done_is_written_as_large_as_places(
    board: Any, steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much it was, words never get smaller than places."""
    past = PAST[-steps:]
    field = "plays" if hasattr(board.middle, "plays") else "past"
    played = dataclasses.replace(board, middle=dataclasses.replace(board.middle, **{field: past}))
    words = {play.word for play in past}
    found = [one for one in written(played, monkeypatch) if one.text in words]
    assert found[-1].text == "Drilling"
    assert len(found) >= min(steps, 3)
    assert min(one.size for one in found) >= 0.99 * PLACES
