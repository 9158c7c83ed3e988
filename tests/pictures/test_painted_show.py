"""A painted table with one combination in its middle; by pixels only what must be there."""

import dataclasses
from typing import Any

import pytest
from albums import DECK, POINTS, show_board, tile, tiles
from looking import opened, places, shape, words

from bot.pictures.board import WIDTH, paint_board
from bot.pictures.board_sketches import BoardSketch, PlaySketch, SeatSketch, ShowSketch
from bot.pictures.brackets import MARK_COLOURS
from bot.pictures.canvas import MARGIN
from bot.pictures.cards import CLOSE, IN_HAND, LEADING, LYING, Size, card
from bot.pictures.colours import CLOTH, GOLD, MUTED, PANEL, TEXT
from bot.pictures.laying import counted_back
from bot.pictures.lettering import CAPITAL, width
from bot.pictures.paint import paint
from bot.pictures.pieces import badge, token, took_sign
from bot.pictures.seats import NAMES, STACKED, TOLD
from bot.pictures.sketches import Mark
from bot.pictures.trail import WORDS


def with_show(board: BoardSketch, **changes: Any) -> BoardSketch:
    """The board with something else in its middle."""
    return dataclasses.replace(board, middle=dataclasses.replace(board.middle, **changes))


def test_the_combination_lies_large_in_the_middle_below_whose_it_is_and_what() -> None:
    """Its word in the colour of its mark, its owner by number and name."""
    picture = opened(paint(show_board()))
    [(first, top)], [(last, _)] = (places(picture, card(tile(one), LEADING)) for one in ("7S", "9C"))
    assert (first + last + LEADING.width) / 2 == pytest.approx(WIDTH / 2, abs=1)
    [(number, _)] = places(picture, badge(2, gold=True))
    [(who, beside)] = words(picture, "Ben", NAMES, TEXT)
    [(what, _)] = words(picture, "Dreierfolge 7-9", NAMES, MARK_COLOURS[Mark.BLUE_DASH_DOTTED])
    assert number < who < what
    assert beside < top


@pytest.mark.parametrize(
    ("cards", "size"), [(1, LEADING), (8, LEADING), (9, IN_HAND), (10, IN_HAND), (11, CLOSE), (12, CLOSE)]
)
def test_up_to_twelve_cards_lie_in_their_order_as_large_as_there_is_room(cards: int, size: Size) -> None:
    """None covers another."""
    shown = tiles(" ".join(DECK[:cards]))
    picture = opened(paint(with_show(show_board(past=0), tiles=shown)))
    at = [place for one in shown for place in places(picture, card(one, size))]
    assert len(at) == cards
    assert at == sorted(at)
    assert len({y for _, y in at}) == 1


def test_still_more_cards_lie_on_each_other_inside_the_table() -> None:
    """Of each its left edge is seen, of the last one all."""
    shown = tiles(" ".join(DECK[:30]))
    picture = opened(paint(with_show(show_board(past=0), tiles=shown)))
    [(last, top)] = places(picture, card(shown[-1], CLOSE))
    edge = card(shown[0], CLOSE).crop((0, 20, 4, 40))
    edges = [x for x, y in places(picture, edge) if y == top + 20]
    assert len(edges) == 30
    assert edges[0] > MARGIN
    assert edges[-1] == last < WIDTH - MARGIN - CLOSE.width


def test_a_combination_that_is_nobodys_stands_under_its_word_alone() -> None:
    """Without a number and a name."""
    picture = opened(paint(with_show(show_board(past=0), seat=None)))
    [(left, _)] = words(picture, "Dreierfolge 7-9", NAMES, MARK_COLOURS[Mark.BLUE_DASH_DOTTED])
    assert left + width("Dreierfolge 7-9", NAMES) / 2 == pytest.approx(WIDTH / 2, abs=2)
    assert places(picture, badge(2, gold=True)) == []


def test_the_number_on_the_smallest_of_them_can_be_read_on_a_phone() -> None:
    """At 320 pixels: 13 high."""
    assert CLOSE.number * CAPITAL * 320 / WIDTH >= 13
    assert width("12", CLOSE.number) <= 0.86 * CLOSE.width


def test_where_nothing_lies_it_says_so_and_what_was_done_still_stands_below() -> None:
    """In large words, without a number or a name."""
    picture = opened(paint(with_show(show_board(), tiles=())))
    [(_, said)] = words(picture, "Carla legt, was sie will", 40, TEXT)
    assert places(picture, badge(2, gold=True)) == []
    [(_, done)] = words(picture, "Dreierfolge", WORDS, MARK_COLOURS[Mark.BLUE_DASH_DOTTED])
    assert said < done


def test_what_was_done_stands_in_its_order_the_latest_last() -> None:
    """Each with whose it was below its word; a card that was taken has a sign of its own."""
    past = (
        PlaySketch(2, tiles("9D 8S"), Mark.BLUE_DASHED, "Folge"),
        PlaySketch(3, tiles("9D"), None, "gescoutet"),
        PlaySketch(0, tiles("QS QH QD"), Mark.GREEN_DOUBLE, "Drilling", best=True),
    )
    picture = opened(paint(with_show(show_board(), past=past)))
    marked = [
        ("Folge", MARK_COLOURS[Mark.BLUE_DASHED]),
        ("gescoutet", MUTED),
        ("Drilling", MARK_COLOURS[Mark.GREEN_DOUBLE]),
    ]
    at = [words(picture, word, WORDS, ink)[0] for word, ink in marked]
    assert at == sorted(at)
    whose = [badge(3, wide=34), badge(4, wide=34), badge(1, wide=34, gold=True)]
    numbers = [places(picture, sprite)[0] for sprite in whose]
    assert numbers == sorted(numbers)
    assert all(number[1] > word[1] for number, word in zip(numbers, at, strict=True))
    [sign] = places(picture, took_sign())
    lying = places(picture, card(tile("9D"), LYING))
    assert len(lying) == 2
    assert numbers[1] < sign < max(lying) < numbers[2]


@pytest.mark.parametrize("length", [1, 2, 5, 9, 12])
def test_of_much_that_was_done_the_latest_is_there_in_full(length: int) -> None:
    """However long it is; older things are left out before anything is covered."""
    latest = tiles(" ".join(DECK[13 : 13 + length]))
    older = [PlaySketch(i % 5, tiles(DECK[i]), Mark.GREY_DOTTED, "Einzelkarte") for i in range(8)]
    past = (*older, PlaySketch(0, latest, Mark.BLUE_DASH_DOTTED, "Folge"))
    picture = opened(paint(with_show(show_board(), past=past)))
    lying = [place for one in latest for place in places(picture, card(one, LYING))]
    assert len(lying) == length
    before = [i for i in range(8) if places(picture, card(tile(DECK[i]), LYING))]
    assert before == [*range(8 - len(before), 8)]
    assert len(words(picture, "Einzelkarte", WORDS, MARK_COLOURS[Mark.GREY_DOTTED])) == len(before)


def test_what_was_done_without_a_card_is_told_by_its_sign() -> None:
    """It stands where the cards would, behind whose it was."""
    picture = opened(paint(with_show(show_board(), past=(PlaySketch(0, (), None, "nimmt 12"),))))
    [(left, _)], [(number, _)] = (places(picture, one) for one in (took_sign(), badge(1, wide=34)))
    assert (number + left + took_sign().width) / 2 == pytest.approx(WIDTH / 2, abs=1)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_table_with_a_show_keeps_its_size_while_a_game_goes_on(seats: int) -> None:
    """So that messages do not jump."""
    full = show_board(seats)
    empty = dataclasses.replace(full, middle=ShowSketch(()))
    poor = dataclasses.replace(full, seats=tuple(SeatSketch(one.name, 0) for one in full.seats))
    many = with_show(full, tiles=tiles(" ".join(DECK[:12])))
    stages = (full, empty, poor, many, with_show(full, past=()))
    assert len({paint_board(board).size for board in stages}) == 1


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybodys_points_and_tokens_stand_in_their_places(seats: int) -> None:
    """Also where places are narrow: below each other there."""
    picture = opened(paint(show_board(seats)))
    narrow = 3 if seats == 5 else 0
    for i, points in enumerate(POINTS[:seats]):
        size = STACKED if i < narrow else TOLD
        assert len(words(picture, f"{points} Punkte", size, GOLD, PANEL)) == 1
        assert len(places(picture, counted_back(9 - i, LYING, PANEL))) == 1
    assert len(places(picture, token(PANEL, there=True))) == (seats + 1) // 2
    assert len(places(picture, token(PANEL, there=False))) == seats // 2


def test_a_spent_token_has_another_shape_and_no_token_no_shape() -> None:
    """So that it is not told by colour alone."""
    there, spent = (shape(token(CLOTH, there=there)) for there in (True, False))
    assert sum(a != b for a, b in zip(there, spent, strict=True)) > len(there) / 3
    without = tuple(dataclasses.replace(seat, token=None) for seat in show_board().seats)
    picture = opened(paint(dataclasses.replace(show_board(), seats=without)))
    assert [places(picture, token(PANEL, there=there)) for there in (True, False)] == [[], []]


def test_without_chips_none_are_drawn() -> None:
    """Whatever number stands there."""
    some = show_board()
    rich = tuple(dataclasses.replace(seat, chips=7) for seat in some.seats)
    assert paint(dataclasses.replace(some, seats=rich)) == paint(some)


def test_a_name_that_cannot_be_drawn_leaves_the_number_of_whose_it_is() -> None:
    """No box stands for a letter that the font lacks."""
    some = show_board()
    boards = [
        dataclasses.replace(some, seats=tuple(dataclasses.replace(seat, name=name) for seat in some.seats))
        for name in ("日本 👑 שלום", "")
    ]
    assert paint(boards[0]) == paint(boards[1])
