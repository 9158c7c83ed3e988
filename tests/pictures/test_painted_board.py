"""A painted board: who sits where with what, and the round in its middle; pixels only where they matter."""

import dataclasses
from typing import Any

import pytest
from albums import full_board, tile, tiles
from looking import opened, places, words

from bot.pictures import piles
from bot.pictures.board import WIDTH, paint_board
from bot.pictures.board_sketches import BoardSketch, PlaySketch, RoundSketch, SeatSketch
from bot.pictures.brackets import MARK_COLOURS
from bot.pictures.cards import IN_HAND, LEADING, LYING, card
from bot.pictures.colours import CLOTH, MUTED, PANEL, TEXT
from bot.pictures.laying import counted_back
from bot.pictures.lettering import CAPITAL, width
from bot.pictures.paint import paint
from bot.pictures.pieces import away_sign, badge, chips, draw_sign, out_sign, took_sign, turn_sign
from bot.pictures.seats import NAMES
from bot.pictures.sketches import Mark
from bot.pictures.trail import LEAST_WORDS, WORDS

EMPTY = BoardSketch(
    tuple(SeatSketch(name, 10, chips=2, chips_of=3) for name in ("Anna", "Ben", "Carla")),
    RoundSketch((), 18, "Stapel", empty_word="Anna eröffnet"),
)


def with_round(board: BoardSketch, **changes: Any) -> BoardSketch:
    """The board with something else in its middle."""
    return dataclasses.replace(board, middle=dataclasses.replace(board.middle, **changes))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_seats_are_numbered_clockwise_from_the_upper_left(seats: int) -> None:
    """The first ones above from left to right, the others below from right to left."""
    board = dataclasses.replace(
        EMPTY, seats=tuple(SeatSketch(f"P{i}", 3 + i, chips=1, chips_of=3) for i in range(seats))
    )
    picture = opened(paint(board))
    assert picture.width == WIDTH
    at = [places(picture, badge(number, PANEL))[0] for number in range(1, seats + 1)]
    above = (seats + 1) // 2
    assert [x for x, _ in at[:above]] == sorted(x for x, _ in at[:above])
    assert [x for x, _ in at[above:]] == sorted((x for x, _ in at[above:]), reverse=True)
    assert max(y for _, y in at[:above]) < min(y for _, y in at[above:])
    for i in range(seats):
        assert len(words(picture, f"P{i}", NAMES, TEXT, PANEL)) == 1
        assert len(places(picture, counted_back(3 + i, LYING, PANEL))) == 1


def test_a_seat_shows_its_open_cards_and_its_chips() -> None:
    """Full discs for what is left, hollow ones for what is gone."""
    anna = SeatSketch("Anna", 8, tiles("8C KH"), chips=1, chips_of=3)
    picture = opened(paint(dataclasses.replace(EMPTY, seats=(anna, *EMPTY.seats[1:]))))
    [(eight, _)], [(king, _)] = (places(picture, card(one, LYING, PANEL)) for one in anna.open)
    assert eight + LYING.width < king
    assert len(places(picture, chips(1, 3, PANEL))) == 1
    assert chips(1, 3, PANEL).tobytes() != chips(2, 3, PANEL).tobytes()


def test_whose_turn_it_is_and_who_is_away_or_out_have_signs_of_their_own() -> None:
    """So that nothing is told by colour alone."""
    seats = (
        SeatSketch("Anna", 8, turn=True),
        SeatSketch("Ben", 8, away=True),
        SeatSketch("Carla", 0, out=True),
        SeatSketch("Dan", 8, turn=True, away=True),
    )
    picture = opened(paint(dataclasses.replace(EMPTY, seats=seats)))
    assert len(places(picture, turn_sign(PANEL))) == 2
    assert len(places(picture, away_sign(PANEL))) == 2
    assert len(places(picture, out_sign(CLOTH))) == 1


def test_the_plays_lie_in_their_order_and_the_best_one_large_in_the_middle() -> None:
    """With whose it is beside it."""
    plays = (
        PlaySketch(2, tiles("8S"), Mark.GREY_DOTTED, "Einzel"),
        PlaySketch(0, tiles("4S 5D"), Mark.BLUE_DASHED, "Zweierfolge", best=True),
        PlaySketch(1, tiles("10C"), None, "nimmt"),
    )
    picture = opened(paint(with_round(EMPTY, plays=plays)))
    at = [places(picture, card(tile(one), LYING))[0] for one in ("8S", "4S", "5D", "10C")]
    assert at == sorted(at)
    assert len({y for _, y in at}) == 1
    [(four, _)], [(five, _)] = (places(picture, card(tile(one), LEADING)) for one in ("4S", "5D"))
    assert (four + five + LEADING.width) / 2 == pytest.approx(WIDTH / 2, abs=1)
    assert len(words(picture, "Anna", NAMES, TEXT)) == 1
    assert len(words(picture, "Zweierfolge", NAMES, MARK_COLOURS[Mark.BLUE_DASHED])) == 1
    assert len(places(picture, badge(1, gold=True))) == 1
    assert len(places(picture, took_sign())) == 1
    assert len(words(picture, "Einzel", WORDS, MARK_COLOURS[Mark.GREY_DOTTED])) == 1
    assert len(words(picture, "nimmt", WORDS, MUTED)) == 1


def test_where_nothing_was_played_it_says_so() -> None:
    """In large words in the middle."""
    assert len(words(opened(paint(EMPTY)), "Anna eröffnet", 40, TEXT)) == 1


def test_the_draw_pile_and_what_is_to_be_drawn_are_counted() -> None:
    """The draw sign is there only when a draw card lies."""
    with_draws = with_round(EMPTY, draws=6, draws_word="zu ziehen")
    for board, signs in ((EMPTY, 0), (with_draws, 1)):
        picture = opened(paint(board))
        assert len(places(picture, counted_back(18, IN_HAND))) == 1
        assert len(words(picture, "Stapel", piles.WORDS, MUTED)) == 1
        assert len(places(picture, draw_sign(6, 122))) == signs
        assert len(words(picture, "zu ziehen", piles.WORDS, TEXT)) == signs
    assert len(places(opened(paint(with_round(EMPTY, pile=0))), counted_back(0, IN_HAND))) == 1


def test_a_board_keeps_its_size_while_a_round_goes_on() -> None:
    """So that messages do not jump."""
    full = full_board()
    assert isinstance(full.middle, RoundSketch)
    plays = full.middle.plays
    sizes = {paint_board(with_round(full, plays=plays[:n])).size for n in range(6)}
    assert len(sizes) == 1


def test_a_board_can_be_read_on_a_phone() -> None:
    """At 320 pixels: 16 high is what is to be beaten, 10 what else lies; words have 9 an em."""
    shrunk = 320 / WIDTH
    assert LEADING.number * CAPITAL * shrunk >= 16
    assert LYING.number * CAPITAL * shrunk >= 10
    assert min(LEAST_WORDS, piles.WORDS, NAMES) * shrunk >= 9


def test_a_name_that_cannot_be_drawn_leaves_the_number_of_its_seat() -> None:
    """No box stands for a letter that the font lacks, also beside the play."""
    unread = full_board(name="日本 👑 שלום")
    assert paint(unread) == paint(full_board(name=""))


def a_round(*plays: tuple[str, Mark, str]) -> BoardSketch:
    """A full table at which these were played."""
    board = full_board()
    past = [PlaySketch(i, tiles(cards), mark, word) for i, (cards, mark, word) in enumerate(plays)]
    return with_round(board, plays=tuple(past))


def test_the_cards_of_five_plays_lie_beside_each_other() -> None:
    """Also with the longest words over single cards, which are smaller then."""
    plays = (
        ("8S", Mark.GREY_DOTTED, "Einzelkarte"),
        ("QS", Mark.GREY_DOTTED, "Einzelkarte"),
        ("KS", Mark.RED_SOLID, "Stoppkarte"),
        ("3S 4D", Mark.BLUE_DASHED, "Folge"),
        ("5S 5D", Mark.GREEN_SOLID, "Paar"),
    )
    picture = opened(paint(a_round(*plays)))
    lying = [
        place for cards, _, _ in plays for one in tiles(cards) for place in places(picture, card(one, LYING))
    ]
    assert len(lying) == 7
    assert lying == sorted(lying)


def test_of_five_triples_each_number_is_seen_and_the_last_card_whole() -> None:
    """There they lie on each other."""
    seen = round((LYING.width + width("3", LYING.number)) / 2)
    triples = [f"{rank}S {rank}H {rank}D" for rank in "34567"]
    picture = opened(paint(a_round(*((cards, Mark.GREEN_DOUBLE, "Drilling") for cards in triples))))
    for cards in triples:
        *others, last = tiles(cards)
        assert places(picture, card(last, LYING))
        assert all(places(picture, card(one, LYING).crop((0, 0, seen, LYING.height))) for one in others)
