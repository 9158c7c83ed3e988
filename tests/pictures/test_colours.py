"""The colours of pictures: everything can be read, and nothing is told by colour alone."""

from collections.abc import Callable
from functools import partial
from itertools import combinations

import pytest
from albums import tile
from looking import shape
from PIL import Image

from bot.pictures import colours
from bot.pictures.brackets import MARK_COLOURS, bracket, short
from bot.pictures.cards import CLOSE, IN_HAND, LEADING, LYING, SUIT_COLOURS, Size, card
from bot.pictures.colours import ENOUGH, PAPER, READ, Pair, contrast, entries, index
from bot.pictures.sketches import Mark, Sign, Tile

NAMED = {name: value for name, value in vars(colours).items() if name.isupper() and isinstance(value, tuple)}
COLOURS = {name: value for name, value in NAMED.items() if all(isinstance(part, int) for part in value)}


def test_contrast_is_what_wcag_calls_so() -> None:
    """From black on white to white on white."""
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((255, 255, 255), (255, 255, 255)) == 1
    assert contrast((0x77, 0x77, 0x77), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("pair", READ, ids=lambda pair: f"{pair.ink} on {pair.ground}")
def test_what_is_read_stands_out_from_its_ground(pair: Pair) -> None:
    """At least 4.5 to 1."""
    assert contrast(pair.ground, pair.ink) >= ENOUGH


def test_marks_and_suits_are_among_what_is_read() -> None:
    """So the test above speaks of them."""
    assert {Pair(colours.CLOTH, ink) for ink in MARK_COLOURS.values()} <= {*READ}
    assert {Pair(PAPER, ink) for ink in SUIT_COLOURS.values()} <= {*READ}
    assert len({*SUIT_COLOURS.values()}) == 4


def test_the_palette_has_room_for_all_steps_and_every_colour_is_its_own() -> None:
    """No colour is drawn as another, none as the see-through rim."""
    assert len(entries()) <= 256 - colours.SEE_THROUGH
    indices = {name: index(value) for name, value in COLOURS.items()}
    assert len({*indices.values()}) == len({*COLOURS.values()})
    assert max(indices.values()) < 256 - colours.SEE_THROUGH
    for name, value in COLOURS.items():
        assert all(abs(a - b) <= 4 for a, b in zip(entries()[indices[name]], value, strict=True)), name


@pytest.mark.parametrize(
    ("drawn", "marks"),
    [
        pytest.param(
            short, [Mark.GREY_DOTTED, Mark.GREEN_SOLID, Mark.RED_SOLID, Mark.RED_BROKEN], id="of one card"
        ),
        pytest.param(partial(bracket, length=178), [*Mark], id="of two cards"),
        pytest.param(partial(bracket, length=270), [*Mark], id="of three cards"),
    ],
)
def test_each_kind_of_mark_has_a_pattern_of_its_own_also_on_a_phone(
    drawn: Callable[[Mark], Image.Image], marks: list[Mark]
) -> None:
    """Told apart by who sees no colours, at a third of the size."""
    small = {mark: on_a_phone(drawn(mark)) for mark in marks}
    for one, other in combinations(marks, 2):
        far = sum(abs(a - b) > 255 / 3 for a, b in zip(small[one], small[other], strict=True))
        assert far >= 0.08 * len(small[one]), (one, other, far)


def on_a_phone(sprite: Image.Image) -> bytes:
    """How much of each pixel is left of a sprite's shape at a third of its size, from 0 to 255."""
    there = Image.frombytes("L", sprite.size, bytes(255 * pixel for pixel in shape(sprite)))
    return there.resize((sprite.width // 3, sprite.height // 3), Image.Resampling.BOX).tobytes()


def test_a_mark_has_the_colour_that_it_is_called_by() -> None:
    """Whatever its pattern, and no other colour is like it."""
    called = {mark: mark.value.split()[0].upper() for mark in Mark}
    assert {mark: getattr(colours, f"{colour}_MARK") for mark, colour in called.items()} == dict(MARK_COLOURS)
    assert len({*MARK_COLOURS.values()}) == len({*called.values()}) == 4


@pytest.mark.parametrize("size", [IN_HAND, LEADING, CLOSE, LYING], ids=["hand", "leading", "close", "lying"])
def test_every_card_has_a_shape_of_its_own(size: Size) -> None:
    """Suits and signs are told apart by more than their colour."""
    kinds = [tile(f"8{suit}") for suit in "SHDC"]
    kinds += [tile("KS"), tile("KH"), tile("X"), Tile("8"), Tile("8", sign=Sign.JOKER)]
    kinds += [tile(one, chequered=True) for one in ("8S", "KS", "KH", "X")]
    dark = {
        kind: card(kind, size).convert("L").point([value < 140 for value in range(256)]).tobytes()
        for kind in kinds
    }
    for one, other in combinations(kinds, 2):
        differing = sum(a != b for a, b in zip(dark[one], dark[other], strict=True))
        assert differing > 0.005 * len(dark[one]), (one, other)


def test_the_number_is_the_largest_thing_on_a_card() -> None:
    """More than twice as high as what stands below it."""
    for size in (IN_HAND, LEADING, CLOSE):
        assert size.number > 2 * size.small
