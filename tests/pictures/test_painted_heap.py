"""A painted table with one pile on which all play; by pixels only what must be there."""

import dataclasses
from typing import Any

import pytest
from albums import NAMES as PEOPLE
from albums import heap_board, ranked
from looking import opened, places, words

from bot.pictures import trail
from bot.pictures.board import WIDTH, paint_board
from bot.pictures.board_sketches import BoardSketch, SeatSketch
from bot.pictures.cards import DEPTH, IN_HAND, LEADING, LYING, back, card
from bot.pictures.colours import CLOTH, GOLD, MUTED, PANEL, TEXT
from bot.pictures.heap import ALONE, COUNTED, MOST_BELOW, VALUE
from bot.pictures.laying import counted_back
from bot.pictures.lettering import CAPITAL, width
from bot.pictures.naming import unnamed
from bot.pictures.paint import paint
from bot.pictures.pieces import out_sign, ready_sign, took_sign, turn_sign
from bot.pictures.piles import WORDS
from bot.pictures.seats import NAMES, PEEK, TOLD


def with_heap(board: BoardSketch, **changes: Any) -> BoardSketch:
    """The board with something else in its middle."""
    return dataclasses.replace(board, middle=dataclasses.replace(board.middle, **changes))


def around(*seats: SeatSketch) -> BoardSketch:
    """A table with these players."""
    return dataclasses.replace(heap_board(), seats=seats)


@pytest.mark.parametrize("cards", [1, 2, 5, 9])
def test_the_topmost_card_is_the_largest_and_the_numbers_of_those_below_stay_free(cards: int) -> None:
    """In the order in which they were played, at most so many."""
    pile = ranked("AS 2H 3D 4C 5S 6H 7D 8C 9S")[-cards:]
    picture = opened(paint(with_heap(heap_board(past=0), tiles=pile)))
    [(top, high)] = places(picture, card(pile[-1], LEADING))
    below = pile[:-1][-MOST_BELOW:]
    free = (IN_HAND.width + width("10", IN_HAND.number)) / 2
    shown = [card(one, IN_HAND).crop((0, 0, round(free), IN_HAND.height)) for one in below]
    at = [place for sprite in shown for place in places(picture, sprite)]
    assert len(at) == min(cards - 1, MOST_BELOW)
    assert [*at, (top, high)] == sorted([*at, (top, high)])
    assert {y + IN_HAND.height for _, y in at} <= {high + LEADING.height}
    unseen = [one for one in pile[:-1] if one not in below]
    assert not any(places(picture, card(one, IN_HAND).crop((0, 0, 40, 40))) for one in unseen)


@pytest.mark.parametrize("value", ["10+", "K+", "≤7"])
def test_what_counts_is_the_biggest_thing_in_the_middle(value: str) -> None:
    """With its words below it, to the right of the pile."""
    picture = opened(paint(heap_board(value=value)))
    [(left, top)] = words(picture, value, VALUE, GOLD, PANEL)
    [(_, below)] = words(picture, "König oder höher", WORDS, TEXT, PANEL)
    [(pile, _)] = places(picture, card(ranked("KS")[0], LEADING))
    assert pile + LEADING.width < left
    assert top < below
    assert LEADING.number < VALUE
    assert VALUE * CAPITAL * 320 / WIDTH >= 24


def test_where_anything_may_be_played_words_alone_say_so() -> None:
    """And where there is nothing to say, no box is there."""
    anything = heap_board(pile="", value="")
    assert len(words(opened(paint(anything)), "alles erlaubt", ALONE, TEXT, PANEL)) == 1
    assert len(words(opened(paint(anything)), "Stapel ist leer", 40, TEXT)) == 1
    silent = opened(paint(with_heap(anything, value_word="")))
    [(left, _)] = words(silent, "Stapel ist leer", 40, TEXT)
    assert left + width("Stapel ist leer", 40) / 2 == pytest.approx(WIDTH / 2, abs=2)


def test_pile_and_stock_are_counted() -> None:
    """The stock as a pile of backs, of which only its place is left at the end."""
    picture = opened(paint(heap_board()))
    [(word, _)] = words(picture, "Stapel", WORDS, MUTED)
    [(number, _)] = words(picture, "15", COUNTED, TEXT)
    assert word < number
    assert len(places(picture, counted_back(16, IN_HAND))) == 1
    assert len(words(picture, "Ziehstapel", WORDS, MUTED)) == 1
    assert len(places(opened(paint(with_heap(heap_board(), stock=0))), counted_back(0, IN_HAND))) == 1


def test_what_was_done_lately_stands_below() -> None:
    """Also that somebody took the pile, without a card."""
    picture = opened(paint(heap_board()))
    [(_, pile)] = words(picture, "Stapel", WORDS, MUTED)
    [(_, took)] = words(picture, "nimmt 12", trail.WORDS, MUTED)
    assert pile < took
    assert len(places(picture, took_sign())) == 1


def strip() -> Any:
    """What is seen of a card under an open one."""
    high = LYING.height + DEPTH
    return back(LYING, PANEL).crop((0, high - PEEK, LYING.width, high))


@pytest.mark.parametrize(
    ("open_cards", "blind", "alone", "under"), [(3, 3, 0, 3), (1, 3, 2, 1), (0, 2, 2, 0), (2, 0, 0, 0)]
)
def test_blind_cards_peek_out_under_the_open_ones_and_lie_there_alone_without(
    open_cards: int, blind: int, alone: int, under: int
) -> None:
    """As many as there are."""
    seat = SeatSketch("Anna", 3, ranked("KS 10H 2D")[:open_cards], blind)
    picture = opened(paint(around(seat, SeatSketch("Ben", 1), SeatSketch("Carla", 1))))
    assert len(places(picture, back(LYING, PANEL))) == alone
    strips = places(picture, strip())
    assert len(strips) == alone + under
    lying = [places(picture, card(one, LYING, PANEL))[0] for one in seat.open]
    assert sum((x, y + LYING.height + DEPTH) in strips for x, y in lying) == under


@pytest.mark.parametrize("hand", [0, 3, 12, 44])
def test_open_cards_and_the_size_of_hands_are_whole_at_six_narrow_places(hand: int) -> None:
    """Nothing covers them, whosever turn it is."""
    opened_cards = ranked("10S QH KD")
    seats = tuple(SeatSketch(name, hand, opened_cards, 3, turn=i == 1) for i, name in enumerate(PEOPLE))
    picture = opened(paint(around(*seats)))
    assert len(places(picture, counted_back(hand, LYING, PANEL))) == 6
    for one in opened_cards:
        assert len(places(picture, card(one, LYING, PANEL))) == 6
    assert LYING.number * CAPITAL * 320 / WIDTH >= 10


def test_who_is_out_has_a_place_and_who_is_ready_a_sign() -> None:
    """The place in words of the game's, the sign where else that of whose turn it is would be."""
    seats = (
        SeatSketch("Anna", 3, turn=True),
        SeatSketch("Ben", 3, ready=True),
        SeatSketch("Carla", 0, told="1.", out=True),
    )
    picture = opened(paint(around(*seats)))
    assert len(words(picture, "1.", TOLD, GOLD, CLOTH)) == 1
    assert len(places(picture, out_sign(CLOTH))) == 1
    [(_, turn)] = places(picture, turn_sign(PANEL))
    assert [y for _, y in places(picture, ready_sign(PANEL))] == [turn]
    assert ready_sign(PANEL).tobytes() != turn_sign(PANEL).tobytes()


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_table_with_a_heap_keeps_its_size_while_a_game_goes_on(seats: int) -> None:
    """Also when nobody has blind cards any more."""
    full = heap_board(seats)
    poor = dataclasses.replace(full, seats=tuple(SeatSketch(one.name, 1) for one in full.seats))
    stages = (full, poor, heap_board(seats, "", "", 0), with_heap(full, stock=0, value_word=""))
    assert len({paint_board(board).size for board in stages}) == 1
    assert paint_board(full).size[0] == WIDTH


def test_the_names_of_six_people_stand_in_their_places() -> None:
    """Those that are too long or cannot be drawn are said to be missing."""
    assert unnamed(heap_board()) == frozenset()
    picture = opened(paint(heap_board()))
    assert len(words(picture, "Ben", NAMES, TEXT, PANEL)) == 1
    names = ("Anna", "日本", "Ben", "Maximilian der Kurze", "Eva", "Finn")
    seats = tuple(SeatSketch(name, 3) for name in names)
    assert unnamed(around(*seats)) == {1, 3}
