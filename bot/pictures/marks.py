"""Paints what stands below a row of cards: places, marks, brackets with their words; knows no hand."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.pictures.brackets import HEIGHT, MARK_COLOURS, Span, bracket, short, spans, stacked
from bot.pictures.canvas import Canvas
from bot.pictures.cards import IN_HAND
from bot.pictures.colours import TEXT
from bot.pictures.lettering import fitted, legible, size_for
from bot.pictures.sketches import Group

STEP = 92
"""From one card to the next, in pixels."""

WORDS = 30
"""The font size of the words on brackets."""

NUMBERS = 32
"""The font size of the places."""

NUMBER_ROW = 38
"""How much room places take."""

AIR = 8
"""How far marks are below cards without places."""

_LEAST_WORDS = 27
_SHORT_ROW = 16
_BRACKET_ROW = 50
_WORDLESS_ROW = HEIGHT + 10


@dataclass(frozen=True, slots=True)
class Marks:
    """What is marked below cards that lie side by side."""

    singles: tuple[Span, ...]
    stacks: tuple[tuple[Span, ...], ...]

    @property
    def height(self) -> int:
        """How much room they take below the cards."""
        return (_SHORT_ROW if self.singles else 0) + sum(map(_stack_height, self.stacks))


def marks(groups: Iterable[Group], first: int, count: int) -> Marks:
    """What of the groups lies in the row of cards that begins at place ``first``."""
    inside = spans(groups, first, count)
    whole = [span for span in inside if span.length > 1 or span.open_left or span.open_right]
    return Marks(tuple(span for span in inside if span not in whole), stacked(whole))


def paint_marks(canvas: Canvas, left: int, top: float, below: Marks) -> None:
    """The marks from ``top`` on, below a row of cards that begins at ``left``."""
    for span in below.singles:
        canvas.centre(short(span.mark), left + span.start * STEP + IN_HAND.width / 2, top + HEIGHT / 2 - 2)
    top += _SHORT_ROW if below.singles else 0
    for stack in below.stacks:
        for span in stack:
            _mark(canvas, span, left + span.start * STEP, top)
        top += _stack_height(stack)


def _stack_height(stack: Iterable[Span]) -> int:
    return _BRACKET_ROW if any(span.word for span in stack) else _WORDLESS_ROW


def paint_number(canvas: Canvas, left: float, top: float, number: int) -> None:
    """A card's place below it, the card's left edge and the row's upper edge given."""
    middle = left + IN_HAND.width / 2, top + NUMBER_ROW / 2
    canvas.text(middle, str(number), NUMBERS, TEXT, anchor="m")


def _mark(canvas: Canvas, span: Span, left: int, top: float) -> None:
    """A bracket with its word, as large as it fits."""
    length = (span.length - 1) * STEP + IN_HAND.width
    ends = {"open_left": span.open_left, "open_right": span.open_right}
    canvas.put(bracket(span.mark, length, **ends), left, top)
    word = legible(span.word)
    size = size_for(word, WORDS, length, _LEAST_WORDS)
    middle = left + length / 2, top + HEIGHT + (_BRACKET_ROW - HEIGHT) / 2 - 2
    canvas.text(middle, fitted(word, size, length), size, MARK_COLOURS[span.mark], anchor="m")
