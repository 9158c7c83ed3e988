"""A painted hand with what lies before the player besides; by pixels only what must be there."""

import dataclasses

import pytest
from albums import DECK, group, ranked, two_zones
from looking import opened, places, words

from bot.pictures.brackets import bracket, short
from bot.pictures.canvas import MARGIN
from bot.pictures.cards import DEPTH, IN_HAND, back, card
from bot.pictures.colours import MUTED, TEXT
from bot.pictures.hand import paint_hand
from bot.pictures.laid import PEEK, WORD_ROW, WORDS
from bot.pictures.marks import NUMBERS, STEP
from bot.pictures.paint import paint
from bot.pictures.sketches import Group, HandSketch, Mark


def test_where_places_do_not_matter_cards_have_no_numbers() -> None:
    """Their marks come closer to them."""
    numbered = HandSketch(ranked("KS QH"), (group(0, 2, Mark.GREEN_SOLID),))
    plain = dataclasses.replace(numbered, numbered=False)
    assert len(words(opened(paint(numbered)), "2", NUMBERS, TEXT)) == 1
    assert words(opened(paint(plain)), "2", NUMBERS, TEXT) == []
    assert len(places(opened(paint(plain)), bracket(Mark.GREEN_SOLID, STEP + IN_HAND.width))) == 1
    assert paint_hand(plain).size[1] < paint_hand(numbered).size[1]


def test_open_cards_lie_below_the_hand_upon_blind_ones() -> None:
    """With what they are called above them, and how many are face down."""
    picture = opened(paint(two_zones()))
    hand = [places(picture, card(one, IN_HAND))[0] for one in ranked("4C 4S 7H 10D JC AS")]
    lying = [places(picture, card(one, IN_HAND))[0] for one in ranked("KS KH 5D")]
    assert lying == sorted(lying)
    [(first, word)] = words(picture, "Offen", WORDS, TEXT)
    [(second, beside)] = words(picture, "Verdeckt 3", WORDS, MUTED)
    [(_, above)] = words(picture, "Deine Hand", WORDS, TEXT)
    assert first < second
    assert above < min(y for _, y in hand)
    assert max(y for _, y in hand) + IN_HAND.height < min(word, beside) < min(y for _, y in lying)
    high = IN_HAND.height + DEPTH
    strips = places(picture, back(IN_HAND).crop((0, high - PEEK, IN_HAND.width, high)))
    assert strips == [(x, y + high) for x, y in lying]


def test_a_hand_that_is_called_nothing_has_no_room_for_a_word() -> None:
    """Nor has one without cards, whatever it would be called."""
    called = two_zones()
    nameless = dataclasses.replace(called, word="")
    assert paint_hand(called).size[1] - paint_hand(nameless).size[1] == WORD_ROW
    empty = two_zones("")
    assert paint_hand(dataclasses.replace(empty, word="Deine Hand")).size == paint_hand(empty).size


def test_what_may_be_played_of_the_open_cards_is_marked_below_them() -> None:
    """Each mark under its cards, also under the blind ones that peek out."""
    picture = opened(paint(two_zones("")))
    [(king, top)] = places(picture, card(ranked("KS")[0], IN_HAND))
    [(five, _)] = places(picture, card(ranked("5D")[0], IN_HAND))
    [(left, below)] = places(picture, bracket(Mark.GREEN_SOLID, STEP + IN_HAND.width))
    [(single, above)] = places(picture, short(Mark.GREY_DOTTED))
    assert left == king
    assert single + short(Mark.GREY_DOTTED).width / 2 == pytest.approx(five + IN_HAND.width / 2, abs=1)
    assert top + IN_HAND.height + DEPTH + PEEK <= above < below


def test_blind_cards_alone_are_numbered_so_that_one_can_be_chosen() -> None:
    """By their places, which nothing covers any more."""
    picture = opened(paint(two_zones("", "", 3)))
    backs = places(picture, back(IN_HAND))
    assert len(backs) == 3
    for number, (left, _) in enumerate(backs, start=1):
        assert any(left < x < left + IN_HAND.width for x, _ in words(picture, str(number), NUMBERS, TEXT))
    assert words(picture, "Offen", WORDS, TEXT) == []
    assert len(words(picture, "Verdeckt 3", WORDS, MUTED)) == 1


def test_without_a_hand_there_is_no_room_kept_for_one() -> None:
    """And without other cards none for those."""
    both, one = paint_hand(two_zones()).size[1], paint_hand(two_zones("")).size[1]
    assert one < both - IN_HAND.height
    alone = dataclasses.replace(two_zones(), open=(), blind=0)
    assert paint_hand(alone).size[1] < both - IN_HAND.height
    empty = HandSketch((), numbered=False)
    assert paint_hand(empty).size[1] > 2 * MARGIN + IN_HAND.height, "a table without a card is still a table"


def test_many_open_cards_lie_in_rows_that_fit() -> None:
    """None is covered, none left out, and the groups are marked in each row."""
    many = ranked(" ".join(DECK[:23]))
    groups = (Group(0, 2, Mark.GREEN_SOLID, ""), Group(11, 2, Mark.GREEN_SOLID, ""))
    sketch = HandSketch(ranked("KD"), numbered=False, open=many, open_groups=groups, blind=13)
    picture = opened(paint(sketch))
    assert picture.width <= 960
    assert all(len(places(picture, card(one, IN_HAND))) == 1 for one in many)
    marked = places(picture, bracket(Mark.GREEN_SOLID, STEP + IN_HAND.width))
    assert marked == [
        (x, y) for x, y in marked if x in {places(picture, card(many[i], IN_HAND))[0][0] for i in (0, 11)}
    ]
    assert len(marked) == 2


def test_marks_without_words_take_less_room() -> None:
    """Nothing stands below their brackets."""
    told = HandSketch(ranked("KS KH"), (Group(0, 2, Mark.GREEN_SOLID, "Paar"),))
    silent = dataclasses.replace(told, groups=(Group(0, 2, Mark.GREEN_SOLID, ""),))
    assert paint_hand(silent).size[1] < paint_hand(told).size[1]
    assert len(places(opened(paint(silent)), bracket(Mark.GREEN_SOLID, STEP + IN_HAND.width))) == 1
