"""A painted hand: cards in their order, places, brackets; by pixels only what must be there."""

from math import ceil

import pytest
from albums import DECK, group, tile, tiles
from hypothesis import given
from hypothesis import strategies as st
from looking import opened, places, words

from bot.pictures.brackets import MARK_COLOURS, bracket, short
from bot.pictures.cards import IN_HAND, card
from bot.pictures.colours import GOLD, TEXT
from bot.pictures.hand import GAP_NUMBERS, paint_hand
from bot.pictures.lettering import CAPITAL, width
from bot.pictures.marks import NUMBERS, STEP
from bot.pictures.marks import WORDS as WORD_SIZE
from bot.pictures.paint import paint
from bot.pictures.rows import MOST_IN_ROW, row_lengths
from bot.pictures.sketches import Group, HandSketch, Mark

PHONE = 320
TEN = "2S 7H 3D 4C 4S X 8D 9H KS KH"


@pytest.mark.parametrize("chequered", [False, True])
def test_the_cards_lie_in_their_order_each_above_its_place(chequered: bool) -> None:  # noqa: FBT001
    """From left to right, as far from each other as they should."""
    held = tiles(TEN, chequered=chequered)
    picture = opened(paint(HandSketch(held)))
    firsts = [places(picture, card(one, IN_HAND))[0] for one in held]
    if chequered:  # the two fours are alike in this deck
        assert len(places(picture, card(held[3], IN_HAND))) == 2
        firsts[4] = places(picture, card(held[4], IN_HAND))[1]
    assert [x - firsts[0][0] for x, _ in firsts] == [i * STEP for i in range(10)]
    assert {y for _, y in firsts} == {firsts[0][1]}
    for number in range(1, 11):
        at = [x for x, y in words(picture, str(number), NUMBERS, TEXT) if y > firsts[0][1] + IN_HAND.height]
        middle = firsts[number - 1][0] + IN_HAND.width / 2
        assert any(abs(x + width(str(number), NUMBERS) / 2 - middle) < 3 for x in at), number


def test_numbers_and_words_of_a_ten_card_hand_can_be_read_on_a_phone() -> None:
    """At 320 pixels: 16 pixels a number on a card, 9 an em of everything else."""
    wide, _ = paint_hand(HandSketch(tiles(TEN))).size
    assert wide <= 960
    shrunk = PHONE / wide
    assert IN_HAND.number * CAPITAL * shrunk >= 16
    assert min(WORD_SIZE, NUMBERS, IN_HAND.small) * shrunk >= 9
    assert width("12", IN_HAND.number) <= 0.86 * IN_HAND.width, "the widest number is not made smaller"


@pytest.mark.parametrize(
    ("mark", "length"),
    [(Mark.BLUE_DASHED, 2), (Mark.BLUE_DASH_DOTTED, 3), (Mark.GREEN_SOLID, 2), (Mark.GREEN_DOUBLE, 3)],
    ids=["Zweierfolge", "Dreierfolge", "Paar", "Drilling"],
)
def test_a_bracket_spans_its_cards_with_its_whole_word_below(mark: Mark, length: int) -> None:
    """Also the longest German word below two cards."""
    marked = group(4, length, mark)
    picture = opened(paint(HandSketch(tiles(TEN), (marked,))))
    [(first, top)] = places(picture, card(tile("4S"), IN_HAND))
    long = (length - 1) * STEP + IN_HAND.width
    [(left, below)] = places(picture, bracket(mark, long))
    assert left == first
    assert below >= top + IN_HAND.height
    [(word, under)] = words(picture, marked.word, WORD_SIZE, MARK_COLOURS[mark])
    assert left <= word
    assert word + width(marked.word, WORD_SIZE) <= left + long
    assert below < under


@pytest.mark.parametrize("mark", [Mark.GREY_DOTTED, Mark.RED_SOLID, Mark.RED_BROKEN])
def test_a_single_card_has_a_short_mark_right_below_its_place(mark: Mark) -> None:
    """And no bracket."""
    picture = opened(paint(HandSketch(tiles(TEN), (group(8, 1, mark),))))
    [(first, _)] = places(picture, card(tile("KS"), IN_HAND))
    [(left, _)] = places(picture, short(mark))
    assert abs(left + short(mark).width / 2 - (first + IN_HAND.width / 2)) <= 1


def test_groups_that_share_cards_stand_below_each_other() -> None:
    """None covers another: every bracket is there in full."""
    marked = (
        group(2, 2, Mark.BLUE_DASHED),
        group(3, 2, Mark.GREEN_SOLID),
        group(3, 3, Mark.GREEN_DOUBLE),
        group(4, 2, Mark.BLUE_DASHED),
    )
    picture = opened(paint(HandSketch(tiles(TEN), marked)))
    found = [
        place
        for length, mark in ((2, Mark.BLUE_DASHED), (2, Mark.GREEN_SOLID), (3, Mark.GREEN_DOUBLE))
        for place in places(picture, bracket(mark, (length - 1) * STEP + IN_HAND.width))
    ]
    assert len(found) == 4
    assert len({y for _, y in found}) == 3, "as many rows as there are groups over one card"


def test_a_bracket_that_goes_on_in_the_next_row_is_open_there() -> None:
    """On both sides of the break: all eleven cards together are one group."""
    held = tiles(" ".join(DECK[:11]))
    picture = opened(paint(HandSketch(held, (Group(0, 11, Mark.BLUE_DASH_DOTTED, "Folge"),))))
    lengths = row_lengths(11, (Group(0, 11, Mark.BLUE_DASH_DOTTED, "Folge"),))
    assert len(lengths) == 2
    upper, lower = ((length - 1) * STEP + IN_HAND.width for length in lengths)
    [(_, above)] = places(picture, bracket(Mark.BLUE_DASH_DOTTED, upper, open_right=True))
    [(_, below)] = places(picture, bracket(Mark.BLUE_DASH_DOTTED, lower, open_left=True))
    assert above < below
    assert len(words(picture, "Folge", WORD_SIZE, MARK_COLOURS[Mark.BLUE_DASH_DOTTED])) == 2


def test_a_place_to_be_chosen_is_a_numbered_gap_also_at_both_ends() -> None:
    """Ten cards have eleven gaps; what is to go in lies above them."""
    picture = opened(paint(HandSketch(tiles(TEN), gaps=True, coming=tile("9C"))))
    assert len(places(picture, card(tile("9C"), IN_HAND))) == 1
    [(first, _)] = places(picture, card(tile("2S"), IN_HAND))
    for gap in range(1, 12):
        boundary = first + (gap - 1) * STEP - (STEP - IN_HAND.width) / 2
        found = [x + width(str(gap), GAP_NUMBERS) / 2 for x, _ in words(picture, str(gap), GAP_NUMBERS, GOLD)]
        assert any(abs(x - boundary) < 3 for x in found), gap
    assert words(picture, "12", GAP_NUMBERS, GOLD) == []


@given(
    cards=st.integers(0, 45), groups=st.lists(st.tuples(st.integers(0, 44), st.integers(1, 4)), max_size=8)
)
def test_a_long_hand_is_broken_into_few_rows_that_fit(cards: int, groups: list[tuple[int, int]]) -> None:
    """However its groups lie."""
    lengths = row_lengths(cards, [Group(start, length, Mark.GREEN_SOLID, "") for start, length in groups])
    assert sum(lengths) == cards
    assert len(lengths) == max(1, ceil(cards / MOST_IN_ROW))
    assert max(lengths) <= MOST_IN_ROW


def test_a_hand_breaks_where_it_tears_no_group_apart() -> None:
    """Where the rows can be about equal all the same."""
    assert row_lengths(16, ()) == (8, 8)
    assert row_lengths(16, (Group(7, 2, Mark.GREEN_SOLID, "Paar"),)) in {(7, 9), (9, 7)}
    assert row_lengths(20, (Group(9, 2, Mark.GREEN_SOLID, "Paar"),)) == (10, 10), "here they cannot"
